import CGtk4
@_spi(Host) import Scrim

/// Reports to the focus machine where a window's focus is, and performs the machine's acts.
@MainActor
final class FocusKeeper {
    private let window: WeakObject<GtkWindow>
    private let keptLayer: Retained<GtkWidget>
    private var layer: WidgetPointer { keptLayer.pointer }
    private let stack: SurfaceStack
    private let regions: RegionRegistry
    private let gate: InputGate
    private var machine = FocusMachine(blocking: .atWindow)
    /// The app's present focus, or its last one.
    private var lastInApp: SavedFocus
    /// The app's focus, to be given back when no panel has the focus any more; `nil` if none was taken.
    private(set) var saved: SavedFocus?
    /// The panel that could not give the focus back, as the app's view was out of sight for the moment: if the same
    /// panel takes the focus again, the saved focus is still the app's.
    private var panelOwedFocus: SurfaceID?
    /// The last focus in each panel that lost it to F6, to the app or to something above the panel.
    private var inPanels = PanelFocus()
    private let report: @MainActor (HostEvent) -> Void
    /// The order in which keys go from the app through the panels beside it.
    private var round = FocusRound()
    /// The views that keys skip.
    private lazy var covered = CoveredViews(regions, gate) { [weak self] in self?.place(of: $0) ?? .nowhere }
    /// The panel that has the focus, as reported to the stage.
    private var reportedPanel: SurfaceID?
    /// The panel that got the focus with the current plan.
    private var entered: SurfaceID?
    private var watches: [Signal] = []
    private var isMoving = false
    private var isStopped = false
    /// The widget to which the keeper itself gave the focus last.
    private var placed: WeakObject<GtkWidget>?
    /// Whether the window had a focus when GTK last reported it.
    private var hadFocus = false
    /// The plan that came while GTK was moving the focus, or a popover had it.
    private var waiting: FocusPlan?
    private lazy var popover = PopoverGrab(gate) { [weak self] in self?.followWaiting() }

    /// - Parameters:
    ///   - layer: The widget that contains the surfaces.
    ///   - report: Reports to the stage what happened.
    init(
        window: UnsafeMutablePointer<GtkWindow>, layer: WidgetPointer, stack: SurfaceStack,
        regions: RegionRegistry, gate: InputGate, report: @escaping @MainActor (HostEvent) -> Void
    ) {
        self.window = WeakObject(window)
        keptLayer = Retained(layer)
        self.stack = stack
        self.regions = regions
        self.gate = gate
        self.report = report
        lastInApp = SavedFocus(of: window)
        hadFocus = gtk_window_get_focus(window) != nil
        watches = [
            Signal(window, "notify::focus-widget") { [weak self] _ in self?.focusNotified() },
            // GTK emits this for Tab, or a key with Control, if neither the focused widget nor a shortcut uses it.
            Signal(window, "move-focus") { [weak self] arguments in
                let direction = GtkDirectionType(rawValue: UInt32(truncatingIfNeeded: arguments.raw(1)))
                if self?.move(direction) == true { g_signal_stop_emission_by_name(window, "move-focus") }
            },
        ]
    }

    /// Stops listening and moving the focus, even in the middle of a move: the layer goes.
    func stop() {
        isStopped = true
        watches.forEach { $0.disconnect() }
        watches = []
        popover.stop()
    }

    /// Whether GTK is moving the focus: it has taken the focus from one widget, and not yet reported the next.
    ///
    /// GTK then runs the app's handlers, and would not notice another move. This misses a move that begins without a
    /// focus: after the focused widget was removed, the window's state is stale.
    var isBetweenWidgets: Bool { hadFocus && focusWidget == nil }

    /// Notes that GTK is not moving the focus at this moment.
    func noteRest() { hadFocus = focusWidget != nil }

    /// Whether a plan waits until GTK has moved the focus, or a popover has closed.
    var isWaiting: Bool { waiting != nil }

    /// The focused widget, anywhere in the window.
    var focusWidget: WidgetPointer? { window.object.flatMap { gtk_window_get_focus($0) } }

    /// Where a widget is, for the gate.
    func place(of widget: WidgetPointer) -> FocusPlace {
        let inside = regions.regions(containing: widget, among: gate.plan.regions)
        guard let surface = stack.surface(containing: widget) else { return .app(inside: inside) }
        return .panel(surface.id, inside: inside.union(regions.regions(around: surface.region)))
    }

