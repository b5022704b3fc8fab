import CGtk4
@_spi(Host) import Scrim

/// Speaks texts through a window's accessible, the one that is there before and after every surface.
///
/// GTK announces since 4.14. Before that nothing that a screen reader hears of is made for it; a change of the
/// window's name comes closest, so the window bears the text as its name until `restoreName`.
@MainActor
final class Announcer {
    private let window: WeakObject<GtkWindow>
    private var isRenamed = false

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
            isRenamed = true
            window.widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: announcement.text)
        }
    }

    /// Whether GTK may be asked: the backend of an app's own tests (`GTK_A11Y=test`) lacks the function that
    /// `gtk_accessible_announce` calls, without looking (seen in GTK 4.18).
    private func canAnnounce(_ widget: WidgetPointer) -> Bool {
        guard let symbol = scrim_symbol("gtk_accessible_get_at_context") else { return true }
        typealias GetContext = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
        guard let context = unsafeBitCast(symbol, to: GetContext.self)(widget.opaque) else { return true }
        defer { g_object_unref(context) }
        let instance = context.assumingMemoryBound(to: GTypeInstance.self)
        return g_type_name_from_instance(instance).map { String(cString: $0) } != "GtkTestATContext"
    }

    /// Gives the window its own name back.
    func restoreName() {
        guard isRenamed, let window = window.object else { return }
        isRenamed = false
        if let title = gtk_window_get_title(window) {
            window.widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: String(cString: title))
        } else {
            gtk_accessible_reset_property(window.widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
        }
    }

    /// `GtkAccessibleAnnouncementPriority`, which the headers have since 4.14.
    private enum Priority: CInt {
        case medium = 1
        case high = 2
    }
}
