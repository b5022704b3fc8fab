#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Answers the host's views and keepers: where things are in the scene, and how they are laid out.
extension UIKitHost: SurfaceHost, LayerHost, AccessHost, FocusHost, PressHost {
    /// The covered window's extent, which is the stage's.
    var bounds: Rect { window.map { Rect(origin: .zero, size: Size($0.bounds.size)) } ?? .zero }

    /// The part of the window that the on-screen keyboard covers; `nil`: none.
    var keyboardFrame: Rect? { window.flatMap { KeyboardObserver.shared.frame(in: $0) } }

    var isKeyboardShown: Bool { window.map { KeyboardObserver.shared.isShown(in: $0) } ?? false }

    /// The window that the on-screen keyboard is in, as far as it can be found; `nil`: none.
    var keyboardsWindow: UIWindow? { focus.keyboardsWindow }

    /// How overlays get in front of the on-screen keyboard.
    var keyboardCover: KeyboardCover { layers.keyboardCover }

    /// Where a region other than the window is.
    func geometry(of region: Region) -> RegionGeometry {
        guard let window, let view = regions.view(of: region), let own = view.window else { return .nowhere }
        return RegionGeometry(of: view, in: own).moved(from: own, to: window)
    }

    /// A point of a view, converted to the stage's coordinates.
    func stagePoint(_ point: CGPoint, in view: UIView) -> Point {
        guard let window, let own = view.window else { return Point(point) }
        let place = view.convert(point, to: own)
        return Point(own === window ? place : own.convert(place, to: window))
    }

    var gate: InputGate { stage.gate }

    var gateGeometry: InputGate.Geometry { stage.geometry }

    func route(ofPressAt point: Point, in event: UIEvent?) -> Route {
        // A busy app handles an event late, so the event's own time counts. An event that the app has made itself
        // has no time. It is unknown whether an event already has its time in a hit test, or still that of the event
        // before.
        let time = event.map { Instant(mediaTime: $0.timestamp) } ?? now
        return gate.route(ofPressAt: point, now: time > lastEvent ? min(time, now) : now, in: gateGeometry)
    }

    func takesKey(on surface: SurfaceID) -> Bool { gate.takesKey(on: surface, at: now) }

    /// Only where all controls are the library's: the app's view may have a use for any key.
    func noteTyping(on id: SurfaceID) {
        guard let plan = surface(id)?.plan, plan.view == nil else { return }
        gate.noteTyping(on: id, at: now)
    }

    /// Whether a view is in front of all overlays in its window, in an alert or a menu.
    func isInFrontOfOverlays(_ view: UIView) -> Bool {
        if view === accessoryCover.view { return false }
        // A bar that nothing covers is in front of the app's window.
        if let bar = observedAccessory, bar.window !== window, view.isDescendant(of: bar) { return true }
        let own = [SurfaceContainer.coverWindow, .keyboardWindow, .sheetWindow].compactMap {
            layers.layer($0)
        }
        let inApp = layers.windowLayers.map(\.layerView).filter { !$0.surfaces.isEmpty }
        let regions = gate.plan.layers.compactMap { self.view(of: $0.region) }
        return view.isInFront(of: (own + inApp + regions).filter { $0.window === view.window })
    }

    /// The surface whose panel contains a view.
    func surfaceID(containing view: UIView) -> SurfaceID? {
        sequence(first: view, next: \.superview).lazy.compactMap { ($0 as? SurfaceView)?.id }.first
    }

    /// The app's view of a region; `nil` for the window, and if there is none.
    func view(of region: Region) -> UIView? { regions.view(of: region) }

    /// The layers over a whole window that a modal surface can be in: not the one over the keyboard alone.
    var modalLayers: [any SurfaceLayer] {
        layers.windowLayers.map(\.layerView)
            + [layers.layer(.coverWindow), layers.layer(.sheetWindow)].compactMap { $0 }
    }

    /// The library's windows, and the one that they cover.
    var windows: [UIWindow] { layers.ownWindows + [window].compactMap { $0 } }

    /// The owner of the keys in the scene, in one of the library's windows or in the covered window.
    ///
    /// Each window has a first responder of its own, and the key window's has the keys.
    var currentResponder: UIResponder? {
        let windows = windows
        let inOrder = windows.filter(\.isKeyWindow) + windows.filter { !$0.isKeyWindow }
        return inOrder.lazy.compactMap(\.currentResponder).first
    }

    var keyWindow: UIWindow? { window?.windowScene?.keyWindow }

    var hasTouches: Bool { pressObservers.contains(where: \.hasTouches) }

    var focusSystem: UIFocusSystem? { window?.windowScene?.focusSystem }

    /// Whether the focus may move to its next item: keys to that view are not blocked.
    func mayMoveFocus(_ context: UIFocusUpdateContext) -> Bool { focus.mayMoveFocus(context) }

    /// The first or last control of a surface's panel, or the panel if it has none; `nil`: there is no such surface.
    func panelResponder(_ id: SurfaceID, at end: FocusAct.End) -> UIView? {
        guard let surface = surface(id) else { return nil }
        if end == .first, let view = surface.plan?.firstFocus.flatMap({ surface.parts[$0]?.keyTarget }) {
            return view
        }
        let responders = surface.parts.responders
        return (end == .first ? responders.first : responders.last) ?? surface.parts.keyText ?? surface.panel
    }

