import BlackBoxKit
import CBlackBox
import CGtk4

/// The hostile app's overlays as children of a GtkOverlay: a story that GTK itself does not survive
/// is not Scrim's fault.
@MainActor
final class PlainOverlays: HostileOverlays {
    weak var app: HostileApp?
    private var shown: [WeakWidget] = []
    private var regions: [WeakWidget] = []

    /// Defers a body until GTK is idle: GTK crashes if a handler adds or removes widgets while it maps,
    /// unmaps or allocates others.
    ///
    /// Scrim must accept calls even then; these overlays wait.
    private func whenSafe(_ body: @escaping @MainActor () -> Void) {
        guard let app, app.isInside else { return body() }
        Task { @MainActor in body() }
    }

    func show(_ random: inout RandomNumbers, in window: HostileWindow) {
        var copy = random
        _ = random.next()
        whenSafe { [weak self] in self?.add(&copy, in: window) }
    }

    private func add(_ random: inout RandomNumbers, in window: HostileWindow) {
        shown.removeAll { $0.widget == nil }
        guard let app, shown.count < 10, !window.isClosed, let stack = window.stack?.widget else { return }
        let place = app.place(&random, in: window)
        if place.name != "the window" { regions.append(WeakWidget(place.widget)) }
        let isSheet = random.chance(0.3)
        let name = app.name(isSheet ? "sheet" : "veil")
        app.tell("      show \(name) over \(place.name)")
        let panel: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)
        if random.chance(0.5) {
            gtk_widget_set_valign(panel, GTK_ALIGN_CENTER)
            gtk_widget_set_halign(panel, GTK_ALIGN_CENTER)
        }
        let button: Widget = gtk_button_new_with_label("Cancel")
        let known = WeakWidget(panel)
        connect(button.raw, "clicked") { [weak self, weak app] _ in
            app?.hear(.action, name, known)
            known.widget.map { self?.remove($0) }
        }
        if isSheet { gtk_box_append(panel.cast(), app.makeSheet()) }
        gtk_box_append(panel.cast(), button)
        guard gtk_widget_get_root(stack) != nil else {
            g_object_ref_sink(panel)
            return g_object_unref(panel)
        }
        gtk_overlay_add_overlay(stack.opaque, panel)
        shown.append(known)
        if random.chance(0.6) { gtk_widget_grab_focus(button) }
    }

    func during(_ random: inout RandomNumbers, in window: HostileWindow) {
        guard let app else { return }
        let name = app.name("during")
        show(&random, in: window)
        let known = shown.last
        let time = random.number(in: 1...200)
        Task { @MainActor [weak self, weak app] in
            try? await Task.sleep(for: .milliseconds(time))
            app?.hear(.body, name, nil)
            known?.widget.map { self?.remove($0) }
        }
    }

    func update(_ random: inout RandomNumbers) {
        let alive = shown.compactMap(\.widget)
        guard !alive.isEmpty else { return }
        let panel = WeakWidget(random.pick(alive))
        whenSafe { panel.widget.map { gtk_box_append($0.cast(), gtk_label_new("Changed")) } }
    }

    func finish(_ random: inout RandomNumbers) { dismiss(&random) }

    func dismiss(_ random: inout RandomNumbers) {
        let alive = shown.compactMap(\.widget)
        guard !alive.isEmpty else { return }
        let panel = WeakWidget(random.pick(alive))
        whenSafe { [weak self] in panel.widget.map { self?.remove($0) } }
    }

    func dismissAll(_ window: HostileWindow) {
        whenSafe { [weak self] in
            for panel in self?.shown ?? [] { panel.widget.map { self?.remove($0) } }
        }
    }

    func setKeyboard(_ window: HostileWindow, _ keyboard: Widget?) {}

    func anyRegion(_ random: inout RandomNumbers) -> Widget? {
        regions.removeAll { $0.widget == nil }
        return regions.isEmpty ? nil : random.pick(regions).widget
    }

    func end(_ windows: [HostileWindow]) -> [String] {
        for window in windows { dismissAll(window) }
        MainLoop.turn(for: 0.1)
        return []
    }

    private func remove(_ panel: Widget) {
        guard let parent = gtk_widget_get_parent(panel), parent.isA("GtkOverlay") else { return }
        gtk_overlay_remove_overlay(parent.opaque, panel)
    }
}
