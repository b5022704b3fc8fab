import Scrim
import ScrimGTK

/// Every overlay of the Agenda: a form that guards its text, and the sheets above it.
@MainActor
struct AgendaOverlays {
    let window: Widget
    let words: Words

    /// True if a view in a panel must draw its own background: the classic sheet is the bare view.
    var needsGround: Bool { window.overlays.stage.defaults.appearance == .classic }

    /// Shows a form.
    ///
    /// - Parameter shouldEnd: Asked before an action of the user closes the form.
    func edit(shouldEnd: @escaping @MainActor (Presentation.Cause) -> Bool, _ form: @MainActor () -> Widget)
        -> Presentation
    {
        var sheet = Overlay.sheet(
            detents: [.fraction(0.62), .full], input: .dismissing, label: words.newEvent)
        sheet.identifier = "event"
        // A bare view has its own grabber, or none.
        if needsGround { sheet.sheet.grabber = .hidden }
        return window.overlays.show(sheet, shouldEnd: shouldEnd, content: form)
    }

    /// Shows choices over everything else; a tap outside and Escape choose nothing.
    func ask<Value: Sendable>(
        _ question: String, _ choices: @MainActor (Presentation.Ending<Value>) -> Widget
    ) async
        -> Value?
    {
        var sheet = Overlay.sheet(input: .dismissing, label: question)
        // Darker than the form's own scrim, so the form recedes too.
        var style = needsGround ? Overlay.Style.classic(.sheet) : .adaptive(.sheet)
        style.scrim = Overlay.Paint(light: .gray(0, alpha: 0.3), dark: .gray(0, alpha: 0.65))
        sheet.appearance = .custom(style)
        return await window.overlays.present(sheet, content: choices).value
    }
}
