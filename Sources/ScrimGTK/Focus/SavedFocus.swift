import CGtk4

/// Where a window's focus was, to be given back.
@MainActor
struct SavedFocus {
    /// The widget and its parents up to the dialog that it is in; none where it is in no dialog.
    private let inDialog: [WeakObject<GtkWidget>]
    /// The widget and its parents up to the window; while a dialog is open, where the focus was before the dialog.
    private let inContent: [WeakObject<GtkWidget>]
    /// Whether a dialog was open, and nobody had the focus: a dialog takes it from everybody before it takes it itself.
    private let isBetween: Bool
    private let isVisible: Bool

    /// - Parameter last: Where the focus was before, which counts where it is in a dialog now, or on its way there.
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

    /// The widget that would get the focus back; `nil`: no widget had it, or nothing is left of its ancestors.
    func target(in window: UnsafeMutablePointer<GtkWindow>) -> WidgetPointer? { targets(in: window).first }

    /// Whether the widget that had the focus could have it back, were it in sight: it may be so in the next frame.
    func isOutOfSight(in window: UnsafeMutablePointer<GtkWindow>) -> Bool {
        guard let widget = (inDialog + inContent).first?.object else { return false }
        return gtk_widget_get_root(widget) == gtk_widget_get_root(window.widget)
            && gtk_widget_is_sensitive(widget) != 0 && !Self.isReachable(widget, in: window.widget)
    }

    /// The widget that had the focus and its ancestors, as far as they are left.
    private func targets(in window: UnsafeMutablePointer<GtkWindow>) -> [WidgetPointer] {
        guard !isBetween || !Self.hasOpenDialog(window) else { return [] }
        return (inDialog + inContent).compactMap(\.object).filter { Self.isReachable($0, in: window.widget) }
    }

    /// Whether a widget of the window is sensitive and can be seen, or could be if the window were not hidden: the focus
    /// stays where it is while its window is hidden.
    private static func isReachable(_ widget: WidgetPointer, in window: WidgetPointer) -> Bool {
        guard gtk_widget_get_root(widget) == gtk_widget_get_root(window), gtk_widget_is_sensitive(widget) != 0
        else { return false }
        if gtk_widget_get_mapped(window) != 0 { return gtk_widget_get_mapped(widget) != 0 }
        let chain = sequence(first: widget) { gtk_widget_get_parent($0) }
        return chain.prefix { $0 != window }.allSatisfy {
            gtk_widget_get_visible($0) != 0 && gtk_widget_get_child_visible($0) != 0
        }
    }

    /// Whether a dialog of libadwaita is open in the window, as libadwaita reports since 1.5.
    private static func hasOpenDialog(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
        ObjectProperty.object(UnsafeMutableRawPointer(window), "visible-dialog") != nil
    }

    /// Gives the focus back, with its ring if it had one; false if nothing that is left takes it.
    ///
    /// A text keeps its selection, and what is scrolled stays where it is.
    ///
    /// - Parameter panel: Where the focus is to come to, if anywhere; `nil`: if nothing takes it, nobody has it.
    @discardableResult
    func restore(
        in window: UnsafeMutablePointer<GtkWindow>, within panel: WidgetPointer? = nil
    ) -> Bool {
        let targets = targets(in: window).filter { target in
            panel.map { target != $0 && target.isInside($0) } ?? true
        }
        let kept = (Retained(window), targets.map { Retained($0) })
        defer { withExtendedLifetime(kept) {} }
        // In a panel, whoever comes back by keys is to see where the focus is.
        let positions = panel == nil ? ScrollPositions(of: targets) : nil
        guard kept.1.contains(where: { Self.give(to: $0.pointer, in: window) }) else {
            if panel == nil { window.setFocus(nil) }
            return false
        }
        gtk_window_set_focus_visible(window, isVisible ? 1 : 0)
        positions?.restore(in: window)
        return true
    }

    /// Gives the focus to a widget, or to the first in it that takes it; false if nothing there does.
    private static func give(to target: WidgetPointer, in window: UnsafeMutablePointer<GtkWindow>) -> Bool {
        // A handler of the widget that was tried before may have taken this one away.
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

    /// Puts a text's caret where it is already.
    ///
    /// GTK 4.8 forgets which line of a text view has the caret when it throws away what it laid out of that line; from
    /// the next time that the view gets the focus it draws no caret, until the caret moves.
    private static func showCaret(in view: UnsafeMutablePointer<GtkTextView>) {
        let buffer = gtk_text_view_get_buffer(view)
        let caret = gtk_text_buffer_get_insert(buffer)
        var position = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(buffer, &position, caret)
        gtk_text_buffer_move_mark(buffer, caret, &position)
    }
}
