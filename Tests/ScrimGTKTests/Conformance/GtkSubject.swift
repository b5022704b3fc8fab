import CGtk4
@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import ScrimGTK

/// An app's window on GTK.
@MainActor
final class GtkSubject: ConformanceSubject {
    /// A desktop has no safe area except the window's own bar, which no test sets.
    ///
    /// It reports no on-screen keyboard and suspends no app. A pointer does not scroll by dragging, and announcements
    /// of GTK cannot be read back.
    static let unsupported: Set<ConformanceCapability> = [
        .safeArea, .keyboard, .suspending, .lists, .speech, .dialogs, .contentDialogs, .accessories,
        .scrolling, .notifications,
    ]

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
    private var isRegionKept = true
    /// The app's views, while they exist.
    private var views: [WeakObject<GtkWidget>] = []
    private var finger = Geometry.Point.zero
    private let bar: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    private var frames: PaintedFrames?
    /// Another window of the app, which has the focus while this one is inactive.
    private var other: TestWindow?

    init() {
        window = TestWindow(width: 400, height: 600)
        input = RealInput(window: window.window)
        gtk_widget_set_vexpand(innerButton, 1)
        gtk_widget_set_valign(innerButton, GTK_ALIGN_CENTER)
        gtk_widget_set_size_request(innerButton, -1, 60)
        gtk_widget_set_vexpand(regionBox, 1)
        // The region outlives its window, and can be placed outside of it.
        g_object_ref_sink(regionBox)
        gtk_box_append(regionBox.cast(to: GtkBox.self), innerButton)
        // As on a phone, a tap on a button does not move the focus.
        for tapped in [button, innerButton] { gtk_widget_set_focus_on_click(tapped, 0) }
        for child in [button, entry, regionBox] { gtk_box_append(root.cast(to: GtkBox.self), child) }
        window.setChild(root)
        window.widget.setStyleSheet("window { background: white; }")
        region = regionBox.overlays.region
        window.present()
        GtkTests.iterate { [root] in gtk_widget_get_height(root) > 0 }
        input.begin()
        gtk_widget_grab_focus(entry)
        frames = PaintedFrames(in: window.widget)
        frames?.begin()
        Signal(button, "clicked") { [weak self] _ in self?.appTaps += 1 }
        Signal(innerButton, "clicked") { [weak self] _ in self?.regionTaps += 1 }
        Signal(entry, "changed") { [weak self] _ in self?.letters += 1 }
    }

    func close() {
        frames?.stop()
        other?.close()
        setTextScale(1)
        setReducedMotion(false)
        letGoOfRegion()
        window.close()
    }

    private func letGoOfRegion() {
        if isRegionKept { g_object_unref(regionBox) }
        isRegionKept = false
    }

    // MARK: What happens

    var overlays: GtkOverlays { window.window.overlays }

    func makeView() -> WidgetPointer {
        let view: WidgetPointer = gtk_label_new("The app's own view")
        gtk_widget_set_size_request(view, -1, 120)
        views.append(WeakObject(view))
        return view
    }

    var keptViews: Int { views.count { $0.object != nil } }

    /// Tasks run in the same loop, and the test itself is a task, so it has to suspend.
    func passMoment() async {
        let alarm = g_timeout_add(4, { _ in 0 }, nil)
        g_main_context_iteration(nil, 1)
        if let source = g_main_context_find_source_by_id(nil, alarm) { g_source_destroy(source) }
        await Task.yield()
    }

    func setRegionHidden(_ isHidden: Bool) { gtk_widget_set_visible(regionBox, isHidden ? 0 : 1) }

    func setWindowHidden(_ isHidden: Bool) { gtk_widget_set_visible(window.widget, isHidden ? 0 : 1) }

    func setActive(_ isActive: Bool) async {
        let other = other ?? TestWindow(width: 100, height: 100)
        if self.other == nil { other.present() }
        self.other = other
        let active = isActive ? window : other
        RealInput(window: active.window).activate()
    }

    func setRegionDetached(_ isDetached: Bool) {
        if isDetached {
            gtk_box_remove(root.cast(to: GtkBox.self), regionBox)
        } else {
            gtk_box_append(root.cast(to: GtkBox.self), regionBox)
        }
    }

    func destroyRegion() {
        gtk_box_remove(root.cast(to: GtkBox.self), regionBox)
        letGoOfRegion()
    }

    func destroyWindow() {
        letGoOfRegion()
        gtk_window_destroy(window.window)
    }

    func tap(at point: Geometry.Point) async {
        input.click(x: point.x, y: point.y)
        input.restPointer()
    }

    func fingerDown(at point: Geometry.Point) async {
        finger = point
        input.press(window.widget, at: point)
    }

