import CGtk4
@_spi(Host) import Scrim

/// One surface on screen: scrim, box and panel, drawn over the whole layer.
///
/// The view decides nothing: it gets a plan, asks the core for frames, and draws the core's look at each
/// frame's instant.
@MainActor
final class SurfaceView {
    let id: SurfaceID
    /// The child of the layer.
    ///
    /// The widget is as large as the layer; of its area only the panel is ever picked.
    var widget: WidgetPointer { surface.widget }

    unowned let host: any SurfaceHost
    let surface: SurfaceWidget
    /// The widgets are there for as long as anybody may be in the middle of a call to this view.
    private let keptWidget: Retained<GtkWidget>
    let panel: PanelWidget
    let parts: PanelParts

    var plan: SurfacePlan? { shown?.value }
    private var shown: Shared<SurfacePlan>?
    /// Whether the surface has ended, and only waits to be taken off the layer.
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
    /// What scrolls under the finger, or did under the last one.
    var scrollers = ScrollChain() {
        didSet {
            watches.forEach { $0.disconnect() }
            watches = scrollers.watch { [weak self] in self?.contentScrolled() }
        }
    }
    private var watches: [Signal] = []
    /// How far from the keyboard's edge the field is that the user types into, points: its focus ring stands clear.
    private static let airAroundField = 8.0
    /// Whether the momentum scrolls the content at this moment.
    private var isFlinging = false
    /// Where the on-screen keyboard was in the last layout pass.
    private var keyboard: Rect?
    /// The visible part of the region.
    private var visible = Rect.zero
    /// The window's size in the last layout pass.
    ///
    /// Not the widget's: the widget is given its size at the pass's end, and the clip is needed before.
    private var window = Size.zero

