/// Answers where presses and keys go, and remembers to whom each belongs from press to release.
///
/// A press belongs to where it began: one begun on the app and overtaken by an overlay activates nothing in
/// the overlay, and one begun on an overlay reaches nothing under it, even when the overlay went away
/// meanwhile, nor does a double click's second half. It decides from the plan and from what the host tells of
/// points and times; it asks for nothing else.
///
/// A class, because a toolkit's answers about geometry may lead through its layout, and from there to a new
/// plan, while a press is being decided.
@MainActor
public final class InputGate {
    /// What goes where.
    public internal(set) var plan = InputPlan()

    /// Which finger or button a press is of.
    public typealias Sequence = Int

    /// What the end of a press means.
    public struct Release: Hashable, Sendable {
        /// Where the release goes.
        public let route: Route
        /// The surface that was tapped outside of; report `HostEvent.tappedOutside`.
        public let tappedOutside: SurfaceID?
    }

    /// Geometry questions that only a host can answer.
    public struct Geometry {
        let panelContains: (SurfaceID, Point) -> Bool
        let regionContains: (Region, Point) -> Bool

        /// The host's answers.
        ///
        /// - Parameters:
        ///   - panelContains: Whether a point lies in a surface's panel (`OverlayHost.panel(of:contains:)`).
        ///   - regionContains: Whether a point lies in a region (`OverlayHost.region(_:contains:)`).
        public init(
            panelContains: @escaping (SurfaceID, Point) -> Bool,
            regionContains: @escaping (Region, Point) -> Bool
        ) {
            self.panelContains = panelContains
            self.regionContains = regionContains
        }
    }

    /// A press under way, or one that was broken off and of which late events may still come.
    private struct Press {
        let owner: Route
        let origin: Point
        /// The surface that a tap here ends: as it stood when the press began, so that nothing that came later
        /// is ended by it.
        let outside: SurfaceID?
        /// Whether it is the second half of a double click on an overlay; what follows is a click of its own, or
        /// else impatient tapping would never come through.
        let isSecondHalf: Bool
        var isTap = true
        var isCancelled = false
    }

    /// The press that a double click's second half would follow.
    private struct Click {
        let owner: Route
        let outside: SurfaceID?
        let place: Point
        let time: Instant

        func isFollowed(by point: Point, at now: Instant) -> Bool {
            now - time <= Defaults.doubleClick && place.isWithin(Defaults.tapSlop, of: point)
        }
    }

    private var presses: [Sequence: Press] = [:]
    private var lastClick: Click?

    init() {}

    // MARK: Pointer and touch

    /// Where something at this point goes.
    ///
    /// Changes nothing.
    public func route(at point: Point, in geometry: Geometry) -> Route {
        for layer in plan.layers.reversed() {
            if layer.panelTakesInput, geometry.panelContains(layer.surface, point) {
                return .panel(layer.surface)
            }
            guard geometry.regionContains(layer.region, point) else { continue }
            switch layer.outside {
            case .live: continue
            case .blocked: return .blocked(layer.surface)
            case .blockedExcept(let regions):
                if regions.contains(where: { geometry.regionContains($0, point) }) { continue }
                return .blocked(layer.surface)
            }
        }
        return .app
    }

    /// Where a press that begins at this point would go: as `route(at:in:)`, but the second half of a double click
    /// that began on an overlay goes to that overlay, or nowhere.
    ///
    /// Changes nothing: for a toolkit that asks where a press goes before it tells of the press.
    public func route(ofPressAt point: Point, now: Instant, in geometry: Geometry) -> Route {
        let route = route(at: point, in: geometry)
        guard let first = firstHalf(ofPressAt: point, now: now), let began = first.owner.surface,
            route.surface != began
        else { return route }
        return .blocked(began)
    }

    /// A press begins.
    ///
    /// The second half of a double click that began on an overlay goes to that overlay, or nowhere.
    public func press(_ sequence: Sequence, at point: Point, now: Instant, in geometry: Geometry) -> Route {
        let owner = route(ofPressAt: point, now: now, in: geometry)
        var outside = dismissedByTap(at: point, owner: route(at: point, in: geometry), in: geometry)
        let first = firstHalf(ofPressAt: point, now: now)
        if let first, outside != first.outside { outside = nil }
        forgetCancelled()
        presses[sequence] = Press(
            owner: owner, origin: point, outside: outside, isSecondHalf: first != nil)
        return owner
    }

