import CGtk4
import Foundation

/// A picker with an irregular shape: a wheel of hues with two buttons at its rim.
///
/// Around the wheel and in its hole nothing is drawn, and the pointer passes through.
@MainActor
final class ColorWheel {
    let root: Widget
    private(set) var color: Color
    private let changed: @MainActor (Color) -> Void
    private var wheel: Widget?

    private static let diameter = 260.0
    /// The hole's radius as a fraction of the wheel's.
    private static let hole = 0.46

    init(
        _ words: Words, color: Color, changed: @escaping @MainActor (Color) -> Void,
        accept: @escaping @MainActor (Color) -> Void, cancel: @escaping @MainActor () -> Void
    ) {
        self.color = color
        self.changed = changed
        let nowhere = Behavior()
        nowhere.contains = { _, _ in false }
        root = Widget.layers(nowhere)
            .named("wheel").aligned(horizontal: GTK_ALIGN_CENTER).margins(vertical: 16)
        let ring = Behavior()
        let hues = Widget.layers(ring).sized(width: Int32(Self.diameter), height: Int32(Self.diameter))
            .named("wheel-hues").margins(horizontal: 18)
        ring.contains = { Self.contains($0, $1, in: hues.size) }
        let cancelButton = Widget.iconButton("window-close-symbolic", words.cancel, cancel)
            .styled("round", "on-canvas").named("wheel-cancel")
            .aligned(horizontal: GTK_ALIGN_START, vertical: GTK_ALIGN_END)
        let acceptButton = Widget.iconButton("object-select-symbolic", words.accept) { [unowned self] in
            accept(self.color)
        }
        .styled("round", "suggested-action").named("wheel-accept")
        .aligned(horizontal: GTK_ALIGN_END, vertical: GTK_ALIGN_END)
        let area = Widget.drawing { [weak self] cairo, width, height in
            self?.draw(cairo, width, height)
        }
        gtk_widget_set_can_target(area, 0)
        hues.addLayer(area)
        for child in [hues, cancelButton, acceptButton] { root.addLayer(child) }
        wheel = area
        hues.onDrag { [weak self] x, y in
            let (width, height) = hues.size
            let turn = atan2(y - height / 2, x - width / 2) / (2 * .pi)
            self?.turn(to: turn < 0 ? turn + 1 : turn)
        }
    }

    /// Chooses the color of another part from now on.
    func show(_ color: Color) {
        self.color = color
        wheel?.redraw()
    }

    /// True if a position is on the ring.
    private static func contains(_ x: Double, _ y: Double, in size: (width: Double, height: Double)) -> Bool {
        let radius = min(size.width, size.height) / 2 - 2
        let distance = hypot(x - size.width / 2, y - size.height / 2)
        return distance <= radius && distance >= radius * hole
    }

    private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
        let radius = min(width, height) / 2 - 2
        cairo_translate(cairo, width / 2, height / 2)
        let steps = 120
        for step in 0..<steps {
            let from = Double(step) / Double(steps) * 2 * .pi
            // Segments overlap slightly, so the background does not show through the seams.
            let to = (Double(step) + 1.4) / Double(steps) * 2 * .pi
            cairo_arc(cairo, 0, 0, radius, from, to)
            cairo_arc_negative(cairo, 0, 0, radius * Self.hole, to, from)
            cairo_close_path(cairo)
            Cairo.fill(cairo, color.with(hue: (Double(step) + 0.5) / Double(steps)))
        }
        let middle = radius * (1 + Self.hole) / 2
        let angle = color.hue * 2 * .pi
        Cairo.knob(cairo, x: cos(angle) * middle, y: sin(angle) * middle, radius: 16, color)
    }

    private func turn(to hue: Double) {
        color = color.with(hue: hue)
        wheel?.redraw()
        changed(color)
    }
}

extension Color {
    fileprivate func with(hue: Double) -> Color {
        Color(hue: hue, saturation: saturation, brightness: brightness)
    }
}
