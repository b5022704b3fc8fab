import CGtk4
@_spi(Host) import Scrim

/// A widget, as every binding hands it out.
typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The same widget for functions of a class that C declares as opaque (`GtkLabel`, …).
    var opaque: OpaquePointer { OpaquePointer(self) }

    /// The same widget as a class whose structure is public; the caller knows that the widget is of this class.
    func cast<Object>(to type: Object.Type) -> UnsafeMutablePointer<Object> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }

    /// The children from first (drawn first, at the back) to last.
    var children: [WidgetPointer] {
        guard let first: WidgetPointer = gtk_widget_get_first_child(self) else { return [] }
        return Array(sequence(first: first) { gtk_widget_get_next_sibling($0) })
    }

    /// The window's children that belong to the app: all except the layer, and popovers and tooltips, which are above
    /// the layer in surfaces of their own.
    func appChildren(except layer: WidgetPointer) -> [WidgetPointer] {
        children.filter { $0 != layer && scrim_is_native($0) == 0 }
    }

    /// The children, each retained, for a loop in which the app's code may run.
    @MainActor
    var keptChildren: [Retained<GtkWidget>] { children.map { Retained($0) } }

    /// The widget and its ancestors, innermost first, each retained; up to `end`, which is left out, or to the root.
    @MainActor
    func keptAncestry(below end: WidgetPointer? = nil) -> [Retained<GtkWidget>] {
        var ancestry: [Retained<GtkWidget>] = []
        var widget: WidgetPointer? = self
        while let current = widget, current != end {
            ancestry.append(Retained(current))
            widget = gtk_widget_get_parent(current)
        }
        return ancestry
    }

    /// The time of the frame that is being made, or of the last one; `nil` without a window.
    var currentFrameTime: Instant? {
        gtk_widget_get_frame_clock(self).map { Instant(monotonicTime: gdk_frame_clock_get_frame_time($0)) }
    }

    /// Whether the widget is laid out from right to left.
    var isRightToLeft: Bool { gtk_widget_get_direction(self) == GTK_TEXT_DIR_RTL }

    /// Whether this widget is the other one or inside it.
    func isInside(_ widget: WidgetPointer) -> Bool {
        self == widget || gtk_widget_is_ancestor(self, widget) != 0
    }

    /// Whether this widget is the other one or around it; never dereferences the other pointer.
    func contains(_ widget: WidgetPointer) -> Bool {
        self == widget || children.contains { $0.contains(widget) }
    }

    /// Whether the widget is of this type or one derived from it.
    func isA(_ type: GType) -> Bool { scrim_is_a(self, type) != 0 }

    /// Whether the widget is an AdwDialog, which libadwaita shows inside a window (since 1.5).
    var isDialogInWindow: Bool {
        let dialog = g_type_from_name("AdwDialog")
        return dialog != 0 && isA(dialog)
    }

    /// Whether events of the widget's descendants go no further than to the widget; since GTK 4.18.
    @MainActor
    var limitsEvents: Bool {
        guard let symbol = scrim_symbol("gtk_widget_get_limit_events") else { return false }
        return unsafeBitCast(symbol, to: (@convention(c) (WidgetPointer) -> gboolean).self)(self) != 0
    }

    /// The app's content of a dialog inside a window, which itself is as large as the window; `nil` for
    /// any other widget.
    @MainActor
    var dialogContent: WidgetPointer? {
        guard isDialogInWindow else { return nil }
        return ObjectProperty.object(self, "child")?.assumingMemoryBound(to: GtkWidget.self)
    }

    /// The window that the widget is in; for a window, itself.
    var window: UnsafeMutablePointer<GtkWindow>? {
        guard let root = gtk_widget_get_root(self) else { return nil }
        let widget = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        return widget.isA(gtk_window_get_type()) ? widget.cast(to: GtkWindow.self) : nil
    }

    /// The widget's event controllers in the order in which GTK asks them, each retained.
    @MainActor
    var keptControllers: [Retained<GObject>] {
        controllers.map { Retained(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self)) }
    }

    /// The widget's event controllers in the order in which GTK asks them; for use before any of the app's code runs.
    @MainActor
    var controllers: [OpaquePointer] {
        guard let list = gtk_widget_observe_controllers(self) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let controller = g_list_model_get_item(list, index) else { return nil }
            g_object_unref(controller)
            return OpaquePointer(controller)
        }
    }
}

extension UnsafeMutablePointer where Pointee == GtkWindow {
    /// The window as the widget that it is.
    var widget: WidgetPointer { UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWidget.self) }

    /// The widget in the window that Enter activates.
    ///
    /// For up to a frame, GTK keeps the pointer to a widget that has left the window, even if that is freed.
    var defaultWidget: WidgetPointer? {
        guard let pointer: WidgetPointer = gtk_window_get_default_widget(self), widget.contains(pointer)
        else {
            return nil
        }
        return pointer
    }
}
