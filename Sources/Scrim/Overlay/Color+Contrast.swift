private import CLibm

extension Overlay.Color {
    /// The visible color if this one is drawn over an opaque one.
    func over(_ ground: Overlay.Color) -> Overlay.Color {
        Overlay.Color(
            red: red * alpha + ground.red * (1 - alpha), green: green * alpha + ground.green * (1 - alpha),
            blue: blue * alpha + ground.blue * (1 - alpha))
    }

    /// The contrast between two opaque colors, from 1 (none) to 21 (black and white), by WCAG 2.2.
    func contrast(to other: Overlay.Color) -> Double {
        let light = max(luminance, other.luminance)
        let dark = min(luminance, other.luminance)
        return (light + 0.05) / (dark + 0.05)
    }

    /// Black or white, whichever has the higher contrast to this opaque color.
    var mostReadable: Overlay.Color {
        contrast(to: .gray(0)) >= contrast(to: .gray(1)) ? .gray(0) : .gray(1)
    }

    /// The relative luminance, by WCAG 2.2.
    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// The linear value of one component of an sRGB color (IEC 61966-2-1).
    private static func linear(_ part: Double) -> Double {
        guard part > 0.04045 else { return part / 12.92 }
        // x to the power of 2.4.
        return scrim_exp(2.4 * scrim_log((part + 0.055) / 1.055))
    }
}
