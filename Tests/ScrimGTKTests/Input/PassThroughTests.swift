import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// A HUD takes no input from the app, wherever it is.
    @MainActor @Suite struct PassThroughTests {
        @Test(arguments: WindowBlockTests.deeds)
        func everythingReachesTheAppUnderANotice(deed: WindowBlockTests.Deed) throws {
            let app = try AppFixture(.application)
            defer { app.close() }
            app.present()
            let notice = app.button.overlays.show(.hud("Saved").with(\.timing.lifetime, .untilDismissed))
            let other = app.window.overlays.show(
                .hud("Copied", placement: .bottom).with(\.timing.lifetime, .untilDismissed))
            GtkTests.iterate { notice.isVisible && other.isVisible }

            #expect(deed.isHeard(by: app))
            #expect(!notice.hasEnded && !other.hasEnded)
        }
    }
}
