import CGtk4

/// Puts a layer into a window, on top of all that is there, and takes it out again without a trace.
///
/// Titlebars and children that the app sets later would land above the layer; it goes back on top at once.
@MainActor
final class LayerInstaller {
    private let window: WeakObject<GtkWidget>
    private let layer: WindowLayer
    private let keptLayer: Retained<GtkWidget>
    /// Called after the app's content was laid out.
    private let onLayout: @MainActor () -> Void
    /// Called after the window's children changed.
    private let onChildren: @MainActor () -> Void
    /// The window's own layout manager, which a reference is held on; `nil`: it has none.
    private var previous: UnsafeMutablePointer<GtkLayoutManager>?
    /// The layer's, which the window keeps.
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
        // The layer blocks from now on, not from the next frame on.
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

    /// Takes the layer out.
    ///
    /// Comes before the window is destroyed, too.
    func remove() {
        giveManagerBack()
        keptLayer.pointer.leaveParent()
    }

    /// Gives the window its layout manager back; the layer stays, and is not seen any more.
    ///
    /// For a layer that cannot leave yet: GTK may be going through its widgets, and aborts where one leaves meanwhile.
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
            // Before the layer goes: the manager would allocate what is not there.
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

    /// The app set another layout manager meanwhile: that one lays out the window, and the window keeps it afterwards.
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
