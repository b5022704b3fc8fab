import BlackBoxKit
import CBlackBox
import CGtk4

/// An app's window with a random tree of containers, and a second window for torn-off widgets.
///
/// The same seed builds the same scene, so a twin without overlays shows how the screen should look.
@MainActor
final class LayoutScene {
    struct Move {
        let name: String
        let make: @MainActor () -> Void
    }

    var random: RandomNumbers
    let window: Window
    private(set) var second: Window?
    /// Targets for torn-off widgets in the second window: a list, and an AdwTabView.
    private var otherBox: WeakWidget?
    private var otherTabs: WeakWidget?
    private(set) var buttons: [(name: String, widget: WeakWidget)] = []
    private(set) var regions: [(name: String, widget: WeakWidget)] = []
    private(set) var moves: [Move] = []
    /// The names of the buttons whose clicks the app has received.
    private(set) var heard: [String] = []
    private(set) var description: [String] = []
    /// True if clicks change the scene: a list view scrolls to a clicked row, and keeps a focused row of its own.
    private(set) var remembersClicks = false
    private var count = 0

    init(random: RandomNumbers) {
        self.random = random
        window = Window(gtk_window_new().cast(), width: 520, height: 400)
        gtk_window_set_child(window.pointer, scroller(build(depth: 0), named: nil))
        addWindowMoves()
    }

    func present() {
        window.present()
        gtk_window_set_focus(window.pointer, nil)
        gtk_window_set_focus_visible(window.pointer, 0)
    }

    func close() {
        closeFirst()
        if let second, second.isOpen { second.close() }
    }

    private func closeFirst() { if window.isOpen { window.close() } }

    var hasHeard: Bool { !heard.isEmpty }

    func takeHeard() -> [String] {
        defer { heard = [] }
        return heard
    }

    /// The window that contains a widget now.
    func window(of widget: Widget) -> Window? {
        guard let root = gtk_widget_get_root(widget) else { return nil }
        return [window, second].compactMap { $0 }.first { $0.isOpen && OpaquePointer($0.pointer) == root }
    }

    func visibleRectangle(of widget: Widget) -> Rectangle? {
        window(of: widget)?.visibleRectangle(of: widget)
    }

    // MARK: Building

    private func name(_ kind: String) -> String {
        count += 1
        return "\(kind)\(count)"
    }

    private func add(_ region: Widget, _ name: String) { regions.append((name, WeakWidget(region))) }

    private func button() -> Widget {
        let name = name("button")
        let button: Widget = gtk_button_new_with_label(name)
        gtk_widget_set_focus_on_click(button, 0)
        connect(button.raw, "clicked") { [weak self] _ in self?.heard.append(name) }
        buttons.append((name, WeakWidget(button)))
        return button
    }

