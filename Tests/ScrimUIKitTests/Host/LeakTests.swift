import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// No object that the library made for a surface outlives the surface.
    @MainActor @Suite struct LeakTests {
        /// An overlay, its region, and what is done with it.
        struct Showing: Sendable, CustomTestStringConvertible {
            let testDescription: String
            let overlay: Overlay
            var region = Area.window
            var content = Content.none
            var isDragged = false

            enum Area { case window, view, keyboard }
            enum Content { case none, view, controller, list }
        }

        nonisolated static let showings: [Showing] = [
            Showing(testDescription: "a veil", overlay: .veil("Working")),
            Showing(testDescription: "a veil with Cancel", overlay: .veil("Working", cancel: .standard)),
            Showing(testDescription: "a veil over a ring", overlay: .veil("Working", indicator: .ring(0.4))),
            Showing(testDescription: "loading", overlay: .loading("Loading"), region: .view),
            Showing(testDescription: "a running bar", overlay: .loading(cover: .bar), region: .view),
            Showing(testDescription: "over the keyboard", overlay: .loading("Sending"), region: .keyboard),
            Showing(testDescription: "an activity", overlay: .activity("Busy"), region: .view),
            Showing(testDescription: "a notice", overlay: .hud("Saved", icon: .success)),
            Showing(
                testDescription: "a toast with a button",
                overlay: .hud("Gone", placement: .top, action: "Undo")),
            Showing(
                testDescription: "a toast that a tap or a flick ends",
                overlay: .hud("Gone", placement: .bottom).with(\.input.dismissedBy, [.tap, .flick])),
            Showing(
                testDescription: "a notice over a view that a tap ends",
                overlay: .hud("Gone", action: "Undo").with(\.input.dismissedBy, [.tap]), region: .view),
            Showing(
                testDescription: "a live sheet", overlay: .sheet(input: .live), content: .view,
                isDragged: true),
            Showing(
                testDescription: "a sheet with a list", overlay: .sheet(detents: [.points(300), .full]),
                content: .list, isDragged: true),
            Showing(
                testDescription: "a sheet that blocks, with a controller", overlay: .sheet(input: .block),
                content: .controller, isDragged: true),
            Showing(
                testDescription: "a live sheet with a controller", overlay: .sheet(input: .live),
                content: .controller, isDragged: true),
            Showing(
                testDescription: "a sheet over a view", overlay: .sheet(input: .live), region: .view,
                content: .controller),
            Showing(
                testDescription: "a sheet from the side", overlay: .sheet(from: .leading, input: .dismissing),
                content: .view),
        ]

        @Test(arguments: showings) func nothingOfItIsLeft(_ showing: Showing) async throws {
            let app = AppFixture()
            defer { app.close() }
            app.screen.showKeyboard(height: 300)
            let held = try show(showing, in: app)
            #expect(held.count > 10)
            await app.settle()
            // The last overlay may be kept until the next one.
            app.showNow(.hud("Next")).dismiss()
            await app.settle()
            #expect(held.left == [])
            app.screen.hideKeyboard()
        }

        /// Shows the overlay, records the objects that exist, and dismisses the overlay.
        private func show(_ showing: Showing, in app: AppFixture) throws -> HeldObjects {
            let overlays: UIKitOverlays? =
                switch showing.region {
                case .window: app.overlays
                case .view: app.region?.overlays
                case .keyboard: app.overlays.over(.keyboard)
                }
            let overlay = showing.overlay.with(\.timing, Overlay.Timing())
            let content = makeContent(showing.content)
            let handle: Presentation? =
                if let content { overlays?.show(overlay) { content } } else { overlays?.show(overlay) }
            let presentation = try #require(handle)
            app.screen.advance(by: 2)
            if showing.isDragged, let panel = app.surface?.panel {
                let middle = panel.convert(panel.bounds, to: nil).middle
                app.screen.touchDown(at: middle)
                app.screen.drag(to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.1)
                app.screen.touchUp()
                app.screen.advance(by: 1)
            }
            let own = [content, (content as? UIViewController)?.view].compactMap { $0 as AnyObject? }
            let held = HeldObjects(in: app, content: own)
            presentation.dismiss()
            return held
        }

        private func makeContent(_ content: Showing.Content) -> (any OverlayContent)? {
            switch content {
            case .none: return nil
            case .view: return UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            case .controller:
                let controller = UIViewController()
                controller.preferredContentSize = CGSize(width: 300, height: 200)
                return controller
            case .list:
                let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
                list.contentSize = CGSize(width: 390, height: 2000)
                return list
            }
        }

        @Test func anObserverOfTurnsThatIsGoneIsCalledNoMore() {
            let app = AppFixture()
            defer { app.close() }
            var turns = 0
            var observer: TurnEndObserver? = TurnEndObserver { turns += 1 }
            app.screen.turn()
            #expect(turns > 0)
            withExtendedLifetime(observer) {}
            observer = nil
            let before = turns
            app.screen.turn()
            #expect(turns == before)
        }

        /// The window's watcher ends with the window, not with the next overlay.
        @Test func theRecognizerOfAVeilsWindowGoesWithTheVeil() async throws {
            let app = AppFixture()
            defer { app.close() }
            weak var recognizer: UIGestureRecognizer?
            do {
                let veil = app.showNow(.veil("Working"))
                recognizer = try #require(app.ours.first?.gestureRecognizers?.first)
                veil.dismiss()
            }
            await app.settle()
            #expect(recognizer == nil)
        }
    }
}
