import CGtk4
@_spi(Host) import Scrim

/// Shows the texts of a panel, and puts them into a GtkScrolledWindow if they need one.
@MainActor
final class TextViewport {
    /// How the texts are shown.
    private enum Form {
        /// All of the text is visible.
        case whole
        /// The texts scroll by wheel, finger and keys, in less height than a scrollbar needs.
        case bare
        /// The texts scroll, with a scrollbar.
        case scrolled

        /// The height of the fade at an end with more text, in pixels: about a line, and less in a form of one
        /// or two lines.
        var fade: Int { self == .bare ? 6 : 20 }
        var policy: GtkPolicyType { self == .bare ? GTK_POLICY_EXTERNAL : GTK_POLICY_AUTOMATIC }
    }

    /// The least height of a viewport with a scrollbar, in pixels: a GtkScrolledWindow is at least as high as its
    /// scrollbar, which is up to 54 high (libadwaita 1.2).
    private static let leastHeightWithBar = 60.0

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
    /// Switches in the next frame: widgets cannot move in the layout pass that finds the need.
    private lazy var scrollerSwitch = FrameTicker(panel, .frames) { [weak self] _ in
        self?.switchScroller()
        return false
    }
    private var form = Form.whole
    private var wanted = Form.whole

    init(in panel: WidgetPointer, before sibling: WidgetPointer?) {
        self.panel = panel
        column.widget.enter(panel, before: sibling)
    }

    /// The widget that is the panel's child.
    var widget: WidgetPointer { scroller ?? column.widget }

    /// Whether the texts scroll.
    var isScrolling: Bool { scroller != nil }

    /// Shows the part of the column that fits, in the panel's layout pass.
    func place(_ frames: SurfaceFrames) {
        widget.setChildVisible(frames.text != nil)
        guard let frame = frames.text else { return }
        let hasBar = frame.height >= Self.leastHeightWithBar
        wanted = !frames.scrollsText ? .whole : (hasBar ? .scrolled : .bare)
        if wanted != form { scrollerSwitch.isRunning = true }
        // Until the texts scroll, they must not cover what is below.
        let isCut = wanted != .whole && !isScrolling
        gtk_widget_set_overflow(column.widget, isCut ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
        widget.place(frame)
        // GTK does not allocate a column of the same size again, but its texts may have moved.
        if scroller == nil { column.allocate(width: 0, height: 0, baseline: -1) }
    }

    func dispose() { scrollerSwitch.isRunning = false }

    private func switchScroller() {
        guard wanted != form else { return }
        form = wanted
        if (form != .whole) != isScrolling { moveColumn() }
        guard let scroller else { return }
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, form.policy)
        style(scroller)
    }

    /// Moves the texts into a scroller, or out of it.
    private func moveColumn() {
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
            new.setScrolledChild(column)
            gtk_scrollable_set_vscroll_policy(
                gtk_scrolled_window_get_child(new.opaque)?.opaque, GTK_SCROLL_NATURAL)
            gtk_widget_set_direction(new, direction)
            scroller = new
        }
        widget.enter(panel, after: before)
    }

    private func style(_ scroller: WidgetPointer) { scroller.fadeEnds(into: background, over: form.fade) }
}
