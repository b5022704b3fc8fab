import CGtk4
@_spi(Host) import Scrim

extension Overlay.Color {
    /// Makes a color from GDK's.
    init(_ color: GdkRGBA) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            alpha: Double(color.alpha))
    }

    var rgba: GdkRGBA {
        GdkRGBA(
            red: Float(red.clamped(to: 0...1)), green: Float(green.clamped(to: 0...1)),
            blue: Float(blue.clamped(to: 0...1)), alpha: Float(alpha.clamped(to: 0...1)))
    }

    /// The color in CSS syntax.
    var css: String {
        let parts = [red, green, blue].map { String(Int(($0.clamped(to: 0...1) * 255).rounded())) }
        return "rgba(\(parts.joined(separator: ",")),\(alpha.clamped(to: 0...1)))"
    }
}
