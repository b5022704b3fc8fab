/// The adaptive presets' colors: libadwaita's if it has one (its CSS variables in brackets), with quiet text
/// made dark enough to be read.
enum Palette {
    /// The dimming of libadwaita's dialogs and bottom sheets: 14 % in light, 50 % in dark.
    static let dim = Overlay.Paint(light: .gray(0, alpha: 0.14), dark: .gray(0, alpha: 0.5))
    /// The background of a dialog (`--dialog-bg-color`).
    static let dialog = Overlay.Paint(light: .hex(0xFAFAFB), dark: .hex(0x36363A))
    /// The background of a list or text (`--view-bg-color`).
    static let view = Overlay.Paint(light: .hex(0xFFFFFF), dark: .hex(0x1D1D20))
    /// Text (`--dialog-fg-color`, in light 80 % black over its background).
    static let text = Overlay.Paint(light: .gray(0.2), dark: .gray(1))
    /// A second line; libadwaita's 55 % would have a contrast of 3.
    static let quietText = Overlay.Paint(light: .gray(0.4), dark: .gray(0.75))
    static let quietTextOnMaterial = Overlay.Paint(light: .gray(0.3), dark: .gray(0.87))
    /// A translucent background over a blurred one; an opacity of 80 % keeps the presets' text readable over anything.
    static let material = Overlay.Paint(light: .gray(0.98, alpha: 0.8), dark: .hex(0x2E2E32, alpha: 0.8))
    /// The same for the classic notice, whose post has the system's material.
    static let classicMaterial = Overlay.Paint(
        light: .gray(0.92, alpha: 0.85), dark: .gray(0.15, alpha: 0.85))
    static let materials = [material, classicMaterial]
    /// The line that sets a panel off from a background of its own color.
    static let hairline = Overlay.Paint(light: .gray(0, alpha: 0.07), dark: .gray(1, alpha: 0.1))
    static let track = Overlay.Paint(light: .gray(0, alpha: 0.15), dark: .gray(1, alpha: 0.15))
    static let shadow = Overlay.Style.Shadow(
        color: Overlay.Paint(light: .gray(0, alpha: 0.16), dark: .gray(0, alpha: 0.4)), radius: 24, dy: 6)

    /// The radii of the corners of a card, of a question and of a notice at an edge, in points.
    static let (cardRadius, questionRadius, noticeRadius) = (14.0, 15.0, 22.0)

    static func card(cornerRadius: Double) -> Overlay.Style.Panel {
        Overlay.Style.Panel(
            fill: .color(dialog), cornerRadius: cornerRadius, stroke: hairline, shadow: shadow)
    }

    static func blurred(cornerRadius: Double) -> Overlay.Style.Panel {
        Overlay.Style.Panel(
            fill: .blur(radius: 24, tint: material), cornerRadius: cornerRadius, stroke: hairline,
            shadow: shadow)
    }

    /// An indicator of this size, drawn with a line of a tenth of it, as AdwSpinner's.
    static func indicator(size: Double) -> Overlay.Style.IndicatorStyle {
        Overlay.Style.IndicatorStyle(
            size: size, lineWidth: max(2, size / 10), color: text, track: track,
            barSize: Size(width: 200, height: 6))
    }
}

extension Overlay.Color {
    /// A color by its six hexadecimal digits.
    fileprivate static func hex(_ digits: UInt32, alpha: Double = 1) -> Overlay.Color {
        Overlay.Color(
            red: Double(digits >> 16 & 0xFF) / 255, green: Double(digits >> 8 & 0xFF) / 255,
            blue: Double(digits & 0xFF) / 255, alpha: alpha)
    }
}
