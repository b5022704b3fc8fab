#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Reads the user's settings and the window's traits as the stage's environment, and observes the settings.
///
/// The layer in a window observes changes of the window's traits.
@MainActor
final class PlatformSettings {
    private let observers = NotificationObservers()

    /// - Parameter onChange: Called when a setting that `environment(for:)` reads may have changed.
    init(onChange: @escaping @MainActor () -> Void) {
        for name in [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.voiceOverStatusDidChangeNotification,
            UIAccessibility.switchControlStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
            UIContentSizeCategory.didChangeNotification,
        ] {
            observers.observe(name) { _ in onChange() }
        }
    }

    /// The environment in a window at this moment; `nil`: no window.
    static func environment(for window: UIWindow?) -> Stage.Environment {
        let traits = window?.traitCollection ?? .current
        var environment = Stage.Environment()
        environment.accent = window.flatMap { accent(of: $0) } ?? systemBlue
        environment.reducesMotion = UIAccessibility.isReduceMotionEnabled
        environment.reducesTransparency = UIAccessibility.isReduceTransparencyEnabled
        environment.showsButtonShapes = UIAccessibility.buttonShapesEnabled
        environment.buttonOrder = .defaultFirst
        environment.sheetInset = PlatformLook.sheetInset
        // Views that the app presents are in front of the layer, which stays drawn under them.
        environment.keepsAsideDrawn = true
        environment.hasTintedMaterial = true
        environment.hasScreenReader =
            UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
        // Without a focus system there is hardly a keyboard, and VoiceOver must not mention a missing key.
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

    /// The window's tint in the app's style; `nil`: the tint has no components, as a pattern color.
    private static func accent(of window: UIWindow) -> Overlay.Color? {
        let traits = window.rootViewController?.viewIfLoaded?.traitCollection ?? window.traitCollection
        guard let tint = window.tintColor?.resolvedColor(with: traits) else { return nil }
        var parts = [CGFloat](repeating: 0, count: 4)
        let isKnown = parts.withUnsafeMutableBufferPointer { buffer in
            guard let red = buffer.baseAddress else { return false }
            return tint.getRed(red, green: red + 1, blue: red + 2, alpha: red + 3)
        }
        guard isKnown else { return nil }
        return Overlay.Color(red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]))
    }

    /// Stops observing.
    func stop() { observers.stop() }
}

/// UIKit's `systemBlue` in light, 0, 122, 255 (Apple's Human Interface Guidelines).
private let systemBlue = Overlay.Color(red: 0, green: 122 / 255, blue: 1)

/// The body text's size at the standard setting, points (Apple's Human Interface Guidelines).
private let standardBodySize = 17.0
#endif
