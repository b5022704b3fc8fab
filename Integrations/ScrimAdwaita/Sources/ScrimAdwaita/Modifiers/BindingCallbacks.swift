import Adwaita
@_spi(Host) import Scrim

/// The app's closures for an overlay that a binding shows: questions and reports.
struct BindingCallbacks {
    var shouldEnd: ((Presentation.Cause) -> Bool)?
    var onAction: (() -> Void)?
    var validate: ((String) -> String?)?
    /// What a question was answered with: the index of the button or row, and what was typed and chosen.
    var onAnswer: ((Int, Scrim.Overlay.Content) -> Void)?
    /// The binding of the detent that a sheet rests at.
    var selection: Binding<Scrim.Overlay.Detent>?
    var onPosition: ((Presentation.SheetPosition) -> Void)?
    var onEnd: ((Presentation.Outcome) -> Void)?
    /// Where the app wrote the modifier.
    let file: String
    let line: Int

    /// Runs what the app has for any button, or for an answer.
    var onButton: ((Int, Scrim.Overlay.Content) -> Void)? {
        if let onAnswer { return onAnswer }
        guard let onAction else { return nil }
        return { _, _ in onAction() }
    }

    /// Sets the selection to the detent that a sheet comes to rest at; `nil`: there is no selection.
    var onDetent: ((Scrim.Overlay.Detent) -> Void)? {
        guard let selection else { return nil }
        return { detent in
            if selection.wrappedValue != detent { selection.wrappedValue = detent }
        }
    }
}
