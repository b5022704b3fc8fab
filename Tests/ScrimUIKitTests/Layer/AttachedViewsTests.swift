import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Overlays over a view and over its subviews are drawn in the order in which they handle presses.
    @MainActor @Suite struct AttachedViewsTests {
        private let app = AppFixture()

        /// A page with a list that reaches below the page's edge.
        private func makePage() -> (page: UIView, list: UIView) {
            let page = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 500))
            let list = UIView(frame: CGRect(x: 20, y: 50, width: 350, height: 300))
            page.addSubview(list)
            app.root.view.addSubview(page)
            return (page, list)
        }

        @Test func whatComesOverAViewInAViewIsInFrontOfWhatIsOverThat() throws {
            app.screen.setVoiceOver(true)
            defer {
                app.screen.setVoiceOver(false)
                app.screen.forgetPosts()
                app.close()
            }
            let (page, list) = makePage()
            let busy = app.showNow(.activity(), over: page)
            let question = app.showNow(.question("Sure?", actions: ["Yes"]), over: list)
            let surface = try app.surface(of: .question)
            #expect(app.areInOrder)
            #expect(surface.convert(surface.bounds, to: page) == list.frame)
            let button = try app.middle(of: surface.parts.action)
            #expect(app.screen.hit(at: button)?.isDescendant(of: surface) == true)
            #expect(app.screen.accessibleElements.contains { $0 === surface.parts.action })
            page.frame.origin.y = 150
            list.frame.origin.x = 40
            app.screen.advance(by: Screen.frame)
            #expect(surface.convert(surface.bounds, to: page) == list.frame)
            #expect(app.screen.tapButton("Yes"))
            app.screen.advance(by: 1)
            #expect(question.hasEnded)
            busy.dismiss()
            app.screen.advance(by: 1)
            #expect(app.isClean)
        }

        @Test func itIsInFrontWhateverIsOlder() throws {
            defer { app.close() }
            let (page, list) = makePage()
            let cell = UIView(frame: CGRect(x: 0, y: 0, width: 350, height: 200))
            list.addSubview(cell)
            let shown = [cell, page, cell, list, cell].map {
                app.showNow(.loading().with(\.onRepeat, .separate), over: $0)
            }
            #expect(app.host.surfaces.count == 5 && app.areInOrder)
            #expect(
                app.host.surfaces.first?.superview === list, "Nothing older is over what is around its view")
            let notice = app.showNow(AppFixture.removed, over: cell)
            #expect(app.areInOrder && app.screen.tapButton("Undo"))
            let later = app.showNow(.loading().with(\.onRepeat, .separate), over: page)
            #expect(app.areInOrder)
            (shown + [notice, later]).forEach { $0.dismiss() }
        }

        @Test func whenTheOlderOneGoesItKeepsItsPlaceAndTheKeys() throws {
            defer { app.close() }
            let (page, list) = makePage()
            let busy = app.showNow(.activity(), over: page)
            let question = app.showNow(
                .question("Code", actions: ["OK"]).with(\.content.field, .text("Code")), over: list)
            let surface = try app.surface(of: .question)
            let field = try #require(surface.parts[.field]?.keyTarget)
            app.screen.tap(at: try app.middle(of: field))
            #expect(field.isFirstResponder)
            busy.dismiss()
            app.screen.advance(by: 1)
            #expect(field.isFirstResponder && surface.superview === page.superview)
            page.isHidden = true
            app.screen.advance(by: Screen.frame)
            #expect(surface.isHidden)
            page.isHidden = false
            app.root.view.addSubview(list)
            app.screen.advance(by: Screen.frame)
            #expect(surface.superview === app.root.view && surface.frame == list.frame)
            question.dismiss()
        }

        /// The page's loading view ends, the list's begins, and the page has a button above the list.
        @Test func whatLeavesTakesItNotOutOfTheOuterView() throws {
            defer { app.close() }
            let (page, list) = makePage()
            let button = TapCounter()
            button.frame = CGRect(x: 150, y: 100, width: 90, height: 60)
            page.addSubview(button)
            app.showNow(.loading(), over: page).dismiss()
            let load = app.showNow(.loading(), over: list)
            app.screen.advance(by: 2)
            #expect(try app.surface(of: .loading).superview === page)
            app.screen.tap(at: page.convert(button.frame, to: nil).middle)
            #expect(button.taps == 1)
            load.dismiss()
        }

        @Test func whatComesOverAViewIsInFrontOfWhatLeavesThere() {
            defer { app.close() }
            let (_, list) = makePage()
            app.showNow(.loading(), over: list).dismiss()
            let question = list.overlays.show(.question("Sure?", actions: ["Yes"]))
            app.screen.advance(by: Screen.frame)
            #expect(app.host.surfaces.count == 2 && app.areInOrder)
            question.dismiss()
        }

        @Test func itIsCutOffByTheOuterView() throws {
            defer { app.close() }
            let (page, list) = makePage()
            page.clipsToBounds = true
            list.frame.size.height = 600
            let busy = app.showNow(.activity(), over: page)
            let load = app.showNow(.loading(), over: list)
            let surface = try app.surface(of: .loading)
            #expect(app.areInOrder)
            #expect(surface.clipView.convert(surface.clipView.bounds, to: nil).maxY == page.frame.maxY)
            let below = CGPoint(x: 195, y: page.frame.maxY + 30)
            #expect(app.screen.hit(at: below)?.isDescendant(of: surface) == false)
            [load, busy].forEach { $0.dismiss() }
        }
    }
}
