import UIKit
import UserNotifications

/// The user, the system and the clock around one scene.
///
/// Tests act through the screen; everything else that they use is UIKit's own. All scenes share one clock, one keyboard
/// and one first responder, as on a device, so tests run one after the other.
@MainActor
public final class Screen {
    /// The scene, connected and in the foreground.
    public let scene: UIWindowScene
    /// The fingers that are down, by the numbers that tests give them.
    var fingers: [Int: UITouch] = [:]
    var hovered: [UIView] = []
    var held: [UIKeyboardHIDUsage: UIPress] = [:]
    var keyboard = CGRect.zero

    /// Connects a scene of this size, in points.
    public init(width: CGFloat = 390, height: CGFloat = 844, safeArea: UIEdgeInsets = .zero) {
        scene = UIWindowScene(size: CGSize(width: width, height: height))
        scene.safeArea = safeArea
        UIApplication.shared.connectedScenes.insert(scene)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        enterForeground()
    }

    /// Disconnects the scene, as when the user closes it in the app switcher.
    public func disconnect() {
        if UIApplication.shared.keyboardFrame != nil { hideKeyboard(duration: 0) }
        enterBackground()
        scene.activationState = .unattached
        UIApplication.shared.connectedScenes.remove(scene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    }

    /// Makes a window of the app, visible and key, with an empty root view controller unless one is given.
    public func makeWindow(_ root: UIViewController = UIViewController()) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        turn()
        return window
    }

    /// The number of texts that were measured so far.
    public static var measuredTexts: Int { UILabel.measured }

    /// Returns the issues that the system has logged since the last call.
    public static func complaints() -> [String] { RuntimeIssues.read() }

    // MARK: Time

    /// The time between two frames, in seconds.
    public static let frame: TimeInterval = 1 / 60

    /// Ends a turn of the run loop: layout and commit, without time passing.
    public func turn() {
        RenderLoop.commit()
        UNUserNotificationCenter.deliver()
    }

    /// Lets frames pass until this number of seconds is over.
    public func advance(by seconds: TimeInterval) {
        let end = CACurrentMediaTime() + seconds
        while end - CACurrentMediaTime() > 1e-9 {
            RenderLoop.frame(after: min(Self.frame, end - CACurrentMediaTime()))
            UNUserNotificationCenter.deliver()
        }
    }

    /// The frame rates that the running display links want.
    public var wantedFrameRates: [CAFrameRateRange] { CADisplayLink.wantedRates }

    /// The number of display links that are not paused.
    public var runningDisplayLinks: Int { CADisplayLink.runningCount }
}
