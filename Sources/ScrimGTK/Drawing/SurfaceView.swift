import CGtk4
@_spi(Host) import Scrim

/// One surface on screen: scrim, box and panel, drawn over the whole layer.
///
/// The view decides nothing: it gets a plan, asks the core for frames, and draws the look that the core computes for
/// each frame's instant.
@MainActor
final class SurfaceView {
    let id: SurfaceID
    /// The surface's widget, a child of the layer.
    ///
    /// The widget is as large as the layer, but picking finds only the panel in it.
    var widget: WidgetPointer { surface.widget }

    unowned let host: any SurfaceHost
    let surface: SurfaceWidget
    /// Keeps the widgets for as long as a call to this view may be running.
    private let keptWidget: Retained<GtkWidget>
    let panel: PanelWidget
    let parts: PanelParts

    var plan: SurfacePlan? { shown?.value }
    private var shown: Shared<SurfacePlan>?
    /// Whether the surface has ended, and only waits to leave the layer.
    private(set) var isRetired = false
    private var isModal: Bool?
    /// The panel's name for assistive technology.
    var name: String?
    private(set) var environment: Stage.Environment
    private(set) var frames = SurfaceFrames()
    /// The look that was drawn last; `nil` before the first layout.
    private(set) var moment: SurfaceMoment?
    /// The instant of that look.
    private(set) var drawnAt = Instant()
    /// Draws a change of layout, with a frame clock of its own.
    private lazy var reflowTicker = FrameTicker(widget, .frames) { [weak self] now in
        guard let self else { return false }
        _ = tick(at: now)
        return !host.surfaceStage.reflow(of: id).isSettled(at: now)
    }
    /// The momentum with which the sheet's content continues by itself.
    var momentum = ContentMomentum()
    /// The scrollers under the finger, or under the last one.
    var scrollers = ScrollChain() {
        didSet {
            watches.forEach { $0.disconnect() }
            watches = scrollers.watch { [weak self] in self?.contentScrolled() }
        }
    }
    private var watches: [Signal] = []
    /// The distance between the focused field and the keyboard, in points: room for the focus ring.
    private static let airAroundField = 8.0
    /// Whether the momentum scrolls the content at this moment.
    private var isFlinging = false
    /// The on-screen keyboard's frame in the last layout pass.
    private var keyboard: Rect?
    /// The visible part of the region.
    private var visible = Rect.zero
    /// The window's size in the last layout pass.
    ///
    /// Not the widget's size, which is set at the end of the pass, while the clip is needed before.
    private var window = Size.zero

    /// Makes the surface, still empty, as the layer's last child; `update` follows.
    init(_ plan: Shared<SurfacePlan>, host: some SurfaceHost, layer: WidgetPointer) {
        let id = plan.id
        self.id = id
        self.host = host
        environment = host.environment
        panel = PanelWidget(kind: plan.kind)
        surface = SurfaceWidget(panel: panel)
        parts = PanelParts(
            of: id, in: panel.widget, report: { [weak host] in host?.report($0) })
        keptWidget = Retained(surface.widget)
        // Before assistive technology finds the panel: it would read a later name as a change.
        showName(plan.value.panel.spokenText)
        surface.widget.enter(layer)
        surface.placePanel = { [weak self] in self?.placePanel() }
        panel.placeContent = { [weak self] in self?.placeContent() }
        if plan.kind == .sheet {
            WindowHandles.silence(in: surface.widget) { [weak self] in self?.pick($0) }
            SheetDrag(of: self, on: surface.widget, .panel)
            SheetDrag(of: self, on: surface.widget, .keptByGTK)
            SheetSwipe(of: self, on: surface.widget)
            DialogMove(of: self, on: surface.widget, .panel)
            DialogMove(of: self, on: surface.widget, .windowHandle)
            let isTap: @MainActor (Point) -> Bool = { [weak self] in self?.takesGrabberTap(at: $0) == true }
            PanelPress(on: surface.widget, isWanted: isTap) { [weak self] release in
                if release.isTap { self?.report(.grabberTapped(id)) }
            }
        }
        // A press that began before the plan took presses does not count.
        let takesPresses: @MainActor () -> Bool = { [weak self] in self?.plan?.takesPresses == true }
        PanelPress(on: surface.widget, isWanted: { _ in takesPresses() }) { [weak self] release in
            guard let self, takesPresses() else { return }
            self.host.report(.panelReleased(id, by: release.way, velocity: release.velocity))
        }
    }

