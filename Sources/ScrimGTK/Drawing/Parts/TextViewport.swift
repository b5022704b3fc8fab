import CGtk4
@_spi(Host) import Scrim

/// The window onto the texts: a clip, and a GtkScrolledWindow where they need one.
@MainActor
final class TextViewport {
    /// The height of the fade that shows that there is more text, pixels: about a line.
    private static let fade = 20

    let column = TextColumn()
    /// The color under the text, into which it fades if there is more of it.
    var background = Overlay.Color.clear {
        didSet { if background != oldValue, let scroller { style(scroller) } }
    }
    /// The direction of text.
    var direction = GTK_TEXT_DIR_NONE {
        didSet { if let scroller { gtk_widget_set_direction(scroller, direction) } }
    }
    private let panel: WidgetPointer
    private var scroller: WidgetPointer?
    /// Widgets cannot be moved in the layout pass that finds out.
    private lazy var scrollerSwitch = FrameTicker(panel, .frames) { [weak self] _ in
        self?.switchScroller()
        return false
    }
    private var overflows = false

    init(in panel: WidgetPointer, before sibling: WidgetPointer?) {
        self.panel = panel
        column.widget.enter(panel, before: sibling)
    }

    /// The widget that is the panel's child.
    var widget: WidgetPointer { scroller ?? column.widget }

    /// Whether the texts scroll.
    var isScrolling: Bool { scroller != nil }

    /// Shows a part of the column, in the panel's layout pass; `nil`: nothing of it.
    func place(_ frame: Rect?) {
        widget.setChildVisible(frame != nil)
        guard let frame else { return }
        overflows = column.height > frame.height + 1
        if overflows != isScrolling { scrollerSwitch.isRunning = true }
        widget.place(frame)
        // A column of the same size is not asked again, its texts may have moved all the same.
        if scroller == nil { column.allocate(width: 0, height: 0, baseline: -1) }
    }

    func dispose() { scrollerSwitch.isRunning = false }

    private func switchScroller() {
        guard overflows != isScrolling else { return }
        let column = column.widget
        let before = gtk_widget_get_prev_sibling(widget)
        g_object_ref(column)
        defer { g_object_unref(column) }
        if let old = scroller {
            old.setScrolledChild(nil)
            old.leaveLater()
            scroller = nil
        } else if let new: WidgetPointer = gtk_scrolled_window_new() {
            column.leaveParent()
            gtk_scrolled_window_set_policy(new.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
            new.setScrolledChild(column)
            gtk_scrollable_set_vscroll_policy(
                gtk_scrolled_window_get_child(new.opaque)?.opaque, GTK_SCROLL_NATURAL)
            style(new)
            gtk_widget_set_direction(new, direction)
            scroller = new
        }
        widget.enter(panel, after: before)
    }

    private func style(_ scroller: WidgetPointer) { scroller.fadeEnds(into: background, over: Self.fade) }
}
