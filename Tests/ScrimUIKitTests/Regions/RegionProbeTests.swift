import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// What the library adds to a view of the app's, beside the app's subviews.
    @MainActor @Suite struct RegionProbeTests {
        private let app = AppFixture()

        /// Bars observe the scroll view that is the first subview of a page.
        @Test func whatIsFirstInAViewStaysTheFirst() {
            defer { app.close() }
            let list = UIScrollView(frame: app.root.view.bounds)
            app.root.view.insertSubview(list, at: 0)
            let veil = app.root.view.overlays.over(.window).show(.veil("Working"))
            app.screen.advance(by: 1)
            #expect(app.root.view.subviews.first === list)
            veil.dismiss()
        }

        @Test func aPictureThatAScrollViewZoomsStaysItsFirst() {
            defer { app.close() }
            let (scroller, picture) = (UIScrollView(frame: app.root.view.bounds), UIView())
            scroller.addSubview(picture)
            app.root.view.addSubview(scroller)
            let busy = app.showNow(.loading(), over: scroller)
            #expect(scroller.subviews.first === picture)
            busy.dismiss()
        }

        /// Common code removes subviews in a loop until the view has none.
        @Test func aViewCanBeClearedInALoop() async throws {
            defer { app.close() }
            let region = try #require(app.region)
            let id = region.overlays.region
            var rounds = 0
            while let view = region.subviews.last, rounds < 50 {
                view.removeFromSuperview()
                rounds += 1
            }
            #expect(region.subviews.isEmpty)
            #expect(region.overlays.region == id, "Also before it is noticed")
            await app.pass()
            #expect(region.overlays.region == id)
            #expect(region.subviews.count { $0 is RegionProbe } == 1)
        }

        /// Views that once were regions are on pages that are not in front, while something is shown elsewhere.
        @Test func theNamesOfAClassAreMadeOnce() {
            defer { app.close() }
            final class Cell: UIView {}
            let cells = (0..<10).map { _ in Cell() }
            let before = ClassNames.made
            for cell in cells {
                app.root.view.addSubview(cell)
                _ = cell.overlays
                cell.removeFromSuperview()
            }
            let veil = app.showNow(.veil("Working"))
            #expect(ClassNames.made - before == 1)
            veil.dismiss()
        }
    }
}
