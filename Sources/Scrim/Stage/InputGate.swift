/// Answers where presses and keys go, and remembers to whom each belongs from press to release.
///
/// A press belongs to where it began: one begun on the app and overtaken by an overlay activates nothing in
/// the overlay, and one begun on an overlay reaches nothing under it, even when the overlay went away
/// meanwhile, nor does a double click's second half. Pure: the host tells points and times.
public struct InputGate: Sendable {
    /// What goes where.
    public internal(set) var plan = InputPlan()

    /// A press under way.
    struct Press: Hashable, Sendable {
        let owner: Route
        let origin: Point
        var isTap = true
    }

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

        /// Both answers, in the stage's coordinates.
        public init(
            panelContains: @escaping (SurfaceID, Point) -> Bool,
            regionContains: @escaping (Region, Point) -> Bool
        ) {
            self.panelContains = panelContains
            self.regionContains = regionContains
        }
    }

    private var presses: [Sequence: Press] = [:]
    private var lastSwallowed: (at: Point, time: Instant)?

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

    /// A press begins.
    ///
    /// The second half of a double click that began on an overlay goes nowhere.
    public mutating func press(_ sequence: Sequence, at point: Point, now: Instant, in geometry: Geometry)
        -> Route
    {
        var owner = route(at: point, in: geometry)
        if owner == .app, let last = lastSwallowed, now - last.time <= Defaults.doubleClick,
            last.at.isWithin(Defaults.tapSlop, of: point)
        {
            owner = .blocked(.none)
        }
        presses[sequence] = Press(owner: owner, origin: point)
        return owner
    }

    /// The press moves; it goes where it began.
    public mutating func move(_ sequence: Sequence, to point: Point) -> Route {
        guard var press = presses[sequence] else { return .app }
        if !press.origin.isWithin(Defaults.tapSlop, of: point) { press.isTap = false }
        presses[sequence] = press
        return settled(press.owner)
    }

    /// The press ends.
    ///
    /// Without its beginning (it began before the gate knew) it goes to the app.
    public mutating func release(
        _ sequence: Sequence, at point: Point, now: Instant, in geometry: Geometry
    ) -> Release {
        guard let press = presses.removeValue(forKey: sequence) else {
            return Release(route: .app, tappedOutside: nil)
        }
        let isTap = press.isTap && press.origin.isWithin(Defaults.tapSlop, of: point)
        // Only what was pressed on an overlay begins a double click: else impatient tapping would never come through.
        if press.owner != .app, press.owner != .blocked(.none) { lastSwallowed = (point, now) }
        let tapped = isTap ? dismissedByTap(at: press.origin, owner: press.owner, in: geometry) : nil
        return Release(route: settled(press.owner), tappedOutside: tapped)
    }

    /// The press was broken off.
    public mutating func cancel(_ sequence: Sequence) {
        presses[sequence] = nil
    }

    /// The surface that a tap at this point dismisses: the front-most with the point outside its panel, unless
    /// something in front of it took the tap.
    private func dismissedByTap(at point: Point, owner: Route, in geometry: Geometry) -> SurfaceID? {
        for layer in plan.layers.reversed() {
            if case .panel(layer.surface) = owner { return nil }
            if layer.panelTakesInput, geometry.panelContains(layer.surface, point) { return nil }
            if layer.tapOutside == .dismisses, geometry.regionContains(layer.region, point) {
                return layer.surface
            }
            if case .blocked(layer.surface) = owner { return nil }
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
            if case .panel(layer.surface) = focus, layer.panelTakesInput { return .panel(layer.surface) }
            guard layer.outside != .live else { continue }
            if layer.region.isWindow { return .blocked(layer.surface) }
            if case .app(let inside) = focus, inside.contains(layer.region) { return .blocked(layer.surface) }
        }
        return .app
    }

    /// Whether text input is blocked because the keyboard is covered: hardware keys that would type, too.
    public var blocksTextInput: Bool {
        plan.layers.contains { ($0.region == .keyboard || $0.region.isWindow) && $0.outside != .live }
    }
}

extension Point {
    func isWithin(_ distance: Double, of other: Point) -> Bool {
        let dx = x - other.x
        let dy = y - other.y
        return dx * dx + dy * dy <= distance * distance
    }
}

extension SurfaceID {
    /// No surface: what a press belongs to that began on one which is gone.
    static let none = SurfaceID(number: 0)
}
