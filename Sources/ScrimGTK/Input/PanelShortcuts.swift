import CGtk4

/// Runs the mnemonics of a panel's own content, and the shortcuts that would otherwise run at the window, for a key
/// that the window must not get.
///
/// GTK collects all such shortcuts at the window and runs them there. This controller collects those of one panel,
/// and has GTK choose among them as usual.
@MainActor
final class PanelShortcuts {
    private let keptController: Retained<GObject>
    /// A GListStore of the shortcut controllers that are asked; empty between keys.
    private let keptStore: Retained<GObject>

    init() {
        let store = made(g_list_store_new(gtk_shortcut_controller_get_type()))
        keptStore = Retained(UnsafeMutableRawPointer(store).assumingMemoryBound(to: GObject.self))
        // The list takes over the reference that the store was made with.
        let list = made(gtk_flatten_list_model_new(store))
        let controller = made(gtk_shortcut_controller_new_for_model(list))
        g_object_unref(UnsafeMutableRawPointer(list))
        keptController = Retained(UnsafeMutableRawPointer(controller).assumingMemoryBound(to: GObject.self))
        g_object_unref(UnsafeMutableRawPointer(controller))
    }

    /// Offers a controller's current key to the shortcuts of a surface's content; true if one handled it.
    ///
    /// - Parameters:
    ///   - phase: Which shortcuts: GTK asks some before the focused widget (`GTK_PHASE_CAPTURE`), others after it.
    ///   - ofItself: Whether to ask those of the surface's own widget, too.
    func take(
        _ keys: OpaquePointer, in surface: WidgetPointer, _ phase: GtkPropagationPhase, ofItself: Bool = false
    ) -> Bool {
        // An action of a shortcut may end the overlay, and this object with it.
        let kept = (keptController, keptStore, Retained(surface))
        defer { withExtendedLifetime(kept) {} }
        let (controller, store) = (OpaquePointer(kept.0.pointer), OpaquePointer(kept.1.pointer))
        // The next key may come in a main loop that an action runs.
        guard gtk_event_controller_get_widget(controller) == nil else { return false }
        let found = (ofItself ? controllers(of: surface, phase) : []) + controllers(in: surface, phase)
        guard !found.isEmpty else { return false }
        for item in found { g_list_store_append(store, UnsafeMutableRawPointer(item)) }
        // The widget takes over a reference.
        g_object_ref(UnsafeMutableRawPointer(controller))
        gtk_widget_add_controller(surface, controller)
        let isTaken = keys.forwardKey(to: surface)
        g_list_store_remove_all(store)
        if gtk_event_controller_get_widget(controller) == surface {
            gtk_widget_remove_controller(surface, controller)
        }
        return isTaken
    }

    /// The controllers whose shortcuts GTK would run at the window.
    ///
    /// - Parameter isInPopover: True if the widget is in a popover. A popover runs its managed shortcuts and its
    ///   mnemonics itself; its global shortcuts run at the window.
    private func controllers(
        in widget: WidgetPointer, _ phase: GtkPropagationPhase, isInPopover: Bool = false
    ) -> [OpaquePointer] {
        widget.children.filter { gtk_widget_get_mapped($0) != 0 }.flatMap { child in
            let isInPopover = isInPopover || scrim_is_native(child) != 0
            return controllers(of: child, phase, isInPopover: isInPopover)
                + controllers(in: child, phase, isInPopover: isInPopover)
        }
    }

    private func controllers(
        of widget: WidgetPointer, _ phase: GtkPropagationPhase, isInPopover: Bool = false
    ) -> [OpaquePointer] {
        widget.controllers.filter { controller in
            guard controller.isShortcutController,
                gtk_event_controller_get_propagation_phase(controller) == phase
            else { return false }
            let scope = gtk_shortcut_controller_get_scope(controller)
            return scope == GTK_SHORTCUT_SCOPE_GLOBAL
                || (scope == GTK_SHORTCUT_SCOPE_MANAGED && !isInPopover)
        }
    }
}
