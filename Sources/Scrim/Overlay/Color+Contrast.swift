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

    /// The least contrast between this opaque color and others.
    func leastContrast(to others: [Overlay.Color]) -> Double {
        others.map { contrast(to: $0) }.min() ?? .infinity
    }

    /// Black and white, if they have this contrast to each of these opaque colors.
    static func inks(on grounds: [Overlay.Color], contrast wanted: Double) -> [Overlay.Color] {
        [Overlay.Color.gray(0), .gray(1)].filter { $0.leastContrast(to: grounds) >= wanted }
    }

    /// The color, moved toward black or white until its contrast to an opaque color is 4.5 to 1, or as wanted.
    func readable(under other: Overlay.Color, contrast wanted: Double = 4.5) -> Overlay.Color {
        moved(toward: other.mostReadable, until: wanted, to: [other])
    }

    /// The color, moved toward black or white until its contrast to each of these opaque colors is as wanted.
    ///
    /// If neither black nor white has this contrast to all of them, only the first one counts.
    func readable(underAll others: [Overlay.Color], contrast wanted: Double = 4.5) -> Overlay.Color {
        let ends = Self.inks(on: others, contrast: wanted)
        if let end = ends.max(by: { $0.leastContrast(to: others) < $1.leastContrast(to: others) }) {
            return moved(toward: end, until: wanted, to: others)
        }
        return others.first.map { readable(under: $0, contrast: wanted) } ?? self
    }

    /// The color, moved in steps toward another one until its contrast is as wanted, or as far as it goes.
    private func moved(
        toward end: Overlay.Color, until wanted: Double, to others: [Overlay.Color]
    ) -> Overlay.Color {
        var color = self
        for step in 1...20 where color.leastContrast(to: others) < wanted {
            color = end.withAlpha(Double(step) / 20).over(self)
        }
        return color
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
