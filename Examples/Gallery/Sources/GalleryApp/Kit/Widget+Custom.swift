import CGtk4

/// How a container differs from other widgets.
@MainActor
final class Behavior {
    /// Returns true if a point is on the container itself, apart from its children.
    var contains: (_ x: Double, _ y: Double) -> Bool = { _, _ in true }
    /// The scale at which the container is drawn, about its center; the layout is not affected.
    var scale = 1.0
    /// The radius of the corners as drawn, in points.
    var cornerRadius = 0.0
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// A container whose children lie on top of each other, each with its own alignment.
    @MainActor
    static func layers(_ behavior: Behavior, _ children: Widget...) -> Widget {
        let object = g_object_new_with_properties(customType, 0, nil, nil)
        let widget: Widget = make(
            object.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) })
        g_object_set_qdata_full(
            widget.as(GObject.self), behaviorKey, Unmanaged.passRetained(behavior).toOpaque()
        ) { if let half = $0 { Unmanaged<Behavior>.fromOpaque(half).release() } }
        for child in children { widget.addLayer(child) }
        return widget
    }

    /// Adds a child on top of the existing ones.
    func addLayer(_ child: Widget) { gtk_widget_set_parent(child, self) }
}

private let behaviorKey = g_quark_from_string("gallery-behavior")

private func behavior(of widget: Widget?) -> Behavior? {
    g_object_get_qdata(widget?.as(GObject.self), behaviorKey)
        .map { Unmanaged<Behavior>.fromOpaque($0).takeUnretainedValue() }
}

/// A GtkWidget with GTK's overlay layout, which asks its ``Behavior`` about hits and drawing.
private let customType: GType = {
    var info = GTypeInfo()
    info.class_size = UInt16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = UInt16(MemoryLayout<GtkWidget>.size)
    info.class_init = { instance, _ in
        guard let instance else { return }
        let widget = instance.assumingMemoryBound(to: GtkWidgetClass.self)
        gtk_widget_class_set_layout_manager_type(widget, gtk_bin_layout_get_type())
        widget.pointee.contains = { widget, x, y in
            let address = UInt(bitPattern: widget)
            return MainActor.assumeIsolated {
                guard let widget = Widget(bitPattern: address), let behavior = behavior(of: widget) else {
                    return 0
                }
                let (width, height) = widget.size
                let isInside = x >= 0 && y >= 0 && x < width && y < height
                return isInside && behavior.contains(x, y) ? 1 : 0
            }
        }
        widget.pointee.snapshot = { widget, snapshot in
            let (address, canvas) = (UInt(bitPattern: widget), UInt(bitPattern: snapshot))
            MainActor.assumeIsolated {
                guard let widget = Widget(bitPattern: address), let canvas = OpaquePointer(bitPattern: canvas)
                else { return }
                draw(widget, behavior(of: widget), on: canvas)
            }
        }
        instance.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
            guard let object else { return }
            let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
            while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
            g_type_class_peek(gtk_widget_get_type()).assumingMemoryBound(to: GObjectClass.self)
                .pointee.dispose(object)
        }
    }
    return g_type_register_static(gtk_widget_get_type(), "GalleryLayers", &info, GTypeFlags(rawValue: 0))
}()

@MainActor
private func draw(_ widget: Widget, _ behavior: Behavior?, on snapshot: OpaquePointer) {
    let (width, height) = widget.size
    let (scale, radius) = (behavior?.scale ?? 1, behavior?.cornerRadius ?? 0)
    gtk_snapshot_save(snapshot)
    if scale != 1 {
        var corner = graphene_point_t(x: Float(width * (1 - scale) / 2), y: Float(height * (1 - scale) / 2))
        gtk_snapshot_translate(snapshot, &corner)
        gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    }
    if radius > 0 {
        var bounds = graphene_rect_t()
        graphene_rect_init(&bounds, 0, 0, Float(width), Float(height))
        var shape = GskRoundedRect()
        gsk_rounded_rect_init_from_rect(&shape, &bounds, Float(radius))
        gtk_snapshot_push_rounded_clip(snapshot, &shape)
    }
    for child in widget.children { gtk_widget_snapshot_child(widget, child, snapshot) }
    if radius > 0 { gtk_snapshot_pop(snapshot) }
    gtk_snapshot_restore(snapshot)
}
