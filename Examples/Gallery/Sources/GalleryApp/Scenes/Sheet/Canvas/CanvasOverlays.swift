import Scrim
import ScrimGTK

/// Every overlay of the Canvas: pickers that slide in over the picture that they change.
@MainActor
struct CanvasOverlays {
    let window: Widget
    let canvas: Widget
    let words: Words

    /// True if a view in a panel must draw its own background: the classic sheet is the bare view.
    var needsGround: Bool { window.overlays.stage.defaults.appearance == .classic }

    /// The small detent shows the hues, the large one the whole picker.
    private static let small = Overlay.Detent.points(208)
    private static let large = Overlay.Detent.points(416)

    /// Shows a picker at the window's bottom edge.
    ///
    /// The canvas is live while the picker is small. When it is large, a tap outside and Escape end it without a color.
    func choose<Value>(with picker: @MainActor (_ end: Presentation.Ending<Value>) -> Widget) async -> Value?
    {
        var sheet = Overlay.sheet(
            detents: [Self.small, Self.large], undimmedThrough: Self.small, input: .dismissing,
            label: words.name(of: .sky))
        // Nothing may lie between the eye and the color that is being chosen.
        sheet.dims = false
        // A bare view has a grabber of its own, or none.
        if needsGround { sheet.sheet.grabber = .hidden }
        return await window.overlays.present(sheet, content: picker).value
    }

    /// Shows a picker with a shape of its own over the canvas, which is live around the picker and through its hole.
    func chooseByShape<Value>(with picker: @MainActor (_ end: Presentation.Ending<Value>) -> Widget) async
        -> Value?
    {
        var sheet = Overlay.sheet(label: words.name(of: .sky))
        if !needsGround {
            var style = Overlay.Style.adaptive(.sheet)
            style.panel = nil
            sheet.appearance = .custom(style)
        }
        return await canvas.overlays.present(sheet, content: picker).value
    }

    /// Shows an inspector on the trailing side of the canvas, which stays live beside it.
    func inspect(_ inspector: Widget) -> Presentation {
        canvas.overlays.show(.sheet(from: .trailing, label: words.adjust)) { inspector }
    }
}
