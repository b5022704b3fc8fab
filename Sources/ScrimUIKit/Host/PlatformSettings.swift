#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The user's settings and the window's traits as the stage's environment; observes the settings.
///
/// A change of a window's traits is observed by the layer in that window.
@MainActor
final class PlatformSettings {
    private let observers = NotificationObservers()

    /// - Parameter onChange: Called when a setting that `environment(for:)` reads may have changed.
    init(onChange: @escaping @MainActor () -> Void) {
        for name in [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.voiceOverStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            UIContentSizeCategory.didChangeNotification,
        ] {
            observers.observe(name) { _ in onChange() }
        }
    }

    /// The environment in a window at this moment; `nil`: without one.
    static func environment(for window: UIWindow?) -> Stage.Environment {
        let traits = window?.traitCollection ?? .current
        var environment = Stage.Environment()
        environment.accent = systemBlue
        environment.reducesMotion = UIAccessibility.isReduceMotionEnabled
        environment.reducesTransparency = UIAccessibility.isReduceTransparencyEnabled
        environment.hasScreenReader = UIAccessibility.isVoiceOverRunning
        // Without a focus system there is hardly a keyboard, or VoiceOver would speak of a key that is not there.
        environment.panelKey = window?.windowScene?.focusSystem == nil ? nil : PanelKeys.name
        environment.isDark = (window?.contentStyle ?? traits.userInterfaceStyle) == .dark
        environment.increasesContrast =
            traits.accessibilityContrast == .high || UIAccessibility.isDarkerSystemColorsEnabled
        environment.isRightToLeft =
            (window?.effectiveUserInterfaceLayoutDirection
                ?? (traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)) == .rightToLeft
        let metrics = UIFontMetrics(forTextStyle: .body)
        environment.textScale =
            metrics.scaledValue(for: standardBodySize, compatibleWith: traits) / standardBodySize
        return environment
    }

    /// Observes nothing any more.
    func stop() { observers.stop() }
}

/// UIKit's `systemBlue` in light, 0, 122, 255 (Apple's Human Interface Guidelines).
private let systemBlue = Overlay.Color(red: 0, green: 122 / 255, blue: 1)

/// The body text's size at the standard setting, points (Apple's Human Interface Guidelines).
private let standardBodySize = 17.0
#endif
