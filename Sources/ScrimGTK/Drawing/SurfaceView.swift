import CGtk4
import Scrim

/// One surface on screen: scrim, box and panel, drawn over the whole layer.
///
/// It decides nothing: it is told a plan, asks the core where things go, and draws the plan's motion at the
/// moment of each frame.
@MainActor
final class SurfaceView {
    let id: SurfaceID
    /// The child of the layer.
    ///
    /// Always as large as the layer; of its area only the panel is ever picked.
    var widget: WidgetPointer { surface.widget }

    /// What the scrims below it come to together, 0 to 1: scrims do not add up.
    ///
    /// Set it for each frame (`shareDimming`).
    var coveredOpacity = 0.0 {
        didSet { if coveredOpacity != oldValue { paint() } }
    }

    unowned let host: any SurfaceHost
    let surface: SurfaceWidget
    let panel: PanelWidget
    let parts: PanelParts

    private(set) var plan: SurfacePlan?
    private(set) var environment: StageEnvironment
    private(set) var frames = SurfaceFrames()
    private(set) var pose = Pose.rest
    /// The panel as it is drawn, before its pose: on its way to `frames.panel`, or there.
    private var outline = Rect.zero
    /// Draws a change of layout, whoever else ticks.
    private lazy var reflowBeat = Beat(widget, .frames) { [weak self] now in
        guard let self else { return false }
        _ = tick(at: now)
        return !host.reflow(of: id).isSettled(at: now)
    }
    /// What the sheet's content goes on with by itself.
    var momentum = ContentMomentum()
    /// What was under the finger last.
    var scrollers = ScrollChain()
    /// Where the on-screen keyboard was in the last layout pass.
    private var keyboard: Rect?
    /// What can be seen of the region.
    private var visible = Rect.zero

    /// The last child of the layer, still empty: `update` follows.
    init(_ plan: SurfacePlan, host: some SurfaceHost, layer: WidgetPointer) {
        let id = plan.id
        self.id = id
        self.host = host
        environment = host.environment
        panel = PanelWidget(role: plan.kind.role)
        surface = SurfaceWidget(panel: panel.widget)
        parts = PanelParts(
            in: panel.widget, taken: { [weak host] in host?.report(.actionTaken(id)) },
            cancelled: { [weak host] in host?.report(.cancelTaken(id)) },
            stepped: { [weak host] in host?.report(.detentStepped(id, larger: $0)) })
        g_object_ref_sink(surface.widget)
        gtk_widget_set_parent(surface.widget, layer)
        surface.placePanel = { [weak self] in self?.placePanel() }
        panel.placeContent = { [weak self] in self?.placeContent() }
        SheetDrag(of: self, on: surface.widget, .ground)
        SheetDrag(of: self, on: surface.widget, .scrollers)
        SheetSwipe(of: self, on: surface.widget)
    }

    /// Takes it off the layer and frees it, the app's view excepted; the view is not to be used after it.
    func dispose() {
        reflowBeat.isRunning = false
        surface.placePanel = {}
        panel.placeContent = {}
        parts.dispose()
        gtk_widget_unparent(surface.widget)
        g_object_unref(surface.widget)
    }

    // MARK: Plans

    /// Makes it equal to the plan, in the environment of this moment; what is the same already costs nothing.
    func update(_ plan: SurfacePlan) {
        let environment = host.environment
        guard plan != self.plan || environment != self.environment else { return }
        let old = self.plan
        let needsLayout = environment != self.environment
        self.plan = plan
        self.environment = environment

        gtk_widget_set_visible(widget, plan.isHidden ? 0 : 1)
        // On its way out it takes nothing any more; a notice never does.
        let takesInput: gboolean = plan.takesInput && !plan.isLeaving ? 1 : 0
        gtk_widget_set_can_target(widget, takesInput)
        gtk_widget_set_can_focus(widget, takesInput)
        if old?.identifier != plan.identifier {
            gtk_widget_set_name(widget, plan.identifier)
            gtk_widget_set_name(panel.widget, "\(plan.identifier).panel")
        }
        if old?.panel != plan.panel {
            panel.widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: plan.panel.spokenText.laidOut)
            panel.widget.setAccessible(GTK_ACCESSIBLE_STATE_BUSY, to: plan.panel.indicator.isBusy)
        }

