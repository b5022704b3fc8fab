import Adwaita
import CGtk4

/// The app's views on an overlay, while they exist.
///
/// Their widget keeps the storage: the framework's signal handlers belong to it and must not outlive it, and a widget
/// on an overlay that leaves is still there.
final class HostedViews {
    private(set) weak var storage: ViewStorage?

    /// Takes the storage of new views, and returns their widget.
    func host(_ storage: ViewStorage) -> UnsafeMutablePointer<GtkWidget> {
        guard let widget = UnsafeMutablePointer<GtkWidget>(widget: storage.opaquePointer) else {
            return gtk_label_new(nil)
        }
        self.storage = storage
        g_object_set_data_full(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), "scrim-storage",
            Unmanaged.passRetained(storage).toOpaque(),
            { data in if let data { Unmanaged<ViewStorage>.fromOpaque(data).release() } })
        return widget
    }
}

/// Where in the framework's tree a modifier is, which new views have to know.
///
/// Keeps neither the scene nor the app: the scene keeps the modifier.
struct ViewContext {
    private weak var scene: SceneStorage?
    private weak var app: (any AppStorage)?
    private let fields: [String: Any]
    private let modifiers: [(AnyView) -> AnyView]

    init(_ data: WidgetData) {
        scene = data.sceneStorage
        app = data.appStorage
        fields = data.fields
        modifiers = data.modifiers
    }

    /// The widget of new views; an empty one if the window is gone.
    func views<Data: ViewRenderData>(_ views: () -> Body, type: Data.Type, in hosted: HostedViews)
        -> UnsafeMutablePointer<GtkWidget>
    {
        guard let data else { return gtk_label_new(nil) }
        return hosted.host(views().storage(data: data, type: type))
    }

    private var data: WidgetData? {
        guard let scene, let app else { return nil }
        var data = WidgetData(sceneStorage: scene, appStorage: app)
        data.fields = fields
        data.modifiers = modifiers
        return data
    }
}
