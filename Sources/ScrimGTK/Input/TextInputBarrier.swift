import CGtk4

/// Keeps out of a blocked text what an input method commits without a key: an on-screen keyboard, dictation, a list of
/// candidates.
///
/// It tells the input method that the text has lost the focus, as GTK does. What the input method commits after that does
/// not reach the text.
@MainActor
final class TextInputBarrier {
    private let window: GuardedWindow
    private var watches: [Signal] = []
    /// The focused widget, while it is blocked.
    private var text: Retained<GtkWidget>?
    private var contexts: [SilencedInputContext] = []
    /// A text that becomes editable gets its input method back then.
    private var editing: Signal?

    init(_ window: GuardedWindow) {
        self.window = window
        guard let toplevel = window.window else { return }
        watches = [
            Signal(toplevel, "notify::focus-widget") { [weak self] _ in self?.follow() },
            // GTK tells it that the focus is there whenever the user comes back to the window, and around this notification.
            Signal(toplevel, "notify::is-active") { [weak self] _ in
                Later.run { self?.leaveAgain() }
            },
        ]
    }

    private func leaveAgain() {
        for context in contexts { context.leave() }
    }

    /// Blocks the text that has the focus if it is to be blocked, and no other one.
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
        // Telling one of them may run the app's code, and with that a main loop in which the text is released.
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
        // A text that the app has made read-only has taken its input method away.
        for context in released
        where text == nil && gtk_widget_has_focus(old.pointer) != 0 && context.serves(old.pointer) {
            context.enter()
        }
    }
}

/// An input method's side of a text.
@MainActor
private final class SilencedInputContext {
    private let context: Retained<GtkIMContext>
    private var handlers: [gulong] = []

    init(_ context: Retained<GtkIMContext>) { self.context = context }

    /// Whether the text still has this input method.
    func serves(_ text: WidgetPointer) -> Bool {
        text.inputContexts.contains { $0.pointer == context.pointer }
    }

    /// Tells the input method that the focus is elsewhere; what becomes of what is being composed is up to that.
    func leave() { context.pointer.focusLeft() }

    /// Tells the input method that the text has the focus.
    func enter() { context.pointer.focusCame() }

    /// Has nobody hear of what would change the text: neither GTK's own texts, nor an editor of the app's.
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
    /// The input method that this event controller hands keys to first.
    @MainActor
    fileprivate var inputContext: Retained<GtkIMContext>? {
        guard scrim_is_a(UnsafeMutableRawPointer(self), gtk_event_controller_key_get_type()) != 0,
            let context = gtk_event_controller_key_get_im_context(self)
        else { return nil }
        return Retained(context)
    }
}
