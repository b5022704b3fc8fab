import CGtk4

/// Keeps a key from the window's default widget while the widget's input is blocked, wherever the focus is.
///
/// Enter belongs to the focused widget, which may submit a form with it and then activates the default widget. So the
/// key is not stopped. The window has no default widget for as long as the key is being handled.
@MainActor
final class BlockedDefaultWidget {
    private var taken: (window: WeakObject<GtkWindow>, widget: WeakObject<GtkWidget>)?

    /// Takes the default widget from the window until the key has been handled.
    func silence(_ key: KeyPress, in window: GuardedWindow) {
        restore()
        guard key.isEnter || key.isShortcut, let toplevel = window.window,
            let widget = window.blockedDefaultWidget
        else { return }
        taken = (WeakObject(toplevel), WeakObject(widget))
        toplevel.setDefaultWidget(nil)
        Later.run { self.restore() }
    }

    /// Gives the default widget back, unless it left the window or the app has set another one meanwhile.
    private func restore() {
        guard let (keptWindow, keptWidget) = taken else { return }
        taken = nil
        guard let window = keptWindow.object, let widget = keptWidget.object, widget.window == window,
            gtk_window_get_default_widget(window) == nil
        else { return }
        window.setDefaultWidget(widget)
    }
}