    /// The place of a surface's whole panel, for the gate.
    func place(of surface: SurfaceView) -> FocusPlace {
        .panel(surface.id, inside: regions.regions(around: surface.region))
    }

    /// Makes the focus follow a plan, once its surfaces exist, and before those that lose the focus are removed.
    ///
    /// The plan waits while GTK moves the focus, unless a handler runs a nested main loop meanwhile. A plan that
    /// leaves the app live also waits until an open popover that has the focus has closed.
    func apply(_ plan: FocusPlan, _ round: FocusRound) {
        guard !isStopped else { return }
        self.round = round
        covered.planChanged()
        inPanels.keep { stack.surface($0) != nil }
        let isHeld = plan != machine.plan && popover.holds(focusWidget, from: plan)
        waiting = isHeld || isBetweenWidgets ? plan : nil
        guard waiting == nil else { return Later.run { [weak self] in self?.followInLoop() } }
        follow(plan)
    }

    private func follow(_ plan: FocusPlan) {
        let before = reportedPanel
        perform(machine.follow(plan, sight))
        reportPanel()
        entered = reportedPanel == before ? nil : reportedPanel
    }

    /// Whether a screen reader reads a text by itself: it reads the name of a panel that gets the focus, and the name
    /// and the description of the focused widget whenever they change.
    func makesRead(_ announcement: Announcement) -> Bool {
        guard let focus = focusWidget, let surface = stack.surface(containing: focus) else { return false }
        if announcement.describesField { return surface.parts.hasField(with: focus) }
        guard surface.id == announcement.surface, let name = surface.name, !name.isEmpty,
            focus == surface.panel.widget || surface.id == entered
                || focus.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == name
        else { return false }
        // The panel contains the controls that the rest of the text is about.
        return announcement.text.hasPrefix(name)
    }

    /// Answers a change of the focus.
    ///
    /// GObject reports a change that the keeper makes here after this one: to answer it would go on forever.
    private func focusNotified() {
        noteRest()
        noteInPanel()
        guard !isMoving else { return }
        followWaiting()
        if let focus = focusWidget, focus == placed?.object { return }
        placed = nil
        focusMoved()
    }

    private func followWaiting() {
        if let waiting, !isBetweenWidgets { apply(waiting, round) }
    }

    private func followInLoop() {
        guard !isStopped, let plan = waiting, plan != .app, !popover.holds(focusWidget, from: plan)
        else { return }
        waiting = nil
        hadFocus = false
        follow(plan)
    }

    private func focusMoved() {
        guard !isStopped else { return }
        perform(machine.focusMoved(sight))
        // If nothing has the focus while some is saved, a panel has lost it, not the app.
        if focusWidget != nil || !machine.isSaved { noteAppFocus() }
        reportPanel()
    }

    /// Reports to the stage which panel has the focus: a notice stays as long as it has it.
    private func reportPanel() {
        let panel = focusedPanel
        guard panel != reportedPanel else { return }
        let old = reportedPanel
        reportedPanel = panel
        if let old { report(.focused(old, false)) }
        if let panel { report(.focused(panel, true)) }
    }

    private var focusedPanel: SurfaceID? { focusWidget.flatMap { stack.surface(containing: $0)?.id } }

    private func noteInPanel() {
        if let window = window.object { inPanels.note(focusedPanel, in: window) }
    }

    private func noteAppFocus() {
        guard let window = window.object, focusWidget.map({ !$0.isInside(layer) }) ?? true else { return }
        // Then nobody chose the new focus, or its absence.
        let isPlaced = focusWidget == nil || focusWidget == placed?.object
        if isPlaced, let panelOwedFocus, stack.surface(panelOwedFocus) != nil,
            !isTakenByOther(than: panelOwedFocus)
        {
            return
        }
        panelOwedFocus = nil
        lastInApp = SavedFocus(of: window, after: lastInApp)
    }

    /// Whether the focus goes into a panel other than this one.
    private func isTakenByOther(than panelOwedFocus: SurfaceID) -> Bool {
        guard case .surface(let id, _) = machine.plan else { return false }
        return id != panelOwedFocus
    }

