import CGtk4
import Scrim

/// Performs a stage's focus plan in its window: saves the app's focus, moves it in, keeps it in, gives it back.
@MainActor
final class FocusKeeper {
    private weak var host: GtkHost?
    private let window: WeakObject<GtkWindow>
    private var plan = FocusPlan.app
    private var saved: SavedFocus?
    private var watch: Signal?
    private var isMoving = false

    init(_ host: GtkHost, window: UnsafeMutablePointer<GtkWindow>) {
        self.host = host
        self.window = WeakObject(window)
    }

    /// Follows the plan.
    ///
    /// Comes after the surfaces that it names are there, and before those that lose the focus are taken away.
    func apply(_ new: FocusPlan) {
        guard new != plan, let window = window.object else { return }
        let old = plan
        plan = new
        switch (old, new) {
        case (.app, .surface):
            saved = SavedFocus(of: window)
            watch = Signal(UnsafeMutableRawPointer(window), "notify::focus-widget") { [weak self] _ in
                self?.focusMoved()
            }
            moveIn()
        case (.surface, .surface):
            if !isInside { moveIn() }
        case (.surface, .app):
            watch?.disconnect()
            watch = nil
            giveBack()
        case (.app, .app):
            break
        }
    }

    /// Moves the focus within a panel, with Tab from its end to its beginning; where it is not kept inside, from
    /// its end into the app.
    func move(_ direction: GtkDirectionType, inPanel panel: WidgetPointer) {
        guard let window = window.object else { return }
        let isForward = direction == GTK_DIR_TAB_FORWARD
        let isTab = isForward || direction == GTK_DIR_TAB_BACKWARD
        let children = isTab && !isForward ? panel.children.reversed() : panel.children
        let current = host?.focusWidget.flatMap { focus in children.firstIndex { focus.isInside($0) } }
        // The panel itself is left out: it has the focus only while nothing in it can have it.
        if children[(current ?? 0)...].contains(where: { gtk_widget_child_focus($0, direction) != 0 }) {
            return
        }
        guard isTab else { return }
        quietly {
            if case .surface(_, isTrapped: false) = plan, moveIntoApp(direction, of: window) { return }
            // From nowhere, or GTK would go on from where the focus is.
            gtk_window_set_focus(window, nil)
            if !children.contains(where: { gtk_widget_child_focus($0, direction) != 0 }) {
                gtk_widget_grab_focus(panel)
            }
        }
    }

    private func moveIntoApp(_ direction: GtkDirectionType, of window: UnsafeMutablePointer<GtkWindow>)
        -> Bool
    {
        let layer = host?.layer?.widget
        let children = window.widget.children.filter { $0 != layer && scrim_is_native($0) == 0 }
        let order = direction == GTK_DIR_TAB_FORWARD ? children : children.reversed()
        return order.contains { gtk_widget_child_focus($0, direction) != 0 }
    }

    /// Whether the focus is where the plan wants it.
    private var isInside: Bool {
        guard case .surface(let id, _) = plan, let surface = host?.surface(id), let focus = host?.focusWidget
        else {
            return false
        }
        return focus.isInside(surface.widget)
    }

    private func moveIn() {
        guard case .surface(let id, _) = plan else { return }
        quietly { host?.surface(id)?.focusPanel() }
    }

    /// Whoever moves the focus while it is kept inside is the app: its wish is kept for later.
    private func focusMoved() {
        guard !isMoving, case .surface(_, isTrapped: true) = plan, !isInside, let window = window.object
        else { return }
        if let focus = host?.focusWidget {
            if let layer = host?.layer?.widget, !focus.isInside(layer) { saved = SavedFocus(of: window) }
        }
        moveIn()
    }

    private func giveBack() {
        defer { saved = nil }
        guard let window = window.object, let saved else { return }
        // Where it is in the app, the app or the user moved it there meanwhile.
        if let focus = host?.focusWidget, let layer = host?.layer?.widget, !focus.isInside(layer) { return }
        quietly { saved.restore(in: window) }
    }

    private func quietly(_ body: () -> Void) {
        let wasMoving = isMoving
        isMoving = true
        body()
        isMoving = wasMoving
    }
}
