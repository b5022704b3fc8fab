#if canImport(UIKit)
import Foundation
import UIKit

/// What tests of UIKit's semantics ask of a screen, on UIKit itself: windows without an app, and time that goes by.
///
/// On Linux the module of this name is the double's, which has fingers, keys and scenes besides.
@MainActor
public final class Screen {
    /// Seconds between two frames.
    public static let frame: TimeInterval = 1 / 60

    private let bounds: CGRect
    private let safeArea: UIEdgeInsets
    private var windows: [UIWindow] = []

    /// A screen of this size, in points.
    public init(width: CGFloat = 390, height: CGFloat = 844, safeArea: UIEdgeInsets = .zero) {
        bounds = CGRect(x: 0, y: 0, width: width, height: height)
        self.safeArea = safeArea
    }

    /// Takes its windows away.
    public func disconnect() {
        for window in windows { window.isHidden = true }
        windows = []
    }

    /// A window, shown, with an empty root view controller unless one is given.
    public func makeWindow(_ root: UIViewController = UIViewController()) -> UIWindow {
        let window = Self.scene.map(UIWindow.init) ?? UIWindow(frame: bounds)
        window.frame = bounds
        window.rootViewController = root
        root.additionalSafeAreaInsets = safeArea
        window.isHidden = false
        windows.append(window)
        turn()
        return window
    }

    /// The scene of the app that the tests run in, if they have one.
    private static var scene: UIWindowScene? {
        UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }

    /// Layout and commit.
    public func turn() {
        for window in windows { window.layoutIfNeeded() }
        CATransaction.flush()
    }

    /// Lets the run loop run for so many seconds.
    public func advance(by seconds: TimeInterval) {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
        turn()
    }

    /// What UIKit's hit test finds at a point, in the front window that has anything there.
    public func hit(at point: CGPoint) -> UIView? {
        windows.reversed().lazy.filter { !$0.isHidden }.compactMap { $0.hitTest(point, with: nil) }.first
    }
}
#endif
