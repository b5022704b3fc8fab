/// The round of stops for keys that move the keyboard focus: the app, then each panel beside the live app that takes
/// keys, back to front, and the app again.
///
/// In a stack of notices the newest comes first.
///
/// While a surface blocks the window, the round has its panel, the panels in front of it that take keys, and the views
/// that it exempts; without such views it leaves out the app. A single stop makes no round.
@_spi(Host) public struct FocusRound: Hashable, Sendable, Codable {
    /// A stop on the round.
    public enum Stop: Hashable, Sendable, Codable {
        /// The app's own controls.
        case app
        /// The controls in this surface's panel.
        case panel(SurfaceID)
    }

    /// The user's key.
    public enum Step: Hashable, Sendable, Codable, CaseIterable {
        /// Tab at the last control of the app or of a panel: on to the first control of the next stop.
        case tab
        /// Shift+Tab at the first control of the app or of a panel: back to the last control of the stop before.
        case backTab
        /// F6, anywhere: on to the next stop.
        case next
        /// Shift+F6, anywhere: back to the stop before.
        case previous

        /// Whether the step leads from stop to stop, not from control to control.
        var isBetweenStops: Bool { self == .next || self == .previous }
        var isForward: Bool { self == .tab || self == .next }
    }

    /// The panels beside the app, in the order in which F6 reaches them.
    public var panels: [SurfaceID]

    /// The app's views that keys lead to, with everything in them; `nil`: the whole app.
    ///
    /// If the set is empty, the app is not on the round.
    public var views: Set<Region>?

    /// A round through the app and these panels, in this order; without panels there is none.
    public init(_ panels: [SurfaceID] = [], views: Set<Region>? = nil) {
        self.panels = panels
        self.views = views
    }

    /// Whether keys stay within the app, or within the panel that has the focus.
    public var isEmpty: Bool { panels.isEmpty }

    /// The round without these surfaces' panels.
    public func without(_ surfaces: Set<SurfaceID>) -> FocusRound {
        surfaces.isEmpty ? self : FocusRound(panels.filter { !surfaces.contains($0) }, views: views)
    }

    /// Where a step leads; `nil`: there is no round.
    ///
    /// From a panel that is not on the round, the step leads to the app. Without the app it leads forward to the first
    /// stop, or backward to the last.
    public func stop(_ step: Step, from stop: Stop) -> Stop? {
        guard !isEmpty else { return nil }
        let stops = (views?.isEmpty == true ? [] : [Stop.app]) + panels.map { .panel($0) }
        guard let index = stops.firstIndex(of: stop) else {
            return stops.first == .app || step.isForward ? stops.first : stops.last
        }
        return stops[(index + (step.isForward ? 1 : stops.count - 1)) % stops.count]
    }
}
