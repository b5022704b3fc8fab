// Rule 14: what happens outside the panel, and who owns a press.
// Rule 15: what blocking a window or a region blocks.

/// Decides where presses and keys go, and remembers the owner of each press until its release.
///
/// A press belongs to where it began. A press that began on the app activates nothing in an overlay that came
/// meanwhile. A press that began on an overlay reaches nothing under it, even if the overlay went meanwhile; the same
/// holds for a double click's second half. A press that comes before the user can have seen an overlay activates
/// nothing in it, and does not end it. The gate decides from the plan, from when overlays became visible, and from the
/// points and times that the host passes; it needs nothing else.
///
/// The gate is a class because its plan may change while it decides: asking a toolkit for geometry may run its layout,
/// which may lead to a new plan.
@_spi(Host)
@MainActor
public final class InputGate {
    /// The input that each surface takes and blocks now.
    public internal(set) var plan: InputPlan {
        get {
            if isBehind { catchUp() }
            return known
        }
        set { known = newValue }
    }

    private var known = InputPlan()
    /// Whether the stage's state is newer than the known plan.
    var isBehind = false
    /// Updates the plan to the stage's newest state.
    var catchUp: () -> Void = {}
    /// How long after a release a press may be a double click's second half, as the user has set it.
    var doubleClickTime: () -> Duration = { Tuning.doubleClick }
    /// How long after an overlay appears a press cannot be meant for it: the time of a double click; zero in
    /// a UI test (`Stage.Defaults.isInstant`).
    var reaction: () -> Duration = { Tuning.doubleClick }
    /// When a surface's panel became visible, and whether it can be caught; `nil`: every press counts.
    var seen: (SurfaceID) -> SeenPanel? = { _ in nil }

    /// A host's number for a finger or button, which identifies a press.
    ///
    /// If several presses have one number, as a pointer's buttons do, a release ends the last of them.
    public typealias Sequence = Int

    /// The meaning of a press's end.
    public struct Release: Hashable, Sendable {
        /// Where the release goes.
        public let route: Route
        /// The surface that was tapped outside of; report `HostEvent.tappedOutside`.
        public let tappedOutside: SurfaceID?
    }

    /// The host's functions for where panels and regions are.
    public struct Geometry {
        let panelContains: (SurfaceID, Point) -> Bool
        let regionContains: (Region, Point) -> Bool

        /// Geometry from two functions of the host.
        ///
        /// - Parameters:
        ///   - panelContains: Whether a point is in a surface's panel (`OverlayHost.panel(of:contains:)`).
        ///   - regionContains: Whether a point is in a region (`OverlayHost.region(_:contains:)`).
        public init(
            panelContains: @escaping (SurfaceID, Point) -> Bool,
            regionContains: @escaping (Region, Point) -> Bool
        ) {
            self.panelContains = panelContains
            self.regionContains = regionContains
        }
    }

    /// A press that is down, or a cancelled one that may still send late events.
    private struct Press {
        let owner: Route
        let origin: Point
        /// The surfaces in front of the pressed panel that block the window, but exempt the view in
        /// which the press began.
        let passed: Set<SurfaceID>
        /// The surface that a tap here ends, as decided when the press began: the press does not end a
        /// surface that came later.
        let outside: SurfaceID?
        /// Whether the press is the second half of a double click on an overlay.
        ///
        /// The press after it starts a new click; otherwise fast repeated tapping would never get through.
        let isSecondHalf: Bool
        /// Like `outside`, but also set if the press comes too soon to end the surface.
        let under: SurfaceID?
        var isTap = true
        var isCancelled = false
    }

    /// A press that ended, and may be the first half of a double click.
    private struct Click {
        let sequence: Sequence
        let owner: Route
        let outside: SurfaceID?
        let point: Point
        /// When a following press stops being a second half.
        let end: Instant

        func isFollowed(by point: Point, at now: Instant) -> Bool {
            now < end && self.point.isWithin(Tuning.tapSlop, of: point)
        }
    }

    /// The presses that are down, by number, in the order in which they began.
    private var presses: [Sequence: [Press]] = [:]
    /// The most presses that are kept for one number: as many as a mouse has buttons.
    ///
    /// The release of an older press was lost.
    private static let mostPresses = 8
    /// The last click of each sequence, oldest first, so that another finger's press ends no double tap.
    private var clicks: [Click] = []
    /// The last press that came too soon for a surface.
    private var prematurePress: (surface: SurfaceID, at: Instant)?
    /// The last typed key that reached a panel without a use for it.
    private var typing: (surface: SurfaceID, at: Instant)?

    init() {}

    // MARK: Pointer and touch

    /// Where input at this point goes.
    ///
    /// Has no side effects.
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

