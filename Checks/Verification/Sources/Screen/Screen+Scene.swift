import UIKit

extension Screen {
    /// The window's buttons are in front at the top, so large; `nil`: it has none, as over the full screen.
    public func setWindowControls(_ size: CGSize?) {
        scene.controls = size
        for window in scene.windows { window.setNeedsLayout() }
        turn()
    }

    /// Whether the system shows no status bar, as far as it was told to ask.
    public var isStatusBarHidden: Bool { scene.appearance.isBarHidden }

    /// The status bar's style, as far as the system was told to ask.
    public var statusBarStyle: UIStatusBarStyle { scene.appearance.barStyle }

    /// Whether the home indicator hides, as far as the system was told to ask.
    public var hidesHomeIndicator: Bool { scene.appearance.hidesIndicator }

    /// The edges whose first swipe is the app's, as far as the system was told to ask.
    public var edgesDeferringSystemGestures: UIRectEdge { scene.appearance.edges }

    /// Whether the scene stays as it is when the device turns, as far as the system was told to ask.
    public var isOrientationLocked: Bool { scene.appearance.isOrientationLocked }

    /// The user goes to another app; animations end where they are, unfinished.
    public func enterBackground() {
        guard scene.activationState != .background else { return }
        deactivate()
        scene.activationState = .background
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
        for window in scene.windows { window.stopAnimations() }
        turn()
    }

    /// The user comes back.
    public func enterForeground() {
        if scene.activationState != .foregroundInactive {
            NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
            scene.activationState = .foregroundInactive
        }
        scene.activationState = .foregroundActive
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
        turn()
    }

    /// The app is in front on the screen of a car, by a scene that is no window scene.
    ///
    /// What ends that.
    public func connectCar() -> () -> Void {
        let car = UIScene()
        car.activationState = .foregroundActive
        UIApplication.shared.connectedScenes.insert(car)
        return { UIApplication.shared.connectedScenes.remove(car) }
    }

    /// Something of the system's is over the app: a call, the app switcher.
    public func deactivate() {
        guard scene.activationState == .foregroundActive else { return }
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
        scene.activationState = .foregroundInactive
        turn()
    }

    /// The user goes to another window of the app's that is on the screen as well, or comes back; both stay active.
    public func setInUse(_ isInUse: Bool) {
        changeTraits { $0.activeAppearance = isInUse ? .active : .inactive }
    }

    /// The device turns, or the window is resized.
    public func resize(width: CGFloat, height: CGFloat, safeArea: UIEdgeInsets = .zero) {
        scene.safeArea = safeArea
        scene.resize(to: CGSize(width: width, height: height))
        turn()
    }

    /// Light or dark.
    public func setStyle(_ style: UIUserInterfaceStyle) {
        changeTraits { $0.userInterfaceStyle = style }
    }

    /// The user's text size, for all scenes.
    public func setTextSize(_ category: UIContentSizeCategory) {
        UIApplication.shared.systemTraits.preferredContentSizeCategory = category
        changeTraits { $0.preferredContentSizeCategory = category }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared)
        turn()
    }

    /// The language's direction, as views of this scene have it.
    public func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
        changeTraits { $0.layoutDirection = direction }
    }

    /// How much room the scene has from side to side.
    public func setWidth(_ sizeClass: UIUserInterfaceSizeClass) {
        changeTraits { $0.horizontalSizeClass = sizeClass }
    }

    /// More contrast, or no more.
    public func setContrast(_ contrast: UIAccessibilityContrast) {
        changeTraits { $0.accessibilityContrast = contrast }
    }

    private func changeTraits(_ change: (inout TraitValues) -> Void) {
        change(&scene.traits)
        for window in scene.windows { window.updateTraits() }
        turn()
    }
}
