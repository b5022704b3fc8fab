import Foundation

/// A color by hue, saturation and brightness, each from 0 to 1.
struct Color: Equatable, Sendable {
    var hue: Double
    var saturation: Double
    var brightness: Double

    struct RGB {
        var red: Double
        var green: Double
        var blue: Double
    }

    var rgb: RGB {
        func channel(_ offset: Double) -> Double {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return RGB(red: channel(5), green: channel(3), blue: channel(1))
    }

    /// The color as `#RRGGBB`.
    var hex: String {
        let rgb = rgb
        let bytes = [rgb.red, rgb.green, rgb.blue].map { Int(($0 * 255).rounded()) }
        return "#" + bytes.map { String($0 + 256, radix: 16).suffix(2).uppercased() }.joined()
    }
}