    /// Where a press that begins at this point would go.
    ///
    /// Like `route(at:in:)`, with two exceptions. The second half of a double click that began on an overlay goes to
    /// that overlay, or nowhere. A press that comes too soon for its panel goes nowhere.
    ///
    /// Has no side effects. For a toolkit that asks where a press goes before it delivers the press.
    public func route(ofPressAt point: Point, now: Instant, in geometry: Geometry) -> Route {
        let route = route(at: point, in: geometry)
        if case .panel(let surface) = route, isPremature(surface, at: now) { return .blocked(surface) }
        guard let first = firstHalf(ofPressAt: point, now: now), let began = first.owner.surface,
            route.surface != began
        else { return route }
        return .blocked(began)
    }

    /// Whether a press that begins at this point may go to a surface, or be blocked by the surface.
    ///
    /// If not, `route(ofPressAt:now:in:)` names another route; if so, ask that. For a toolkit that asks many surfaces
    /// in turn: only the geometry of this surface is measured.
    ///
    /// Has no side effects.
    ///
    /// - Parameter region: The region that the surface covers.
    public func mayTake(
        _ surface: SurfaceID, over region: Region, pressAt point: Point, in geometry: Geometry
    ) -> Bool {
        geometry.regionContains(region, point) || geometry.panelContains(surface, point)
            || clicks.contains { $0.owner.surface == surface && $0.point.isWithin(Tuning.tapSlop, of: point) }
    }

    /// A press begins.
    ///
    /// The second half of a double click that began on an overlay goes to that overlay, or nowhere.
    public func press(_ sequence: Sequence, at point: Point, now: Instant, in geometry: Geometry) -> Route {
        let owner = route(ofPressAt: point, now: now, in: geometry)
        let route = route(at: point, in: geometry)
        var outside = dismissedByTap(at: point, owner: route, in: geometry)
        let first = firstHalf(ofPressAt: point, now: now)
        if let first, outside != first.outside { outside = nil }
        let under = outside
        if case .panel(let surface) = route, owner == .blocked(surface) { prematurePress = (surface, now) }
        if let surface = outside, comesTooSoon(for: surface, seen(surface), at: now) {
            prematurePress = (surface, now)
            outside = nil
        }
        forgetCancelled()
        let press = Press(
            owner: owner, origin: point, passed: passed(by: owner), outside: outside,
            isSecondHalf: first != nil, under: under)
        presses[sequence] = (presses[sequence] ?? []).suffix(Self.mostPresses - 1) + [press]
        return owner
    }

    /// Whether a press at a surface comes so soon that it was meant for what was there before.
    ///
    /// That is the case within a double click's time of when the surface became visible, and within the same time of an
    /// earlier such press: impatient users click more than twice. After twice that time every press counts.
    private func comesTooSoon(for surface: SurfaceID, _ seen: SeenPanel?, at now: Instant) -> Bool {
        guard let seen else { return false }
        let time = reaction().clamped
        if now < seen.since + time { return true }
        guard let prematurePress, prematurePress.surface == surface else { return false }
        return now < min(prematurePress.at + time, seen.since + time + time)
    }

    /// Whether a key that would activate a button of a panel is meant for the panel.
    ///
    /// A key is not if it comes before the user can have seen the panel, or continues what the user types. This holds
    /// for a moving sheet as well, since a key cannot catch one. Ask about each press, but not about its repeats.
    public func takesKey(on surface: SurfaceID, at now: Instant) -> Bool {
        guard !comesTooSoon(for: surface, seen(surface), at: now) else {
            prematurePress = (surface, now)
            return false
        }
        guard let typing, typing.surface == surface else { return true }
        return now >= typing.at + reaction().clamped
    }

    /// Records that a letter, or another key that types, reached a panel without a use for it.
    ///
    /// The user was typing when the panel took the keys, and may not have seen it. Until no such key has come for the
    /// time of a double click, no key activates a button of the panel.
    public func noteTyping(on surface: SurfaceID, at now: Instant) { typing = (surface, now) }

    /// Whether a press on a panel comes before the user can have seen the panel.
    private func isPremature(_ surface: SurfaceID, at now: Instant) -> Bool {
        guard let seen = seen(surface), !seen.canBeCaught else { return false }
        return comesTooSoon(for: surface, seen, at: now)
    }

    /// The surfaces that let a press through to its panel although they block the window.
    private func passed(by owner: Route) -> Set<SurfaceID> {
        if case .panel(let surface) = owner { plan.windowBlockers(over: surface) } else { [] }
    }

    /// The first half of a double click whose second half a press here would be.
    private func firstHalf(ofPressAt point: Point, now: Instant) -> Click? {
        clicks.last { $0.isFollowed(by: point, at: now) }
    }

    /// The press moves; the movement goes where the press began.
    public func move(_ sequence: Sequence, to point: Point) -> Route {
        change(sequence) { press in
            if !press.origin.isWithin(Tuning.tapSlop, of: point) { press.isTap = false }
        }
        return presses[sequence]?.last.map { settled($0) } ?? .app
    }

