#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

extension UIColor {
    /// The core's color as UIKit's.
    convenience init(_ color: Overlay.Color) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension Overlay.Color {
    /// The color with its alpha multiplied.
    func faded(_ factor: Double) -> Overlay.Color {
        Overlay.Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}

extension Overlay.Paint {
    /// The color for light or dark.
    func color(in environment: Stage.Environment) -> Overlay.Color { color(isDark: environment.isDark) }
}
#endif
