import CGtk4

/// A GtkLayoutManager whose behavior is written in Swift: subclass it and override all its methods.
///
/// The manager keeps this object, and the widget on which the manager is set keeps the manager.
@MainActor
class CustomLayout {
    /// The manager, with one reference that `gtk_widget_set_layout_manager` takes over.
    final let manager: UnsafeMutablePointer<GtkLayoutManager>

    init() {
        let type = SwiftPeer.register(
            "Scrim\(Self.self)", parent: gtk_layout_manager_get_type(), classInit: overrideLayoutFunctions)
        manager = scrim_layout_manager_new(type)
        SwiftPeer.attach(self, to: manager)
    }

    // MARK: For subclasses

    /// Whether the widget's width and height depend on each other; by default they do not.
    func requestMode(of widget: WidgetPointer) -> GtkSizeRequestMode { GTK_SIZE_REQUEST_CONSTANT_SIZE }

    /// The widget's minimum and natural size; zero by default.
    func measure(_ widget: WidgetPointer, _ orientation: GtkOrientation, for size: Int) -> WidgetMeasure {
        WidgetMeasure(size: WidgetSize(0))
    }

    /// Places the widget's children.
    func allocate(_ widget: WidgetPointer, width: Int, height: Int, baseline: Int) {}
}

/// The results of `GtkWidgetClass.measure`.
struct WidgetMeasure {
    var size: WidgetSize
    var minimumBaseline = -1
    var naturalBaseline = -1
}

// MARK: The C side

private typealias Peer = CustomLayout

private let overrideLayoutFunctions: GClassInitFunc = { instance, _ in
    guard let layout = instance?.assumingMemoryBound(to: GtkLayoutManagerClass.self) else { return }

    layout.pointee.get_request_mode = { manager, widget in
        onMain(manager, widget) { manager, widget in
            guard let widget, let peer = SwiftPeer.of(manager, as: Peer.self) else {
                return GTK_SIZE_REQUEST_CONSTANT_SIZE
            }
            return peer.requestMode(of: widget)
        }
    }
    layout.pointee.measure = {
        manager, widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
        let wanted = onMain(manager, widget, orientation, size) { manager, widget, orientation, size in
            guard let widget, let peer = SwiftPeer.of(manager, as: Peer.self) else {
                return WidgetMeasure(size: WidgetSize(0))
            }
            return peer.measure(widget, orientation, for: Int(size))
        }
        minimum?.pointee = gint(clamping: wanted.size.minimum)
        natural?.pointee = gint(clamping: wanted.size.natural)
        minimumBaseline?.pointee = gint(clamping: wanted.minimumBaseline)
        naturalBaseline?.pointee = gint(clamping: wanted.naturalBaseline)
    }
    layout.pointee.allocate = { manager, widget, width, height, baseline in
        onMain(manager, widget, width, height, baseline) { manager, widget, width, height, baseline in
            guard let widget, let manager else { return }
            // Kept, because an overlay that ends meanwhile gives the widget its own manager back.
            let kept = (Retained(manager), Retained(widget))
            defer { withExtendedLifetime(kept) {} }
            SwiftPeer.of(manager, as: Peer.self)?
                .allocate(widget, width: Int(width), height: Int(height), baseline: Int(baseline))
        }
    }
}
