import BlackBoxKit
import CBlackBox
import CGtk4
import ScrimGTK

/// A window built from the plan, whose handlers record everything that they receive.
@MainActor
final class TwinScene {
    let window: Window
    let log = AppLog()
    private(set) var controls: [Widget] = []
    /// The region of an overlay over a view: the right half of the window.
    let region: Widget
    private let root: Widget
    private let plan: TwinPlan
    private static var application: UnsafeMutablePointer<GtkApplication>?

    init?(_ plan: TwinPlan) {
        guard let application = Self.theApplication, let top = gtk_application_window_new(application),
            let root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6),
            let columns = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12),
            let left = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6),
            let right = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
        else { return nil }
        self.plan = plan
        self.root = root
        region = right
        // The lower part stays free for overlays over the window that let everything else through.
        window = Window(top.cast(), width: 700, height: 760)
        gtk_widget_set_name(left, "left")
        gtk_widget_set_name(right, "region")
        for column in [left, right] {
            gtk_widget_set_hexpand(column, 1)
            gtk_widget_set_size_request(column, 300, -1)
            gtk_box_append(columns.cast(), column)
        }
        gtk_box_set_homogeneous(columns.cast(), 1)
        gtk_box_append(root.cast(), columns)
        gtk_window_set_child(window.pointer, root)

        listen(to: root, as: "root", [.click, .capturedClick, .key, .capturedKey, .scroll])
        listen(to: window.widget, as: "window", [.click, .key])
        for control in plan.controls {
            guard let widget = make(control) else { continue }
            gtk_widget_set_name(widget, control.name)
            gtk_box_append((control.isInRegion ? right : left).cast(), widget)
            listen(to: widget, as: control.name, control.listens)
            if let shortcut = control.shortcut { add(shortcut, to: widget, as: control.name) }
            controls.append(widget)
        }
        if plan.hasSearch { addSearch() }
        addActions()
        window.present()
    }

    func close() { window.close() }

    /// The point at which the user acts on a control.
    func place(of control: Int) -> (x: Int, y: Int)? { window.screen(controls[control], x: 0.4, y: 0.5) }

    // MARK: Controls

    private func make(_ control: TwinPlan.Control) -> Widget? {
        let name = control.name
        switch control.kind {
        case .button:
            guard let button = gtk_button_new_with_mnemonic(control.title) else { return nil }
            log.follow(button.raw, "clicked", as: name)
            return button
        case .check:
            guard let check = gtk_check_button_new_with_mnemonic(control.title) else { return nil }
            log.follow(check.raw, "toggled", as: name)
            return check
        case .toggle:
            guard let toggle = gtk_toggle_button_new_with_mnemonic(control.title) else { return nil }
            log.follow(toggle.raw, "toggled", as: name)
            return toggle
        case .entry:
            guard let entry = gtk_entry_new() else { return nil }
            log.follow(entry.raw, "changed", as: name)
            log.follow(entry.raw, "activate", as: name)
            return labeled(entry, control.title)
        case .dropDown:
            return withUnsafeStrings(["one", "two", "three", "four"]) { strings in
                guard let list = gtk_drop_down_new_from_strings(strings) else { return nil }
                log.follow(list.raw, "notify::selected", as: name)
                return labeled(list, control.title)
            }
        case .scale:
            guard let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 5) else {
                return nil
            }
            log.follow(scale.raw, "value-changed", as: name)
            return labeled(scale, control.title)
        case .spin:
            guard let spin = gtk_spin_button_new_with_range(0, 100, 1) else { return nil }
            log.follow(spin.raw, "value-changed", as: name)
            return labeled(spin, control.title)
        case .scroller:
            guard let scroller = gtk_scrolled_window_new(),
                let list = gtk_label_new(control.title + "\n1\n2\n3\n4\n5\n6\n7\n8")
            else { return nil }
            gtk_scrolled_window_set_child(scroller.opaque, list)
            gtk_scrolled_window_set_overlay_scrolling(scroller.opaque, 0)
            gtk_widget_set_size_request(scroller, -1, 60)
            if let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque) {
                connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [log] _ in
                    log.hear("\(name) scrolled to \(Int(gtk_adjustment_get_value(adjustment)))")
                }
            }
            return scroller
        case .label: return gtk_label_new_with_mnemonic(control.title)
        case .dragSource:
            guard let label = gtk_label_new("drag " + control.title), let source = gtk_drag_source_new()
            else { return nil }
            let content = blackbox_text_content(control.title)
            gtk_drag_source_set_content(source, content)
            g_object_unref(content)
            log.follow(source.raw, "drag-begin", as: name)
            log.follow(source.raw, "drag-end", as: name)
            gtk_widget_add_controller(label, source)
            return label
        case .dropTarget:
            guard let label = gtk_label_new("drop " + control.title),
                let target = gtk_drop_target_new(blackbox_type_string(), GDK_ACTION_COPY)
            else { return nil }
            log.follow(target.raw, "drop", as: name, parameters: [1], answer: true)
            log.follow(target.raw, "enter", as: name)
            gtk_widget_add_controller(label, target)
            return label
        case .expander:
            guard let expander = gtk_expander_new_with_mnemonic(control.title) else { return nil }
            log.follow(expander.raw, "notify::expanded", as: name)
            return expander
        }
    }

    /// A control beside a label with its mnemonic.
    private func labeled(_ control: Widget, _ title: String) -> Widget? {
        guard let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6),
            let label = gtk_label_new_with_mnemonic(title)
        else { return nil }
        gtk_label_set_mnemonic_widget(label.opaque, control)
        gtk_widget_set_hexpand(control, 1)
        gtk_box_append(box.cast(), control)
        gtk_box_append(box.cast(), label)
        return box
    }

    private func withUnsafeStrings<Result>(
        _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = texts.map { g_strdup($0) }
        defer { for copy in copies { g_free(copy) } }
        let pointers = copies.map { UnsafePointer<CChar>($0) } + [nil]
        return pointers.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else {
                preconditionFailure("the list ends with NULL, so it has a start")
            }
            return body(base)
        }
    }

    // MARK: Listening

    private func listen(to widget: Widget, as name: String, _ listeners: Set<TwinPlan.Listener>) {
        for listener in TwinPlan.Listener.allCases where listeners.contains(listener) {
            switch listener {
            case .click, .capturedClick:
                guard let click = gtk_gesture_click_new() else { continue }
                gtk_gesture_single_set_button(click, 0)
                if listener == .capturedClick {
                    gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
                }
                log.follow(click.raw, "pressed", as: "\(name) \(listener)", parameters: [1, 2, 3])
                log.follow(click.raw, "released", as: "\(name) \(listener)", parameters: [1, 2, 3])
                gtk_widget_add_controller(widget, click)
            case .motion:
                guard let motion = gtk_event_controller_motion_new() else { continue }
                log.follow(motion.raw, "enter", as: "\(name) pointer")
                log.follow(motion.raw, "leave", as: "\(name) pointer")
                gtk_widget_add_controller(widget, motion)
            case .scroll:
                guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
                else { continue }
                log.follow(scroll.raw, "scroll", as: name, parameters: [1, 2])
                gtk_widget_add_controller(widget, scroll)
            case .key, .capturedKey:
                guard let key = gtk_event_controller_key_new() else { continue }
                if listener == .capturedKey {
                    gtk_event_controller_set_propagation_phase(key, GTK_PHASE_CAPTURE)
                }
                log.follow(key.raw, "key-pressed", as: "\(name) \(listener)", parameters: [1])
                gtk_widget_add_controller(widget, key)
            case .focus:
                guard let focus = gtk_event_controller_focus_new() else { continue }
                log.follow(focus.raw, "enter", as: "\(name) focus")
                log.follow(focus.raw, "leave", as: "\(name) focus")
                gtk_widget_add_controller(widget, focus)
            }
        }
    }

    private func add(_ shortcut: TwinPlan.Shortcut, to widget: Widget, as name: String) {
        guard let controller = gtk_shortcut_controller_new() else { return }
        gtk_shortcut_controller_set_scope(controller, shortcut.scope)
        gtk_shortcut_controller_add_shortcut(
            controller,
            gtk_shortcut_new(
                gtk_shortcut_trigger_parse_string(shortcut.trigger.trigger),
                gtk_named_action_new("win.\(Self.action(of: name))")))
        gtk_widget_add_controller(widget, controller)
        addAction(Self.action(of: name), to: UnsafeMutableRawPointer(window.pointer), as: "\(name) shortcut")
    }

    private func addSearch() {
        guard let bar = gtk_search_bar_new(), let entry = gtk_search_entry_new() else { return }
        gtk_search_bar_set_child(bar.opaque, entry)
        gtk_search_bar_set_key_capture_widget(bar.opaque, window.widget)
        log.follow(bar.raw, "notify::search-mode-enabled", as: "search")
        log.follow(entry.raw, "changed", as: "search")
        gtk_box_append(root.cast(), bar)
    }

    private func addActions() {
        for (number, key) in plan.accelerators.enumerated() {
            addAction(
                "accelerator\(number)", to: UnsafeMutableRawPointer(window.pointer),
                as: "accelerator \(number)")
            withUnsafeStrings([key.trigger]) {
                gtk_application_set_accels_for_action(Self.application, "win.accelerator\(number)", $0)
            }
        }
    }

    private func addAction(_ action: String, to map: UnsafeMutableRawPointer, as name: String) {
        guard let simple = g_simple_action_new(action, nil) else { return }
        log.follow(simple.raw, "activate", as: name)
        g_action_map_add_action(OpaquePointer(map), simple)
        g_object_unref(simple.raw)
    }

    private static func action(of name: String) -> String { name.replacing(" ", with: "-") }

    /// The app, registered without a session bus.
    private static var theApplication: UnsafeMutablePointer<GtkApplication>? {
        if application == nil {
            application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)
            let object = UnsafeMutableRawPointer(application)?.assumingMemoryBound(to: GApplication.self)
            guard g_application_register(object, nil, nil) != 0 else { return nil }
        }
        return application
    }
}
