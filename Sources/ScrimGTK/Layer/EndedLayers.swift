import CGtk4

/// The ended layers of a window, which show nothing and take no input, until they are taken out of the window.
@MainActor
final class EndedLayers {
    private var installers: [LayerInstaller] = []

    var isEmpty: Bool { installers.isEmpty }

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
