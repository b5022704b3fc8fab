import BlackBoxKit
import CBlackBox
import CGtk4

/// One story in its own process: actions of the user and the app, and the conditions that must hold at the end.
@MainActor
struct HostileStory {
    let options: HostileOptions
    let user: User

    /// Runs the story; returns the process's status, which is 0 if everything holds.
    func tell(_ story: Int) -> Int32 {
        var seeds = RandomNumbers(seed: options.seed, story: story)
        let app = HostileApp(
            seed: Int(truncatingIfNeeded: seeds.next() >> 1), isPlain: options.isPlain, muted: options.muted,
            user: user)
        app.pair = options.pair
        app.begin(0)
        app.open()
        MainLoop.turn(for: 0.1)
        for number in 1...max(options.deeds, 1) where options.only?.contains(number) ?? true {
            app.begin(number)
            if app.anyWindow == nil { app.open() }
            var random = app.random("deed \(number)")
            let deed = Deed.any(&random)
            app.tell("deed \(number): \(deed)")
            deed.happen(app, &random)
            MainLoop.turn(for: Double(random.below(60)) / 1000)
            app.forgetClosed()
        }
        app.tell("the end")
        let faults = end(app)
        for fault in faults { app.tell("fault: \(fault)") }
        return faults.isEmpty ? 0 : 1
    }

    /// Stops the handlers, ends everything, and checks that nothing stays blocked.
    private func end(_ app: HostileApp) -> [String] {
        app.isActive = false
        for button in [1, 2, 3] { user.release(button) }
        for key in Deed.keys { user.release(key: key) }
        user.moveAway()
        var random = app.random("end")
        gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
        if let settings = gtk_settings_get_default() {
            blackbox_set_int(settings.raw, "gtk-xft-dpi", 96 * 1024)
            blackbox_set_bool(settings.raw, "gtk-enable-animations", 1)
            blackbox_set_bool(settings.raw, "gtk-application-prefer-dark-theme", 0)
        }
        gtk_css_provider_load_from_data(app.style, "", -1)
        // An app hides a window and ends its overlays, in either order.
        if random.chance(0.2) {
            for window in app.windows where !window.isClosed {
                gtk_widget_set_visible(window.pointer.widget, 0)
            }
        }
        var faults = app.overlays.end(app.windows)
        for window in app.windows where !window.isClosed { gtk_widget_set_visible(window.pointer.widget, 0) }
        MainLoop.turn(for: 0.05)
        for window in app.windows where !window.isClosed {
            if let fault = Self.use(Window(window.pointer, width: 400, height: 300), user) {
                faults.append("\(window.name): \(fault)")
            }
            gtk_widget_set_visible(window.pointer.widget, 0)
        }
        if let fault = Self.use(Window(gtk_window_new().cast(), width: 400, height: 300), user) {
            faults.append("a fresh window: \(fault)")
        }
        return faults
    }

    /// Clicks a button and types into an entry of the window.
    private static func use(_ window: Window, _ user: User) -> String? {
        gtk_window_set_titlebar(window.pointer, nil)
        let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10)
        let entry: Widget = gtk_entry_new()
        let button: Widget = gtk_button_new_with_label("Press")
        gtk_box_append(box.cast(), entry)
        gtk_box_append(box.cast(), button)
        var clicks = 0
        connect(button.raw, "clicked") { _ in clicks += 1 }
        gtk_window_set_child(window.pointer, box)
        window.present()
        gtk_widget_grab_focus(entry)
        MainLoop.turn(atMost: 2) { gtk_widget_get_height(button) > 0 && window.bounds(of: button) != nil }
        MainLoop.turn(for: 0.1)
        guard let place = window.screen(button) else { return "the button has no place" }
        user.move(place.x, place.y)
        user.click()
        guard MainLoop.turn(atMost: 2, until: { clicks > 0 }) else {
            return "the app does not hear a click at \(place.x),\(place.y)"
        }
        gtk_widget_grab_focus(entry)
        window.activate()
        user.key("a")
        let hasTyped = MainLoop.turn(atMost: 2) {
            gtk_editable_get_text(entry.opaque).map { String(cString: $0).contains("a") } ?? false
        }
        return hasTyped ? nil : "the app does not hear a key"
    }
}
