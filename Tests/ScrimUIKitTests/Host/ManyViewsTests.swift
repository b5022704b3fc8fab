import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// What the host reads of the app's views, of which there may be many.
    @MainActor @Suite struct ManyViewsTests {
        /// Counts how often the view is looked at, which the host does once each time it asks for a view's region.
        private final class WatchedCell: UIView {
            private(set) var looks = 0
            override var isHidden: Bool {
                get {
                    looks += 1
                    return super.isHidden
                }
                set { super.isHidden = newValue }
            }
        }

        /// Counts how often its subviews are read.
        private final class WatchedPage: UIView {
            private(set) var looks = 0
            override var subviews: [UIView] {
                looks += 1
                return super.subviews
            }
        }

        private let app = AppFixture()

        /// A list of cells below each other, over the whole window.
        private func makeList(of cells: [UIView], in page: UIView) {
            let list = UIScrollView(frame: app.root.view.bounds)
            page.frame = app.root.view.bounds
            app.root.view.addSubview(page)
            page.addSubview(list)
            for (index, cell) in cells.enumerated() {
                cell.frame = CGRect(x: 0, y: Double(index) * 20, width: 390, height: 20)
                list.addSubview(cell)
            }
        }

        /// In their grace, cells are blocked by views on which nothing is drawn yet.
        @Test(arguments: [false, true])
        func aTouchMeasuresACoveredCellNoMoreOftenIfThereAreMany(isInGrace: Bool) {
            defer { app.close() }
            let cells = (0..<40).map { _ in WatchedCell() }
            let free = UIView()
            makeList(of: (cells as [UIView]) + [free], in: UIView())
            app.screen.turn()
            let overlay = isInGrace ? Overlay.loading() : .loading().with(\.timing, Overlay.Timing())
            var shown: [Presentation] = []
            var looks: [Int] = []
            for part in [cells[..<10], cells[10...]] {
                shown += part.map { $0.overlays.show(overlay) }
                app.screen.advance(by: Screen.frame)
                let before = cells[0].looks
                #expect(app.screen.hit(at: free.frame.middle) === free)
                looks.append(cells[0].looks - before)
                #expect(app.screen.hit(at: cells[0].frame.middle) !== cells[0])
            }
            #expect(looks[1] == looks[0])
            for presentation in shown { presentation.dismiss() }
            app.screen.advance(by: 1)
        }

        @Test(arguments: [false, true])
        func aTurnReadsTheOrderOfOverlaysNoMoreOftenIfThereAreMany(isInGrace: Bool) {
            defer { app.close() }
            let (cells, page) = ((0..<40).map { _ in UIView() }, WatchedPage())
            makeList(of: cells, in: page)
            app.screen.turn()
            let overlay = isInGrace ? Overlay.loading() : .loading().with(\.timing, Overlay.Timing())
            var shown: [Presentation] = []
            var looks: [Int] = []
            for part in [cells[..<10], cells[10...]] {
                shown += part.map { $0.overlays.show(overlay) }
                app.screen.advance(by: 3 * Screen.frame)
                let before = page.looks
                app.screen.turn()
                looks.append(page.looks - before)
            }
            #expect(page.subviews.count { $0 is any RegionOverlayView } >= 40)
            #expect(looks[1] == looks[0])
            for presentation in shown { presentation.dismiss() }
            app.screen.advance(by: 1)
        }

        @Test func withoutAFirstResponderEachViewIsVisitedOnce() {
            defer { app.close() }
            _ = app.overlays
            app.field.resignFirstResponder()
            let page = WatchedPage()
            app.root.view.addSubview(page)
            app.screen.turn()
            let before = page.looks
            let found = app.host.currentResponder
            #expect(app.window.isKeyWindow && found == nil && page.looks == before + 1)
        }
    }
}
