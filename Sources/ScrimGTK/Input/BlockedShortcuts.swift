import CGtk4

/// Keeps a key from a blocked region, wherever the focus is: from mnemonics, shortcuts of the whole
/// window, and type-to-search.
///
/// The key itself belongs to the window: it may be meant for an accelerator of the app, or for a shortcut of a
/// view beside the region. So the key is not stopped. Whatever must not act on the key is silenced while the key
/// is being handled.
@MainActor
final class BlockedShortcuts {
    private enum Silenced {
        /// A shortcut and its own trigger, with a reference to each.
        case shortcut(OpaquePointer, trigger: OpaquePointer)
        case controller(SilencedController)
    }

    private var silenced: [Silenced] = []
    /// Whether a key that is still being handled may be a mnemonic of a label beside the areas.
    private var reachesLabels = false

    /// Silences the controllers in these areas until the key has been handled.
    ///
    /// An earlier key may still be in a handler that runs a main loop. The controllers stay silent for both keys.
    func silence(_ key: KeyPress, in window: WidgetPointer, _ areas: [BlockedArea]) {
        let reachesLabels = reachesLabels || key.isShortcut
        restore()
        guard !areas.isEmpty else { return }
        // Find all before changing any: the app may listen to the changes.
        var found: [Retained<GObject>] = []
        for area in areas { visit(area.root, of: area, among: areas, &found) }
        if reachesLabels { findLabels(in: window, of: areas, &found) }
        for kept in found {
            let controller = OpaquePointer(kept.pointer)
            if controller.isShortcutController {
                silenceShortcuts(of: controller)
            } else if let controller = SilencedController(kept) {
                silenced.append(.controller(controller))
            }
        }
        withExtendedLifetime(found) {}
        guard !silenced.isEmpty else { return }
        self.reachesLabels = reachesLabels
        // A handler of the key may run a main loop; the window's shortcuts are asked after that.
        Later.runUnwound { self.restore() }
    }

    /// Restores shortcuts and controllers, unless the app has changed them meanwhile.
    func restore() {
        reachesLabels = false
        for item in silenced {
            switch item {
            case .shortcut(let shortcut, let trigger):
                if gtk_shortcut_get_trigger(shortcut) == gtk_never_trigger_get() {
                    // The shortcut takes over the reference.
                    gtk_shortcut_set_trigger(shortcut, trigger)
                } else {
                    g_object_unref(UnsafeMutableRawPointer(trigger))
                }
                g_object_unref(UnsafeMutableRawPointer(shortcut))
            case .controller(let controller): controller.restore()
            }
        }
        silenced = []
    }

    /// Finds the controllers in a widget of an area; GTK does not ask unmapped ones.
    private func visit(
        _ widget: WidgetPointer, of area: BlockedArea, among areas: [BlockedArea],
        _ found: inout [Retained<GObject>]
    ) {
        guard gtk_widget_get_mapped(widget) != 0, !area.exempt.contains(widget) else { return }
        let actsElsewhere = mnemonicWidget(of: widget).map { target in
            !areas.contains { $0.contains(target) }
        }
        found += widget.keptControllers.filter { kept in
            let controller = OpaquePointer(kept.pointer)
            // The focus is elsewhere: a key gets here only if a widget forwards it, as GtkSearchBar
            // forwards typed text.
            return controller.isShortcutController
                ? actsElsewhere != true
                : scrim_is_a(kept.pointer, gtk_event_controller_key_get_type()) != 0
        }
        for child in widget.children { visit(child, of: area, among: areas, &found) }
    }

    /// Finds labels beside the areas whose mnemonics stand for a widget inside.
    private func findLabels(
        in widget: WidgetPointer, of areas: [BlockedArea], _ found: inout [Retained<GObject>]
    ) {
        for child in widget.children where gtk_widget_get_mapped(child) != 0 {
            if let target = mnemonicWidget(of: child), areas.contains(where: { $0.contains(target) }) {
                found += child.keptControllers.filter { OpaquePointer($0.pointer).isShortcutController }
            }
            findLabels(in: child, of: areas, &found)
        }
    }

    private func mnemonicWidget(of widget: WidgetPointer) -> WidgetPointer? {
        widget.isA(gtk_label_get_type()) ? gtk_label_get_mnemonic_widget(widget.opaque) : nil
    }

    private func silenceShortcuts(of controller: OpaquePointer) {
        guard gtk_shortcut_controller_get_scope(controller) != GTK_SHORTCUT_SCOPE_LOCAL else { return }
        for index in 0..<g_list_model_get_n_items(controller) {
            guard let item = g_list_model_get_item(controller, index) else { continue }
            let shortcut = OpaquePointer(item)
            guard scrim_is_a(item, gtk_shortcut_get_type()) != 0,
                let trigger = gtk_shortcut_get_trigger(shortcut), trigger != gtk_never_trigger_get()
            else {
                g_object_unref(item)
                continue
            }
            g_object_ref(UnsafeMutableRawPointer(trigger))
            silenced.append(.shortcut(shortcut, trigger: trigger))
            gtk_shortcut_set_trigger(shortcut, nil)
        }
    }
}

extension OpaquePointer {
    /// Whether this event controller has shortcuts.
    var isShortcutController: Bool {
        scrim_is_a(UnsafeMutableRawPointer(self), gtk_shortcut_controller_get_type()) != 0
    }
}