    /// The press ends.
    ///
    /// A release whose press the gate does not know goes to the app.
    public func release(
        _ sequence: Sequence, at point: Point, now: Instant, in geometry: Geometry
    ) -> Release {
        guard let press = presses[sequence]?.popLast() else {
            return Release(route: .app, tappedOutside: nil)
        }
        if presses[sequence]?.isEmpty == true { presses[sequence] = nil }
        let isTap = press.isTap && press.origin.isWithin(Tuning.tapSlop, of: point)
        clicks.removeAll { $0.sequence == sequence || $0.end <= now || $0.isFollowed(by: point, at: now) }
        // A drag is not half of a double click.
        if !press.isSecondHalf, isTap, press.owner != .app || press.under != nil {
            let end = now + doubleClickTime().clamped
            clicks.append(
                Click(sequence: sequence, owner: press.owner, outside: press.under, point: point, end: end))
        }
        let stands = plan.layers.contains { $0.surface == press.outside && $0.tapOutside == .dismisses }
        return Release(route: settled(press), tappedOutside: isTap && stands ? press.outside : nil)
    }

    /// The press was cancelled.
    ///
    /// Late events of the press still go where it began, and are no tap.
    public func cancel(_ sequence: Sequence) {
        change(sequence) { press in
            press.isTap = false
            press.isCancelled = true
        }
    }

    /// Forgets all presses that are down: the host stops asking, and does not learn how they end.
    ///
    /// Call it if your host listens to presses only while its plan is not empty. A later press of the same number would
    /// otherwise be taken for a forgotten one, if it began while the host did not listen. A press that has ended may
    /// still be the first half of a double click.
    public func forgetPresses() { presses = [:] }

    private func change(_ sequence: Sequence, _ change: (inout Press) -> Void) {
        guard var pressed = presses[sequence] else { return }
        for index in pressed.indices { change(&pressed[index]) }
        presses[sequence] = pressed
    }

    /// Forgets cancelled presses once no other is under way: their late events come before the next press, or never.
    private func forgetCancelled() {
        if presses.values.joined().allSatisfy(\.isCancelled) { presses = [:] }
    }

    /// The surface that a tap at this point dismisses: the front-most one that has the point outside its panel, unless
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

    /// A press on a panel goes nowhere once its surface has left, or something that blocks the window has come over it.
    private func settled(_ press: Press) -> Route {
        guard case .panel(let surface) = press.owner,
            !plan.panelTakesInput(of: surface, under: press.passed)
        else { return press.owner }
        return .blocked(surface)
    }

    /// Until when a press may be the second half of a double click that began on an overlay; `nil`: none can be.
    func awaitsSecondHalf(at now: Instant) -> Instant? {
        clicks.lazy.filter { $0.owner.surface != nil && now < $0.end }.map(\.end).max()
    }

    // MARK: Keys

    /// Where a key goes that is pressed while the focus is at this place.
    ///
    /// The host passes on every release of a key without asking.
    public func keyRoute(focus: FocusPlace) -> Route {
        for layer in plan.layers.reversed() {
            if focus.surface == layer.surface, layer.panelTakesInput { return .panel(layer.surface) }
            if layer.outside.lets(focus.regions) { continue }
            if layer.region.isWindow || focus.regions.contains(layer.region) {
                return .blocked(layer.surface)
            }
        }
        return .app
    }

    /// Whether an overlay over the keyboard blocks text input, from hardware keys too, while the focus
    /// is at this place.
    ///
    /// Such an overlay blocks the app's text fields, and those of panels that were there before, such as a sheet. A
    /// panel that came later may ask for text.
    ///
    /// Ask this only for keys that `keyRoute(focus:)` sends to the app or to a panel.
    public func blocksTextInput(focus: FocusPlace) -> Bool {
        plan.layers.contains { layer in
            layer.region == .keyboard && layer.blocks
                && focus.surface.map { $0 != layer.surface && layer.surface.isNewer(than: $0) } != false
        }
    }
}

extension Overlay.InputPolicy.Outside {
    /// Whether keys pass to views inside these regions.
    func lets(_ regions: Set<Region>) -> Bool {
        switch self {
        case .live: true
        case .blockedExcept(let exempt): !exempt.isDisjoint(with: regions)
        case .blocked: false
        }
    }
}

extension Route {
    /// The surface that gets the input, or blocks it; `nil`: the app gets it.
    fileprivate var surface: SurfaceID? {
        switch self {
        case .app: nil
        case .panel(let surface), .blocked(let surface): surface
        }
    }
}

extension Point {
    /// Whether the other point is at most this far away, in points.
    func isWithin(_ distance: Double, of other: Point) -> Bool {
        let dx = x - other.x
        let dy = y - other.y
        return dx * dx + dy * dy <= distance * distance
    }
}