    func fingerMove(to point: Geometry.Point) async {
        input.move(Int(point.x - finger.x), Int(point.y - finger.y))
        finger = point
    }

    func fingerUp() async { input.release() }

    /// Flicks on the app's view, which fills the sheet.
    ///
    /// The whole movement is one command to the X server.
    func flick(from point: Geometry.Point, by distance: Double) async {
        guard let view = views.last?.object else { return }
        input.flick(view, by: Int(distance))
    }

    func typeLetter() async { input.key("a") }

    func pressEscape() async { input.key("Escape") }

    func pressReturn() async { input.key("Return") }

    func pressPanelKey() async { input.key("F6") }

    func pressTab(backwards: Bool) async { input.key(backwards ? "shift+Tab" : "Tab") }

    func resizeWindow(to size: Geometry.Size) async {
        gtk_window_set_default_size(window.window, Int32(size.width), Int32(size.height))
    }

    func resizeRegion(to size: Geometry.Size) async {
        gtk_widget_set_vexpand(regionBox, 0)
        gtk_widget_set_vexpand(innerButton, 0)
        gtk_widget_set_halign(regionBox, GTK_ALIGN_START)
        gtk_widget_set_valign(regionBox, GTK_ALIGN_START)
        gtk_widget_set_size_request(innerButton, -1, 20)
        gtk_widget_set_size_request(regionBox, Int32(size.width), Int32(size.height))
    }

    func makeBar(height: Double) -> WidgetPointer {
        gtk_widget_set_size_request(bar, -1, Int32(height))
        gtk_box_append(root.cast(to: GtkBox.self), bar)
        return bar
    }

    func setBarHidden(_ isHidden: Bool) { gtk_widget_set_visible(bar, isHidden ? 0 : 1) }

    func stall(for duration: Duration) { g_usleep(gulong(duration / .microseconds(1))) }

    func setTextScale(_ scale: Double) { try? DesktopSettings.setTextScale(scale) }

    func setRightToLeft(_ isRightToLeft: Bool) {
        gtk_widget_set_direction(window.widget, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }

    func setReducedMotion(_ reduces: Bool) {
        try? DesktopSettings.set("gtk-enable-animations", !reduces)
    }

    func moveFocus() { gtk_widget_grab_focus(button) }

    // MARK: What there is to see

    var appButton: Geometry.Point { frame(of: button).center }
    var regionButton: Geometry.Point { frame(of: innerButton).center }
    var fieldHasFocus: Bool { gtk_window_get_focus(window.window)?.isInside(entry) == true }
    var focusedTitle: String? {
        guard let focus: WidgetPointer = gtk_window_get_focus(window.window),
            focus.isA(gtk_button_get_type()),
            let label = gtk_button_get_label(focus.cast(to: GtkButton.self))
        else { return nil }
        return String(cString: label)
    }

    var otherHasFocus: Bool { gtk_window_get_focus(window.window)?.isInside(button) == true }

    var windowSize: Geometry.Size {
        Geometry.Size(
            width: Double(gtk_widget_get_width(window.widget)),
            height: Double(gtk_widget_get_height(window.widget)))
    }

    var regionFrame: Geometry.Rect { frame(of: regionBox) }

    func isOnScreen(_ identifier: String) -> Bool {
        panelWidget(identifier).map { gtk_widget_get_mapped($0) != 0 } ?? false
    }

    func brightness(at point: Geometry.Point) -> Double { frames?.brightness(at: point) ?? 0 }
    func panel(_ identifier: String) -> ConformancePanel? {
        isOnScreen(identifier) ? frames?.panels[identifier] : nil
    }

    func isReachable(_ place: ConformancePlace) -> Bool {
        let widget: WidgetPointer? =
            switch place {
            case .appButton: button
            case .regionButton: innerButton
            case .panel(let identifier): panelWidget(identifier)
            }
        guard let widget, gtk_widget_get_mapped(widget) != 0 else { return false }
        return !sequence(first: widget, next: { gtk_widget_get_parent($0) })
            .contains { $0.tells(GTK_ACCESSIBLE_STATE_HIDDEN, true) }
    }

    func reachableText(of identifier: String) -> String? {
        guard let panel = panelWidget(identifier), isReachable(.panel(identifier)) else { return nil }
        // GTK compares the label with this text and returns the actual label.
        let text = scrim_accessible_check_text(panel, GTK_ACCESSIBLE_PROPERTY_LABEL, "\u{FFFF}")
        defer { g_free(text) }
        return text.map { String(cString: $0) }
    }

    private func panelWidget(_ identifier: String) -> WidgetPointer? {
        window.widget.descendants.first { $0.name == "\(identifier).panel" }
    }

    private func frame(of widget: WidgetPointer) -> Geometry.Rect { widget.frame(in: window.widget) }
}
