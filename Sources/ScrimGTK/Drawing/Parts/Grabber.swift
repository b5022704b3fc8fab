import CGtk4
@_spi(Host) import Scrim

/// A sheet's grabber: the bar that shows that the sheet can be dragged, and by which keys and assistive
/// technology move it.
///
/// For assistive technology the grabber is a slider over the sheet's detents, with an action for each.
@MainActor
final class Grabber: CustomWidget {
    /// The width of the focus ring around the bar, in points.
    private static let ringWidth = 2.0

    /// How it is drawn now.
    struct Look: Equatable {
        var color = Overlay.Color.clear
        var ring = Overlay.Color.clear
    }

    var look = Look() {
        didSet { if look != oldValue { gtk_widget_queue_draw(widget) } }
    }
    /// The bar, relative to the widget.
    private var bar = Rect.zero {
        didSet { if bar != oldValue { gtk_widget_queue_draw(widget) } }
    }
    private var shown: SheetPlan?
    private var detents: DetentActions?
    /// The keys that activated the grabber and are held: their repeats do nothing.
    private var heldKeys: Set<UInt32> = []

    /// Makes the grabber the first of the panel's children, so that it is read before the content that it moves.
    ///
    /// - Parameters:
    ///   - onStep: Called when a key asks for the next larger or smaller detent.
    ///   - onTap: Called when a key activates the grabber; for taps see `SurfaceView.takesGrabberTap(at:)`.
    init(
        in panel: WidgetPointer, onStep: @escaping @MainActor (_ larger: Bool) -> Void,
        onTap: @escaping @MainActor () -> Void
    ) {
        super.init(role: GTK_ACCESSIBLE_ROLE_SLIDER, cssName: "grabber")
        gtk_widget_add_css_class(widget, "scrim-grabber")
        widget.enter(panel, after: nil)
        place(nil)
        Signal(widget, "state-flags-changed") { [weak self] _ in
            guard let self else { return }
            gtk_widget_queue_draw(widget)
            // A key may come up elsewhere.
            if gtk_widget_has_focus(widget) == 0 { heldKeys = [] }
        }
        detents = DetentActions(on: widget) { [weak self] index in
            guard let current = self?.shown?.detentIndex else { return }
            for _ in 0..<abs(index - current) { onStep(index > current) }
        }
        let keys = made(gtk_event_controller_key_new())
        _ = Signal.deciding(keys, "key-pressed") { [weak self] arguments in
            guard let self else { return false }
            let key = KeyPress(arguments)
            if let larger = step(of: key) {
                // Also without a further detent: the key must not move the focus instead.
                onStep(larger)
                return true
            }
            guard key.activates, shown?.hasTapTarget == true else { return false }
            if heldKeys.insert(key.code).inserted { onTap() }
            return true
        }
        Signal(keys, "key-released") { [weak self] in self?.heldKeys.remove(KeyPress($0).code) }
        gtk_widget_add_controller(widget, keys)
    }

    /// Sets the plan's values for assistive technology.
    func show(_ sheet: SheetPlan, name: String) {
        gtk_widget_set_name(widget, name)
        guard sheet != shown else { return }
        shown = sheet
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: sheet.grabberLabel)
        let names = sheet.detentNames
        detents?.show(names, at: sheet.detentIndex)
        guard names.indices.contains(sheet.detentIndex) else { return }
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, to: 0)
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, to: Double(names.count - 1))
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, to: Double(sheet.detentIndex))
        widget.setSpokenValue(names[sheet.detentIndex])
    }

    /// Places the bar in the panel's layout pass; `nil` hides it, and keys cannot reach it.
    func place(_ frame: Rect?) {
        widget.setChildVisible(frame != nil)
        gtk_widget_set_focusable(widget, frame == nil ? 0 : 1)
        guard let frame else { return }
        let strip = frame.snapped.inset(by: Insets(all: -Tuning.grabberPadding))
        bar = frame.snapped.offset(dx: -strip.minX, dy: -strip.minY)
        widget.place(strip)
    }

    /// The step that a key asks for; true for the next larger detent.
    private func step(of key: KeyPress) -> Bool? {
        if let isLarger = key.page { return isLarger }
        switch key.direction {
        case GTK_DIR_UP: return shown?.isLarger(towards: Point(x: 0, y: -1))
        case GTK_DIR_DOWN: return shown?.isLarger(towards: Point(x: 0, y: 1))
        case GTK_DIR_LEFT: return shown?.isLarger(towards: Point(x: -1, y: 0))
        case GTK_DIR_RIGHT: return shown?.isLarger(towards: Point(x: 1, y: 0))
        default: return nil
        }
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        let canvas = Canvas(snapshot)
        canvas.fill(bar, corners: Corners(.infinity), look.color)
        let flags = gtk_widget_get_state_flags(widget).rawValue
        guard flags & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0 else { return }
        let around = bar.inset(by: Insets(all: -2 * Self.ringWidth))
        canvas.stroke(around, corners: Corners(.infinity), width: Self.ringWidth, look.ring)
    }
}
