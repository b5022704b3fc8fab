import CGtk4
@_spi(Host) import Scrim

/// Has F6 and Shift+F6 lead to the panels beside the app from the sides of a GtkPaned, too.
///
/// GtkPaned has the keys for its own two sides: it emits a signal for them, and takes them also where there is nothing to go
/// to. That signal is answered before GtkPaned does so. Whatever of the app's is asked before GtkPaned keeps the key.
@MainActor
final class PanedKeys {
    private var answers: [Signal] = []

    /// Answers for the panes around the focus until a key has been handled.
    ///
    /// For all of them: the inner ones are not asked where an overlay covers them.
    func follow(_ key: KeyPress, in window: GuardedWindow) {
        remove()
        guard let step = key.step, let focus = window.focusWidget else { return }
        let panes = focus.keptAncestry().map(\.pointer).filter { $0.isA(gtk_paned_get_type()) }
        guard !panes.isEmpty else { return }
        answers = panes.map { panes in
            Signal.deciding(panes, "cycle-child-focus") { [weak window] _ in
                // Without a way to go, the panes have the key.
                guard let window, window.walk(step) else { return false }
                g_signal_stop_emission_by_name(panes, "cycle-child-focus")
                return true
            }
        }
        Later.runUnwound { [weak self] in self?.remove() }
    }

    /// Leaves the panes to themselves.
    func remove() {
        answers.forEach { $0.disconnect() }
        answers = []
    }
}
