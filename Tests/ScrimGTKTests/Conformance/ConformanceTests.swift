import CGtk4
import Scrim
import ScrimTesting
import Testing

@testable import ScrimGTK

extension GtkTests {
    /// The conformance suite on GTK: a real window, real pointer and key events.
    @MainActor @Suite struct ConformanceTests {
        @Test(arguments: Conformance<GtkSubject>.behaviours)
        func gtkShows(_ behaviour: Conformance<GtkSubject>.Behaviour) async throws {
            MainLoop.attach()
            let subject = GtkSubject()
            defer { subject.close() }
            try await behaviour.run(subject)
        }
    }
}

/// An app's window on GTK.
@MainActor
final class GtkSubject: ConformanceSubject {
    private(set) var appTaps = 0
    private(set) var regionTaps = 0
    private(set) var letters = 0

    let region: Region
    private let window: TestWindow
    private let input: RealInput
    private let entry: WidgetPointer = gtk_entry_new()
    private let button: WidgetPointer = gtk_button_new_with_label("app")
    private let regionBox: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    private let innerButton: WidgetPointer = gtk_button_new_with_label("region")
    private let root: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)
    private let buttonPlace: Point
    private let innerPlace: Point

    init() {
        window = TestWindow(width: 400, height: 600)
        input = RealInput(window: window.window)
        gtk_widget_set_vexpand(innerButton, 1)
        gtk_widget_set_valign(innerButton, GTK_ALIGN_CENTER)
        gtk_widget_set_size_request(innerButton, -1, 60)
        gtk_widget_set_vexpand(regionBox, 1)
        gtk_box_append(regionBox.cast(to: GtkBox.self), innerButton)
        // As on a phone, a tap on a button leaves the focus where it is.
        for tapped in [button, innerButton] { gtk_widget_set_focus_on_click(tapped, 0) }
        for child in [button, entry, regionBox] { gtk_box_append(root.cast(to: GtkBox.self), child) }
        window.setChild(root)
        region = regionBox.overlays.region
        window.present()
        GtkTests.iterate { [root] in gtk_widget_get_height(root) > 0 }
        input.begin()
        gtk_widget_grab_focus(entry)
        buttonPlace = Self.middle(of: button, in: window.widget)
        innerPlace = Self.middle(of: innerButton, in: window.widget)
        Signal(button, "clicked") { [weak self] _ in self?.appTaps += 1 }
        Signal(innerButton, "clicked") { [weak self] _ in self?.regionTaps += 1 }
        Signal(entry, "changed") { [weak self] _ in self?.letters += 1 }
    }

    func close() { window.close() }

    // MARK: ConformanceSubject

    var overlays: Overlays<GtkHost> { window.window.overlays }
    var appButton: Point { buttonPlace }
    var regionButton: Point { innerPlace }

    var fieldHasFocus: Bool { gtk_window_get_focus(window.window)?.isInside(entry) == true }

    func makeView() -> WidgetPointer {
        let view: WidgetPointer = gtk_label_new("The app's own view")
        gtk_widget_set_size_request(view, -1, 120)
        return view
    }

    /// Tasks run in the same loop; the test itself is one, so it has to step aside.
    func passMoment() async {
        let alarm = g_timeout_add(4, { _ in 0 }, nil)
        g_main_context_iteration(nil, 1)
        if let source = g_main_context_find_source_by_id(nil, alarm) { g_source_destroy(source) }
        await Task.yield()
    }

    func setRegionHidden(_ isHidden: Bool) { gtk_widget_set_visible(regionBox, isHidden ? 0 : 1) }

    func destroyRegion() { gtk_box_remove(root.cast(to: GtkBox.self), regionBox) }

    func destroyWindow() { gtk_window_destroy(window.window) }

    func tap(at point: Point) async {
        input.click(x: point.x, y: point.y)
        input.restPointer()
    }

    func typeLetter() async { input.key("a") }

    func pressEscape() async { input.key("Escape") }

    func isOnScreen(_ identifier: String) -> Bool {
        find("\(identifier).panel", in: window.widget).map { gtk_widget_get_mapped($0) != 0 } ?? false
    }

    private func find(_ name: String, in widget: WidgetPointer) -> WidgetPointer? {
        if String(cString: gtk_widget_get_name(widget)) == name { return widget }
        return widget.children.lazy.compactMap { self.find(name, in: $0) }.first
    }

    private static func middle(of widget: WidgetPointer, in window: WidgetPointer) -> Point {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, window, &bounds) != 0 else { return .zero }
        return Point(
            x: Double(bounds.origin.x + bounds.size.width / 2),
            y: Double(bounds.origin.y + bounds.size.height / 2))
    }
}
