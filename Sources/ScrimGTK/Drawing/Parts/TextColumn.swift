import CGtk4
import Scrim

/// Message and detail, one below the other.
@MainActor
final class TextColumn: CustomWidget {
    /// The texts and where they go in the column.
    var frames: [(widget: WidgetPointer, frame: Rect)] = []

    init() {
        super.init(cssName: "text")
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    }

    /// How high it is with nothing cut off.
    var height: Double { frames.map(\.frame.maxY).max() ?? 0 }

    // A text's height follows from its width, so what GTK remembers by width stays right.
    override var requestMode: GtkSizeRequestMode { GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

    override func measure(_ orientation: GtkOrientation, for size: Int) -> WidgetSize {
        let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
        return WidgetSize(minimum: 0, natural: isHorizontal ? 0 : Int(height.rounded(.up)))
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        for (widget, frame) in frames { widget.place(frame) }
    }
}

/// The window onto the texts: a clip, and a GtkScrolledWindow where they need one.
@MainActor
final class TextViewport {
    let column = TextColumn()
    private let panel: WidgetPointer
    private var scroller: WidgetPointer?
    /// Widgets cannot be moved in the layout pass that finds out.
    private lazy var change = Beat(panel, .frames) { [weak self] _ in
        self?.switchScroller()
        return false
    }
    private var overflows = false

    init(in panel: WidgetPointer) {
        self.panel = panel
        gtk_widget_set_parent(column.widget, panel)
    }

    /// What the panel has as its child.
    var widget: WidgetPointer { scroller ?? column.widget }

    /// Whether the texts scroll.
    var isScrolling: Bool { scroller != nil }

    /// Shows a part of the column, in the panel's layout pass; `nil`: nothing of it.
    func place(_ frame: Rect?) {
        gtk_widget_set_child_visible(widget, frame == nil ? 0 : 1)
        guard let frame else { return }
        overflows = column.height > frame.height + 1
        if overflows != isScrolling { change.isRunning = true }
        widget.place(frame)
        // A column of the same size is not asked again, its texts may have moved all the same.
        if scroller == nil { column.allocate(width: 0, height: 0, baseline: -1) }
    }

    func dispose() { change.isRunning = false }

    private func switchScroller() {
        guard overflows != isScrolling else { return }
        let column = column.widget
        let before = gtk_widget_get_prev_sibling(widget)
        g_object_ref(column)
        defer { g_object_unref(column) }
        if let old = scroller {
            gtk_scrolled_window_set_child(old.opaque, nil)
            gtk_widget_unparent(old)
            scroller = nil
        } else if let new: WidgetPointer = gtk_scrolled_window_new() {
            gtk_widget_unparent(column)
            gtk_scrolled_window_set_policy(new.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
            gtk_scrolled_window_set_child(new.opaque, column)
            gtk_scrollable_set_vscroll_policy(
                gtk_scrolled_window_get_child(new.opaque)?.opaque, GTK_SCROLL_NATURAL)
            scroller = new
        }
        gtk_widget_insert_after(widget, panel, before)
    }
}