        panel.look = PanelWidget.Look(plan.style.panel, in: environment)
        updateBackdrop()
        momentum.follow(plan.sheet?.fling)
        parts.show(plan, in: environment, view: plan.view.flatMap(host.widget(of:)))
        if old?.moving(as: plan) != plan || needsLayout { gtk_widget_queue_resize(panel.widget) }
        if old == nil { pose = plan.motion.from }
        paint()
    }

    /// Whether assistive technology sees nothing but it.
    func setModal(_ isModal: Bool) {
        panel.widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_MODAL, to: isModal)
    }

    // MARK: Layout and frames

    /// Asks the core where everything goes and puts it there; in the layer's layout pass.
    func layout(_ facts: LayoutFacts) {
        guard gtk_widget_should_layout(widget) != 0 else { return }
        let now = widget.frameTime ?? Instant()
        frames = host.frames(of: id, facts: facts, measuring: self, at: now)
        frames.panel = frames.panel.snapped
        visible = facts.visible
        panel.corners = frames.corners
        let reflow = host.reflow(of: id)
        outline = reflow.panel(at: now, resting: frames.panel)
        // Frames and motion belong together: the motion may count from another detent than the last tick's.
        if let plan, !plan.isHidden { pose = plan.motion.pose(at: now) }
        // It begins here, after this frame's ticks.
        if !reflow.isSettled(at: now) { reflowBeat.isRunning = true }
        let whole = Rect(origin: .zero, size: facts.window)
        surface.widget.place(whole)
        // A surface of the same size is not asked again.
        placePanel()
        placeContent()
        makeRoom(for: facts.keyboard)
        // What asked for another pass meanwhile (a list whose page is another) told only up to here: what is not
        // given its place now would never be, and keep all that is in it from asking again.
        surface.widget.place(whole)
        paint()
    }

    /// Draws the moment of a frame.
    ///
    /// - Returns: Whether the next frame will differ, so that another is needed.
    func tick(at now: Instant) -> Bool {
        guard let plan, !plan.isHidden else { return false }
        let reflow = host.reflow(of: id)
        let pose = plan.motion.pose(at: now)
        outline = reflow.panel(at: now, resting: frames.panel)
        if pose.offstage != self.pose.offstage || pose.scale != self.pose.scale {
            // One that is between detents is as large as what of it is on screen.
            let isLoose = plan.sheet?.isLoose == true && pose.offstage != self.pose.offstage
            gtk_widget_queue_allocate(isLoose ? gtk_widget_get_parent(widget) : widget)
        }
        self.pose = pose
        scrollers.scroll(by: momentum.shares(at: now, over: scrollers.rooms))
        paint()
        return !plan.motion.isSettled(at: now) || !reflow.isSettled(at: now) || momentum.isMoving(at: now)
    }

    /// What its scrim comes to at this moment by itself, 0 to 1.
    var scrimOpacity: Double {
        guard let plan, !plan.isHidden else { return 0 }
        return plan.style.scrim.colour(in: environment).alpha * pose.scrim * plan.style.groupOpacity
    }

    // MARK: Input and focus

    /// Whether the point, in the layer's coordinates, lies in the panel as it is drawn, in its content's shape.
    func panelContains(_ point: Point) -> Bool {
        guard clip?.contains(point) ?? true else { return false }
        return gtk_widget_pick(widget, point.x, point.y, GTK_PICK_INSENSITIVE) != nil
    }

    /// Gives the focus to the first in the panel's content that takes it, or else to the grabber or the panel.
    func focusPanel() {
        let grabber = parts.grabber?.widget
        let children = panel.widget.children.filter { $0 != grabber } + [grabber].compactMap { $0 }
        for child in children where gtk_widget_child_focus(child, GTK_DIR_TAB_FORWARD) != 0 { return }
        gtk_widget_grab_focus(panel.widget)
    }

    // MARK: Private

    /// A keyboard came or grew: what is typed into stays in sight.
    private func makeRoom(for keyboard: Rect?) {
        guard keyboard != self.keyboard else { return }
        self.keyboard = keyboard
        guard let window = widget.window, let focus: WidgetPointer = gtk_window_get_focus(window),
            focus.isInside(panel.widget)
        else { return }
        // An entry gives the focus to the text in it.
        let parent: WidgetPointer? = gtk_widget_get_parent(focus)
        let field = parent.flatMap { $0.isA(gtk_editable_get_type()) ? $0 : nil } ?? focus
        field.reveal(in: panel.widget)
    }

    private func updateBackdrop() {
        guard case .blur(let radius, _) = panel.look.ground, let plan else { return panel.setBackdrop(nil) }
        if panel.backdrop == nil { panel.setBackdrop(BackdropWidget(radius: radius, on: surface)) }
        panel.backdrop?.radius = radius
        panel.backdrop?.scrim = (frames.scrim, plan.style.scrim.colour(in: environment))
    }

    private func placePanel() {
        panel.widget.place(frames.panel, transform: transform)
        panel.backdrop?.origin = frames.panel.origin
    }

    private func placeContent() { parts.place(frames) }

    /// From the panel's own coordinates to the layer's, in its present pose.
    private var transform: OpaquePointer? {
        let rest = frames.panel
        let away = away
        var origin = Point(x: rest.minX + away.x, y: rest.minY + away.y).graphene
        guard pose.scale != 1 else { return gsk_transform_translate(nil, &origin) }
        var centre = Point(x: rest.midX + away.x, y: rest.midY + away.y).graphene
        var back = Point(x: -rest.width / 2, y: -rest.height / 2).graphene
        let scaled = gsk_transform_scale(
            gsk_transform_translate(nil, &centre), Float(max(pose.scale, 0)), Float(max(pose.scale, 0)))
        return gsk_transform_translate(scaled, &back)
    }

    /// How far the panel is from where it rests.
    private var away: Point {
        Point(x: frames.travel.x * pose.offstage, y: frames.travel.y * pose.offstage)
    }

    /// How far a sheet is off its edge at this moment, beyond what of it lies out there: its ground reaches as
    /// much further, so that nothing gapes.
    private var overshoot: Point {
        let way = abs(frames.travel.x) + abs(frames.travel.y)
        guard plan?.kind == .sheet, way > 0 else { return .zero }
        let closing = Point(x: frames.travel.x / way, y: frames.travel.y / way)
        let extent = closing.x == 0 ? frames.panel.height : frames.panel.width
        let gap = -(away.x * closing.x + away.y * closing.y) - max(extent - way, 0)
        return gap > 0 ? Point(x: closing.x * gap, y: closing.y * gap) : .zero
    }

    /// What a surface must not be drawn outside of; `nil`: nothing.
    ///
    /// What slides over a view's edge, or is scrolled out of sight with it, is cut off there; so is a sheet
    /// that reaches out over its edge, which may be a keyboard's.
    private var clip: Rect? {
        guard let plan, plan.region.isWindow else { return visible }
        guard plan.sheet != nil else { return nil }
        let window = Rect(
            0, 0, Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
        let (rest, travel) = (frames.panel, frames.travel)
        let left = travel.x < 0 ? rest.maxX + travel.x : 0
        let top = travel.y < 0 ? rest.maxY + travel.y : 0
        let right = travel.x > 0 ? rest.minX + travel.x : window.maxX
        let bottom = travel.y > 0 ? rest.minY + travel.y : window.maxY
        return Rect(left, top, right - left, bottom - top).intersection(window)
    }

    /// Hands the present moment to the widgets that draw it.
    private func paint() {
        guard let plan else { return }
        let style = plan.style
        // What scrim and panel have in common fades the whole, so that a panel that fades in over its own scrim
        // is not seen through.
        let shared = style.groupOpacity < 1 ? min(pose.opacity, pose.scrim) : 1
        let group = max(style.groupOpacity, 0) * shared
        let scrim = Dimming.opacity(wanted: scrimOpacity, over: coveredOpacity)

        var scene = SurfaceWidget.Scene()
        scene.groupOpacity = group
        scene.opacity = shared > 0 ? pose.opacity / shared : 0
        scene.scrim = frames.scrim
        scene.scrimColour = style.scrim.colour(in: environment)
        scene.scrimColour.alpha = group > 0 ? min(scrim / group, 1) : 0
        if let box = style.box, let frame = frames.box {
            scene.box = frame
            scene.boxFill = box.fill.colour(in: environment)
            scene.boxStroke = box.stroke.colour(in: environment)
            scene.boxStrokeWidth = box.strokeWidth
            scene.boxCorners = Corners(box.cornerRadius)
        }
        scene.clip = clip
        surface.scene = scene

        panel.outline = outline.offset(dx: -frames.panel.minX, dy: -frames.panel.minY)
        panel.reach = overshoot
        panel.backdrop?.scrim = (frames.scrim, style.scrim.colour(in: environment))
    }
}

