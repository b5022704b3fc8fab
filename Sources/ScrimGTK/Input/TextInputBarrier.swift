import CGtk4

/// Keeps text that an input method commits without a key out of a blocked widget: from an on-screen keyboard,
/// dictation, or a list of candidates.
///
/// The barrier reports to the input method that the text has lost the focus, as GTK does. What the input method
/// commits after that does not reach the text.
@MainActor
final class TextInputBarrier {
    private let window: GuardedWindow
    private var watches: [Signal] = []
    /// The focused widget, while it is blocked.
    private var text: Retained<GtkWidget>?
    private var contexts: [SilencedInputContext] = []
    /// Notices when the text becomes editable, and so gets its input method back.
    private var editing: Signal?

    init(_ window: GuardedWindow) {
        self.window = window
        guard let toplevel = window.window else { return }
        watches = [
            Signal(toplevel, "notify::focus-widget") { [weak self] _ in self?.follow() },
            // GTK reports the focus to the input method when the user returns to the window, before or
            // after this notification.
            Signal(toplevel, "notify::is-active") { [weak self] _ in
                Later.run { self?.leaveAgain() }
            },
        ]
    }

    private func leaveAgain() {
        for context in contexts { context.leave() }
    }

    /// Blocks the focused text if it has to be blocked, and releases any other.
    func follow() {
        let focus = window.focusWidget.flatMap { window.blocksTextInput(into: $0) ? $0 : nil }
        guard focus != text?.pointer else { return }
        release()
        guard let focus else { return }
        text = Retained(focus)
        editing = Signal(focus, "notify::editable") { [weak self] _ in self?.silence(focus) }
        silence(focus)
    }

    /// Silences the input methods that the text has now.
    private func silence(_ focus: WidgetPointer) {
        guard text?.pointer == focus else { return }
        for context in contexts { context.restore() }
        // `leave` may run the app's code, and with it a main loop in which the text is released.
        contexts = focus.inputContexts.map { SilencedInputContext($0) }
        let found = contexts
        for context in found { context.leave() }
        for context in contexts { context.silence() }
    }

    /// Takes everything away.
    func remove() {
        for watch in watches { watch.disconnect() }
        release()
    }

    private func release() {
        let (old, released) = (text, contexts)
        (text, contexts) = (nil, [])
        editing?.disconnect()
        editing = nil
        for context in released { context.restore() }
        guard let old else { return }
        // A text that the app has made read-only has no input method any more.
        for context in released
        where text == nil && gtk_widget_has_focus(old.pointer) != 0 && context.serves(old.pointer) {
            context.enter()
        }
    }
}

/// An input method that is kept from changing its text.
@MainActor
private final class SilencedInputContext {
    private let context: Retained<GtkIMContext>
    private var handlers: [gulong] = []

    init(_ context: Retained<GtkIMContext>) { self.context = context }

    /// Whether the text still has this input method.
    func serves(_ text: WidgetPointer) -> Bool {
        text.inputContexts.contains { $0.pointer == context.pointer }
    }

    /// Reports to the input method that the focus is elsewhere; it decides what happens to text being composed.
    func leave() { context.pointer.focusLeft() }

    /// Reports to the input method that the text has the focus.
    func enter() { context.pointer.focusCame() }

    /// Blocks all handlers that would change the text: those of GTK's own texts, and of an editor of the app.
    func silence() {
        let wanted = GSignalMatchType(
            rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
        for signal in ["commit", "delete-surrounding"] {
            let id = g_signal_lookup(signal, gtk_im_context_get_type())
            while case let handler = g_signal_handler_find(context.pointer, wanted, id, 0, nil, nil, nil),
                handler != 0
            {
                g_signal_handler_block(context.pointer, handler)
                handlers.append(handler)
            }
        }
    }

    func restore() {
        for handler in handlers where g_signal_handler_is_connected(context.pointer, handler) != 0 {
            g_signal_handler_unblock(context.pointer, handler)
        }
        handlers = []
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The input methods that the widget has now.
    @MainActor
    fileprivate var inputContexts: [Retained<GtkIMContext>] {
        keptControllers.compactMap { OpaquePointer($0.pointer).inputContext }
    }
}

extension OpaquePointer {
    /// The input method to which this event controller passes keys first.
    @MainActor
    fileprivate var inputContext: Retained<GtkIMContext>? {
        guard scrim_is_a(UnsafeMutableRawPointer(self), gtk_event_controller_key_get_type()) != 0,
            let context = gtk_event_controller_key_get_im_context(self)
        else { return nil }
        return Retained(context)
    }
}
