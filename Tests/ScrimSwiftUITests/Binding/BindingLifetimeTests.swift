@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

@testable import ScrimSwiftUI

/// How long an overlay stays when its binding requests another lifetime.
@MainActor
struct BindingLifetimeTests {
    private let screen = TestHost()
    private let model = BindingModel()

    private func wait(_ duration: Duration = .seconds(1)) async {
        screen.advance(by: duration)
        await screen.settle()
        await othersRun()
    }

    @Test func aNoticeOfWorkThatIsDoneIsReadAndGoes() async {
        model.presenter.place(in: screen.overlays)
        model.set(.hud("Exporting…", indicator: .ring(0.5), placement: .bottom))
        await wait(.seconds(20))
        let surface = screen.plan.surfaces.first?.id
        model.set(.hud("Exported", icon: .success, placement: .bottom))
        await wait(.milliseconds(500))
        #expect(screen.isShowing("Exported") && screen.plan.surfaces.first?.id == surface)
        await wait(.seconds(8))
        #expect(model.cleared == 1 && model.outcomes.map(\.cause) == [.expired])
        #expect(screen.leftovers == [])
    }

    @Test func workThatBeginsKeepsItsNotice() async {
        model.presenter.place(in: screen.overlays)
        model.set(.hud("Queued", icon: .info))
        await wait(.milliseconds(300))
        model.set(.hud("Exporting…", indicator: .ring(0.1)))
        await wait(.seconds(20))
        #expect(model.cleared == 0 && screen.isShowing("Exporting…"))
        model.set(nil)
        await wait()
        #expect(screen.leftovers == [])
    }

    @Test func aNoticeAtAnotherPlacementIsShownAgain() async {
        model.presenter.place(in: screen.overlays)
        model.set(.hud("Exporting…", indicator: .ring(0.5), placement: .bottom))
        await wait()
        model.set(.hud("Exported", icon: .success))
        await wait(.milliseconds(500))
        #expect(screen.isShowing("Exported") && !screen.isShowing("Exporting…"))
        #expect(model.cleared == 0)
        await wait(.seconds(8))
        #expect(model.cleared == 1 && model.outcomes.map(\.cause) == [.expired])
        #expect(screen.leftovers == [])
    }
}
