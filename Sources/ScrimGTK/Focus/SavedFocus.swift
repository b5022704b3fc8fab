import CGtk4

/// A window's focus, to be given back later.
@MainActor
struct SavedFocus {
    /// The widget and its ancestors up to the dialog that it is in; empty outside a dialog.
    private let inDialog: [WeakObject<GtkWidget>]
    /// The widget and its ancestors up to the window; while a dialog is open, those of the focus before the dialog.
    private let inContent: [WeakObject<GtkWidget>]
    /// Whether a dialog was open and nothing had the focus: a dialog clears the focus before it takes it.
    private let isBetween: Bool
    private var isVisible: Bool

    /// - Parameter last: The focus before; used if the focus is in a dialog now, or on its way into one.
    init(of window: UnsafeMutablePointer<GtkWindow>, after last: SavedFocus? = nil) {
        isVisible = gtk_window_get_focus_visible(window) != 0
        let focus = gtk_window_get_focus(window)
        let widgets = sequence(first: focus) { $0.flatMap { gtk_widget_get_parent($0) } }
        let chain = widgets.prefix { $0 != nil && $0 != window.widget }.map { WeakObject($0) }
        let dialog = chain.lastIndex { $0.object?.isDialogInWindow == true }
        inDialog = dialog.map { Array(chain[...$0]) } ?? []
        isBetween = focus == nil && Self.hasOpenDialog(window)
        inContent = dialog == nil && !isBetween ? chain : last?.inContent ?? []
    }

    /// The widget that would get the focus back; `nil` if no widget had it, or none of its ancestors is left.
    func target(in window: UnsafeMutablePointer<GtkWindow>) -> WidgetPointer? { targets(in: window).first }

    /// The same focus, with its ring shown or not as the window has it now.
    func withRing(of window: UnsafeMutablePointer<GtkWindow>) -> SavedFocus {
        var focus = self
        focus.isVisible = gtk_window_get_focus_visible(window) != 0
        return focus
    }

    /// The widget that had the focus; `nil` if no widget had it, or it is gone.
    private var widget: WidgetPointer? { (inDialog + inContent).first?.object }

    /// Whether the widget that had the focus is left, sensitive and visible.
    func isThere(in window: UnsafeMutablePointer<GtkWindow>) -> Bool {
        widget.map { Self.isReachable($0, in: window.widget) } ?? false
    }

    /// Whether the widget that had the focus is only out of sight: it may be visible again in the next frame.
    func isOutOfSight(in window: UnsafeMutablePointer<GtkWindow>) -> Bool {
        guard let widget else { return false }
        return gtk_widget_get_root(widget) == gtk_widget_get_root(window.widget)
            && gtk_widget_is_sensitive(widget) != 0 && !Self.isReachable(widget, in: window.widget)
    }

    /// The widget that had the focus, and its ancestors, as far as they are left and reachable.
    private func targets(in window: UnsafeMutablePointer<GtkWindow>) -> [WidgetPointer] {
        guard !isBetween || !Self.hasOpenDialog(window) else { return [] }
        return (inDialog + inContent).compactMap(\.object).filter { Self.isReachable($0, in: window.widget) }
    }

    /// Whether a widget of the window is sensitive and visible.
    ///
    /// In a hidden window, which keeps its focus, a widget counts as visible if it would be once the window is shown.
    private static func isReachable(_ widget: WidgetPointer, in window: WidgetPointer) -> Bool {
        guard gtk_widget_get_root(widget) == gtk_widget_get_root(window), gtk_widget_is_sensitive(widget) != 0
        else { return false }
        if gtk_widget_get_mapped(window) != 0 { return gtk_widget_get_mapped(widget) != 0 }
        let chain = sequence(first: widget) { gtk_widget_get_parent($0) }
        return chain.prefix { $0 != window }.allSatisfy {
            gtk_widget_get_visible($0) != 0 && gtk_widget_get_child_visible($0) != 0
        }
    }

    /// Whether a dialog of libadwaita is open inside the window (reported since 1.5).
    private static func hasOpenDialog(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
        ObjectProperty.object(UnsafeMutableRawPointer(window), "visible-dialog") != nil
    }

    /// Gives the focus back, with its ring if it had one; false if nothing that is left takes it.
    ///
    /// A text keeps its selection, and scroll positions stay.
    ///
    /// - Parameter panel: Limits the focus to widgets in this panel. With `nil`, the focus is cleared if
    ///   nothing takes it.
    @discardableResult
    func restore(
        in window: UnsafeMutablePointer<GtkWindow>, within panel: WidgetPointer? = nil
    ) -> Bool {
        let targets = targets(in: window).filter { target in
            panel.map { target != $0 && target.isInside($0) } ?? true
        }
        let kept = (Retained(window), targets.map { Retained($0) })
        defer { withExtendedLifetime(kept) {} }
        // In a panel, scrolling is welcome: a user who comes back by keys has to see the focus.
        let positions = panel == nil ? ScrollPositions(of: targets) : nil
        guard kept.1.contains(where: { Self.give(to: $0.pointer, in: window) }) else {
            if panel == nil { window.setFocus(nil) }
            return false
        }
        gtk_window_set_focus_visible(window, isVisible ? 1 : 0)
        positions?.restore(in: window)
        return true
    }

    /// Gives the focus to a widget, or to the first in it that takes it; false if nothing does.
    private static func give(to target: WidgetPointer, in window: UnsafeMutablePointer<GtkWindow>) -> Bool {
        // A handler that ran for the widget before may have removed this one.
        guard isReachable(target, in: window.widget) else { return false }
        let old: WidgetPointer? = gtk_window_get_focus(window)
        if target.isA(gtk_text_get_type()) {
            target.grabFocusKeepingSelection()
        } else if gtk_widget_get_focusable(target) != 0 {
            window.setFocus(target)
            if target.isA(gtk_text_view_get_type()) { showCaret(in: target.cast(to: GtkTextView.self)) }
        } else {
            return target.moveFocus(GTK_DIR_TAB_FORWARD)
        }
        let new: WidgetPointer? = gtk_window_get_focus(window)
        return new == target || new != old
    }

    /// Moves a text's caret to where it already is.
    ///
    /// GTK 4.8 forgets which line of a text view has the caret when it discards the layout of that line. When the
    /// view gets the focus again, it then draws no caret until the caret moves.
    private static func showCaret(in view: UnsafeMutablePointer<GtkTextView>) {
        let buffer = gtk_text_view_get_buffer(view)
        let caret = gtk_text_buffer_get_insert(buffer)
        var position = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(buffer, &position, caret)
        gtk_text_buffer_move_mark(buffer, caret, &position)
    }
}
