import Scrim
import ScrimGTK

/// Every overlay of the Canvas scene: pickers that slide in over what they change.
@MainActor
struct SheetOverlays {
    /// What is drawn around a picker.
    enum Shape {
        /// The library's panel.
        case panel
        /// Nothing: the picker is a shape of its own.
        case irregular
    }

    let window: Widget

    /// Whether a picker in a panel is to draw its own ground: the classic sheet is the bare view.
    var needsGround: Bool { window.overlays.stage.defaults.appearance == .classic }

    /// Shows a picker from the bottom edge; a tap outside and Escape end it without a colour.
    func choose(
        _ shape: Shape, with picker: @MainActor (_ end: Ending<Colour>) -> Widget
    ) async -> Colour? {
        var style = window.overlays.stage.defaults.appearance.style(for: .sheet)
        // Nothing may lie between the eye and the colour that is being chosen.
        style.scrim = .clear
        if shape == .irregular { style.panel = nil }
        var sheet = Overlay.sheet(input: .dismissing).with(\.appearance, .custom(style))
        sheet.transition = window.overlays.stage.defaults.appearance.transition(
            for: .sheet, placement: sheet.placement)
        return await window.overlays.present(sheet, content: picker).value
    }
}
