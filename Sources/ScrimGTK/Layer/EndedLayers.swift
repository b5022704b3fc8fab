import CGtk4

/// The layers of a window that show nothing and take nothing any more, until they are taken out of the window.
@MainActor
final class EndedLayers {
    private var installers: [LayerInstaller] = []

    var isEmpty: Bool { installers.isEmpty }

    /// Takes a layer out of its window once GTK is in the middle of nothing; at once, if the window is being destroyed.
    func take(_ installer: LayerInstaller, of window: UnsafeMutablePointer<GtkWindow>?) {
        installers.append(installer)
        guard let window, gtk_widget_in_destruction(window.widget) == 0 else { return remove() }
        // A closed window stays until then.
        let kept = Retained(window)
        FramePass.whenOver { [self] in
            retire()
            Later.runUnwound { [self] in withExtendedLifetime(kept) { remove() } }
        }
    }

    /// Hides the layers, and gives their windows what they had before.
    func retire() { installers.forEach { $0.retire() } }

    private func remove() {
        let ended = installers
        installers = []
        ended.forEach { $0.remove() }
    }
}
