import CGtk4
import GalleryClient

/// A conversation: Refresh covers the view, Send covers the keyboard.
@MainActor
final class LoadingScene: Scene {
    let root: Widget
    private let context: SceneContext
    private let words: Words
    private let overlays: LoadingOverlays
    private let bubbles = Widget.column(spacing: 12).named("loading-messages")
    private let scroll: Widget
    private let field: Widget
    private let send: Widget
    private let notice: Notice
    private var cover = LoadingOverlays.Cover.keyboard
    private var messages: [Message] = []
    private var isSending = false

    /// The maximum number of messages, the newest ones, so a long conversation does not fill the memory.
    private static let limit = 30

    init(_ context: SceneContext) {
        self.context = context
        words = context.words
        notice = Notice(words, name: "loading-notice")
        field = Widget.field(placeholder: words.message).named("loading-field").expanding(horizontal: true)
        overlays = LoadingOverlays(context: context)
        scroll = .scroll(.clamp(bubbles.margins(horizontal: 16, vertical: 16))).named("loading-page")
        send = Widget.iconButton("go-up-symbolic", words.send) {}
            .styled("suggested-action", "round").named("loading-send")
        let composer = Widget.row(spacing: 8, field, send).margins(horizontal: 12, vertical: 8)
        let bottom = Widget.column(notice.root.margins(horizontal: 16), composer).styled("bottom-bar")
        root = .column()
        let top = makeTop()
        root.append(top)
        root.append(scroll)
        root.append(bottom)
        send.on("clicked") { [unowned self] in sendMessage() }
        // The field keeps the focus and the keyboard, because a user who sends goes on writing.
        gtk_widget_set_focus_on_click(send, 0)
        send.isSensitive = false
        field.on("activate") { [unowned self] in sendMessage() }
        field.on("changed") { [unowned self] in fieldChanged() }
        field.onFocus { [unowned self] hasFocus in
            if hasFocus { context.keyboard.show(for: field) }
        }
        // Moving from the field to a button keeps the keyboard; tapping the conversation hides it.
        scroll.onTap { [unowned self] in hideKeyboard() }
        followNewestMessage()
        // A phone in landscape has no space for both this line and the keyboard.
        context.keyboard.whenChanged {
            top.isVisible = !(context.keyboard.isShown && context.keyboard.isCompact)
        }
    }

    func appeared() {
        if messages.isEmpty { refresh() }
    }

    private func makeTop() -> Widget {
        let refresh = Widget.iconButton("view-refresh-symbolic", words.refresh) { [unowned self] in
            self.refresh()
        }
        .styled("flat").named("loading-refresh")
        let covers = LoadingOverlays.Cover.allCases.map { words.name(of: $0) }
        let list = gtk_string_list_new(nil)
        for cover in covers { gtk_string_list_append(list, cover) }
        let choice: Widget = make(gtk_drop_down_new(list, nil)).named("loading-cover").styled("flat")
            .aligned(vertical: GTK_ALIGN_CENTER)
        choice.setAccessibleLabel(words.sendingCovers)
        choice.onChange(of: "selected") { [unowned self] in
            cover = .init(rawValue: Int(gtk_drop_down_get_selected(choice.opaque))) ?? .keyboard
        }
        let label = Widget.text(words.sendingCovers, .caption, dim: true).aligned(vertical: GTK_ALIGN_CENTER)
        gtk_label_set_wrap(label.opaque, 0)
        let head = Widget.row(spacing: 4, label, choice).expanding(horizontal: true)
        return Widget.column(Widget.row(spacing: 8, head, refresh).margins(horizontal: 12, vertical: 2))
            .styled("toolbar-line")
    }

    private func refresh() {
        notice.clear()
        Task {
            do {
                let conversation = try await overlays.loading(over: root) { [client = context.client] in
                    try await client.refresh()
                }
                messages = []
                bubbles.removeAll()
                for message in conversation.suffix(Self.limit) { add(message) }
            } catch {
                notice.show(error)
            }
        }
    }

    private func sendMessage() {
        let text = field.content
        guard !isSending, text.contains(where: { !$0.isWhitespace }) else { return }
        isSending = true
        fieldChanged()
        notice.clear()
        Task {
            do {
                let message = try await overlays.sending(over: cover) { [client = context.client] in
                    try await client.send(text)
                }
                add(message)
                // Text that was typed meanwhile on a hardware keyboard is the next message.
                if field.content == text { field.content = "" }
            } catch {
                notice.show(error)
            }
            isSending = false
            fieldChanged()
        }
    }

    private func add(_ message: Message) {
        messages.append(message)
        bubbles.append(MessageBubble.bubble(for: message))
        guard messages.count > Self.limit, let oldest = bubbles.children.first else { return }
        messages.removeFirst()
        gtk_box_remove(bubbles.as(GtkBox.self), oldest)
    }

    private func hideKeyboard() {
        // Clears the focus, so the next tap on the field shows the keyboard again.
        gtk_window_set_focus(context.window.as(GtkWindow.self), nil)
        context.keyboard.hide()
    }

    private func fieldChanged() {
        send.isSensitive = !isSending && field.content.contains { !$0.isWhitespace }
    }

    /// Keeps the end in view when the conversation grows or the keyboard takes space.
    private func followNewestMessage() {
        guard let adjustment = gtk_scrolled_window_get_vadjustment(scroll.opaque) else { return }
        nonisolated(unsafe) let vertical = adjustment
        connect(UnsafeMutableRawPointer(adjustment), "changed") {
            // Deferred: this is called during layout, which would not move the content again. The window may
            // be gone by then.
            g_object_ref(vertical)
            Task {
                gtk_adjustment_set_value(
                    vertical, gtk_adjustment_get_upper(vertical) - gtk_adjustment_get_page_size(vertical))
                g_object_unref(vertical)
            }
        }
    }
}
