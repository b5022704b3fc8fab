import CGtk4

/// Where a window's focus was, to be given back.
@MainActor
struct SavedFocus {
    /// The widget and its parents, up to the window or the dialog in it, and then those where the focus was before the
    /// dialog: the first that is still there and in sight gets the focus.
    private let chain: [WeakObject<GtkWidget>]
    /// The part of the chain that is in no dialog.
    private let content: [WeakObject<GtkWidget>]
    private let isVisible: Bool

    /// - Parameter last: Where the focus was before, which counts where it is in a dialog now.
    init(of window: UnsafeMutablePointer<GtkWindow>, after last: SavedFocus? = nil) {
        isVisible = gtk_window_get_focus_visible(window) != 0
        let focus = gtk_window_get_focus(window)
        let widgets = Array(
            sequence(first: focus) { $0.flatMap { gtk_widget_get_parent($0) } }
                .prefix { $0 != nil && $0 != window.widget })
        let dialogType = g_type_from_name("AdwDialog")
        let dialog = widgets.lastIndex { dialogType != 0 && $0?.isA(dialogType) == true }
        content = dialog == nil ? widgets.map { WeakObject($0) } : last?.content ?? []
        chain = dialog.map { widgets[...$0].map { WeakObject($0) } + (last?.content ?? []) } ?? content
    }

    /// Who would get the focus back; `nil`: nobody had it, or nothing is left of where it was.
    func target(in window: UnsafeMutablePointer<GtkWindow>) -> WidgetPointer? {
        chain.compactMap(\.object).first {
            gtk_widget_get_mapped($0) != 0 && gtk_widget_get_root($0) == gtk_widget_get_root(window.widget)
        }
    }

    /// Gives the focus back, with its ring if it had one.
    ///
    /// A text keeps its selection.
    func restore(in window: UnsafeMutablePointer<GtkWindow>) {
        guard let target = target(in: window) else { return gtk_window_set_focus(window, nil) }
        if target.isA(gtk_text_get_type()) {
            gtk_text_grab_focus_without_selecting(target.cast(to: GtkText.self))
        } else if gtk_widget_get_focusable(target) != 0 {
            gtk_window_set_focus(window, target)
        } else if gtk_widget_child_focus(target, GTK_DIR_TAB_FORWARD) == 0 {
            gtk_window_set_focus(window, nil)
        }
        gtk_window_set_focus_visible(window, isVisible ? 1 : 0)
    }
}