    /// Ends the surface at once: it draws nothing and takes no input any more.
    ///
    /// Runs none of the app's code. `leaveLayer` follows when GTK is not walking widgets.
    func retire() {
        guard !isRetired else { return }
        isRetired = true
        shown = nil
        reflowTicker.isRunning = false
        momentum.stop()
        scrollers = ScrollChain()
        surface.placePanel = {}
        panel.placeContent = {}
        surface.isDrawn = false
        gtk_widget_set_can_target(widget, 0)
    }

    /// Gives a retired surface's view back to the app, and takes its widgets off the layer in a later turn.
    func leaveLayer() {
        parts.dispose()
        widget.leaveLater()
    }

    // MARK: Plans

    /// Brings the surface in line with a plan and an environment; unchanged values cost nothing.
    ///
    /// The next `tick` or `layout` draws it.
    func update(_ wanted: Shared<SurfacePlan>, in environment: Stage.Environment) {
        guard !isRetired, wanted != shown || environment != self.environment else { return }
        let old = plan
        let plan = wanted.value
        let needsLayout = environment != self.environment
        shown = wanted
        self.environment = environment

        if old == nil || !plan.isHidden { widget.setVisible(!plan.isHidden) }
        if old?.identifier != plan.identifier {
            gtk_widget_set_name(widget, plan.identifier)
            gtk_widget_set_name(panel.widget, "\(plan.identifier).panel")
        }
        if old?.panel != plan.panel {
            panel.widget.setAccessible(GTK_ACCESSIBLE_STATE_BUSY, to: plan.panel.indicator.isOngoing)
        }

        if plan.kind == .hud { stackOpenAction.isOffered = plan.stack?.canBeOpened ?? false }
        panel.look = PanelWidget.Look(plan.style.panel, in: environment)
        updateBackdrop()
        momentum.follow(plan.sheet?.fling)
        // Before the panel contains the view (see `WindowCloseAction`).
        if plan.view != nil { closeAction.isEnabled = plan.endsByEscape }
        guard !isRetired else { return }
        parts.show(plan, in: environment, view: plan.view.flatMap(host.widget(of:)))
        // The app may have ended the surface in a main loop that a handler of its view runs.
        guard !isRetired else { return }
        // After the parts: a part that leaves may pass the focus on to the panel.
        updateInput()
        if old?.isLaidOut(like: plan) != true || needsLayout { gtk_widget_queue_resize(panel.widget) }
    }

    /// The action of a close button on a header bar in the app's view.
    private lazy var closeAction = WindowCloseAction(on: panel.widget) { [weak host, id] in
        host?.report(.escapeOn(id))
    }

    /// The action with which assistive technology opens the surface's stack, as a tap does.
    private lazy var stackOpenAction = StackOpenAction(panel: panel.widget) { [weak host, id] in
        host?.report(.touched(id))
        host?.report(.panelReleased(id, by: .zero, velocity: .zero))
    }

    /// Whether a plan leaves the surface's widgets as they are, and changes only where and how they are drawn.
    func leavesTree(in wanted: SurfacePlan) -> Bool {
        guard let plan else { return false }
        return wanted.panel == plan.panel && wanted.view == plan.view && wanted.isHidden == plan.isHidden
            && wanted.takesInput == plan.takesInput && wanted.isLeaving == plan.isLeaving
            && wanted.style == plan.style && wanted.endsByEscape == plan.endsByEscape
    }

    /// Brings the surface in line with another environment.
    func update(in environment: Stage.Environment) {
        if let shown { update(shown, in: environment) }
    }

    /// The region that the surface covers.
    var region: Region { shown?.region ?? .window }

    private func updateInput() {
        let takesInput = plan?.takesInput ?? false
        gtk_widget_set_can_target(widget, takesInput ? 1 : 0)
        widget.setCanFocus(takesInput)
    }