    private var sight: FocusSnapshot {
        let target = window.object.flatMap { self.saved?.target(in: $0) }
        let saved: FocusSnapshot.Saved =
            target.map { gate.keyRoute(focus: place(of: $0)) == .app ? .free : .blocked } ?? .nobody
        guard let focus = focusWidget else { return FocusSnapshot(owner: .nobody, saved: saved) }
        guard focus.isInside(layer) else {
            return FocusSnapshot(
                owner: .app, isBlocked: gate.keyRoute(focus: place(of: focus)) != .app, saved: saved)
        }
        // A surface that is about to leave is in the layer, but no longer in the stack.
        guard let surface = stack.surface(containing: focus) else {
            return FocusSnapshot(owner: .standIn, saved: saved)
        }
        let route = gate.keyRoute(focus: place(of: surface))
        return FocusSnapshot(
            owner: .panel(surface.id), isBlocked: route != .panel(surface.id), saved: saved)
    }

    /// - Parameter comesBack: Whether an entered panel gets the focus back where it was when it left that panel.
    private func perform(_ acts: [FocusAct], comesBack: Bool = false) {
        // Acts that move the focus run the app's code, which may close the window.
        for act in acts where !isStopped {
            switch act {
            case .save:
                noteAppFocus()
                saved = lastInApp
            case .moveIn(let surface): quietly { moveIn(surface) }
            case .enter(let stop, let end):
                quietly { if !comesBack || !comeBack(to: stop) { enter(stop, at: end) } }
            case .giveBack:
                // Another panel may take the focus meanwhile, and save it.
                let old = saved
                saved = nil
                guard let window = window.object else { continue }
                panelOwedFocus = nil
                if let old, old.isOutOfSight(in: window) {
                    (lastInApp, panelOwedFocus) = (old, reportedPanel)
                }
                quietly { _ = old?.restore(in: window) }
            // Only for hosts that block keys by the focus.
            case .saveInPanel, .returnToPanel: break
            case .forget: saved = nil
            }
        }
        if !isMoving { followWaiting() }
    }

    /// Gives the focus to a panel, or to the control in it that had the focus when the panel lost it.
    private func moveIn(_ id: SurfaceID?) {
        guard let id, let surface = stack.surface(id), !comeBack(to: .panel(id)) else { return }
        surface.focusPanel()
    }

    /// Gives the focus to the control that had it when it left a panel; false if no control takes it.
    private func comeBack(to stop: FocusRound.Stop) -> Bool {
        // GTK may not have reported yet that the panel has lost it: a handler runs while it moves.
        noteInPanel()
        guard case .panel(let id) = stop, let window = window.object, let surface = stack.surface(id),
            let saved = inPanels.take(from: id)
        else { return false }
        surface.reportName()
        return saved.restore(in: window, within: surface.panel.widget) || surface.isRetired
    }

    private func enter(_ stop: FocusRound.Stop, at end: FocusAct.End) {
        let direction = end == .first ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD
        switch stop {
        case .panel(let id): stack.surface(id)?.enterPanel(direction)
        case .app: _ = appChildren(direction).contains { moveFocus(direction, in: $0) }
        }
    }

    /// The app's parts of the window that keys reach, in the order of Tab: as in GTK, the content before the titlebar.
    private func appChildren(_ direction: GtkDirectionType) -> [Retained<GtkWidget>] {
        guard let window = window.object else { return [] }
        let content: WidgetPointer? = gtk_window_get_child(window)
        let rest = window.widget.appChildren(except: layer).filter { $0 != content }
        var children = [content].compactMap { $0 } + rest
        if let views = round.views?.compactMap({ regions.widget(of: $0) }) {
            children = children.flatMap { $0.those(of: views) }
        }
        let kept = children.map { Retained($0) }
        return direction == GTK_DIR_TAB_FORWARD ? kept : kept.reversed()
    }

    /// Moves the focus into or within a widget; false if nothing there takes it, or if the app has
    /// removed the widget.
    private func moveFocus(_ direction: GtkDirectionType, in widget: Retained<GtkWidget>) -> Bool {
        guard !isStopped, gtk_widget_get_root(widget.pointer) != nil else { return false }
        return widget.pointer.moveFocus(direction)
    }

    // MARK: Keys

    /// Moves the focus from the app to a panel or back; false if it stays where it was.
    func walk(_ step: FocusRound.Step) -> Bool {
        let (old, acts) = (focusWidget, machine.walk(step, in: round, sight))
        guard let window = window.object, !acts.isEmpty else { return false }
        let kept = Retained(window)
        covered.pass { _ in perform(acts, comesBack: step == .next || step == .previous) }
        focusMoved()
        gtk_window_set_focus_visible(kept.pointer, 1)
        return focusWidget != old
    }