extension SurfacePlan {
    /// The plan, with the motion and its reports of another: what they differ in beyond is to be laid out.
    fileprivate func moving(as other: SurfacePlan) -> SurfacePlan {
        var copy = self
        copy.motion = other.motion
        copy.generation = other.generation
        copy.awaitsFrame = other.awaitsFrame
        copy.isLeaving = other.isLeaving
        return copy
    }
}

extension Overlay.Kind {
    /// What assistive technology takes its panel for.
    var role: GtkAccessibleRole {
        switch self {
        case .veil, .loading, .activity, .sheet: GTK_ACCESSIBLE_ROLE_DIALOG
        case .hud: GTK_ACCESSIBLE_ROLE_STATUS
        }
    }
}

extension PanelWidget.Look {
    init(_ style: Style.Panel?, in environment: StageEnvironment) {
        guard let style else { return }
        stroke = style.stroke.colour(in: environment)
        shadow = style.shadow.map {
            Shadow(colour: $0.colour.colour(in: environment), radius: $0.radius, dy: $0.dy)
        }
        ground =
            switch style.fill {
            case .none: .none
            case .colour(let paint): .colour(paint.colour(in: environment))
            case .blur(let radius, let tint): .blur(radius: radius, tint: tint.colour(in: environment))
            }
    }
}
