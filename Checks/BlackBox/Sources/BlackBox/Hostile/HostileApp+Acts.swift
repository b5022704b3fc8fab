import BlackBoxKit
import CBlackBox
import CGtk4

extension HostileApp {
    /// Performs a handler's reaction at the worst moment.
    ///
    /// - Parameter origin: The widget whose handler runs.
    func act(_ reaction: HostileReaction, origin: Widget?, _ random: inout RandomNumbers) {
        let own = origin.flatMap { window(of: $0) }
        guard let window = random.chance(0.7) ? own ?? self.window(&random) : self.window(&random) else {
            return
        }
        if reaction.takesAway { for window in windows where !window.isClosed { window.closePopover() } }
        switch reaction {
        case .show: overlays.show(&random, in: window)
        case .showMany: for _ in 0..<3 { overlays.show(&random, in: window) }
        case .update: overlays.update(&random)
        case .finish: overlays.finish(&random)
        case .dismiss: overlays.dismiss(&random)
        case .dismissAll: overlays.dismissAll(window)
        case .during: overlays.during(&random, in: window)
        case .setKeyboard: overlays.setKeyboard(window, random.chance(0.5) ? nil : window.keyboard?.widget)
        case .queueResize: gtk_widget_queue_resize(window.pointer.widget)
        case .nothing: break
        case .css, .textScale, .direction, .theme, .animations: changeSurroundings(reaction, &random)

        case .removeSelf: origin.map { held($0) { $0.takeOut() } }
        case .removeParent: parent(of: origin).map { held($0) { $0.takeOut() } }
        case .removeSibling: sibling(of: origin, &random).map { held($0) { $0.takeOut() } }
        case .removeRow: window.row()?.widget?.takeOut()
        case .addRow: window.addRow()
        case .removePage: removePage(window)
        case .addPage: window.addPage()
        case .nextPage: window.notebook?.widget.map { gtk_notebook_next_page($0.opaque) }
        case .removeRegion: overlays.anyRegion(&random)?.takeOut()
        case .moveSelf: origin.map { move($0, &random) }
        case .moveRegion: overlays.anyRegion(&random).map { move($0, &random) }
        case .swapRoot:
            window.fill()
        case .emptySheet:
            if let box = sheet(&random), let child = box.children.last { gtk_box_remove(box.cast(), child) }
        case .takeContent: sheet(&random).map { move($0, &random) }
        case .setTitlebar:
            // GTK warns about a titlebar for a realized window, and goes on with the window's surface, which is gone.
            guard gtk_widget_get_realized(window.pointer.widget) == 0 else { break }
            gtk_window_set_titlebar(window.pointer, random.chance(0.5) ? gtk_header_bar_new() : nil)

        case .hideSelf: origin.map { gtk_widget_set_visible($0, 0) }
        case .hideRegion: overlays.anyRegion(&random).map { gtk_widget_set_visible($0, 0) }
        case .showRegion: overlays.anyRegion(&random).map { gtk_widget_set_visible($0, 1) }
        case .desensitize: origin.map { gtk_widget_set_sensitive($0, random.chance(0.3) ? 0 : 1) }
        case .toggleKeyboard:
            window.keyboard?.widget.map { gtk_widget_set_visible($0, random.chance(0.5) ? 1 : 0) }

        case .hideWindow:
            gtk_widget_set_visible(window.pointer.widget, 0)
        case .showWindow: if !window.isClosed { gtk_window_present(window.pointer) }
        case .closeWindow:
            gtk_window_close(window.pointer)
        case .destroyWindow:
            gtk_window_destroy(window.pointer)
        case .openWindow: open()
        case .resizeWindow:
            let (width, height) = (Int32(random.number(in: 150...600)), Int32(random.number(in: 150...700)))
            gtk_window_set_default_size(window.pointer, width, height)

        case .focusEntry: window.entry?.widget.map { _ = gtk_widget_grab_focus($0) }
        case .focusNothing: gtk_window_set_focus(window.pointer, nil)
        // In a window that is not shown, the popover's grab would outlive it, and no window would
        // receive clicks any more.
        case .popup:
            window.menu?.widget.map { if gtk_widget_get_mapped($0) != 0 { gtk_menu_button_popup($0.opaque) } }
        case .popdown: window.menu?.widget.map { gtk_menu_button_popdown($0.opaque) }
        case .scroll:
            window.scroller?.widget.flatMap { gtk_scrolled_window_get_vadjustment($0.opaque) }
                .map { gtk_adjustment_set_value($0, Double(random.below(200))) }
        case .nestedLoop: nestedLoop(window, &random)
        case .removeController: removeController(origin)
        }
    }

