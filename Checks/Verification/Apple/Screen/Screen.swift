#if canImport(UIKit)
import Foundation
import UIKit

/// What tests of UIKit's semantics need from a screen, on UIKit itself: windows without an app, and time that passes.
///
/// On Linux the module of this name belongs to the double, and also has fingers, keys and scenes.
@MainActor
public final class Screen {
    /// The time between two frames, in seconds.
    public static let frame: TimeInterval = 1 / 60

    private let bounds: CGRect
    private let safeArea: UIEdgeInsets
    private var windows: [UIWindow] = []

    /// Creates a screen of this size, in points.
    public init(width: CGFloat = 390, height: CGFloat = 844, safeArea: UIEdgeInsets = .zero) {
        bounds = CGRect(x: 0, y: 0, width: width, height: height)
        self.safeArea = safeArea
    }

    /// Removes the screen's windows.
    public func disconnect() {
        for window in windows { window.isHidden = true }
        windows = []
    }

    /// Makes a visible window, with an empty root view controller unless one is given.
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

    /// The scene of the app that runs the tests; `nil`: there is none.
    private static var scene: UIWindowScene? {
        UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }

    /// Lays out and commits.
    public func turn() {
        for window in windows { window.layoutIfNeeded() }
        CATransaction.flush()
    }

    /// Runs the run loop for this number of seconds.
    public func advance(by seconds: TimeInterval) {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
        turn()
    }

    /// The view that UIKit's hit test finds at a point, in the front window that has one there.
    public func hit(at point: CGPoint) -> UIView? {
        windows.reversed().lazy.filter { !$0.isHidden }.compactMap { $0.hitTest(point, with: nil) }.first
    }
}
#endif
