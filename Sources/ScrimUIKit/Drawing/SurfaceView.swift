#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// One surface on screen: scrim, box and panel.
///
/// The view decides nothing: it gets a plan, asks the core for frames, and hands the plan's motion to the render
/// server. Its subviews are laid out in the stage's coordinates, wherever the view itself is.
final class SurfaceView: UIView, PanelKeyJudge {
    let id: SurfaceID
    let panel = PanelView()
    let parts: PanelParts

    unowned let host: any SurfaceHost
    /// Clips what must not be drawn outside the region.
    let clipView = UIView()
    /// Scrim, box and panel, composited as one if the style requires it.
    let group = UIView()
    let scrim = UIView()
    let box = UIView()

    var plan: SurfacePlan? { shown?.value }
    private var shown: Shared<SurfacePlan>?
    /// Whether the app is in the background: the surface stays as it is, and nothing on it moves.
    var isPaused = false {
        didSet { if isPaused != oldValue { pauseChanged() } }
    }
    private(set) var environment = Stage.Environment()
    private(set) var frames = SurfaceFrames()
    /// Whether the surface was ever laid out; the render server gets a layout with its turn's changes.
    ///
    /// Another content does not take this back. An app may change the content in each frame, always before the display
    /// link's call, and the surface would never count as shown.
    private(set) var wasLaidOut = false
    /// The safe area at the last layout; `nil`: the surface was never laid out.
    private(set) var safeArea: Insets?
    /// The instant to lay out for while a sheet is between detents; `nil`: now.
    private var instant: Instant?
    /// The generation of the last motion whose end was reported.
    var endedGeneration: Int?
    private var drag: (any SheetDragging)?
    private var grabberTap: GrabberTap?
    private var hover: GestureBinding?
    private var press: PanelPress?
    /// The undo manager of the panel's content; `nil`: it was not asked for while the surface blocked the app's window.
    private var ownUndoManager: UndoManager?

    /// Creates an empty view, which `update` fills and its container places.
    init(_ plan: Shared<SurfacePlan>, host: some SurfaceHost) {
        let id = plan.id
        self.id = id
        self.host = host
        parts = PanelParts(
            of: id, in: panel.background.contents, report: { [weak host] in host?.report($0) })
        super.init(frame: .zero)
        for (view, parent) in [
            (clipView, self), (group, clipView), (scrim, group), (box, group), (panel, group),
        ] {
            parent.addSubview(view)
        }
        // Tab goes from group to group: from the app's controls into the panel, and further.
        panel.focusGroupIdentifier = "Scrim \(id)"
        for passive in [scrim, box] { passive.isUserInteractionEnabled = false }
        panel.onEscape = { [weak host] in host?.performEscape(on: id) ?? false }
        panel.onEscapeKey = { [weak self, weak host] in
            guard let self, let host else { return false }
            let place = host.place(of: panel)
            guard host.yieldsToEscape(at: place) else { return host.stage.gate.plan.windowBlocker != nil }
            host.report(.escapeAt(place))
            return true
        }
        addHover()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Gives the app's view back; the surface must not be used afterwards.
    func dispose() {
        parts.dispose()
    }

    // MARK: Plans

    /// Makes the view equal to its plan again, in another environment.
    func update(in environment: Stage.Environment) {
        if let shown { _ = update(shown, in: environment) }
    }

    /// Makes the view equal to the plan, in an environment; unchanged values cost nothing.
    ///
    /// - Returns: Whether the surface moves or dims differently now.
    func update(_ wanted: Shared<SurfacePlan>, in environment: Stage.Environment) -> Bool {
        guard wanted != shown || environment != self.environment else { return false }
        let old = plan
        let plan = wanted.value
        let isSameLook = environment == self.environment && old?.isLaidOut(like: plan) == true
        shown = wanted
        self.environment = environment

        // In the app's window, the surface stays under the dialog that it steps aside for.
        isHidden = plan.isHidden && (plan.aside == nil || !plan.region.isWindow)
        accessibilityIdentifier = plan.identifier
        panel.accessibilityIdentifier = "\(plan.identifier).panel"
        panel.isUserInteractionEnabled = plan.takesInput
        listenToPresses(plan.takesPresses)
        panel.show(plan.style.panel, in: environment)
        scrim.backgroundColor = UIColor(plan.style.scrim.color(in: environment)).withAlphaComponent(1)
        showBox(plan.style.box)
        showParts()
        updateDrag()
        let isMoved = old?.motion != plan.motion || old?.generation != plan.generation
        // A sheet between detents is as large as its part on screen. A finger moves the sheet without a motion that
        // frames could follow.
        if !isSameLook || isMoved && plan.sheet?.isBetweenDetents == true { setNeedsLayout() }
        if isSameLook, old?.timeLeft != plan.timeLeft { showTimeLeft() }
        guard !isSameLook || isMoved else { return false }
        move()
        return true
    }

    /// Attaches the app's own view, once the surface is in its superview.
    func attachContent() {
        parts.attachContent(plan?.view.flatMap(host.content(of:)))
    }

    /// Called before the surface moves to another superview, where `attachContent` follows.
    func releaseContent() { parts.releaseContent() }

    // MARK: Layout

    /// Lays the surface out for the moment of a frame.
    func layOut(at instant: Instant) {
        self.instant = instant
        setNeedsLayout()
        layoutIfNeeded()
        self.instant = nil
    }

    /// Continues to scroll a sheet's content by its momentum.
    func scrollContent(at instant: Instant) {
        drag?.tick(at: instant)
    }

    /// Whether the content of a sheet scrolls by its momentum.
    func scrollsContent(at instant: Instant) -> Bool { drag?.isScrolling(at: instant) ?? false }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let plan, window != nil else { return }
        if isHeld {
            UIView.performWithoutAnimation { layOut(plan, isAnimated: false) }
        } else {
            layOut(plan, isAnimated: UIView.inheritedAnimationDuration > 0)
        }
    }

