import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// A window with a layer for hand-made surfaces: plans go in, pixels and reports come out.
@MainActor
final class SurfaceBench: SurfaceHost, SurfaceStage {
    /// A layer that lays out its surfaces as a host's does.
    final class Layer: CustomWidget {
        weak var bench: SurfaceBench?
        override func allocate(width: Int, height: Int, baseline: Int) {
            let window = Geometry.Size(width: Double(width), height: Double(height))
            for view in bench?.views ?? [] {
                view.layout(bench?.facts(window) ?? LayoutFacts(region: .zero, window: window))
            }
        }
        override func contains(x: Double, y: Double) -> Bool { false }
    }

    let window: TestWindow
    private let overlay: WidgetPointer
    let layer = Layer()
    private(set) var views: [SurfaceView] = []

    var environment = Stage.Environment()
    var held: [ViewID: WidgetPointer] = [:]
    var reports: [HostEvent] = []
    /// The region of all surfaces for a window size.
    var region: (Geometry.Size) -> Geometry.Rect = { Geometry.Rect(origin: .zero, size: $0) }
    /// The layout to use instead of the core's, if any.
    var layout: ((SurfacePlan, LayoutFacts, any PanelMeasuring) -> SurfaceFrames)?
    /// An empty panel of the style's minimum size in the center.
    static func emptyPanel(_ plan: SurfacePlan, _ facts: LayoutFacts, _: any PanelMeasuring) -> SurfaceFrames
    {
        let size = plan.style.minimumSize
        var frames = SurfaceFrames()
        frames.scrim = facts.region
        frames.box = plan.style.box.map { facts.region.inset(by: $0.inset) }
        frames.panel = Geometry.Rect(
            facts.region.midX - size.width / 2, facts.region.midY - size.height / 2, size.width, size.height)
        frames.corners = Geometry.Corners(plan.style.panel?.cornerRadius ?? 0)
        frames.travel = Geometry.Point(x: 0, y: facts.region.maxY - frames.panel.minY)
        return frames
    }

    var reflows: [SurfaceID: Reflow] = [:]

    init(content: WidgetPointer? = nil, width: Int = 400, height: Int = 300) {
        window = TestWindow(width: width, height: height)
        overlay = gtk_overlay_new()
        gtk_overlay_set_child(overlay.opaque, content)
        gtk_overlay_add_overlay(overlay.opaque, layer.widget)
        layer.bench = self
        window.setChild(overlay)
        window.present()
    }

    /// Brings the screen in line with the plans, and waits for the frame that shows them.
    func show(_ plans: SurfacePlan...) { show(plans) }

    func show(_ plans: [SurfacePlan]) {
        var old = Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0) })
        views = plans.map {
            old.removeValue(forKey: $0.id) ?? SurfaceView(Shared($0), host: self, layer: layer.widget)
        }
        for view in old.values { remove(view) }
        for (view, plan) in zip(views, plans) {
            view.update(Shared(plan), in: environment)
            view.followFocus()
        }
        frame()
        tick()
        frame()
    }

    /// Draws the state at this frame's time, from back to front.
    @discardableResult
    func tick(at now: Instant? = nil) -> Bool {
        let now = now ?? layer.widget.currentFrameTime ?? Instant()
        var isMoving = false
        for view in views where view.tick(at: now) == now { isMoving = true }
        return isMoving
    }

    /// Waits until the window has drawn another frame.
    func frame() {
        guard let clock = gtk_widget_get_frame_clock(window.widget) else { return }
        var drawn = false
        let signal = Signal(UnsafeMutableRawPointer(clock), "after-paint") { _ in drawn = true }
        gtk_widget_queue_draw(window.widget)
        GtkTests.iterate { drawn }
        signal.disconnect()
    }

    func picture() throws -> Picture { try Picture(of: window.widget) }

    func close() {
        for view in views { remove(view) }
        views = []
        window.close()
    }

    private func remove(_ view: SurfaceView) {
        view.retire()
        view.leaveLayer()
    }

    private func facts(_ window: Geometry.Size) -> LayoutFacts {
        LayoutFacts(region: region(window), window: window)
    }

    // MARK: SurfaceHost

    var surfaceStage: any SurfaceStage { self }

    func drawNext() {}

    func covers(over region: Region) -> [Rect] { [] }
    func isInSight(_ region: Region) -> Bool { true }

    func widget(of view: ViewID) -> WidgetPointer? { held[view] }
    func report(_ event: HostEvent) { reports.append(event) }

    // MARK: SurfaceStage

    func position(of surface: SurfaceID, at instant: Instant) -> Presentation.SheetPosition? { nil }
    func shadow(of surface: SurfaceID, at instant: Instant) -> Double { 1 }
    func reflow(of surface: SurfaceID) -> Reflow { reflows[surface] ?? .none }

    func moment(
        of surface: SurfacePlan, frames: SurfaceFrames, isDark: Bool, at instant: Instant
    ) -> SurfaceMoment {
        var plan = StagePlan()
        plan.surfaces = PagedArray(views.compactMap(\.plan).map { Shared($0) })
        return surface.moment(
            at: instant, frames: frames, reflow: reflow(of: surface.id), isDark: isDark,
            covered: DrawingOrder(plan).dimming(below: surface.id, at: instant, isDark: isDark))
    }

    func nextFrame(of surface: SurfacePlan, after instant: Instant) -> Instant? {
        surface.motion.isSettled(at: instant) && reflow(of: surface.id).isSettled(at: instant) ? nil : instant
    }

    func frames(
        of surface: SurfaceID, facts: LayoutFacts, covers: [Rect], measuring: some PanelMeasuring,
        at instant: Instant?, isAnimated: Bool
    ) -> SurfaceFrames {
        guard let plan = views.first(where: { $0.id == surface })?.plan else { return SurfaceFrames() }
        if let layout { return layout(plan, facts, measuring) }
        return SurfaceLayout(plan).frames(facts: facts, environment: environment, measuring: measuring)
    }
}

extension SurfacePlan {
    /// A plan as the core would make it.
    @MainActor
    static func sample(
        _ kind: Overlay.Kind, _ message: String? = nil, detail: String? = nil,
        indicator: Overlay.Indicator = .none,
        cancel: String? = nil, action: String? = nil, view: ViewID? = nil, style: Overlay.Style,
        placement: Overlay.Placement = .center, over region: Region = .window
    ) -> SurfacePlan {
        SurfacePlan(
            id: SurfaceID(), kind: kind, region: region,
            panel: PanelContent(
                message: message, detail: detail, indicator: indicator, cancel: cancel, isCancelEnabled: true,
                actions: action.map { [PanelContent.Action(title: $0, role: .plain)] } ?? [],
                progressText: indicator.percent.map { "\($0)%" }),
            view: view, sharedStyle: Shared(style), placement: placement, motion: .hold(.rest), generation: 0,
            awaitsFrame: false, isHidden: false, isLeaving: false, takesInput: true, identifier: kind.rawValue
        )
    }

    func with<Value>(_ keyPath: WritableKeyPath<SurfacePlan, Value>, _ value: Value) -> SurfacePlan {
        var copy = self
        copy[keyPath: keyPath] = value
        return copy
    }
}
