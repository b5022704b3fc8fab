import CGtk4
@_spi(Host) import Scrim

/// Has F6 and Shift+F6 lead to the panels beside the app from inside a GtkPaned, too.
///
/// GtkPaned uses these keys for its own two sides: it emits a signal, and consumes the key even if there is
/// nowhere to go. This answers the signal before GtkPaned does. Whatever of the app gets the key before GtkPaned
/// still gets it.
@MainActor
final class PanedKeys {
    private var answers: [Signal] = []

    /// Answers for all panes around the focus until a key has been handled.
    ///
    /// All of them, since GTK does not ask the inner ones while an overlay covers them.
    func follow(_ key: KeyPress, in window: GuardedWindow) {
        remove()
        guard let step = key.step, let focus = window.focusWidget else { return }
        let panes = focus.keptAncestry().map(\.pointer).filter { $0.isA(gtk_paned_get_type()) }
        guard !panes.isEmpty else { return }
        answers = panes.map { panes in
            Signal.deciding(panes, "cycle-child-focus") { [weak window] _ in
                // If there is nowhere to go, GtkPaned handles the key.
                guard let window, window.walk(step) else { return false }
                g_signal_stop_emission_by_name(panes, "cycle-child-focus")
                return true
            }
        }
        Later.runUnwound { [weak self] in self?.remove() }
    }

    /// Stops answering for the panes.
    func remove() {
        answers.forEach { $0.disconnect() }
        answers = []
    }
}
