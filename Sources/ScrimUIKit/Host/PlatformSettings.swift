import Scrim
import UIKit

/// What iOS tells about the user and the look, and when it changes.
///
/// What a window's traits tell, the layer over it hears of.
@MainActor
final class PlatformSettings {
    private let observers = Observers()

    /// - Parameter onChange: Told when something may have changed that an `StageEnvironment` is made of.
    init(onChange: @escaping @MainActor () -> Void) {
        for name in [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.voiceOverStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            UIContentSizeCategory.didChangeNotification,
        ] {
            observers.on(name) { _ in onChange() }
        }
    }

    /// How things stand now.
    static func environment(for window: UIWindow?) -> StageEnvironment {
        let traits = window?.traitCollection ?? .current
        var environment = StageEnvironment()
        environment.reducesMotion = UIAccessibility.isReduceMotionEnabled
        environment.reducesTransparency = UIAccessibility.isReduceTransparencyEnabled
        environment.hasScreenReader = UIAccessibility.isVoiceOverRunning
        environment.isDark = traits.userInterfaceStyle == .dark
        environment.increasesContrast =
            traits.accessibilityContrast == .high || UIAccessibility.isDarkerSystemColorsEnabled
        environment.isRightToLeft =
            (window?.effectiveUserInterfaceLayoutDirection
                ?? (traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)) == .rightToLeft
        let metrics = UIFontMetrics(forTextStyle: .body)
        environment.textScale =
            metrics.scaledValue(for: standardBody, compatibleWith: traits) / standardBody
        return environment
    }

    func stop() { observers.stop() }
}

/// The body text's size at the standard setting, points (Apple's Human Interface Guidelines).
private let standardBody = 17.0
