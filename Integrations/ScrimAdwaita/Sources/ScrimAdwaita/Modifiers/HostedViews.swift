import Adwaita
import CGtk4

/// The app's views on an overlay, while they exist.
///
/// The views' widget keeps the storage: the framework's signal handlers belong to the storage and must not outlive it,
/// and a widget on an overlay that is leaving still exists.
final class HostedViews {
    private(set) weak var storage: ViewStorage?
    /// An empty widget that stands in the overlay for views that cannot be made yet.
    private var room: UnsafeMutablePointer<GtkWidget>?

    deinit { if let room { g_object_unref(room) } }

    /// True if the overlay waits for the views.
    var isWaiting: Bool { room != nil }

    /// Makes a widget for views that are made later.
    func makeRoom() -> UnsafeMutablePointer<GtkWidget> {
        let room = UnsafeMutablePointer<GtkWidget>.room()
        self.room = UnsafeMutableRawPointer(g_object_ref(room)).assumingMemoryBound(to: GtkWidget.self)
        return room
    }

    /// Puts the views' widget into the widget from `makeRoom`.
    func fill(_ views: UnsafeMutablePointer<GtkWidget>?) {
        guard let room, let views else { return }
        room.take(views)
        g_object_unref(room)
        self.room = nil
    }

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

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// A widget that gives all of its space to a child that is added later.
    static func room() -> Self {
        let room: Self = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_widget_set_layout_manager(room, gtk_bin_layout_new())
        return room
    }

    func take(_ child: Self) {
        gtk_box_append(UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkBox.self), child)
    }
}

/// A modifier's position in the framework's tree, which new views need.
///
/// Keeps neither the scene nor the app, because the scene keeps the modifier.
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

    /// The widget of new views; `nil` if the window is gone.
    func views<Data: ViewRenderData>(_ views: () -> Body, type: Data.Type, in hosted: HostedViews)
        -> UnsafeMutablePointer<GtkWidget>?
    {
        guard let data else { return nil }
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
