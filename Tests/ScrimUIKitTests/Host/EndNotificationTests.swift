import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Minimized work that ends while the user is elsewhere.
    @MainActor @Suite struct EndNotificationTests {
        private let app = AppFixture()

        init() { app.overlays.stage.defaults.reportsMinimizedWork = true }

        private func close() { app.overlays.stage.defaults.reportsMinimizedWork = false }

        private func minimized() -> Presentation {
            let veil = app.showNow(.veil("Exporting", indicator: .bar(0)))
            veil.minimize()
            app.screen.advance(by: 1)
            return veil
        }

        @Test(arguments: [false, true]) func aNotificationComesAndGoesWithTheUser(isBesideAnother: Bool) {
            defer { close() }
            let veil = minimized()
            if isBesideAnother { app.screen.setInUse(false) } else { app.screen.deactivate() }
            veil.finish(.success("Exported"))
            app.screen.advance(by: 20)
            #expect(app.screen.notifications == ["Exported"])
            #expect(!veil.hasEnded)
            if isBesideAnother { app.screen.setInUse(true) } else { app.screen.enterForeground() }
            app.screen.advance(by: 0.1)
            #expect(app.screen.notifications == [])
            app.screen.advance(by: 5)
            #expect(veil.outcome?.cause == .finished)
        }

        /// The system shows a notification a moment after it is requested.
        @Test func oneThatIsWithdrawnBeforeTheSystemShowsItNeverComes() {
            defer { close() }
            let veil = minimized()
            app.screen.deactivate()
            veil.finish(.success("Exported"))
            #expect(app.screen.notifications == [])
            app.screen.enterForeground()
            app.screen.advance(by: 1)
            #expect(app.screen.notifications == [])
            app.screen.advance(by: 5)
            #expect(veil.hasEnded)
        }

        @Test func eachHasItsOwn() {
            defer { close() }
            let veils = [minimized(), minimized()]
            app.screen.deactivate()
            veils[0].finish(.success("A"))
            veils[1].finish(.failure("B"))
            app.screen.turn()
            #expect(app.screen.notifications == ["A", "B"])
            veils[0].dismiss()
            app.screen.advance(by: 1)
            #expect(app.screen.notifications == ["B"])
            veils[1].dismiss()
            app.screen.enterForeground()
            app.screen.advance(by: 1)
            #expect(app.screen.notifications == [])
        }
    }
}
