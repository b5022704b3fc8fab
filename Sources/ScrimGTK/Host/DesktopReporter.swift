import CGtk4
@_spi(Host) import Scrim

/// Shows one window's minimized work on the desktop: notifications of its end, and progress on the launcher.
///
/// Both need the window's application, with an identifier and a session bus. Otherwise the desktop shows nothing.
@MainActor
final class DesktopReporter {
    private let window: WeakObject<GtkWindow>
    /// The notifications that were sent and not withdrawn.
    private var notified: [Presentation.ID: Sent] = [:]
    /// The progress of this window, and the application that shows it; `nil` if there is none.
    private var shown: (progress: Double, application: Retained<GApplication>)?
    /// The reporters that have a progress; the one that reported last is at the end.
    private static var showing: [DesktopReporter] = []

    /// How many notifications this process has sent.
    private static var count = 0

    /// A notification, and what a press on it does.
    ///
    /// By default, GApplication would emit `activate`, and many apps then open another window. So the notification
    /// has an action of its own, which the application keeps for as long as the notification.
    private struct Sent {
        let application: Retained<GApplication>
        let name: String
        let press: Signal
        /// Withdraws the notification when the application quits, which does not close its windows.
        let shutdown: Signal
    }

    init(window: WeakObject<GtkWindow>) { self.window = window }

    /// Sends a notification of an end; false if the window has no application that can.
    func notify(_ text: String, of presentation: Presentation.ID) -> Bool {
        guard let application else { return false }
        let name = Self.newName()
        guard let action = g_simple_action_new(name, nil), let notification = g_notification_new(text) else {
            return false
        }
        let press = Signal(action, "activate") { [window] _ in
            window.object?.comeToFront()
        }
        let shutdown = Signal(application, "shutdown") { [weak self] _ in
            self?.withdraw(presentation)
        }
        notified[presentation] = Sent(
            application: Retained(application), name: name, press: press, shutdown: shutdown)
        g_action_map_add_action(OpaquePointer(application), action)
        g_notification_set_default_action(notification, "app." + name)
        g_application_send_notification(application, name, notification)
        g_object_unref(UnsafeMutableRawPointer(notification))
        g_object_unref(UnsafeMutableRawPointer(action))
        return true
    }

    /// Withdraws a notification.
    func withdraw(_ presentation: Presentation.ID) {
        guard let sent = notified.removeValue(forKey: presentation) else { return }
        sent.press.disconnect()
        sent.shutdown.disconnect()
        g_action_map_remove_action(OpaquePointer(sent.application.pointer), sent.name)
        g_application_withdraw_notification(sent.application.pointer, sent.name)
    }

    /// Shows a progress on the launcher; `nil` shows none.
    ///
    /// Launchers that support Unity's `LauncherEntry` show it: those of Ubuntu, KDE and others. If several windows of
    /// an application have a progress, the one that reported last is shown.
    /// application that have a progress, the last to report counts.
    func show(_ progress: Double?) {
        guard progress != shown?.progress else { return }
        let application = shown?.application ?? application.map { Retained($0) }
        shown = nil
        Self.showing.removeAll { $0 === self }
        guard let application, let id = g_application_get_application_id(application.pointer),
            let bus = g_application_get_dbus_connection(application.pointer)
        else { return }
        if let progress {
            shown = (progress, application)
            Self.showing.append(self)
        }
        let last = Self.showing.last { $0.shown?.application.pointer == application.pointer }?.shown?.progress
        scrim_launcher_update(bus, id, last == nil ? 0 : 1, last ?? 0)
    }

    /// The window's application, if it can be reached on the session bus.
    private var application: UnsafeMutablePointer<GApplication>? {
        guard let window = window.object, let owner = gtk_window_get_application(window) else { return nil }
        let application = UnsafeMutableRawPointer(owner).assumingMemoryBound(to: GApplication.self)
        let isHeard =
            g_application_get_is_registered(application) != 0
            && g_application_get_is_remote(application) == 0
            && g_application_get_application_id(application) != nil
            && g_application_get_dbus_connection(application) != nil
        return isHeard ? application : nil
    }

    /// A name for a notification, and for its action.
    ///
    /// Several processes may have the application's identifier, and a notification may outlive its process.
    private static func newName() -> String {
        count += 1
        return "scrim-\(getpid())-\(count)"
    }
}