    /// The control of a surface's panel at which Tab wraps around: the grabber, or text that keys scroll, and from
    /// there the first or last of the other controls.
    ///
    /// The sheet's edge and the focus system decide whether the grabber is first or last. If the focus system has not
    /// come to the grabber yet, Tab continues there.
    func roundResponder(_ id: SurfaceID, at end: FocusAct.End) -> UIView? {
        let parts = surface(id)?.parts
        let apart: UIView? = parts?.keyText ?? parts?.keyGrabber
        return apart == nil || focusSystem?.focusedItem === apart ? panelResponder(id, at: end) : apart
    }

    func field(in id: SurfaceID) -> UIView? {
        guard let surface = surface(id), surface.plan?.panel.field?.isSearch == false else { return nil }
        return surface.parts[.field]?.keyTarget
    }

    func content(in id: SurfaceID) -> UIView? { surface(id)?.parts.page }

    func answer(ofReturnIn id: SurfaceID) -> HostEvent? { surface(id)?.plan?.returnEvent }

    func noteKeys(in id: SurfaceID, _ isFocused: Bool) { surface(id)?.parts.noteKeys(isFocused) }

    /// Where the focus is if a view has it.
    func place(of view: UIView) -> FocusPlace {
        let inside = regions.regions(containing: view, among: gate.plan.regions)
        guard let id = surfaceID(containing: view) else { return .app(inside: inside) }
        guard let under = surface(id)?.plan.flatMap({ self.view(of: $0.region) }) else {
            return .panel(id, inside: inside)
        }
        let around = regions.regions(containing: under, among: gate.plan.regions)
        return .panel(id, inside: inside.union(around))
    }

    /// The surfaces of a plan that a surface in front covers.
    func coveredSurfaces(of plan: StagePlan) -> Set<SurfaceID> {
        let known = plan.input.regions.compactMap { region in
            view(of: region).map { (ObjectIdentifier($0), region) }
        }
        let names = Dictionary(known) { first, _ in first }
        return plan.coveredSurfaces { region in
            guard let view = view(of: region) else { return [] }
            let around = sequence(first: view, next: \.superview)
            return Set(around.compactMap { names[ObjectIdentifier($0)] }).union([region])
        }
    }

    // MARK: Layout

    func keepNoticesClear(of bar: any OverlayContent) {
        clearBars.add(bar)
        followBars()
    }

    /// Lays out again if a bar appeared, moved or disappeared.
    func followBars() {
        let bars = bars
        guard bars != reported.bars else { return }
        reported.bars = bars
        for surface in surfaces { surface.setNeedsLayout() }
        // The app moves its bar with the keyboard, and may have heard of that after the host.
        guard let move = KeyboardObserver.shared.moveLeft else { return }
        layOut(surfaces.filter { $0.plan?.kind == .hud && $0.plan?.region.isWindow == true }, within: move)
    }

    private var bars: [Rect] { window.map(clearBars.frames) ?? [] }

    func facts(of region: Region) -> LayoutFacts {
        let window = bounds
        let keyboard = keyboardFrame
        var facts = LayoutFacts(
            region: window, window: window.size, safeArea: safeArea, keyboard: keyboard, bars: bars)
        switch region {
        case .window, .windowAndKeyboard: break
        case .keyboard:
            facts.region = keyboard ?? layers.lastKeyboardFrame
            facts.visible = facts.region
        case .view:
            let geometry = geometry(of: region)
            (facts.region, facts.visible) = (geometry.bounds, geometry.visible.intersection(window))
            facts.safeArea = geometry.safeArea(within: safeArea, of: window)
        }
        return facts
    }

    func safeArea(over region: Region) -> Insets {
        geometry(of: region).safeArea(within: safeArea, of: bounds)
    }

    /// The window's safe area.
    private var safeArea: Insets { window.map(\.clearInsets) ?? .zero }

    func showShadows(around region: Region) {
        for surface in surfaces where region.isWindow || surface.plan?.region == region {
            surface.showShadow()
        }
    }

    func content(of view: ViewID) -> (any OverlayContent)? { Self.views[view] }

    func makeSheetDrag(on surface: SurfaceView) -> any SheetDragging {
        SheetDrag(of: surface) { [weak self] in self?.report($0) }
    }

    /// The surface that is asked comes first: the keys may be in another one.
    ///
    /// The overlay of a region answers only for itself: around it is the app's page, which the user may want to leave.
    /// Overlays over the whole window answer together, as for the key. While the window is blocked, the user cannot
    /// leave anything around them.
    func performEscape(on id: SurfaceID?) -> Bool {
        if let id, stage.yieldsToEscape(on: id) {
            report(.escapeOn(id))
            return true
        }
        if let id, surface(id)?.plan?.region.isWindow == false { return false }
        guard stage.yieldsToEscape() || plan.access.modal != nil else { return false }
        report(.escape)
        return true
    }

    func yieldsToEscape(at place: FocusPlace) -> Bool {
        stage.yieldsToEscape(at: place) || plan.access.modal != nil
    }

    func report(_ event: HostEvent) { stage.report(event) }

    var pageBesidePanels: [UIResponder] { focus.pageBesidePanels }
    var commandsBesidePanels: [UIKeyCommand] { focus.commandsBesidePanels }
}
#endif