    /// The last child of the layer, still empty: `update` follows.
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
        // Before assistive technology hears of the panel: a new name would be news.
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
        }
        // A press from before the app allowed it was not meant for that.
        let takesPresses: @MainActor () -> Bool = { [weak self] in self?.plan?.takesPresses == true }
        PanelPress(on: surface.widget, isWanted: takesPresses) { [weak self] way, velocity in
            guard let self, takesPresses() else { return }
            self.host.report(.panelReleased(id, by: way, velocity: velocity))
        }
    }

    /// Ends the surface at once: it draws nothing and takes nothing any more.
    ///
    /// Runs none of the app's code. `leaveLayer` follows, when GTK goes through no widgets.
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

    /// Gives a retired surface's view back to the app, and takes its widgets off the layer once GTK is in the middle of nothing.
    func leaveLayer() {
        parts.dispose()
        widget.leaveLater()
    }

    // MARK: Plans

    /// Makes the surface equal to the plan in an environment; unchanged values cost nothing.
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
        // Before the view is there.
        if plan.view != nil { closeAction.isEnabled = plan.endsByEscape }
        guard !isRetired else { return }
        parts.show(plan, in: environment, view: plan.view.flatMap(host.widget(of:)))
        // A main loop that the app runs in a handler of its view's may have ended the surface.
        guard !isRetired else { return }
        // After the parts: a part that goes may leave the focus to the panel.
        updateInput()
        if old?.isLaidOut(like: plan) != true || needsLayout { gtk_widget_queue_resize(panel.widget) }
    }

    /// What a header bar in the app's view finds for its close button.
    private lazy var closeAction = WindowCloseAction(on: panel.widget) { [weak host, id] in
        host?.report(.escapeOn(id))
    }

    /// What assistive technology opens the surface's stack by, as a tap on it does.
    private lazy var stackOpenAction = StackOpenAction(panel: panel.widget) { [weak host, id] in
        host?.report(.touched(id))
        host?.report(.panelReleased(id, by: .zero, velocity: .zero))
    }

    /// Whether a plan changes nothing about the widgets that the surface has, only how they are drawn and where.
    func leavesTree(in wanted: SurfacePlan) -> Bool {
        guard let plan else { return false }
        return wanted.panel == plan.panel && wanted.view == plan.view && wanted.isHidden == plan.isHidden
            && wanted.takesInput == plan.takesInput && wanted.isLeaving == plan.isLeaving
            && wanted.style == plan.style && wanted.endsByEscape == plan.endsByEscape
    }

    /// Makes the surface equal to its plan in another environment.
    func update(in environment: Stage.Environment) {
        if let shown { update(shown, in: environment) }
    }

    /// The region that it covers.
    var region: Region { shown?.region ?? .window }

    private func updateInput() {
        let takesInput = plan?.takesInput ?? false
        gtk_widget_set_can_target(widget, takesInput ? 1 : 0)
        widget.setCanFocus(takesInput)
    }

    /// Says whether assistive technology sees nothing but this surface.
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
        // A surface that was scrolled out of sight, and stays there, has nothing visible to move. Over a view without room it
        // is in the window.
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
        // The line of a notice's time steps by its width.
        if plan?.timeLeft != nil, frames.panel.size != size { host.drawNext() }
        visible = facts.visible
        panel.corners = frames.corners
        // Frames and motion belong together: the motion may count from another detent than the last tick's.
        draw(at: now)
        // A change of layout begins here, after this frame's ticks.
        if !host.surfaceStage.reflow(of: id).isSettled(at: now) { reflowTicker.isRunning = true }
        let whole = Rect(origin: .zero, size: facts.window)
        surface.widget.place(whole)
        // A surface of the same size is not asked again.
        guard !isRetired else { return }
        placePanel()
        guard !isRetired else { return }
        placeContent()
        guard !isRetired else { return }
        revealFocus(above: facts.keyboard)
        guard !isRetired else { return }
        // A widget may have asked for another layout pass meanwhile (a list with another page). The request
        // stops here: a widget that gets no allocation now would never get one, and would keep its descendants
        // from asking again.
        surface.widget.place(whole)
    }

    /// Draws the moment of a frame.
    ///
    /// - Returns: When another frame is needed, as `Stage.nextFrame`: the same instant for the next one; `nil`: not at all.
    func tick(at now: Instant) -> Instant? {
        guard let plan, !plan.isHidden else { return nil }
        let old = moment
        draw(at: now)
        if old?.offstage != moment?.offstage || old?.scale != moment?.scale {
            // A sheet between detents is as large as what of it is on screen.
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

    /// Somebody else scrolls the content, and ends its momentum: a key, the scroll bar, the app.
    ///
    /// In layout it is the content that moves, as where a list finds out how high its rows are.
    private func contentScrolled() {
        if !isFlinging, !FramePass.isRunning { momentum.stop() }
    }

    // MARK: Input

    /// Whether the point, in the layer's coordinates, lies in the panel as it is drawn, in its content's shape.
    func panelContains(_ point: Point) -> Bool {
        gtk_widget_pick(widget, point.x, point.y, GTK_PICK_INSENSITIVE) != nil
    }

    // MARK: Private

    /// A keyboard came or grew: scrolls the field that the user types into back into sight.
    private func revealFocus(above keyboard: Rect?) {
        guard keyboard != self.keyboard else { return }
        self.keyboard = keyboard
        guard let window = widget.window, let focus: WidgetPointer = gtk_window_get_focus(window),
            focus.isInside(panel.widget)
        else { return }
        // An entry gives the focus to the text in it.
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

    /// From the panel's own coordinates to the layer's, as it was drawn last.
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

    /// Where the panel's corner is drawn: on a pixel of the display while the panel stands still, also under a finger.
    ///
    /// Between two pixels, round and thin things in the panel would lose an edge. At a fractional scale GTK draws to the
    /// pixels of the next whole one.
    private func drawn(at corner: Point) -> Point {
        guard plan?.motion.isSettled(at: drawnAt) == true else { return corner }
        let pixels = Double(gtk_widget_get_scale_factor(widget))
        return Point(x: (corner.x * pixels).rounded() / pixels, y: (corner.y * pixels).rounded() / pixels)
    }

    /// The rectangle within which the surface is drawn; `nil`: no limit.
    private var clip: Rect? { plan?.clip(frames: frames, visible: visible, window: window) }

    /// The line of a notice's time, to a whole point.
    private func timeLine(of plan: SurfacePlan, in size: Size, at instant: Instant) -> PanelWidget.TimeLine {
        guard let left = plan.timeLeft else { return PanelWidget.TimeLine() }
        let line = left.line(
            in: size, corners: frames.corners, at: instant, isRightToLeft: environment.isRightToLeft)
        return PanelWidget.TimeLine(
            frame: line.snapped, color: plan.style.timeLineColor(in: environment))
    }

    /// Hands the look of an instant to the widgets that draw it.
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
        // The panel's corner may be drawn up to a pixel further in. What reaches over the edge is clipped.
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
