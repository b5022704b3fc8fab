import CGtk4
@_spi(Host) import Scrim

/// Tells the focus machine where a window's focus is, and moves it as the machine says.
@MainActor
final class FocusKeeper {
    private let window: WeakObject<GtkWindow>
    private let layer: WidgetPointer
    private let stack: SurfaceStack
    private let gate: InputGate
    private var machine = FocusMachine(blocking: .atWindow)
    /// Where the app's focus is, or was last.
    private var lastInApp: SavedFocus
    private var saved: SavedFocus?
    private var watch: Signal?
    private var isMoving = false

    /// - Parameter layer: Where the surfaces are; the keeper is not to be used after it.
    init(
        window: UnsafeMutablePointer<GtkWindow>, layer: WidgetPointer, stack: SurfaceStack, gate: InputGate
    ) {
        self.window = WeakObject(window)
        self.layer = layer
        self.stack = stack
        self.gate = gate
        lastInApp = SavedFocus(of: window)
        watch = Signal(UnsafeMutableRawPointer(window), "notify::focus-widget") { [weak self] _ in
            self?.focusMoved()
        }
    }

    /// The focused widget, wherever in the window.
    var focusWidget: WidgetPointer? { window.object.flatMap { gtk_window_get_focus($0) } }

    /// Makes the focus follow a plan, after the surfaces that it names are there, and before those that lose the focus
    /// are taken away.
    func apply(_ plan: FocusPlan) {
        perform(machine.follow(plan, sight))
    }

    private func focusMoved() {
        guard !isMoving else { return }
        perform(machine.focusMoved(sight))
        // Without the focus while some is saved, a panel has lost it, not the app.
        if focusWidget != nil || !machine.isSaved { noteAppFocus() }
    }

    private func noteAppFocus() {
        guard let window = window.object, focusWidget.map({ !$0.isInside(layer) }) ?? true else { return }
        lastInApp = SavedFocus(of: window)
    }

    private var sight: FocusSight {
        guard let focus = focusWidget else { return FocusSight(owner: .nobody) }
        guard focus.isInside(layer) else { return FocusSight(owner: .app) }
        // A surface that is about to be taken away is in the layer, but no more in the stack.
        guard let id = stack.surface(containing: focus)?.id else { return FocusSight(owner: .standIn) }
        return FocusSight(
            owner: .panel(id), isBlocked: gate.keyRoute(focus: .panel(id)) != .panel(id))
    }

    private func perform(_ acts: [FocusAct]) {
        for act in acts {
            switch act {
            case .save:
                noteAppFocus()
                saved = lastInApp
            case .moveIn(let surface): quietly { surface.flatMap(stack.surface)?.focusPanel() }
            case .giveBack:
                if let window = window.object { quietly { saved?.restore(in: window) } }
                saved = nil
            case .forget: saved = nil
            }
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
        defer { focusMoved() }
        quietly {
            if case .surface(_, isTrapped: false) = machine.plan, moveIntoApp(direction, of: window) {
                return
            }
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

    private func quietly(_ body: () -> Void) {
        let wasMoving = isMoving
        isMoving = true
        body()
        isMoving = wasMoving
    }
}