    private func firstHalf(ofPressAt point: Point, now: Instant) -> Click? {
        lastClick.flatMap { $0.isFollowed(by: point, at: now) ? $0 : nil }
    }

    /// The press moves; it goes where it began.
    public func move(_ sequence: Sequence, to point: Point) -> Route {
        guard let press = presses[sequence] else { return .app }
        if !press.origin.isWithin(Defaults.tapSlop, of: point) { presses[sequence]?.isTap = false }
        return settled(press.owner)
    }

    /// The press ends.
    ///
    /// Without its beginning (it began before the gate knew) it goes to the app.
    public func release(
        _ sequence: Sequence, at point: Point, now: Instant, in geometry: Geometry
    ) -> Release {
        guard let press = presses.removeValue(forKey: sequence) else {
            return Release(route: .app, tappedOutside: nil)
        }
        let isTap = press.isTap && press.origin.isWithin(Defaults.tapSlop, of: point)
        lastClick =
            press.isSecondHalf || (press.owner == .app && press.outside == nil)
            ? nil : Click(owner: press.owner, outside: press.outside, place: point, time: now)
        let stands = plan.layers.contains { $0.surface == press.outside && $0.tapOutside == .dismisses }
        return Release(route: settled(press.owner), tappedOutside: isTap && stands ? press.outside : nil)
    }

    /// The press was broken off.
    ///
    /// What still comes of it goes where it began, and is no tap.
    public func cancel(_ sequence: Sequence) {
        presses[sequence]?.isTap = false
        presses[sequence]?.isCancelled = true
    }

    /// Late events of a press come before the next one of its sequence, or not at all.
    private func forgetCancelled() {
        if presses.values.allSatisfy(\.isCancelled) { presses = [:] }
    }

    /// The surface that a tap at this point dismisses: the front-most with the point outside its panel, unless
    /// something in front of it takes the tap.
    private func dismissedByTap(at point: Point, owner: Route, in geometry: Geometry) -> SurfaceID? {
        for layer in plan.layers.reversed() {
            if owner == .panel(layer.surface) { return nil }
            if layer.tapOutside == .dismisses, geometry.regionContains(layer.region, point) {
                return layer.surface
            }
            if owner == .blocked(layer.surface) { return nil }
        }
        return nil
    }

    /// A press on a panel whose surface left goes nowhere.
    private func settled(_ owner: Route) -> Route {
        if case .panel(let surface) = owner,
            !plan.layers.contains(where: { $0.surface == surface && $0.panelTakesInput })
        {
            return .blocked(surface)
        }
        return owner
    }

    // MARK: Keys

    /// Where a key goes that was pressed with the focus there.
    ///
    /// Releases always pass.
    public func keyRoute(focus: FocusPlace) -> Route {
        for layer in plan.layers.reversed() {
            if focus == .panel(layer.surface), layer.panelTakesInput { return .panel(layer.surface) }
            if layer.outside.lets(focus) { continue }
            if layer.region.isWindow { return .blocked(layer.surface) }
            if case .app(let inside) = focus, inside.contains(layer.region) { return .blocked(layer.surface) }
        }
        return .app
    }

    /// Whether text input is blocked because the keyboard is covered: hardware keys that would type, too.
    ///
    /// To be asked about keys that go to the app; one that a window's overlay blocks does not get that far.
    public var blocksTextInput: Bool {
        plan.layers.contains { $0.region == .keyboard && $0.outside != .live }
    }
}

extension InputPolicy.Outside {
    /// Whether keys pass with the focus there.
    fileprivate func lets(_ focus: FocusPlace) -> Bool {
        switch (self, focus) {
        case (.live, _): true
        case (.blockedExcept(let exempt), .app(let inside)): !exempt.isDisjoint(with: inside)
        case (.blocked, _), (.blockedExcept, _): false
        }
    }
}

extension Route {
    /// The surface that it goes to, or that blocks it.
    fileprivate var surface: SurfaceID? {
        switch self {
        case .app: nil
        case .panel(let surface), .blocked(let surface): surface
        }
    }
}

extension Point {
    func isWithin(_ distance: Double, of other: Point) -> Bool {
        let dx = x - other.x
        let dy = y - other.y
        return dx * dx + dy * dy <= distance * distance
    }
}
