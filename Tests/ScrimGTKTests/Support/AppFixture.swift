import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// The kinds of windows that apps have.
enum WindowKind: String, CaseIterable, CustomStringConvertible {
    case titlebar = "GtkWindow with a titlebar"
    case application = "GtkApplicationWindow"
    case adwaita = "AdwApplicationWindow"

    var description: String { rawValue }

    /// The kinds that can be made on this machine.
    @MainActor static var available: [WindowKind] { allCases.filter { $0 != .adwaita || Adwaita.isThere } }
}

/// A window full of widgets that handle input; it records everything that reaches the app.
@MainActor
final class AppFixture {
    private(set) var heard: Set<String> = []
    private(set) var isDestroyed = false

    let kind: WindowKind
    let window: UnsafeMutablePointer<GtkWindow>
    let entry: WidgetPointer = gtk_entry_new()
    let button: WidgetPointer = gtk_button_new_with_mnemonic("_x button")
    let otherButton: WidgetPointer = gtk_button_new_with_label("other")
    let dropDown: WidgetPointer
    let scroller: WidgetPointer = gtk_scrolled_window_new()
    let list: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let dropArea: WidgetPointer = gtk_label_new("drop here")
    let dragSource: WidgetPointer = gtk_label_new("drag me")
    let menuButton: WidgetPointer = gtk_menu_button_new()
    let popover: WidgetPointer = gtk_popover_new()
    let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)

    var input: RealInput { RealInput(window: window) }
    var stage: Stage { host.stage }
    var host: GtkHost { GtkHost.of(window) }

    /// True if the last frame drew every surface at rest.
    ///
    /// By the clock, surfaces rest earlier: on a busy machine a button may still be drawn on its way.
    var isAtRest: Bool {
        host.surfaces.allSatisfy { view in
            view.plan?.motion.isSettled(at: view.drawnAt) == true
                && stage.reflow(of: view.id).isSettled(at: view.drawnAt)
        }
    }

    init(_ kind: WindowKind = .titlebar) throws {
        self.kind = kind
        dropDown = try #require(Self.makeDropDown())
        window = try #require(Self.makeWindow(kind)).cast(to: GtkWindow.self)
        for widget in widgets { g_object_ref_sink(widget) }
        fill()
        wire()
        Signal(window, "destroy") { [weak self] _ in self?.isDestroyed = true }
        gtk_window_set_default_size(window, 420, 560)
    }

    /// Shows the window, and gives the entry the focus.
    func present() {
        gtk_window_present(window)
        GtkTests.iterate { gtk_widget_get_mapped(window.widget) != 0 && gtk_widget_get_height(box) > 0 }
        // A test presses a new overlay sooner than a user could.
        stage.reactionTime = .zero
        input.begin()
        gtk_widget_grab_focus(entry)
        forget()
    }

    func close() {
        // An open popover would keep X's grab after its window is gone.
        if !isDestroyed { reset() }
        if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
        if !isDestroyed { gtk_window_destroy(window) }
        GtkTests.settle()
        for widget in widgets { g_object_unref(widget) }
    }

    /// Destroys the window at once, whatever it shows.
    func destroy() {
        gtk_widget_unparent(popover)
        gtk_window_destroy(window)
        for widget in widgets { g_object_unref(widget) }
    }

    /// The event controllers of the window, in the order in which they handle events.
    var controllers: [OpaquePointer] { window.widget.controllers }

    /// Restores the state after `present`: closed popovers, the focus in the entry, nothing recorded.
    func reset() {
        gtk_popover_popdown(popover.cast(to: GtkPopover.self))
        gtk_menu_button_popdown(menuButton.opaque)
        input.restPointer()
        gtk_widget_grab_focus(entry)
        gtk_editable_set_text(entry.opaque, "")
        gtk_drop_down_set_selected(dropDown.opaque, 0)
        gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller.opaque), 0)
        GtkTests.settle()
        forget()
    }

    /// Referenced by the test, so they survive whatever it does to the window.
    private var widgets: [WidgetPointer] {
        [
            entry, button, otherButton, dropDown, scroller, list, dropArea, dragSource, menuButton, popover,
            box,
        ]
    }

    /// Forgets what was recorded so far.
    func forget() { heard = [] }

    func note(_ what: String) { heard.insert(what) }

    /// Blocks, shows or hides according to a hand-made plan.
    func apply(
        _ input: InputPlan, surfaces: [SurfacePlan] = [], focus: FocusPlan = .app,
        access: AccessPlan = AccessPlan()
    ) {
        stage.gate.plan = input
        var plan = StagePlan()
        plan.input = input
        plan.surfaces = PagedArray(surfaces.map { Shared($0) })
        plan.focus = focus
        plan.access = access
        host.apply(plan)
    }

    private func fill() {
        gtk_menu_button_set_primary(menuButton.opaque, 1)
        let menu = g_menu_new()
        g_menu_append(menu, "Save", "win.save")
        gtk_menu_button_set_menu_model(
            menuButton.opaque, UnsafeMutableRawPointer(menu)?.assumingMemoryBound(to: GMenuModel.self))
        g_object_unref(UnsafeMutableRawPointer(menu))

        let bar = kind == .adwaita ? Adwaita.makeHeaderBar() : gtk_header_bar_new()
        switch kind {
        case .adwaita:
            if let bar, let pack = scrim_symbol("adw_header_bar_pack_end") {
                typealias Pack = @convention(c) (WidgetPointer, WidgetPointer) -> Void
                unsafeBitCast(pack, to: Pack.self)(bar, menuButton)
                gtk_box_append(box.cast(to: GtkBox.self), bar)
            }
            Adwaita.setContent(box, of: window.widget)
        case .titlebar, .application:
            gtk_header_bar_pack_end(bar?.opaque, menuButton)
            gtk_window_set_titlebar(window, bar)
            gtk_window_set_child(window, box)
        }
        for index in 0..<40 {
            gtk_box_append(list.cast(to: GtkBox.self), gtk_label_new("row \(index)"))
        }
        gtk_scrolled_window_set_child(scroller.opaque, list)
        gtk_widget_set_vexpand(scroller, 1)
        gtk_widget_set_size_request(dropArea, -1, 40)
        gtk_widget_set_parent(popover, button)
        gtk_popover_set_child(popover.cast(to: GtkPopover.self), gtk_entry_new())
        for child in [entry, button, otherButton, dropDown, dragSource, dropArea, scroller] {
            gtk_box_append(box.cast(to: GtkBox.self), child)
        }
    }

    private func wire() {
        listen(entry, "changed", "typing")
        listen(button, "clicked", "click")
        listen(button, "activate", "activation")
        listen(otherButton, "clicked", "other click")
        if kind != .titlebar, let save = g_simple_action_new("save", nil) {
            listen(save, "activate", "accelerator")
            g_action_map_add_action(window.widget.opaque, save)
            g_object_unref(UnsafeMutableRawPointer(save))
        }
        listen(dropDown, "notify::selected", "choice")
        listen(popover, "map", "popover")
        if let menu = gtk_menu_button_get_popover(menuButton.opaque) {
            listen(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkWidget.self), "map", "menu")
        }
        if let position = gtk_scrolled_window_get_vadjustment(scroller.opaque) {
            listen(position, "value-changed", "scroll")
        }
        // On the button: a window-wide shortcut, the secondary button, hover.
        for (scope, key, name) in [
            (GTK_SHORTCUT_SCOPE_GLOBAL, GDK_KEY_g, "global shortcut"),
            (GTK_SHORTCUT_SCOPE_MANAGED, GDK_KEY_m, "managed shortcut"),
        ] {
            add(Self.makeShortcut(scope, key) { [weak self] in self?.note(name) }, to: button)
        }
        let secondary = gtk_gesture_click_new()
        gtk_gesture_single_set_button(secondary, 3)
        listen(secondary, "pressed", "secondary click")
        add(secondary, to: button)
        let motion = gtk_event_controller_motion_new()
        listen(motion, "enter", "hover")
        add(motion, to: button)
        // On the window itself.
        let click = gtk_gesture_click_new()
        listen(click, "pressed", "window click")
        add(click, to: window.widget)
        let capture = gtk_gesture_click_new()
        gtk_event_controller_set_propagation_phase(capture, GTK_PHASE_CAPTURE)
        listen(capture, "pressed", "window capture click")
        add(capture, to: window.widget)
        let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
        listen(scroll, "scroll", "window scroll")
        add(scroll, to: window.widget)
        addCaptureKeys(named: "window key")
        // Drags text from one label to another, and to the window.
        add(Self.makeDragSource(), to: dragSource)
        for (widget, name) in [(dropArea, "drop"), (window.widget, "window drop")] {
            let target = gtk_drop_target_new(GType(SCRIM_TYPE_STRING), GDK_ACTION_COPY)
            if let target {
                _ = Signal.deciding(UnsafeMutableRawPointer(target), "drop") { [weak self] _ in
                    self?.note(name)
                    return true
                }
            }
            add(target, to: widget)
        }
    }

    /// Adds a handler of the app's that comes first in its window, until another one is added before it.
    func addCaptureKeys(named name: String) {
        let keys = gtk_event_controller_key_new()
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        if let keys {
            Signal(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] _ in self?.note(name) }
        }
        add(keys, to: window.widget)
    }

    private func add(_ controller: OpaquePointer?, to widget: WidgetPointer) {
        if let controller { gtk_widget_add_controller(widget, controller) }
    }

    private func listen(_ object: OpaquePointer?, _ signal: String, _ name: String) {
        if let object { listen(UnsafeMutableRawPointer(object), signal, name) }
    }

    private func listen(_ object: UnsafeMutableRawPointer, _ signal: String, _ name: String) {
        Signal(object, signal) { [weak self] _ in self?.note(name) }
    }
}
