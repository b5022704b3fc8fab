import CGtk4

/// Puts a layer into a window, on top of all that is there, and takes it out again without a trace.
///
/// Titlebars and children that the app sets later would land above the layer; it goes back on top at once.
@MainActor
final class LayerInstaller {
    private let window: WeakObject<GtkWidget>
    private let layer: WindowLayer
    private let keptLayer: Retained<GtkWidget>
    /// Told after the window's children changed.
    private let onChildren: @MainActor () -> Void
    private var previous: UnsafeMutablePointer<GtkLayoutManager>?
    private var children: OpaquePointer?
    private var watch: Signal?
    private var isInstalled = true

    /// - Parameters:
    ///   - onLayout: Told after the app's content was laid out, before the layer is.
    ///   - onChildren: Told after the window's children changed.
    init(
        _ layer: WindowLayer, in window: WidgetPointer, onLayout: @escaping @MainActor () -> Void,
        onChildren: @escaping @MainActor () -> Void
    ) {
        self.window = WeakObject(window)
        self.layer = layer
        keptLayer = Retained(layer.widget)
        self.onChildren = onChildren

        previous = gtk_widget_get_layout_manager(window)
        if let previous { g_object_ref(previous) }
        let layout = LayerLayout(layer: layer.widget, previous: previous, onLayout: onLayout)
        window.setLayoutManager(layout.manager)
        layer.widget.enter(window, before: nil)
        // The layer blocks from now on, not from the next frame on.
        let (width, height) = (gtk_widget_get_width(window), gtk_widget_get_height(window))
        if width > 0, height > 0 {
            layer.widget.measureBothWays(width: Int(width))
            layer.widget.allocate(width: width, height: height)
        }

        let children = gtk_widget_observe_children(window)
        self.children = children
        if let children {
            watch = Signal(UnsafeMutableRawPointer(children), "items-changed") { [weak self] _ in
                self?.childrenChanged()
            }
        }
    }

    /// Takes the layer out.
    ///
    /// Comes before the window is destroyed, too.
    func remove() {
        guard isInstalled else { return }
        isInstalled = false
        watch?.disconnect()
        if let children { g_object_unref(UnsafeMutableRawPointer(children)) }
        children = nil
        if let window = window.object {
            // Before the layer goes: the manager would allocate what is not there.
            window.setLayoutManager(previous)
            previous = nil
        }
        if let previous { g_object_unref(previous) }
        previous = nil
        keptLayer.pointer.leaveParent()
    }

    private func childrenChanged() {
        guard isInstalled, let window = window.object, gtk_widget_in_destruction(window) == 0 else { return }
        if gtk_widget_get_parent(layer.widget) == window, gtk_widget_get_last_child(window) != layer.widget {
            // Calls back here; by then the layer is last.
            layer.widget.enter(window, before: nil)
        } else {
            onChildren()
        }
    }
}
