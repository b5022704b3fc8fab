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
    let canvas: Widget

    /// Whether a picker in a panel is to draw its own ground: the classic sheet is the bare view.
    var needsGround: Bool { window.overlays.stage.defaults.appearance == .classic }

    /// Shows a picker from the bottom edge, the library's panel over the window, tabs and all, a shape of its own
    /// over the canvas; a tap outside and Escape end it without a colour.
    func choose(
        _ shape: Shape, with picker: @MainActor (_ end: Ending<Colour>) -> Widget
    ) async -> Colour? {
        // Nothing may lie between the eye and the colour that is being chosen.
        var sheet = Overlay.sheet(input: .dismissing).with(\.dims, false)
        if shape == .irregular, !needsGround {
            var style = Style.adaptive(.sheet)
            style.panel = nil
            sheet.appearance = .custom(style)
        }
        let overlays = shape == .panel ? window.overlays : canvas.overlays
        return await overlays.present(sheet, content: picker).value
    }
}
