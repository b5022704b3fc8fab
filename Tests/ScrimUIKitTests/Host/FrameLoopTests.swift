import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// What the host does in each frame.
    @MainActor @Suite struct FrameLoopTests {
        /// Counts how often the library reads the window, which it does once for each plan that it applies.
        private final class WatchedWindow: UIWindow {
            private(set) var looks = 0
            override var rootViewController: UIViewController? {
                get {
                    looks += 1
                    return super.rootViewController
                }
                set { super.rootViewController = newValue }
            }
        }

        /// How often the window is read while this many overlays appear together.
        private func looks(at count: Int) throws -> Int {
            let screen = Screen(width: 390, height: 844)
            let window = WatchedWindow(windowScene: screen.scene)
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            defer {
                screen.disconnect()
                window.isHidden = true
                window.windowScene = nil
            }
            let rows = (0..<count).map {
                UIView(frame: CGRect(x: 0, y: Double($0) * 20, width: 390, height: 20))
            }
            for row in rows { root.view.addSubview(row) }
            screen.turn()
            let shown = rows.map { $0.overlays.show(.loading()) }
            let before = window.looks
            screen.advance(by: 1)
            let surfaces = UIKitHost.of(screen.scene).plan.surfaces
            #expect(surfaces.count == count && surfaces.allSatisfy { !$0.awaitsFrame })
            let looks = window.looks - before
            for presentation in shown { presentation.dismiss() }
            screen.advance(by: 2)
            return looks
        }

        @Test func whatComesUpInOneFrameIsOnePlan() throws {
            let one = try looks(at: 1)
            #expect(try looks(at: 40) == one)
        }

        /// The zoom of a camera, while a finger changes it in each frame.
        @Test func aNoticeThatIsReplacedInEachFrameIsSeenAllTheSame() {
            let app = AppFixture()
            defer { app.close() }
            var notices: [Presentation] = []
            for step in 1...10 {
                let zoom = Overlay.hud("Zoom \(step)", indicator: .bar(Double(step) / 10))
                notices.append(app.overlays.flash(zoom.identified("zoom")))
                app.screen.advance(by: Screen.frame)
            }
            #expect(app.host.surfaces.count == 1 && app.surface?.plan?.awaitsFrame == false)
            #expect(notices.last?.isVisible == true)
            notices.last?.dismiss()
            app.screen.advance(by: 2)
        }
    }
}
