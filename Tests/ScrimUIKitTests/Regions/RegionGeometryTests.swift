import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// What the system's bars leave of a view that is a region.
    @MainActor @Suite struct RegionGeometryTests {
        private let app = AppFixture(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        private let tabs = UITabBarController()
        private let page = UIViewController()
        /// Fills the page, also behind the tab bar.
        private let map = UIView()
        private let places = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))

        private func showPlaces() -> Presentation {
            tabs.viewControllers = [page]
            app.window.rootViewController = tabs
            app.screen.turn()
            map.frame = page.view.bounds
            map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            page.view.addSubview(map)
            let sheet = map.overlays.show(.sheet(detents: [.points(69), .full], input: .live)) { places }
            app.screen.advance(by: 2)
            return sheet
        }

        /// How far above the screen's lower edge the sheet ends.
        private var height: Double { 844 - (app.surface?.frames.panel.minY ?? 0) }

        @Test func aSheetOverAMapKeepsClearOfTheTabBar() {
            defer { app.close() }
            let sheet = showPlaces()
            #expect(tabs.tabBar.frame.minY == 761 && height == 69 + 83)
            let content = places.convert(places.bounds, to: nil)
            #expect(content.maxY < 762 && content.height > 40)
            sheet.dismiss()
        }

        @Test func aSheetFollowsABarThatGoesAndComes() {
            defer { app.close() }
            let sheet = showPlaces()
            for isHidden in [true, false] {
                tabs.tabBar.isHidden = isHidden
                tabs.view.setNeedsLayout()
                app.screen.advance(by: 2)
                #expect(height == 69 + (isHidden ? 34 : 83))
            }
            sheet.dismiss()
        }

        /// A map that keeps its own labels clear of the sheet: otherwise the sheet would rise by itself.
        @Test func whatTheAppAddsToTheSafeAreaMovesNoSheet() {
            defer { app.close() }
            let sheet = showPlaces()
            for _ in 0..<3 {
                page.additionalSafeAreaInsets.bottom = sheet.position?.points ?? 0
                app.screen.advance(by: 2)
            }
            #expect(page.additionalSafeAreaInsets.bottom > 69 && height == 69 + 83)
            sheet.dismiss()
        }
    }
}
