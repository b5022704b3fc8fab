import CGtk4

/// The ended layers of a window, which show nothing and take no input, until they are taken out of the window.
@MainActor
final class EndedLayers {
    private var installers: [LayerInstaller] = []
    /// The layers that a drag and drop is over.
    private var underDrags: [LayerInstaller] = []

    var isEmpty: Bool { installers.isEmpty && underDrags.isEmpty }

    /// Takes a layer that a drag and drop is over out of its window once the drag has moved on.
    ///
    /// The layer contains no point any more, so the next movement leads the drag to the drop target below. If the layer
    /// were hidden first, GTK would take the drag for already there, and the target would never hear of it.
    func take(
        _ installer: LayerInstaller, of layer: WindowLayer, in window: UnsafeMutablePointer<GtkWindow>
    ) {
        underDrags.append(installer)
        let window = WeakObject(window)
        layer.whenDragLeaves { [weak self] in self?.awaitDragsNoLonger(in: window.object) }
    }

    /// Takes the layers that wait for a drag out of their window in any case.
    func awaitDragsNoLonger(in window: UnsafeMutablePointer<GtkWindow>?) {
        let waiting = underDrags
        underDrags = []
        for installer in waiting { take(installer, of: window) }
    }

    /// Takes a layer out of its window when no source of the main loop is running; at once if the window
    /// is being destroyed.
    func take(_ installer: LayerInstaller, of window: UnsafeMutablePointer<GtkWindow>?) {
        installers.append(installer)
        guard let window, gtk_widget_in_destruction(window.widget) == 0 else { return remove() }
        // Keeps a closed window until then.
        let kept = Retained(window)
        FramePass.whenOver { [self] in
            retire()
            Later.runUnwound { [self] in withExtendedLifetime(kept) { remove() } }
        }
    }

    /// Hides the layers, and gives their windows back the layout managers.
    func retire() { installers.forEach { $0.retire() } }

    private func remove() {
        let ended = installers
        installers = []
        ended.forEach { $0.remove() }
    }
}
