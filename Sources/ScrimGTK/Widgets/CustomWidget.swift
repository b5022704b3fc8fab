import CGtk4

/// A GtkWidget whose behavior is written in Swift: subclass it and override what differs from GtkWidget.
///
/// Each Swift subclass is a GType of its own, `Scrim` and the class's name, derived directly from GtkWidget. The
/// widget keeps this object; this object does not keep the widget. Hold a reference to `widget` if you need it for
/// longer than its parent does.
///
/// ```swift
/// final class Dot: CustomWidget {
///     override func measure(_ orientation: GtkOrientation, for size: Int) -> WidgetSize { WidgetSize(16) }
///     override func snapshot(_ snapshot: OpaquePointer) { … }
/// }
/// gtk_widget_set_parent(Dot().widget, parent)
/// ```
@MainActor
class CustomWidget {
    /// The widget, at first with a floating reference.
    ///
    /// Valid in every method that GTK calls.
    final let widget: WidgetPointer

    /// Makes the widget.
    ///
    /// - Parameters:
    ///   - role: The widget's role for assistive technology; it cannot be changed later.
    ///   - cssName: The name of its node in style sheets.
    init(role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC, cssName: String = "widget") {
        let type = SwiftPeer.register(
            "Scrim\(Self.self)", parent: gtk_widget_get_type(), classInit: overrideWidgetFunctions)
        widget = scrim_widget_new(type, role, cssName)
        SwiftPeer.attach(self, to: widget)
    }

    // MARK: For subclasses

    /// The widget's minimum and natural size; zero by default.
    func measure(_ orientation: GtkOrientation, for size: Int) -> WidgetSize { WidgetSize(0) }

    /// Whether the widget's width and height depend on each other; by default they do not.
    var requestMode: GtkSizeRequestMode { GTK_SIZE_REQUEST_CONSTANT_SIZE }

    /// Places the children.
    ///
    /// Every visible child must be measured and allocated here.
    func allocate(width: Int, height: Int, baseline: Int) {}

    /// Draws the widget; by default its children.
    func snapshot(_ snapshot: OpaquePointer) {
        for child in widget.children { gtk_widget_snapshot_child(widget, child, snapshot) }
    }

    /// Whether picking finds the widget itself at this point; GTK asks the children separately.
    ///
    /// By default true in all of its area.
    func contains(x: Double, y: Double) -> Bool {
        x >= 0 && y >= 0 && x < Double(gtk_widget_get_width(widget))
            && y < Double(gtk_widget_get_height(widget))
    }

    /// Calls `body`, in which GtkWidget maps or unmaps the children; no child may come or go meanwhile.
    func mapChildren(_ body: () -> Void) { body() }

    /// Called after GtkWidget has mapped or unmapped the widget.
    func mappedChanged(_ isMapped: Bool) {}

    /// Called when the widget's style changes.
    func styleChanged() {}

    /// Called when the widget is disposed, possibly more than once.
    ///
    /// The children are unparented afterwards.
    func dispose() {}
}

/// A widget's size in one direction, in whole points.
struct WidgetSize {
    var minimum: Int
    var natural: Int

    init(minimum: Int = 0, natural: Int) {
        self.minimum = minimum
        self.natural = max(natural, minimum)
    }

    /// The same minimum and natural size.
    init(_ size: Int) { self.init(minimum: size, natural: size) }
}

// MARK: The C side

private typealias Peer = CustomWidget

/// GtkWidget's own functions, for chaining up.
private var parentClass: UnsafeMutablePointer<GtkWidgetClass> {
    g_type_class_peek(gtk_widget_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)
}

/// Keeps the widget meanwhile: a handler of the app that runs in the call may release it.
@MainActor
private func changeMapping(of widget: WidgetPointer?, to isMapped: Bool) {
    guard let widget else { return }
    let kept = Retained(widget)
    let parent = parentClass.pointee
    let change = { isMapped ? parent.map(kept.pointer) : parent.unmap(kept.pointer) }
    guard let peer = SwiftPeer.of(widget, as: Peer.self) else { return change() }
    peer.mapChildren(change)
    peer.mappedChanged(isMapped)
}

private let overrideWidgetFunctions: GClassInitFunc = { instance, _ in
    guard let instance else { return }
    let widget = instance.assumingMemoryBound(to: GtkWidgetClass.self)
    let object = instance.assumingMemoryBound(to: GObjectClass.self)

    widget.pointee.get_request_mode = { widget in
        onMain(widget) { SwiftPeer.of($0, as: Peer.self)?.requestMode ?? GTK_SIZE_REQUEST_CONSTANT_SIZE }
    }
    widget.pointee.measure = {
        widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
        let wanted = onMain(widget, orientation, size) { widget, orientation, size in
            SwiftPeer.of(widget, as: Peer.self)?.measure(orientation, for: Int(size)) ?? WidgetSize(0)
        }
        minimum?.pointee = gint(clamping: wanted.minimum)
        natural?.pointee = gint(clamping: wanted.natural)
        minimumBaseline?.pointee = -1
        naturalBaseline?.pointee = -1
    }
    widget.pointee.size_allocate = { widget, width, height, baseline in
        onMain(widget, width, height, baseline) { widget, width, height, baseline in
            let kept = widget.map { Retained($0) }
            SwiftPeer.of(kept?.pointer, as: Peer.self)?
                .allocate(width: Int(width), height: Int(height), baseline: Int(baseline))
        }
    }
    widget.pointee.snapshot = { widget, snapshot in
        onMain(widget, snapshot) { widget, snapshot in
            if let snapshot { SwiftPeer.of(widget, as: Peer.self)?.snapshot(snapshot) }
        }
    }
    widget.pointee.contains = { widget, x, y in
        onMain(widget, x, y) { SwiftPeer.of($0, as: Peer.self)?.contains(x: $1, y: $2) == true ? 1 : 0 }
    }
    widget.pointee.map = { widget in
        onMain(widget) { changeMapping(of: $0, to: true) }
    }
    widget.pointee.unmap = { widget in
        onMain(widget) { changeMapping(of: $0, to: false) }
    }
    widget.pointee.css_changed = { widget, change in
        onMain(widget, change) { widget, change in
            if let widget { parentClass.pointee.css_changed(widget, change) }
            SwiftPeer.of(widget, as: Peer.self)?.styleChanged()
        }
    }
    object.pointee.dispose = { object in
        onMain(object) { object in
            guard let peer = SwiftPeer.of(object, as: Peer.self) else { return }
            peer.dispose()
            for child in peer.widget.keptChildren { child.pointer.leaveParent() }
        }
        parentClass.pointee.parent_class.dispose(object)
    }
}
