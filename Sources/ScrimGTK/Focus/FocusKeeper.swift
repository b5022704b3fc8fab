import CGtk4
@_spi(Host) import Scrim

/// Performs a stage's focus plan in its window: saves the app's focus, moves it in, keeps it in, gives it back.
@MainActor
final class FocusKeeper {
    private let window: WeakObject<GtkWindow>
    private let layer: WidgetPointer
    private let stack: SurfaceStack
    private var plan = FocusPlan.app
    private var saved: SavedFocus?
    private var watch: Signal?
    private var isMoving = false

    /// - Parameter layer: Where the surfaces are; the keeper is not to be used after it.
    init(window: UnsafeMutablePointer<GtkWindow>, layer: WidgetPointer, stack: SurfaceStack) {
        self.window = WeakObject(window)
        self.layer = layer
        self.stack = stack
    }

    /// The focused widget, wherever in the window.
    var focusWidget: WidgetPointer? { window.object.flatMap { gtk_window_get_focus($0) } }

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
        let current = focusWidget.flatMap { focus in children.firstIndex { focus.isInside($0) } }
        // The panel itself is left out: it has the focus only while nothing in it can have that.
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
        let children = window.widget.children.filter { $0 != layer && scrim_is_native($0) == 0 }
        let order = direction == GTK_DIR_TAB_FORWARD ? children : children.reversed()
        return order.contains { gtk_widget_child_focus($0, direction) != 0 }
    }

    /// Whether the focus is where the plan wants it.
    private var isInside: Bool {
        guard case .surface(let id, _) = plan, let surface = stack.surface(id), let focus = focusWidget
        else {
            return false
        }
        return focus.isInside(surface.widget)
    }

    private func moveIn() {
        guard case .surface(let id, _) = plan else { return }
        quietly { stack.surface(id)?.focusPanel() }
    }

    /// While the focus is kept inside only the app can move it: where it wants the focus is kept for later.
    private func focusMoved() {
        guard !isMoving, case .surface(_, isTrapped: true) = plan, !isInside, let window = window.object
        else { return }
        if let focus = focusWidget {
            if !focus.isInside(layer) { saved = SavedFocus(of: window) }
        }
        moveIn()
    }

    private func giveBack() {
        defer { saved = nil }
        guard let window = window.object, let saved else { return }
        // Where the focus is in the app, the app or the user moved it there meanwhile.
        if let focus = focusWidget, !focus.isInside(layer) { return }
        quietly { saved.restore(in: window) }
    }

    private func quietly(_ body: () -> Void) {
        let wasMoving = isMoving
        isMoving = true
        body()
        isMoving = wasMoving
    }
}