    /// Sets whether assistive technology sees nothing but this surface.
    func setModal(_ isModal: Bool) {
        guard isModal != self.isModal else { return }
        self.isModal = isModal
        panel.widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_MODAL, to: isModal)
    }

    // MARK: Layout and frames

    /// Asks the core for the frames and places everything; in the layer's layout pass.
    func layout(_ facts: LayoutFacts) {
        guard !isRetired, gtk_widget_should_layout(widget) != 0 else { return }
        window = facts.window
        // A surface that was and stays scrolled out of sight has nothing visible to move. This does not hold for a
        // view without room, whose surface is placed in the window.
        if moment != nil, !frames.isInWindow, !facts.region.isEmpty, facts.visible.isEmpty, visible.isEmpty {
            return surface.widget.place(Rect(origin: .zero, size: facts.window))
        }
        let now = widget.currentFrameTime ?? Instant()
        let size = frames.panel.size
        frames = host.surfaceStage.frames(
            of: id, facts: facts, covers: host.covers(over: region), measuring: self, at: now,
            isAnimated: false)
        guard !isRetired else { return }
        frames.panel = frames.panel.snapped
        // The steps of a notice's time line depend on its width.
        if plan?.timeLeft != nil, frames.panel.size != size { host.drawNext() }
        visible = facts.visible
        panel.corners = frames.corners
        // Frames and motion belong together: the motion may count from another detent than the last tick's.
        draw(at: now)
        // A change of layout begins here, after the ticks of this frame.
        if !host.surfaceStage.reflow(of: id).isSettled(at: now) { reflowTicker.isRunning = true }
        let whole = Rect(origin: .zero, size: facts.window)
        surface.widget.place(whole)
        // GTK does not lay out a widget of the same size again.
        guard !isRetired else { return }
        placePanel()
        guard !isRetired else { return }
        placeContent()
        guard !isRetired else { return }
        revealFocus(above: facts.keyboard)
        guard !isRetired else { return }
        // A widget may have requested another layout meanwhile (a list with another page). The request stops here:
        // without an allocation now the widget would never get one, and its descendants could not request one either.
        surface.widget.place(whole)
    }

    /// Draws the moment of a frame.
    ///
    /// - Returns: The instant of the next frame, as `Stage.nextFrame` returns it: `now` for the very next one,
    ///   `nil` for none.
    func tick(at now: Instant) -> Instant? {
        guard let plan, !plan.isHidden else { return nil }
        let old = moment
        draw(at: now)
        if old?.offstage != moment?.offstage || old?.scale != moment?.scale {
            // A sheet between detents is as large as the part of it that is on screen.
            let isBetweenDetents = plan.sheet?.isBetweenDetents == true && old?.offstage != moment?.offstage
            gtk_widget_queue_allocate(isBetweenDetents ? gtk_widget_get_parent(widget) : widget)
        }
        continueFling(at: now)
        guard !isRetired else { return nil }
        return momentum.isMoving(at: now) ? now : host.surfaceStage.nextFrame(of: plan, after: now)
    }

    /// Scrolls the content by its momentum.
    private func continueFling(at now: Instant) {
        isFlinging = true
        scrollers.scroll(by: momentum.shares(at: now, over: scrollers.rooms))
        isFlinging = false
    }

    /// Ends the content's momentum when something else scrolls it: a key, the scroll bar, the app.
    ///
    /// Scrolling in a layout pass does not count: there the content itself changes, as when a list learns
    /// its rows' heights.
    private func contentScrolled() {
        if !isFlinging, !FramePass.isRunning { momentum.stop() }
    }

    // MARK: Input

    /// Whether the point, in the layer's coordinates, is in the panel as drawn, in the shape of its content.
    func panelContains(_ point: Point) -> Bool {
        gtk_widget_pick(widget, point.x, point.y, GTK_PICK_INSENSITIVE) != nil
    }

    // MARK: Private

    /// When a keyboard comes or grows, scrolls the focused field back into sight.
    private func revealFocus(above keyboard: Rect?) {
        guard keyboard != self.keyboard else { return }
        self.keyboard = keyboard
        guard let window = widget.window, let focus: WidgetPointer = gtk_window_get_focus(window),
            focus.isInside(panel.widget)
        else { return }
        // In an entry, the text inside it has the focus.
        let parent: WidgetPointer? = gtk_widget_get_parent(focus)
        let field = parent.flatMap { $0.isA(gtk_editable_get_type()) ? $0 : nil } ?? focus
        field.reveal(in: panel.widget, air: Self.airAroundField)
    }

    private func updateBackdrop() {
        guard case .blur(let radius, _) = panel.look.background else {
            return panel.setBackdrop(nil)
        }
        if panel.backdrop == nil { panel.setBackdrop(BackdropWidget(radius: radius, on: surface)) }
        panel.backdrop?.radius = radius
    }

    private func placePanel() {
        panel.widget.place(frames.panel, transform: transform)
        panel.backdrop?.origin = frames.panel.origin
    }

    private func placeContent() { parts.place(frames) }

    /// The transform from the panel's coordinates to the layer's, as last drawn.
    private var transform: OpaquePointer? {
        let rest = frames.panel
        let (offset, scale) = (moment?.offset ?? .zero, max(moment?.scale ?? 1, 0))
        guard scale != 1 else {
            var origin = drawn(at: Point(x: rest.minX + offset.x, y: rest.minY + offset.y)).graphene
            return gsk_transform_translate(nil, &origin)
        }
        var center = Point(x: rest.midX + offset.x, y: rest.midY + offset.y).graphene
        var back = Point(x: -rest.width / 2, y: -rest.height / 2).graphene
        let scaled = gsk_transform_scale(
            gsk_transform_translate(nil, &center), Float(clamping: scale), Float(clamping: scale))
        return gsk_transform_translate(scaled, &back)
    }

    /// Where the panel's corner is drawn: on a pixel of the display while no motion runs, also under a finger.
    ///
    /// Between two pixels, round and thin shapes in the panel would lose an edge. At a fractional scale, GTK draws to
    /// the pixels of the next whole one.
    private func drawn(at corner: Point) -> Point {
        guard plan?.motion.isSettled(at: drawnAt) == true else { return corner }
        let pixels = Double(gtk_widget_get_scale_factor(widget))
        return Point(x: (corner.x * pixels).rounded() / pixels, y: (corner.y * pixels).rounded() / pixels)
    }

    /// The rectangle to which drawing is limited; `nil` for no limit.
    private var clip: Rect? { plan?.clip(frames: frames, visible: visible, window: window) }

    /// The line of a notice's time, snapped to whole points.
    private func timeLine(of plan: SurfacePlan, in size: Size, at instant: Instant) -> PanelWidget.TimeLine {
        guard let left = plan.timeLeft else { return PanelWidget.TimeLine() }
        let line = left.line(
            in: size, corners: frames.corners, at: instant, isRightToLeft: environment.isRightToLeft)
        return PanelWidget.TimeLine(
            frame: line.snapped, color: plan.style.timeLineColor(in: environment))
    }

    /// Passes the look at an instant to the widgets that draw it.
    private func draw(at instant: Instant) {
        guard let plan, !plan.isHidden else { return }
        let moment = host.surfaceStage.moment(
            of: plan, frames: frames, isDark: environment.isDark, at: instant)
        (self.moment, drawnAt) = (moment, instant)
        panel.line = moment.line(of: frames)

        let style = plan.style
        var scene = SurfaceWidget.Scene()
        scene.groupOpacity = moment.groupOpacity
        scene.opacity = moment.contentOpacity
        scene.scrim = frames.scrim
        scene.scrimColor = style.scrim.color(in: environment)
        scene.scrimColor.alpha = moment.scrimOpacity
        if let box = style.box, let frame = frames.box {
            scene.box = frame
            scene.boxFill = box.fill.color(in: environment)
            scene.boxStroke = box.stroke.color(in: environment)
            scene.boxStrokeWidth = box.strokeWidth
            scene.boxCorners = Corners(box.cornerRadius)
        }
        scene.clip = clip
        scene.covers = host.covers(over: plan.region)
        surface.scene = scene

        panel.shadowShare = host.surfaceStage.shadow(of: id, at: instant)
        panel.outline = moment.outline.offset(dx: -frames.panel.minX, dy: -frames.panel.minY)
        // The panel's corner may be drawn up to a pixel further in. What reaches beyond the edge is clipped.
        let reach = moment.backgroundExtension
        panel.backgroundExtension = Point(
            x: reach.x.rounded(.awayFromZero), y: reach.y.rounded(.awayFromZero))
        panel.timeLine = timeLine(of: plan, in: moment.outline.size, at: instant)
        panel.backdrop?.scrim = (frames.scrim, style.scrim.color(in: environment))
    }
}

extension Overlay.Kind {
    /// The panel's role for assistive technology.
    var role: GtkAccessibleRole {
        switch self {
        case .veil, .loading, .activity, .sheet: GTK_ACCESSIBLE_ROLE_DIALOG
        case .question: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
        case .hud: GTK_ACCESSIBLE_ROLE_STATUS
        }
    }
}
