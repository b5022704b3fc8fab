import Adwaita
import CGtk4
@_spi(Host) import Scrim
import ScrimAdwaita
import Testing

/// A window with views of the stand-in, which a test updates as the framework would after a change of state.
@MainActor
final class Screen {
    let window: UnsafeMutablePointer<GtkWindow>
    private let body: () -> AnyView
    private(set) var storage: ViewStorage?
    private(set) var scene: SceneStorage? = SceneStorage()
    private let app = App()

    init(_ body: @escaping () -> AnyView) {
        window = UnsafeMutableRawPointer(gtk_window_new()).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_default_size(window, 400, 300)
        self.body = body
        overlays.stage.defaults.isInstant = true
    }

    var overlays: GtkOverlays { window.overlays }
    var messages: [String] { overlays.presentations.filter { $0.state == .shown }.compactMap(\.message) }

    /// Makes the views and shows the window.
    func present() {
        let storage = body().storage(data: data, type: Rendering.self)
        self.storage = storage
        gtk_window_set_child(window, storage.opaquePointer.map { UnsafeMutablePointer<GtkWidget>($0) })
        gtk_window_present(window)
    }

    /// What the framework does after a change of state.
    func update() {
        guard let storage else { return }
        body().updateStorage(storage, data: data, updateProperties: true, type: Rendering.self)
    }

    /// Lets go of the views, as the framework does when they leave the tree.
    func forgetViews() { storage = nil }

    func close() {
        gtk_window_destroy(window)
        storage = nil
        scene = nil
    }

    /// Presses Escape, as far as the stage is concerned, once what is shown was drawn.
    func escape() async {
        await settle()
        overlays.stage.report(.escape)
    }

    /// Whether a label with this text is in the window.
    func finds(_ text: String) -> Bool { label(text) != nil }

    /// Presses the button with this title.
    func press(_ title: String) -> Bool {
        guard let label = label(title), let button = gtk_widget_get_ancestor(label, gtk_button_get_type())
        else {
            return false
        }
        return gtk_widget_activate(button) != 0
    }

    private func label(_ text: String) -> UnsafeMutablePointer<GtkWidget>? {
        var open = [UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)]
        while let widget = open.popLast() {
            let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
            if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0,
                let found = gtk_label_get_text(OpaquePointer(widget)), String(cString: found) == text
            {
                return widget
            }
            var child = gtk_widget_get_first_child(widget)
            while let next = child {
                open.append(next)
                child = gtk_widget_get_next_sibling(next)
            }
        }
        return nil
    }

    private var data: WidgetData { WidgetData(sceneStorage: scene ?? SceneStorage(), appStorage: app) }

    private enum Rendering: ViewRenderData {}
    private final class App: AppStorage {}
}

/// A value of the app's, and how often it was set.
final class Value<Wrapped> {
    private(set) var sets = 0
    var value: Wrapped

    init(_ value: Wrapped) { self.value = value }

    var binding: Binding<Wrapped> {
        Binding(
            get: { self.value },
            set: {
                self.sets += 1
                self.value = $0
            })
    }
}

/// Whether something holds within ten seconds; the main loop and tasks run meanwhile.
@MainActor
func soon(_ holds: () -> Bool) async -> Bool {
    let end = g_get_monotonic_time() + 10_000_000
    while !holds(), g_get_monotonic_time() < end { await turn() }
    return holds()
}

/// Lets the main loop and the tasks work for a moment.
@MainActor
func turn() async {
    while g_main_context_iteration(nil, 0) != 0 {}
    try? await Task.sleep(nanoseconds: 2_000_000)
}

/// What would come within a moment has come.
@MainActor
func settle() async {
    for _ in 0..<60 { await turn() }
}

struct DisplayTrait: SuiteTrait {
    func prepare(for test: Test) async throws {
        let isOpen = await MainActor.run { gtk_init_check() != 0 }
        try #require(isOpen, "There is no display")
    }
}
