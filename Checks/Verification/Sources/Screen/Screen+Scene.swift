import UIKit

extension Screen {
    /// Sets the size of the window's buttons at the top leading corner; `nil`: there are no buttons, as in full screen.
    public func setWindowControls(_ size: CGSize?) {
        scene.controls = size
        for window in scene.windows { window.setNeedsLayout() }
        turn()
    }

    /// Whether the status bar is hidden, as of the system's last question.
    public var isStatusBarHidden: Bool { scene.appearance.isBarHidden }

    /// The status bar's style, as of the system's last question.
    public var statusBarStyle: UIStatusBarStyle { scene.appearance.barStyle }

    /// Whether the home indicator is hidden, as of the system's last question.
    public var hidesHomeIndicator: Bool { scene.appearance.hidesIndicator }

    /// The edges whose first swipe is the app's, as of the system's last question.
    public var edgesDeferringSystemGestures: UIRectEdge { scene.appearance.edges }

    /// Whether the scene keeps its orientation when the device rotates, as of the system's last question.
    public var isOrientationLocked: Bool { scene.appearance.isOrientationLocked }

    /// The orientations to which the screen may turn, as of the system's last question.
    public var orientations: UIInterfaceOrientationMask { scene.appearance.orientations }

    /// Sends the app to the background, which ends animations unfinished, where they are.
    public func enterBackground() {
        guard scene.activationState != .background else { return }
        deactivate()
        scene.activationState = .background
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
        for window in scene.windows { window.stopAnimations() }
        turn()
    }

    /// Brings the app back to the foreground.
    public func enterForeground() {
        if scene.activationState != .foregroundInactive {
            NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
            scene.activationState = .foregroundInactive
        }
        scene.activationState = .foregroundActive
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
        turn()
    }

    /// Connects a car's screen with the app in front, in a scene that is not a window scene.
    ///
    /// Returns a closure that ends this.
    public func connectCar() -> () -> Void {
        let car = UIScene()
        car.activationState = .foregroundActive
        UIApplication.shared.connectedScenes.insert(car)
        return { UIApplication.shared.connectedScenes.remove(car) }
    }

    /// Puts something of the system over the app: a call, or the app switcher.
    public func deactivate() {
        guard scene.activationState == .foregroundActive else { return }
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
        scene.activationState = .foregroundInactive
        turn()
    }

    /// Switches to another visible window of the app, or back; both scenes stay active.
    public func setInUse(_ isInUse: Bool) {
        changeTraits { $0.activeAppearance = isInUse ? .active : .inactive }
    }

    /// Resizes the scene, because the device rotates or the window is resized.
    public func resize(width: CGFloat, height: CGFloat, safeArea: UIEdgeInsets = .zero) {
        scene.safeArea = safeArea
        scene.resize(to: CGSize(width: width, height: height))
        turn()
    }

    /// Sets light or dark.
    public func setStyle(_ style: UIUserInterfaceStyle) {
        changeTraits { $0.userInterfaceStyle = style }
    }

    /// Sets the user's text size, for all scenes.
    public func setTextSize(_ category: UIContentSizeCategory) {
        UIApplication.shared.systemTraits.preferredContentSizeCategory = category
        changeTraits { $0.preferredContentSizeCategory = category }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared)
        turn()
    }

    /// Sets the language's direction for the views of this scene.
    public func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
        changeTraits { $0.layoutDirection = direction }
    }

    /// Sets the scene's horizontal size class.
    public func setWidth(_ sizeClass: UIUserInterfaceSizeClass) {
        changeTraits { $0.horizontalSizeClass = sizeClass }
    }

    /// Sets the contrast.
    public func setContrast(_ contrast: UIAccessibilityContrast) {
        changeTraits { $0.accessibilityContrast = contrast }
    }

    private func changeTraits(_ change: (inout TraitValues) -> Void) {
        change(&scene.traits)
        for window in scene.windows { window.updateTraits() }
        turn()
    }
}
