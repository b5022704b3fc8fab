#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

extension UIColor {
    /// The core's color as UIKit's.
    convenience init(_ color: Overlay.Color) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
#endif
