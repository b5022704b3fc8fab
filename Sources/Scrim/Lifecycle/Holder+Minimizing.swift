extension Holder {
    /// The state to which a minimized presentation returns.
    struct Minimized: Hashable, Sendable, Codable {
        /// The overlay as the program wants it; what the user sees meanwhile is derived from it.
        var sharedOverlay: Shared<Overlay>
        let region: Region
        /// Where the minimized presentation's notice is.
        let placement: Overlay.Placement
    }

    /// The presentation's overlay as the program wants it.
    var sharedWanted: Shared<Overlay> { minimized?.sharedOverlay ?? sharedOverlay }

    /// The presentation's overlay as the program wants it; what the user sees of a minimized one is derived from it.
    var wanted: Overlay {
        get { sharedWanted.value }
        set {
            guard let placement = minimized?.placement else { return overlay = newValue }
            minimized?.sharedOverlay.value = newValue
            overlay = newValue.pill(at: placement)
        }
    }

    /// Which kind of overlay the presentation is, minimized or not.
    var kind: Overlay.Kind { sharedWanted.value.kind }

    /// The region that the presentation covers on a surface, covered before it was minimized, or asks about.
    func region(on surface: Surface) -> Region {
        minimized?.region ?? surface.subject?.region ?? surface.region
    }

    /// Minimizes the presentation: only a notice remains of it.
    mutating func minimize(from region: Region, to placement: Overlay.Placement) {
        minimized = Minimized(sharedOverlay: sharedOverlay, region: region, placement: placement)
        overlay = overlay.pill(at: placement)
    }

    /// Restores the presentation as it was before it was minimized, with the changes made meanwhile.
    mutating func restore() {
        guard let minimized else { return }
        sharedOverlay = minimized.sharedOverlay
        self.minimized = nil
    }
}

extension Overlay {
    /// The notice for the overlay while it is minimized, with its texts, its indicator and its cancel button.
    fileprivate func pill(at placement: Overlay.Placement) -> Overlay {
        // In the middle the notice would cover what the user works on.
        let placement = placement == .center ? .bottom : placement
        var pill = Overlay.hud(nil, indicator: content.indicator, placement: placement)
        pill.content = content
        pill.content.actions = []
        (pill.content.field, pill.content.choices) = (nil, nil)
        // The app's own style is designed for the whole window.
        if case .custom = appearance {} else { pill.appearance = appearance }
        pill.input = InputPolicy(outside: .live)
        pill.timing = timing
        pill.timing.grace = .zero
        pill.priority = priority
        pill.identifier = identifier
        return pill
    }
}