    /// Whether a finger holds the sheet.
    ///
    /// The sheet's pose is under the finger at once, so its frame must not follow within an animation such
    /// as the keyboard's.
    private var isHeld: Bool {
        plan?.sheet?.isBetweenDetents == true
            && host.stage.position(of: id, at: host.now)?.isDragged == true
    }

    /// - Parameter isAnimated: Whether UIKit animates what this pass changes.
    private func layOut(_ plan: SurfacePlan, isAnimated: Bool) {
        let facts = host.facts(of: plan.region)
        safeArea = facts.safeArea
        let wasInWindow = frames.isInWindow
        // While a window rotates, or within an animation of the app, UIKit moves the panel to its new frame.
        frames = host.stage.frames(
            of: id, facts: facts, measuring: self, at: instant ?? host.now,
            isAnimated: isAnimated)
        if frames.isInWindow != wasInWindow { host.roomChanged() }

        let whole = Rect(origin: .zero, size: facts.window)
        let clip = plan.clip(frames: frames, visible: facts.visible, window: facts.window)
        let shown = (clip ?? whole).cgRect
        let origin = host.stagePoint(.zero, in: self)
        clipView.clipsToBounds = clip != nil
        clipView.bounds = shown
        clipView.center = CGPoint(x: shown.midX - origin.x, y: shown.midY - origin.y)
        group.frame = whole.cgRect
        scrim.frame = frames.scrim.cgRect
        box.isHidden = frames.box == nil
        if let rect = frames.box { box.frame = rect.cgRect }
        // Without room the panel is invisible; assistive technology still finds it in its region.
        panel.setUntransformedFrame(frames.panel.isEmpty ? facts.visible.cgRect : frames.panel.cgRect)
        panel.placeBackground(backgroundRect, corners: frames.corners)
        parts.place(frames)
        showTimeLeft()
        wasLaidOut = true
        move(at: instant)
        host.showShadows(around: plan.region)
    }

    /// Where the panel's background is at rest, in the panel's coordinates.
    ///
    /// A sheet's background extends beyond the edge that the sheet is flush with, where it is cut off, so that no gap
    /// opens there when a spring overshoots. On each side without a line (`SurfaceFrames.line`) it extends by the
    /// line's width, so that the line is cut off, too. If a sheet is lower than the area that it still takes on
    /// screen, the background covers that area at this moment.
    private var backgroundRect: CGRect {
        let rest = CGRect(origin: .zero, size: frames.panel.cgRect.size)
        guard plan?.sheet != nil else { return rest }
        let reach = moment(at: instant ?? host.now).backgroundExtension
        guard let edge = frames.flushEdge else { return rest.union(rest.offsetBy(dx: reach.x, dy: reach.y)) }
        let dx = edge.x * max(rest.width, abs(reach.x))
        let dy = edge.y * max(rest.height, abs(reach.y))
        let (width, line) = (panel.background.layer.borderWidth, frames.line)
        let cut = UIEdgeInsets(
            top: (line.top - 1) * width, left: (line.left - 1) * width,
            bottom: (line.bottom - 1) * width, right: (line.right - 1) * width)
        return rest.union(rest.offsetBy(dx: dx, dy: dy)).inset(by: cut)
    }

    // MARK: Input

    /// Whether a point of the stage lies in the panel as drawn at this moment, in its content's shape.
    func panelContains(_ point: Point) -> Bool {
        guard let (own, growth) = panelPoint(point) else { return false }
        return panel.contains(own, grownBy: growth)
    }

    /// The view of the panel that takes a touch at a point of the stage.
    func panelHit(at point: Point, with event: UIEvent?) -> UIView? {
        guard let (own, _) = panelPoint(point) else { return nil }
        return panel.hitTest(own, with: event) ?? panel
    }

