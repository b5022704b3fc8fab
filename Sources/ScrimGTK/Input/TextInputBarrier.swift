import CGtk4

/// Keeps from a focused text, while its keys are blocked, what an input method commits without a key: an on-screen
/// keyboard, dictation, a list of candidates.
///
/// The input method is told that the focus is elsewhere, as GTK tells it then. What it commits all the same does not reach
/// the text.
@MainActor
final class TextInputBarrier {
    private let window: GuardedWindow
    private var watch: Signal?
    /// The focused widget, while it is blocked.
    private var text: Retained<GtkWidget>?
    private var contexts: [SilencedInputContext] = []

    init(_ window: GuardedWindow) {
        self.window = window
        watch = window.window.map { Signal($0, "notify::focus-widget") { [weak self] _ in self?.follow() } }
    }

    /// Blocks the text that has the focus if it is to be blocked, and no other one.
    func follow() {
        let focus = window.focusWidget.flatMap { window.blocksTextInput(into: $0) ? $0 : nil }
        guard focus != text?.pointer else { return }
        release()
        guard let focus else { return }
        text = Retained(focus)
        // Telling one of them may run the app's code, and with that a main loop in which the text is released.
        let found = focus.keptControllers.compactMap { OpaquePointer($0.pointer).inputContext }
        contexts = found.map { SilencedInputContext($0, of: focus) }
        for context in contexts { context.leave() }
        for context in contexts where text?.pointer == focus { context.silence() }
    }

    /// Takes everything away.
    func remove() {
        watch?.disconnect()
        release()
    }

    private func release() {
        let (old, released) = (text, contexts)
        (text, contexts) = (nil, [])
        for context in released { context.restore() }
        guard let old, gtk_widget_has_focus(old.pointer) != 0 else { return }
        for context in released { context.enter() }
    }
}

/// An input method's side of a text.
@MainActor
private final class SilencedInputContext {
    private let context: Retained<GtkIMContext>
    private let text: WidgetPointer
    private var handlers: [gulong] = []

    init(_ context: Retained<GtkIMContext>, of text: WidgetPointer) {
        self.context = context
        self.text = text
    }

    /// Tells the input method that the focus is elsewhere; what becomes of what is being composed is up to that.
    func leave() { context.pointer.focusLeft() }

    /// Tells the input method that the text has the focus.
    func enter() { context.pointer.focusCame() }

    /// Has the text hear of nothing that would change it.
    func silence() {
        let wanted = GSignalMatchType(
            rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DATA.rawValue
                | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
        for signal in ["commit", "delete-surrounding"] {
            let id = g_signal_lookup(signal, gtk_im_context_get_type())
            while case let handler = g_signal_handler_find(context.pointer, wanted, id, 0, nil, nil, text),
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
