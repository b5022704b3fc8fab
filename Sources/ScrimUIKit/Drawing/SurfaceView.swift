import Scrim
import UIKit

/// One surface on screen: scrim, box and panel.
///
/// It decides nothing: it is told a plan, asks the core where things go, and hands the plan's motion to the render
/// server. All in it is laid out in the stage's coordinates, wherever it lies itself.
final class SurfaceView: UIView, RegionCover {
    let id: SurfaceID
    let panel = PanelView()
    let parts: PanelParts

    unowned let host: any SurfaceHost
    /// Cuts off what must not be drawn outside of the region.
    let area = UIView()
    /// Everything, as one where the style has it so.
    let group = UIView()
    let scrim = UIView()
    let box = UIView()

    private(set) var plan: SurfacePlan?
    private(set) var environment = StageEnvironment()
    private(set) var frames = SurfaceFrames()
    /// Whether what the plan shows has been laid out: it is handed to the render server with this turn's changes.
    private(set) var isLaidOut = false
    /// The moment that is laid out for while a sheet is between detents; `nil`: this one.
    private var instant: Instant?
    /// The last motion that was told to have ended.
    var ended: Int?
    private var drag: SheetDrag?
    private var hover: GestureBinding?

    /// Still empty: `update` follows, and a place.
    init(_ plan: SurfacePlan, host: some SurfaceHost) {
        let id = plan.id
        self.id = id
        self.host = host
        parts = PanelParts(
            in: panel.ground.contents, taken: { [weak host] in host?.report(.actionTaken(id)) },
            cancelled: { [weak host] in host?.report(.cancelTaken(id)) },
            stepped: { [weak host] in host?.report(.detentStepped(id, larger: $0)) })
        super.init(frame: .zero)
        for (view, parent) in [(area, self), (group, area), (scrim, group), (box, group), (panel, group)] {
            parent.addSubview(view)
        }
        for passive in [scrim, box] { passive.isUserInteractionEnabled = false }
        panel.escape = { [weak host] in
            host?.report(.escape)
            return true
        }
        addHover()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Gives the app's view back; the surface is not to be used after it.
    func dispose() {
        parts.dispose()
    }

    // MARK: Plans

    /// Makes it equal to the plan, in the environment of this moment; what is the same already costs nothing.
    ///
    /// - Returns: Whether it moves or dims otherwise now.
    func update(_ plan: SurfacePlan) -> Bool {
        let environment = host.environment
        guard plan != self.plan || environment != self.environment else { return false }
        let old = self.plan
        let isSameLook = environment == self.environment && old?.moving(as: plan) == plan
        self.plan = plan
        self.environment = environment

        isHidden = plan.isHidden
        accessibilityIdentifier = plan.identifier
        panel.accessibilityIdentifier = "\(plan.identifier).panel"
        panel.isUserInteractionEnabled = plan.takesInput && !plan.isLeaving
        panel.show(plan.style.panel, in: environment)
        scrim.backgroundColor = UIColor(plan.style.scrim.colour(in: environment)).withAlphaComponent(1)
        showBox(plan.style.box)
        parts.show(plan, in: environment)
        updateDrag()
        if !isSameLook {
            isLaidOut = false
            setNeedsLayout()
        }
        guard !isSameLook || old?.motion != plan.motion || old?.generation != plan.generation else {
            return false
        }
        move()
        return true
    }

    /// Takes in the app's own view, now that it is in its place.
    func seatContent() {
        parts.seatContent(plan?.view.flatMap(host.content(of:)))
    }

    // MARK: Layout

    /// Lays it out for the moment of a frame.
    func layOut(at instant: Instant) {
        self.instant = instant
        setNeedsLayout()
        layoutIfNeeded()
        self.instant = nil
    }

    /// Scrolls the content of a sheet on by its momentum.
    func scrollContent(at instant: Instant) {
        drag?.tick(at: instant)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let plan, window != nil else { return }
        let facts = host.facts(of: plan.region)
        frames = host.frames(of: id, facts: facts, measuring: self, at: instant ?? host.now)

        let whole = Rect(origin: .zero, size: facts.window)
        let clip = plan.clip(frames: frames, visible: facts.visible, window: facts.window)
        let shown = (clip ?? whole).cgRect
        let origin = host.stagePoint(.zero, in: self)
        area.clipsToBounds = clip != nil
        area.bounds = shown
        area.center = CGPoint(x: shown.midX - origin.x, y: shown.midY - origin.y)
        group.frame = whole.cgRect
        scrim.frame = frames.scrim.cgRect
        box.isHidden = frames.box == nil
        if let rect = frames.box { box.frame = rect.cgRect }
        // Without room there is nothing to see of the panel; assistive technology still finds it in its region.
        panel.place(frames.panel.isEmpty ? facts.visible.cgRect : frames.panel.cgRect)
        panel.placeGround(ground, corners: frames.corners)
        parts.place(frames)
        isLaidOut = true
        move(at: instant)
    }

    /// The panel's ground at rest, in its own coordinates.
    ///
    /// A sheet's goes on over its edge, where it is cut off: there is always enough of it when a spring overshoots.
    private var ground: CGRect {
        let rest = CGRect(origin: .zero, size: frames.panel.cgRect.size)
        guard let closing = plan?.sheet?.closing else { return rest }
        let (dx, dy) = (closing.x * rest.width, closing.y * rest.height)
        return rest.union(rest.offsetBy(dx: dx, dy: dy))
    }

    // MARK: Input

    /// Whether a point of the stage lies in the panel as it is drawn, in its content's shape.
    func panelContains(_ point: Point) -> Bool {
        guard let own = panelPoint(point) else { return false }
        return panel.isHit(at: own)
    }

    /// What of the panel takes a touch there.
    func panelHit(at point: Point, with event: UIEvent?) -> UIView? {
        guard let own = panelPoint(point) else { return nil }
        return panel.hitTest(own, with: event) ?? panel
    }

    /// A point of the stage in the panel's own coordinates, as it is drawn at this moment; `nil`: it is cut off.
    private func panelPoint(_ point: Point) -> CGPoint? {
        guard let plan, !plan.isHidden, window != nil, !frames.panel.isEmpty else { return nil }
        // Where a region's surface lies may have moved since it was laid out, and all in it with it.
        let origin = host.stagePoint(.zero, in: self)
        let inArea = convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), to: area)
        if area.clipsToBounds, !area.bounds.contains(inArea) { return nil }
        let moment = moment(at: host.now)
        guard moment.scale > 0 else { return nil }
        let rest = frames.panel
        return CGPoint(
            x: (inArea.x - rest.midX - moment.offset.x) / moment.scale + rest.width / 2,
            y: (inArea.y - rest.midY - moment.offset.y) / moment.scale + rest.height / 2)
    }

    /// Beside a region, it is asked itself; in a layer, the layer answers.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, bounds.contains(point), !(superview is LayerView) else { return nil }
        let place = host.stagePoint(point, in: self)
        switch host.route(ofPressAt: place) {
        case .panel(id): return panelHit(at: place, with: event)
        case .blocked(id): return self
        case .app, .panel, .blocked: return nil
        }
    }

    override func accessibilityPerformEscape() -> Bool { panel.escape() }

    // MARK: Private

    private func showBox(_ style: Style.Box?) {
        guard let style else { return box.isHidden = true }
        box.backgroundColor = UIColor(style.fill.colour(in: environment))
        box.layer.cornerRadius = style.cornerRadius
        box.layer.cornerCurve = .continuous
        box.layer.borderWidth = style.strokeWidth
        box.layer.borderColor = UIColor(style.stroke.colour(in: environment)).cgColor
    }

    private func updateDrag() {
        guard plan?.sheet != nil else { return }
        if drag == nil {
            drag = SheetDrag(of: self) { [weak host] in host?.report($0) }
        }
    }

    /// A pointer that hovers holds a notice's time still.
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
