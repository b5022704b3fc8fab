import CGtk4

/// Puts a layer into a window, above everything there, and takes it out again without a trace.
///
/// Titlebars and children that the app sets later would be above the layer; the installer then moves the layer
/// back on top.
@MainActor
final class LayerInstaller {
    private let window: WeakObject<GtkWidget>
    private let layer: WindowLayer
    private let keptLayer: Retained<GtkWidget>
    /// Called after the app's content was laid out.
    private let onLayout: @MainActor () -> Void
    /// Called after the window's children changed.
    private let onChildren: @MainActor () -> Void
    /// The window's own layout manager, with a reference; `nil` if it has none.
    private var previous: UnsafeMutablePointer<GtkLayoutManager>?
    /// The layer's layout manager, which the window keeps.
    private var manager: UnsafeMutablePointer<GtkLayoutManager>?
    private var children: OpaquePointer?
    private var watches: [Signal] = []
    private var isInstalled = true

    /// - Parameters:
    ///   - onLayout: Called after the app's content was laid out, before the layer is.
    ///   - onChildren: Called after the window's children changed.
    init(
        _ layer: WindowLayer, in window: WidgetPointer, onLayout: @escaping @MainActor () -> Void,
        onChildren: @escaping @MainActor () -> Void
    ) {
        self.window = WeakObject(window)
        self.layer = layer
        keptLayer = Retained(layer.widget)
        self.onLayout = onLayout
        self.onChildren = onChildren

        takeOver(window)
        layer.widget.enter(window, before: nil)
        // The layer has to block now, not from the next frame on.
        let (width, height) = (gtk_widget_get_width(window), gtk_widget_get_height(window))
        if width > 0, height > 0 {
            layer.widget.measureBothWays(width: Int(width))
            layer.widget.allocate(width: width, height: height)
        }

        let children = gtk_widget_observe_children(window)
        self.children = children
        if let children {
            watches.append(
                Signal(children, "items-changed") { [weak self] _ in
                    self?.childrenChanged()
                })
        }
        watches.append(Signal(window, "notify::layout-manager") { [weak self] _ in self?.managerChanged() })
    }

    /// Takes the layer out of the window.
    ///
    /// Also called before the window is destroyed.
    func remove() {
        giveManagerBack()
        keptLayer.pointer.leaveParent()
    }

    /// Gives the window back its layout manager, and hides the layer, which stays in the window.
    ///
    /// For a layer that cannot leave yet: GTK may be walking its widgets, and aborts if one of them leaves meanwhile.
    func retire() {
        giveManagerBack()
        keptLayer.pointer.setChildVisible(false)
    }

    private func giveManagerBack() {
        guard isInstalled else { return }
        isInstalled = false
        watches.forEach { $0.disconnect() }
        watches = []
        if let children { g_object_unref(UnsafeMutableRawPointer(children)) }
        children = nil
        if let window = window.object, gtk_widget_get_layout_manager(window) == manager {
            // Before the layer leaves: its manager would allocate a layer that is not there.
            window.setLayoutManager(previous)
            previous = nil
        }
        if let previous { g_object_unref(previous) }
        (previous, manager) = (nil, nil)
    }

    /// Puts the layer's layout manager in the place of the window's own.
    private func takeOver(_ window: WidgetPointer) {
        let old = previous
        previous = gtk_widget_get_layout_manager(window)
        if let previous { g_object_ref(previous) }
        if let old { g_object_unref(old) }
        let layout = LayerLayout(layer: layer.widget, previous: previous, onLayout: onLayout)
        manager = layout.manager
        window.setLayoutManager(layout.manager)
    }

    /// Takes over a layout manager that the app has set: that one lays out the window from now on,
    /// and stays afterwards.
    private func managerChanged() {
        guard isInstalled, let window = window.object, gtk_widget_in_destruction(window) == 0,
            gtk_widget_get_layout_manager(window) != manager
        else { return }
        takeOver(window)
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