    /// A point of the stage in the panel's coordinates, as its content is drawn at this moment, and how much larger
    /// than at rest the background is; `nil`: the panel is not drawn there.
    private func panelPoint(_ point: Point) -> (CGPoint, growth: CGSize)? {
        guard let plan, !plan.isHidden, window != nil, !frames.panel.isEmpty else { return nil }
        // A surface beside its region may have moved, with everything in it, since it was laid out.
        let origin = host.stagePoint(.zero, in: self)
        let inClipView = convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), to: clipView)
        if clipView.clipsToBounds, !clipView.bounds.contains(inClipView) { return nil }
        let (moment, rest) = (moment(at: host.now), frames.panel)
        let growth = CGSize(
            width: moment.outline.width - rest.width, height: moment.outline.height - rest.height)
        return moment.panelPoint(Point(inClipView), resting: rest).map { ($0.cgPoint, growth) }
    }

    /// Answers for a surface beside its region; for a surface in a layer, the layer answers.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let plan, !isHidden, bounds.contains(point), !(superview is any SurfaceLayer) else {
            return nil
        }
        let stagePoint = host.stagePoint(point, in: self)
        switch host.route(ofPressAt: stagePoint, in: event, for: id, over: plan.region) {
        case .panel(id): return panelHit(at: stagePoint, with: event)
        case .blocked(id): return self
        case .app, .panel, .blocked: return nil
        }
    }

    func takesKey() -> Bool { host.takesKey(on: id) }
    func noteTyping() { host.noteTyping(on: id) }

    override func accessibilityPerformEscape() -> Bool { panel.onEscape() }

    /// The undo manager for the panel's content.
    ///
    /// In the app's window, a surface that blocks all of the window has its own: with the window's, undo would revert
    /// what the app did. A sheet that blocks only at some detents uses the window's, as all other content does. A
    /// surface without content of the app has none while the window is blocked.
    override var undoManager: UndoManager? {
        guard (superview as? any SurfaceLayer)?.isBesideApp == true else { return super.undoManager }
        if let ownUndoManager { return ownUndoManager }
        let input = host.stage.gate.plan
        guard input.windowBlocker != nil else { return super.undoManager }
        let isBlocker = input.layers.contains { $0.surface == id && $0.region.isWindow && $0.blocks }
        if isBlocker, plan?.sheet?.sheet.undimmedThrough == nil {
            let manager = UndoManager()
            ownUndoManager = manager
            return manager
        }
        return plan?.view == nil ? nil : super.undoManager
    }

    /// Called when the focus is about to enter or leave the panel.
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        host.mayMoveFocus(context)
    }

    // MARK: Private

    private func showParts() {
        guard var plan else { return }
        plan.isHidden = plan.isHidden || isPaused
        parts.show(plan, in: environment)
    }

    private func pauseChanged() {
        showParts()
        // The system discards the render server's animations, and takes its picture before or after that.
        if isPaused { endMotion() } else { move() }
        // Layout learns what is visible again.
        if !isPaused { setNeedsLayout() }
    }

    private func showTimeLeft() {
        guard let plan else { return }
        panel.showTimeLeft(
            plan.timeLeft, color: UIColor(plan.style.timeLineColor(in: environment)),
            in: frames.panel.size, corners: frames.corners, at: host.now,
            isRightToLeft: environment.isRightToLeft)
    }

    private func showBox(_ style: Overlay.Style.Box?) {
        guard let style else { return box.isHidden = true }
        box.backgroundColor = UIColor(style.fill.color(in: environment))
        box.layer.cornerRadius = style.cornerRadius
        box.layer.cornerCurve = .continuous
        box.layer.borderWidth = style.strokeWidth
        box.layer.borderColor = UIColor(style.stroke.color(in: environment)).cgColor
    }

    private func updateDrag() {
        guard let sheet = plan?.sheet else { return }
        if drag == nil { drag = host.makeSheetDrag(on: self) }
        if grabberTap == nil { grabberTap = GrabberTap(on: self) }
        drag?.follow(sheet.fling)
    }

    /// Reports the release of presses on the panel, if the overlay asks for it.
    private func listenToPresses(_ isWanted: Bool) {
        if isWanted, press == nil {
            press = PanelPress(on: panel) { [weak host, id] in
                host?.report(.panelReleased(id, by: $0, velocity: $1))
            }
        }
        press?.isEnabled = isWanted
    }

    /// Reports a pointer over the panel, which pauses a notice's time.
    private func addHover() {
        let binding = GestureBinding { [weak host, id] recognizer in
            switch recognizer.state {
            case .began: host?.report(.pointerOver(id, true))
            case .ended, .cancelled, .failed: host?.report(.pointerOver(id, false))
            default: break
            }
        }
        binding.bind(UIHoverGestureRecognizer(), to: panel)
        hover = binding
    }
}

extension SurfaceView: PanelMeasuring {
    func size(of part: PanelPart, width: Double?) -> Size { parts.size(of: part, width: width) }

    func leastViewSize(width: Double) -> Size? { parts.leastViewSize(width: width) }
}
#endif
