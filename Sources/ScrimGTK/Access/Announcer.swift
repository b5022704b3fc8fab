import CGtk4
@_spi(Host) import Scrim

/// Speaks texts in a window.
///
/// GTK announces since 4.14. In older versions, a text becomes the description of the focused widget for a moment: a
/// screen reader reads a description that changes there, and nothing when it is removed. The widget's own
/// description then returns.
///
/// Neither the window nor a panel is renamed instead. A screen reader takes a focused dialog for the active window,
/// and ignores the names of all others. It would also read the old name when that returns.
@MainActor
final class Announcer {
    private let window: WeakObject<GtkWindow>

    init(window: WeakObject<GtkWindow>) {
        self.window = window
    }

    func speak(_ announcement: Announcement) {
        guard let window = window.object else { return }
        if let announce = scrim_symbol("gtk_accessible_announce"), canAnnounce(window.widget) {
            typealias Announce = @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> Void
            let priority = announcement.isAssertive ? Priority.high : Priority.medium
            unsafeBitCast(announce, to: Announce.self)(
                window.widget.opaque, announcement.text, priority.rawValue)
        } else {
            describe(gtk_window_get_focus(window)?.editable ?? window.widget, as: announcement.text)
        }
    }

    private func describe(_ widget: WidgetPointer, as text: String) {
        let own = widget.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
        for description in Self.descriptions(toRead: text, over: own) {
            widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: description)
        }
    }

    /// The descriptions to set one after another so that a screen reader reads a text once.
    ///
    /// - Parameter own: The widget's own description, which is last again; `nil` if it has none.
    static func descriptions(toRead text: String, over own: String?) -> [String?] {
        text == own ? [nil, own] : [text, own]
    }

    /// Whether GTK can announce.
    ///
    /// The backend for an app's own tests (`GTK_A11Y=test`) lacks the function that `gtk_accessible_announce`
    /// calls unchecked (seen in GTK 4.18). In AccessKit's backend the function is empty (read in its source
    /// in November 2026).
    private func canAnnounce(_ widget: WidgetPointer) -> Bool {
        guard let symbol = scrim_symbol("gtk_accessible_get_at_context") else { return true }
        typealias GetContext = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
        guard let context = unsafeBitCast(symbol, to: GetContext.self)(widget.opaque) else { return true }
        defer { g_object_unref(context) }
        let instance = context.assumingMemoryBound(to: GTypeInstance.self)
        let name = g_type_name_from_instance(instance).map { String(cString: $0) }
        return name != "GtkTestATContext" && name != "GtkAccessKitContext"
    }

    /// `GtkAccessibleAnnouncementPriority`, which the headers have since 4.14.
    private enum Priority: CInt {
        case medium = 1
        case high = 2
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The widget in which assistive technology finds the focus: for the text in an entry, the entry.
    fileprivate var editable: WidgetPointer {
        guard isA(gtk_text_get_type()) else { return self }
        return sequence(first: self) { gtk_widget_get_parent($0) }.dropFirst()
            .first { $0.isA(gtk_editable_get_type()) } ?? self
    }
}