    private func leaf() -> Widget {
        switch random.below(6) {
        case 0:
            let label: Widget = gtk_label_new("A label of the app's")
            add(label, name("label"))
            return label
        case 1:
            let entry: Widget = gtk_entry_new()
            add(entry, name("entry"))
            return entry
        case 2:
            // A card: a region of a size that is common in apps.
            let card: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)
            gtk_widget_set_size_request(
                card, Int32(random.number(in: 60...200)), Int32(random.number(in: 40...140)))
            gtk_box_append(card.cast(), gtk_label_new("A card"))
            gtk_box_append(card.cast(), button())
            add(card, name("card"))
            return card
        default: return button()
        }
    }

    private func build(depth: Int) -> Widget {
        guard depth < 4, !(depth > 1 && random.chance(0.3)) else { return leaf() }
        let kind = random.below(14)
        let widget: Widget
        let kindName: String
        switch kind {
        case 0, 1:
            kindName = "box"
            widget = gtk_box_new(
                random.chance(0.5) ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 6)
            for _ in 0..<random.number(in: 2...4) { gtk_box_append(widget.cast(), build(depth: depth + 1)) }
        case 2, 3:
            kindName = "fixed"
            widget = fixed(depth)
        case 4, 5:
            kindName = "overlay"
            widget = overlay(depth)
        case 6:
            kindName = "scroller"
            widget = scroller(build(depth: depth + 1), named: name("scroller"))
            gtk_widget_set_size_request(widget, 160, 120)
        case 7:
            kindName = "notebook"
            widget = gtk_notebook_new()
            for page in 0..<2 {
                gtk_notebook_append_page(
                    widget.opaque, build(depth: depth + 1), gtk_label_new("Page \(page)"))
            }
            let known = WeakWidget(widget)
            moves.append(Move(name: "next page") { known.widget.map { gtk_notebook_next_page($0.opaque) } })
        case 8:
            kindName = "stack"
            widget = gtk_stack_new()
            for page in ["a", "b"] { gtk_stack_add_named(widget.opaque, build(depth: depth + 1), page) }
            let known = WeakWidget(widget)
            moves.append(
                Move(name: "other page of the stack") {
                    known.widget.map { gtk_stack_set_visible_child_name($0.opaque, "b") }
                })
        case 9:
            kindName = "paned"
            widget = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
            gtk_paned_set_start_child(widget.opaque, build(depth: depth + 1))
            gtk_paned_set_end_child(widget.opaque, build(depth: depth + 1))
            gtk_widget_set_size_request(widget, 240, -1)
            let (known, position) = (WeakWidget(widget), Int32(random.number(in: 40...200)))
            moves.append(
                Move(name: "paned at \(position)") {
                    known.widget.map { gtk_paned_set_position($0.opaque, position) }
                })
        case 10:
            kindName = "revealer"
            widget = gtk_revealer_new()
            gtk_revealer_set_child(widget.opaque, build(depth: depth + 1))
            gtk_revealer_set_reveal_child(widget.opaque, 1)
            gtk_revealer_set_transition_duration(widget.opaque, 60)
            let known = WeakWidget(widget)
            moves.append(
                Move(name: "revealer closes") {
                    known.widget.map { gtk_revealer_set_reveal_child($0.opaque, 0) }
                })
        case 11:
            kindName = "list"
            widget = list()
        case 12 where depth < 3:
            kindName = "tabs"
            widget = tabs(depth)
        case 13 where depth < 3:
            kindName = "pages"
            blackbox_adw_init()
            let (first, other) = (build(depth: depth + 1), build(depth: depth + 1))
            widget = blackbox_pages_new(first, other)
            let known = WeakWidget(widget)
            moves.append(Move(name: "push") { known.widget.map { blackbox_pages_go($0, 1) } })
            moves.append(
                Move(name: "push and pop") {
                    known.widget.map { blackbox_pages_go($0, 1) }
                    MainLoop.turn(for: 0.05)
                    known.widget.map { blackbox_pages_go($0, 0) }
                })
        default: return leaf()
        }
        let name = name(kindName)
        description.append(name)
        add(widget, name)
        return widget
    }

    /// A GtkFixed with children that are positioned, rotated, scaled, and on top of each other.
    private func fixed(_ depth: Int) -> Widget {
        let fixed: Widget = gtk_fixed_new()
        for _ in 0..<random.number(in: 2...5) {
            let child = build(depth: depth + 2)
            let (x, y) = (Double(random.below(260)), Double(random.below(200)))
            gtk_fixed_put(fixed.cast(), child, x, y)
            var point = graphene_point_t(x: Float(x), y: Float(y))
            if random.chance(0.4) {
                var transform = gsk_transform_translate(nil, &point)
                transform =
                    random.chance(0.5)
                    ? gsk_transform_rotate(transform, Float(random.number(in: -30...30)))
                    : gsk_transform_scale(transform, Float(random.number(in: 5...14)) / 10, 1)
                gtk_fixed_set_child_transform(fixed.cast(), child, transform)
                gsk_transform_unref(transform)
            }
            let known = WeakWidget(child)
            let (dx, dy) = (Double(random.below(120)), Double(random.below(120)))
            moves.append(
                Move(name: "a child of a fixed moves") {
                    guard let child = known.widget, let parent = gtk_widget_get_parent(child),
                        parent.isA("GtkFixed")
                    else { return }
                    gtk_fixed_move(parent.cast(), child, dx, dy)
                })
        }
        gtk_widget_set_size_request(fixed, 320, 240)
        return fixed
    }

    /// A child with other widgets on top: some draw nothing, some let the pointer through, some are hidden.
    private func overlay(_ depth: Int) -> Widget {
        let overlay: Widget = gtk_overlay_new()
        gtk_overlay_set_child(overlay.opaque, build(depth: depth + 1))
        for _ in 0..<random.number(in: 1...2) {
            let top: Widget
            switch random.below(6) {
            case 0: top = gtk_drawing_area_new()
            case 1: top = gtk_label_new("")
            case 2: top = gtk_picture_new()
            case 3:
                top = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
                gtk_widget_set_opacity(top, 0)
            case 4:
                top = gtk_label_new("NEW")
                gtk_widget_set_halign(top, GTK_ALIGN_END)
                gtk_widget_set_valign(top, GTK_ALIGN_START)
            default:
                top = button()
                gtk_widget_set_halign(top, GTK_ALIGN_END)
                gtk_widget_set_valign(top, GTK_ALIGN_END)
            }
            if !top.isA("GtkButton") { gtk_widget_set_can_target(top, 0) }
            description.append("under \(top.typeName)")
            gtk_overlay_add_overlay(overlay.opaque, top)
        }
        return overlay
    }

    private func scroller(_ child: Widget, named name: String?) -> Widget {
        let scroller: Widget = gtk_scrolled_window_new()
        // Scroll bars appear and fade by themselves, so there are none.
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
        gtk_scrolled_window_set_child(scroller.opaque, child)
        gtk_widget_set_hexpand(scroller, 1)
        gtk_widget_set_vexpand(scroller, 1)
        let (known, value) = (WeakWidget(scroller), Double(random.number(in: 10...120)))
        moves.append(
            Move(name: "scroll by \(Int(value))") {
                guard let scroller = known.widget else { return }
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller.opaque), value)
                gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(scroller.opaque), value / 2)
            })
        return scroller
    }

    /// A list that reuses its rows as it scrolls.
    private func list() -> Widget {
        remembersClicks = true
        let names = gtk_string_list_new(nil)
        for row in 0..<300 { gtk_string_list_append(names, "row\(row)") }
        guard let factory = gtk_signal_list_item_factory_new() else { return leaf() }
        connect(UnsafeMutableRawPointer(factory), "setup") { [weak self] call in
            guard let self, let item = call.object(1) else { return }
            let row: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4)
            gtk_widget_set_size_request(row, -1, 36)
            gtk_box_append(row.cast(), self.button())
            gtk_list_item_set_child(OpaquePointer(item), row)
            self.add(row, self.name("row"))
        }
        let selection = gtk_no_selection_new(names)
        let isGrid = random.chance(0.3)
        let view: Widget =
            isGrid
            ? gtk_grid_view_new(selection, factory) : gtk_list_view_new(selection, factory)
        let list = scroller(view, named: nil)
        gtk_widget_set_size_request(list, 180, 140)
        let known = WeakWidget(list)
        moves.append(
            Move(name: "the list jumps") {
                guard let list = known.widget else { return }
                for value in [700.0, 2_500, 90] {
                    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(list.opaque), value)
                    MainLoop.turn(for: 0.03)
                }
            })
        return list
    }

    private func tabs(_ depth: Int) -> Widget {
        blackbox_adw_init()
        guard let tabs = blackbox_tabs_new() else { return leaf() }
        let pages = (0..<2).map { _ in build(depth: depth + 1) }
        for page in pages { blackbox_tabs_append(tabs, page) }
        blackbox_tabs_select(tabs, pages[0])
        gtk_widget_set_size_request(tabs, 200, 160)
        for page in pages { add(page, name("tab")) }
        let (known, page) = (WeakWidget(tabs), WeakWidget(pages[0]))
        moves.append(
            Move(name: "a tab is torn off") { [weak self] in
                guard let self, let tabs = known.widget, let page = page.widget else { return }
                self.openSecond()
                guard let other = self.otherTabs?.widget, gtk_widget_is_ancestor(page, tabs) != 0 else {
                    return
                }
                blackbox_tabs_transfer(tabs, page, other)
            })
        return tabs
    }

    // MARK: Windows

    private func openSecond() {
        guard second == nil else { return }
        let other = Window(gtk_window_new().cast(), width: 400, height: 300)
        let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        blackbox_adw_init()
        if let tabs = blackbox_tabs_new() {
            gtk_widget_set_vexpand(tabs, 1)
            gtk_box_append(box.cast(), tabs)
            otherTabs = WeakWidget(tabs)
        }
        gtk_window_set_child(other.pointer, box)
        otherBox = WeakWidget(box)
        second = other
        other.present(x: 660)
        gtk_window_set_focus(other.pointer, nil)
    }

    private func addWindowMoves() {
        let (width, height) = (random.number(in: 300...600), random.number(in: 250...420))
        moves.append(
            Move(name: "the window becomes \(width)×\(height)") { [window] in
                if window.isOpen { window.resize(width: width, height: height) }
            })
        // The window's whole content moves to another window; the first one is closed before or after, or stays.
        let order = random.below(3)
        let name = ["stays open", "is closed before", "is closed after"][order]
        moves.append(
            Move(name: "the content leaves the window, which \(name)") { [weak self] in
                guard let self, self.second == nil, let content = gtk_window_get_child(self.window.pointer)
                else { return }
                g_object_ref(content)
                gtk_window_set_child(self.window.pointer, nil)
                if order == 1 { self.closeFirst() }
                self.openSecond()
                if let box = self.otherBox?.widget {
                    gtk_box_append(box.cast(), content)
                    self.otherTabs?.widget.map { gtk_widget_set_visible($0, 0) }
                }
                g_object_unref(content)
                if order == 2 { self.closeFirst() }
            })
    }
}

extension SignalCall {
    func object(_ index: Int) -> UnsafeMutableRawPointer? {
        parameters.baseAddress.flatMap { g_value_get_object($0 + index) }
    }
}
