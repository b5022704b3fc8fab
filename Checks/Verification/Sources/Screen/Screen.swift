import UIKit
import UserNotifications

/// The user, the system and the clock around one scene.
///
/// Tests act through it; everything else that they use is UIKit's own. All scenes share one clock, one keyboard
/// and one first responder, as they do on a device: tests take turns.
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

    /// The scene goes, as when the user closes it in the app switcher.
    public func disconnect() {
        if UIApplication.shared.keyboardFrame != nil { hideKeyboard(duration: 0) }
        enterBackground()
        scene.activationState = .unattached
        UIApplication.shared.connectedScenes.remove(scene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    }

    /// A window of the app, shown and key, with an empty root view controller unless one is given.
    public func makeWindow(_ root: UIViewController = UIViewController()) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        turn()
        return window
    }

    /// How many texts were measured by now.
    public static var measuredTexts: Int { UILabel.measured }

    /// What the system has complained of since the last time.
    public static func complaints() -> [String] { RuntimeIssues.read() }

    // MARK: Time

    /// Seconds between two frames.
    public static let frame: TimeInterval = 1 / 60

    /// The end of a turn of the run loop: layout and commit, without time going by.
    public func turn() {
        RenderLoop.commit()
        UNUserNotificationCenter.deliver()
    }

    /// Lets frames go by until so many seconds are over.
    public func advance(by seconds: TimeInterval) {
        let end = CACurrentMediaTime() + seconds
        while end - CACurrentMediaTime() > 1e-9 {
            RenderLoop.frame(after: min(Self.frame, end - CACurrentMediaTime()))
            UNUserNotificationCenter.deliver()
        }
    }

    /// The frame rates that the running display links want.
    public var wantedFrameRates: [CAFrameRateRange] { CADisplayLink.wantedRates }

    /// How many display links are not paused.
    public var runningDisplayLinks: Int { CADisplayLink.runningCount }
}
