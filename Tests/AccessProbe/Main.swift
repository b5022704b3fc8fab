import CGtk4
import ScrimGTK

/// An app with a button for each overlay, which a test reads and uses only through the accessibility bus.
@main
enum AccessProbe {
    static func main() {
        gtk_init()
        g_set_prgname("AccessProbe")
        guard let window = gtk_window_new(), let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6),
            let list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), let orders = gtk_label_new("Three orders")
        else { return }
        let toplevel = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_title(toplevel, "Shop")
        gtk_window_set_default_size(toplevel, 420, 480)
        gtk_window_set_child(toplevel, box)
        append(orders, to: list)
        append(list, to: box)
        let overlays = window.overlays
        let region = list.overlays
        var sheet: Presentation?
        var archived = 0
        let presses: [(String, @MainActor () -> Void)] = [
            (
                "Save",
                { Shown.keep(overlays.show(.veil("Saving", indicator: .ring(0.25), cancel: .standard))) }
            ),
            ("Load", { Shown.keep(region.show(.activity("Loading orders"))) }),
            ("Delete", { overlays.flash(.hud("Order deleted", action: "_Undo")) { Shown.say("Undone") } }),
            (
                "Store",
                {
                    archived += 1
                    let number = archived
                    overlays.flash(
                        .hud("Order \(number) archived", placement: .bottom, action: .init("Undo \(number)"))
                            .with(\.timing.lifetime, .fixed(.seconds(60)))
                    ) { Shown.say("Undone \(number)") }
                }
            ),
            (
                "Colors",
                {
                    guard let content = gtk_button_new_with_label("Red") else { return }
                    sheet = overlays.show(
                        .sheet(detents: [.points(160), .points(320)]).with(\.content.label, "Pick a color")
                    ) { content }
                    if let sheet { Shown.keep(sheet) }
                }
            ),
            (
                "Sign in",
                {
                    let veil = overlays.show(.veil("Signing in…", cancel: .standard))
                    Shown.keep(veil)
                    after(1_000) { veil.message = "Checking the password" }
                    after(2_000) { Shown.keep(overlays.show(.hud("Copied"))) }
                    after(3_000) {
                        veil.finish(.failure("Wrong password"))
                        Shown.say("Not signed in")
                    }
                }
            ),
            (
                "Rename",
                {
                    Task {
                        let name = await overlays.ask(
                            "Rename the order", field: .text("New name"), accept: "Accept"
                        ) {
                            $0.hasPrefix("x") ? "No x" : nil
                        }
                        Shown.say("Renamed to \(name ?? "nothing")")
                    }
                }
            ),
            (
                "Move",
                {
                    Task {
                        let folder = await overlays.choose(
                            "Move to", from: ["Inbox", "Archive"], title: \.self)
                        Shown.say("Moved to \(folder ?? "nothing")")
                    }
                }
            ),
            ("Done", { overlays.dismissAll() }),
        ]
        for (label, act) in presses {
            guard let button = gtk_button_new_with_label(label) else { continue }
            append(button, to: box)
            connect(button, act)
        }
        append(Shown.status, to: box)
        gtk_window_present(toplevel)
        while true { g_main_context_iteration(nil, 1) }
    }

    private static func append(
        _ widget: UnsafeMutablePointer<GtkWidget>, to box: UnsafeMutablePointer<GtkWidget>
    ) {
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), widget)
    }

    /// Runs an action after a number of milliseconds.
    @MainActor private static func after(_ time: guint, _ act: @escaping @MainActor () -> Void) {
        g_timeout_add_full(
            G_PRIORITY_DEFAULT, time,
            { data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated {
                    if let data { Unmanaged<Action>.fromOpaque(data).takeRetainedValue().act() }
                }
                return 0
            }, Unmanaged.passRetained(Action(act)).toOpaque(), nil)
    }

    @MainActor private static func connect(
        _ button: UnsafeMutablePointer<GtkWidget>, _ act: @escaping @MainActor () -> Void
    ) {
        let callback: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
            // GTK calls back on the main thread.
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { Unmanaged<Action>.fromOpaque(data).takeUnretainedValue().act() }
        }
        g_signal_connect_data(
            button, "clicked", unsafeBitCast(callback, to: GCallback.self),
            Unmanaged.passRetained(Action(act)).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }
}

/// What a button does when it is clicked.
@MainActor
private final class Action {
    let act: @MainActor () -> Void
    init(_ act: @escaping @MainActor () -> Void) { self.act = act }
}

/// The handles and widgets that the app keeps.
@MainActor
private enum Shown {
    static let status: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Nothing done")
    private static var handles: [Presentation] = []

    static func keep(_ handle: Presentation) { handles.append(handle) }
    static func say(_ text: String) { gtk_label_set_text(OpaquePointer(status), text) }
}
