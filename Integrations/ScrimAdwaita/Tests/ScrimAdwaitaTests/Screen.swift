import Adwaita
import CGtk4

/// A window with the stand-in's views, which a test updates as the framework would after a state change.
@MainActor
final class Screen: TestWindow {
    let window: UnsafeMutablePointer<GtkWindow>
    private let body: () -> AnyView
    private(set) var storage: ViewStorage?
    private(set) var scene: SceneStorage? = SceneStorage()
    private let app = App()

    init(_ body: @escaping () -> AnyView) {
        window = Self.makeWindow()
        self.body = body
    }

    /// Makes the views and shows the window.
    func present() {
        let storage = body().storage(data: data, type: Rendering.self)
        self.storage = storage
        gtk_window_set_child(window, storage.opaquePointer.map { UnsafeMutablePointer<GtkWidget>($0) })
        gtk_window_present(window)
    }

    /// Does what the framework does after a state change.
    func update() {
        guard let storage else { return }
        body().updateStorage(storage, data: data, updateProperties: true, type: Rendering.self)
    }

    /// Releases the views, as the framework does when they leave the tree.
    func forgetViews() { storage = nil }

    func close() {
        gtk_window_destroy(window)
        storage = nil
        scene = nil
    }

    private var data: WidgetData { WidgetData(sceneStorage: scene ?? SceneStorage(), appStorage: app) }

    private enum Rendering: ViewRenderData {}
    private final class App: AppStorage {}
}

extension Value {
    var binding: Binding<Wrapped> { Binding(get: { self.value }, set: { self.set($0) }) }
}