    /// Moves the focus within its panel, which GTK does not know, or within the app; false if that is left to GTK.
    private func move(_ direction: GtkDirectionType) -> Bool {
        guard let focus = focusWidget, let surface = stack.surface(containing: focus) else {
            return moveInApp(direction)
        }
        move(direction, inPanel: surface.panel.widget)
        return true
    }

    /// Moves the focus within the app, and by Tab at its end to the panels beside it; false if that is left to GTK.
    func moveInApp(_ direction: GtkDirectionType) -> Bool {
        guard let window = window.object, focusWidget?.isInside(layer) != true else { return false }
        return passCovered(orStayFrom: nil) { areAny in
            if moveOnRound(direction) { return true }
            if areAny, !isStopped { window.widget.moveFocus(direction) }
            return areAny
        }
    }

    /// Moves the focus past covered views; if nothing takes it except `last`, the focus returns to where it was.
    @discardableResult
    private func passCovered(orStayFrom last: WidgetPointer?, _ move: (_ areAny: Bool) -> Bool) -> Bool {
        guard let window = window.object else { return false }
        let (kept, old) = (Retained(window), SavedFocus(of: window))
        let isDone = covered.pass(move)
        if isDone, focusWidget == last, !isStopped { old.restore(in: kept.pointer) }
        return isDone
    }

    private func moveOnRound(_ direction: GtkDirectionType) -> Bool {
        guard !round.isEmpty, let step = FocusRound.Step(direction), let focus = focusWidget else {
            return false
        }
        let children = appChildren(direction)
        guard let current = children.firstIndex(where: { focus.isInside($0.pointer) }) else { return false }
        return children[current...].contains { moveFocus(direction, in: $0) } || walk(step)
    }

    /// Moves the focus within a panel; Tab at its end goes on to the next stop, or to the beginning if the focus is
    /// kept inside; an arrow key goes to what lies in its direction.
    func move(_ direction: GtkDirectionType, inPanel panel: WidgetPointer) {
        passCovered(orStayFrom: panel) { areAny in
            moveOn(direction, inPanel: panel)
            return areAny
        }
    }

    private func moveOn(_ direction: GtkDirectionType, inPanel panel: WidgetPointer) {
        guard let window = window.object else { return }
        let kept = (Retained(window), Retained(panel))
        defer { withExtendedLifetime(kept) {} }
        // GtkWindow shows the focus ring for a key that it handles; this key does not get that far.
        defer { if !isStopped { gtk_window_set_focus_visible(window, 1) } }
        let step = FocusRound.Step(direction)
        let children = step == .backTab ? panel.childrenInTabOrder.reversed() : panel.childrenInTabOrder
        let current = focusWidget.flatMap { focus in children.firstIndex { focus.isInside($0.pointer) } }
        if let key = ArrowOrder.Key(direction) {
            let start = current ?? 0
            let frames = children.map { $0.pointer.bounds(in: panel) ?? .zero }
            let ahead =
                current == nil
                ? Array(children.indices) : ArrowOrder.controls(key, from: start, among: frames)
            // First within the control that has the focus, which may be the app's view.
            if children.indices.contains(start), moveFocus(direction, in: children[start]) { return }
            // Enter the control as Tab does: with an arrow key, GTK finds nothing in a scrolled list.
            _ = ahead.contains { moveFocus(key.entering, in: children[$0]) }
            return
        }
        // The panel itself is no stop: it has the focus only while nothing in it can.
        if children[(current ?? 0)...].contains(where: { moveFocus(direction, in: $0) }) { return }
        guard let step, !walk(step) else { return }
        defer { focusMoved() }
        quietly {
            // Without a focus; otherwise GTK would go on from the focused widget.
            window.setFocus(nil)
            if !children.contains(where: { moveFocus(direction, in: $0) }), gtk_widget_get_root(panel) != nil
            {
                panel.grabFocus()
            }
        }
    }

    private func quietly(_ body: () -> Void) {
        let wasMoving = isMoving
        isMoving = true
        body()
        isMoving = wasMoving
        placed = focusWidget.map { WeakObject($0) }
    }
}
