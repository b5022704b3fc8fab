@MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
    }

    open package(set) var activationState = ActivationState.unattached

    open override var next: UIResponder? { UIApplication.shared }

    public nonisolated static let willConnectNotification = Notification.Name(
        "UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// A scene that the user sees as one window of the app.
@MainActor
open class UIWindowScene: UIScene {
    private final class Entry {
        weak var window: UIWindow?
        init(_ window: UIWindow) { self.window = window }
    }

    /// The scene's windows, which the app retains.
    private var entries: [Entry] = []
    private weak var key: UIWindow?

    package var safeArea = UIEdgeInsets.zero
    /// The size that the window's buttons cover at the top leading corner, within the safe area; `nil`: there
    /// are no buttons.
    package var controls: CGSize?
    package var traits: TraitValues
    package var coordinateSpaceBounds: CGRect
    package internal(set) var appearance = SystemAppearance()
    open private(set) var screen: UIScreen
    /// The focus system; `nil` on a device without one.
    open package(set) var focusSystem: UIFocusSystem?

    package init(size: CGSize) {
        coordinateSpaceBounds = CGRect(origin: .zero, size: size)
        traits = UIApplication.shared.systemTraits
        screen = UIScreen(bounds: CGRect(origin: .zero, size: size))
    }

    open var windows: [UIWindow] { entries.compactMap(\.window) }
    open var keyWindow: UIWindow? { key }

    /// The visible windows, topmost first.
    var shownWindows: [UIWindow] {
        let keyboard = KeyboardWindow.shown.map { $0.scene === self ? [$0] : [] } ?? []
        let shown = windows.filter { !$0.isHidden } + keyboard
        return shown.enumerated().sorted { left, right in
            let (first, second) = (left.element.effectiveLevel, right.element.effectiveLevel)
            return first == second ? left.offset > right.offset : first > second
        }.map(\.element)
    }

    func attach(_ window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
        entries.append(Entry(window))
    }

    func detach(_ window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
        windowHidden(window)
        askForAppearance()
    }

    func makeKey(_ window: UIWindow) {
        let isKeyAlready = key === window && UIApplication.shared.lastKeyWindow === window
        guard !isKeyAlready else { return }
        UIApplication.shared.lastKeyWindow = window
        defer { KeyboardWindow.reload() }
        guard key !== window else { return }
        let previous = key
        key = window
        if let previous {
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: previous)
        }
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    /// Makes the topmost other window key that can be.
    func windowHidden(_ window: UIWindow) {
        guard key === window else { return }
        key = nil
        if UIApplication.shared.lastKeyWindow === window { UIApplication.shared.lastKeyWindow = nil }
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
        if let other = shownWindows.first(where: { $0 !== window && $0.canBecomeKey }) { makeKey(other) }
    }

    /// Resizes the scene, because the device rotated or the window was resized; its windows fill it again.
    package func resize(to size: CGSize) {
        let old = coordinateSpaceBounds
        coordinateSpaceBounds = CGRect(origin: .zero, size: size)
        screen.bounds = coordinateSpaceBounds
        for window in windows {
            if window.frame == old { window.turn(to: size) }
            window.setNeedsLayoutInTree()
        }
    }

    /// Gives the scene a focus system, as on an iPad or a Mac.
    package func supportFocus() { focusSystem = UIFocusSystem(of: self) }

    package var shownInOrder: [UIWindow] { shownWindows }
}

@MainActor
open class UIScreen: NSObject {
    open package(set) var bounds: CGRect
    private lazy var space = ScreenSpace(of: self)
    open var coordinateSpace: any UICoordinateSpace { space }

    init(bounds: CGRect) {
        self.bounds = bounds
    }
}

@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}

extension UICoordinateSpace {
    /// The transform to the coordinates of the screen.
    var toScreen: CGAffineTransform {
        guard let view = self as? UIView else { return .identity }
        return view.transformToScreen
    }
}

final class ScreenSpace: NSObject, UICoordinateSpace {
    private unowned let screen: UIScreen

    init(of screen: UIScreen) {
        self.screen = screen
    }

    var bounds: CGRect { screen.bounds }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(coordinateSpace.toScreen.inverted())
    }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
