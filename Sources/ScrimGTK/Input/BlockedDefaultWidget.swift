import CGtk4

/// Keeps a key from the window's default widget while the widget's input is blocked, wherever the focus is.
///
/// Enter belongs to the focused widget, which may submit a form with it and then activates the default widget. So the
/// key is not stopped. Instead, the layer is the window's default widget until the key has been handled: it does
/// nothing when it is activated. Without a default widget, GTK would activate the focused one.
@MainActor
final class BlockedDefaultWidget {
    private var taken: Taken?

    @MainActor private struct Taken {
        let window: WeakObject<GtkWindow>
        let widget: WeakObject<GtkWidget>
        /// The default widget in the meantime.
        let layer: WidgetPointer

        /// The window; `nil` if it is destroyed, or if the app has chosen another default widget or none.
        var openWindow: UnsafeMutablePointer<GtkWindow>? {
            guard let window = window.object, gtk_window_get_default_widget(window) == layer else {
                return nil
            }
            return window
        }
    }

    /// Takes the default widget from the window until the key has been handled.
    ///
    /// An earlier key may still be in a handler that runs a main loop. The widget stays away for both keys.
    func silence(_ key: KeyPress, in window: GuardedWindow) {
        if let taken, taken.openWindow != nil, let widget = taken.widget.object, window.blocksKeys(of: widget)
        {
            return
        }
        restore()
        guard key.isEnter || key.isShortcut, let toplevel = window.window,
            let widget = window.blockedDefaultWidget
        else { return }
        taken = Taken(window: WeakObject(toplevel), widget: WeakObject(widget), layer: window.layer)
        toplevel.setDefaultWidget(window.layer)
        // A handler of the key may run a main loop; the focused widget activates the default widget after that.
        Later.runUnwound { self.restore() }
    }

    /// Gives the default widget back, unless it left the window or the app has chosen another one meanwhile.
    func restore() {
        guard let taken else { return }
        self.taken = nil
        guard let window = taken.openWindow else { return }
        let widget = taken.widget.object
        window.setDefaultWidget(widget?.window == window ? widget : nil)
    }
}
