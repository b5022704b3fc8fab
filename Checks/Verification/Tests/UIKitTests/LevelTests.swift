#if canImport(UIKit)
import Testing
import UIKit

/// What happens to a window's level; runs on UIKit as well.
@MainActor
struct LevelTests {
    private final class High: UIWindow {
        override var windowLevel: UIWindow.Level {
            get { UIWindow.Level(rawValue: 10_000_002) }
            set { super.windowLevel = newValue }
        }
    }

    @Test func noLevelAboveTheHighestIsKept() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.windowLevel = UIWindow.Level(rawValue: 10_000_001)
        #expect(window.windowLevel.rawValue == 10_000_000)
    }

    @Test func aSubclassMayAnswerAHigherOne() {
        let window = High(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.windowLevel = .alert
        #expect(window.windowLevel.rawValue == 10_000_002)
    }
}
#endif
