import Adwaita
@_spi(Host) import Scrim

/// The app's closures for an overlay that a binding shows; like the framework's closures, they declare no actor.
struct AppCallbacks {
    var shouldEnd: ((Presentation.Cause) -> Bool)?
    var onAction: (() -> Void)?
    var validate: ((String) -> String?)?
    /// Called with a question's answer: the index of the button or row, and the content with what was typed and chosen.
    var onAnswer: ((Int, Scrim.Overlay.Content) -> Void)?
    /// The binding of a sheet's detent.
    var selection: Binding<Scrim.Overlay.Detent>?
    var onPosition: ((Presentation.SheetPosition) -> Void)?
    var onEnd: ((Presentation.Outcome) -> Void)?
    /// The source location of the modifier in the app.
    let file: String
    let line: Int

    /// The same callbacks for the presenter, as main-actor closures.
    @MainActor var onMainActor: BindingCallbacks {
        var callbacks = BindingCallbacks(file: file, line: line)
        if let shouldEnd { callbacks.shouldEnd = { shouldEnd($0) } }
        if let validate { callbacks.validate = { validate($0) } }
        if let onButton { callbacks.onAnswer = { onButton($0, $1) } }
        if let onDetent { callbacks.onDetent = { onDetent($0) } }
        if let onPosition { callbacks.onPosition = { onPosition($0) } }
        if let onEnd { callbacks.onEnd = { onEnd($0) } }
        return callbacks
    }

    /// Runs the app's closure for any button, or for an answer.
    private var onButton: ((Int, Scrim.Overlay.Content) -> Void)? {
        if let onAnswer { return onAnswer }
        guard let onAction else { return nil }
        return { _, _ in onAction() }
    }

    /// Sets the selection to the detent at which a sheet comes to rest; `nil` without a selection.
    private var onDetent: ((Scrim.Overlay.Detent) -> Void)? {
        guard let selection else { return nil }
        return { detent in
            if selection.wrappedValue != detent { selection.wrappedValue = detent }
        }
    }
}