    /// Runs a main loop within a handler, as a dialog of another library does.
    ///
    /// The user and the app act meanwhile.
    private func nestedLoop(_ window: HostileWindow, _ random: inout RandomNumbers) {
        let seconds = Double(random.number(in: 20...150)) / 1000
        MainLoop.turn(for: seconds / 3)
        if !window.isClosed { overlays.show(&random, in: window) }
        MainLoop.turn(for: seconds / 3)
        click(&random)
        if random.chance(0.4) { overlays.dismiss(&random) }
        MainLoop.turn(for: seconds / 3)
    }

    func click(_ random: inout RandomNumbers) {
        user.move(random.below(1_100), random.below(520))
        user.press()
        MainLoop.turn(for: Double(random.below(20)) / 1000)
        user.release()
    }

    /// Keeps a reference to the widget that a function of the app's works on.
    private func held(_ widget: Widget, _ body: (Widget) -> Void) {
        g_object_ref(widget)
        body(widget)
        g_object_unref(widget)
    }

    private func window(of widget: Widget) -> HostileWindow? {
        guard let root = gtk_widget_get_root(widget) else { return nil }
        return windows.first { OpaquePointer($0.pointer) == root && !$0.isClosed }
    }

    /// The parent if it belongs to the app.
    private func parent(of widget: Widget?) -> Widget? {
        guard let widget, let parent = gtk_widget_get_parent(widget) else { return nil }
        return ["GtkBox", "GtkFrame"].contains(parent.typeName) && gtk_widget_get_name(parent) != nil
            ? parent : nil
    }

    private func sibling(of widget: Widget?, _ random: inout RandomNumbers) -> Widget? {
        guard let widget, let parent = parent(of: widget), parent.typeName == "GtkBox" else { return nil }
        let siblings = parent.children.filter { $0 != widget }
        return siblings.isEmpty ? nil : random.pick(siblings)
    }

    private func sheet(_ random: inout RandomNumbers) -> Widget? {
        let alive = sheets.compactMap(\.widget)
        return alive.isEmpty ? nil : random.pick(alive)
    }

    /// Moves the widget to the list or the notebook of a window, possibly another one.
    private func move(_ widget: Widget, _ random: inout RandomNumbers) {
        guard let window = window(&random), let list = window.list?.widget,
            let notebook = window.notebook?.widget,
            gtk_widget_is_ancestor(list, widget) == 0, gtk_widget_is_ancestor(notebook, widget) == 0,
            widget != list, widget != notebook, gtk_widget_get_parent(widget) != nil
        else { return }
        held(widget) { widget in
            widget.takeOut()
            // Unmapping runs handlers, which may have given the widget another parent or destroyed the new one.
            guard gtk_widget_get_parent(widget) == nil, !window.isClosed, window.list?.widget == list,
                window.notebook?.widget == notebook
            else { return }
            if random.chance(0.5) {
                gtk_box_append(list.cast(), widget)
            } else {
                gtk_notebook_append_page(notebook.opaque, widget, gtk_label_new("moved"))
            }
        }
    }

    private func removePage(_ window: HostileWindow) {
        guard let notebook = window.notebook?.widget, gtk_notebook_get_n_pages(notebook.opaque) > 0 else {
            return
        }
        gtk_notebook_remove_page(notebook.opaque, 0)
    }

    private func removeController(_ widget: Widget?) {
        guard let widget else { return }
        guard let controllers = gtk_widget_observe_controllers(widget) else { return }
        defer { g_object_unref(controllers.raw) }
        let count = g_list_model_get_n_items(controllers)
        guard count > 0, let item = g_list_model_get_item(controllers, count - 1) else { return }
        gtk_widget_remove_controller(widget, OpaquePointer(item))
        g_object_unref(item)
    }

    func changeSurroundings(_ change: HostileReaction, _ random: inout RandomNumbers) {
        guard let settings = gtk_settings_get_default() else { return }
        let object = UnsafeMutableRawPointer(settings)
        switch change {
        case .textScale: blackbox_set_int(object, "gtk-xft-dpi", Int32(96 * 1024 * random.number(in: 1...2)))
        case .direction:
            gtk_widget_set_default_direction(random.chance(0.5) ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        case .theme:
            blackbox_set_bool(object, "gtk-application-prefer-dark-theme", random.chance(0.5) ? 1 : 0)
        case .animations: blackbox_set_bool(object, "gtk-enable-animations", random.chance(0.7) ? 1 : 0)
        default:
            let css = random.pick([
                "* { padding: 1px; }", "label { font-size: 20px; }", "box { margin: 3px; }", "",
            ])
            gtk_css_provider_load_from_data(style, css, -1)
        }
    }
}
