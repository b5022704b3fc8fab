import CGtk4
@_spi(Host) import Scrim

/// Where a widget is, in the coordinates of another one that covers the same window.
struct RegionGeometry: Hashable {
    /// The widget's whole extent.
    var bounds: Rect
    /// What scrolled and clipping ancestors leave of the widget.
    var visible: Rect
    /// Where something of the app's own is drawn over the widget.
    var covers: [Rect] = []

    static let nowhere = RegionGeometry(bounds: .zero, visible: .zero)

    /// Measures a widget; `nil` while it is not on screen, or on a surface of its own (in a popover).
    @MainActor
    init?(of widget: WidgetPointer, in clips: AncestorClips) {
        let reference = clips.reference
        guard gtk_widget_get_mapped(widget) != 0,
            gtk_widget_get_native(widget) == gtk_widget_get_native(reference),
            let bounds = widget.bounds(in: reference)
        else { return nil }
        let visible = clips.clip(in: gtk_widget_get_parent(widget)).map(bounds.intersection) ?? bounds
        self.init(bounds: bounds, visible: visible)
        guard !visible.isEmpty else { return }
        covers = RegionCover.frames(over: widget, in: reference).map { $0.intersection(visible) }
            .filter { !$0.isEmpty }
    }

    private init(bounds: Rect, visible: Rect) {
        self.bounds = bounds
        self.visible = visible
    }
}

/// What scrolled and clipping ancestors leave to be seen, each looked at once: the rows of a list have the same.
///
/// For one look, since ancestors move.
@MainActor
final class AncestorClips {
    let reference: WidgetPointer
    private var known: [WidgetPointer: Rect?] = [:]

    /// - Parameter reference: Whose coordinates the clips are in.
    init(in reference: WidgetPointer) { self.reference = reference }

    /// What can be seen of the children of a widget; `nil`: all.
    func clip(in parent: WidgetPointer?) -> Rect? {
        guard let parent else { return nil }
        if let known = known[parent] { return known }
        var clip = clip(in: gtk_widget_get_parent(parent))
        if gtk_widget_get_overflow(parent) == GTK_OVERFLOW_HIDDEN, let own = parent.bounds(in: reference) {
            clip = clip?.intersection(own) ?? own
        }
        known[parent] = .some(clip)
        return clip
    }
}
