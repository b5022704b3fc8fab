@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 16: which part of a panel gets the focus.
@MainActor
@Suite struct Rule16PanelTests {
    let host = TestHost()

    @Test(arguments: [
        Overlay.veil("Wait", cancel: .standard), .loading("Wait", cancel: .standard),
        .activity("Wait").with(\.content.cancel, .standard), .hud("Wait", action: "Undo"),
    ])
    func toThePanelAndNotToItsButton(_ overlay: Overlay) throws {
        let presentation = host.overlays.show(overlay.instant)
        let surface = try #require(host.plan.surfaces.first?.value)
        #expect(!surface.focusesContent)
        presentation.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func toTheAppsView() throws {
        let sheet = host.overlays.show(Overlay.sheet.instant) { "form" }
        let surface = try #require(host.plan.surfaces.first?.value)
        #expect(surface.focusesContent)
        sheet.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }
}
