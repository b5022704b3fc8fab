extension Holder {
    /// What a minimized presentation goes back to.
    struct Minimized: Hashable, Sendable, Codable {
        /// The overlay as the program wants it; what is seen meanwhile follows from it.
        var sharedOverlay: Shared<Overlay>
        let region: Region
        /// Where the notice is that is left of it.
        let placement: Overlay.Placement
    }

    /// The presentation's overlay as the program wants it.
    var sharedWanted: Shared<Overlay> { minimized?.sharedOverlay ?? sharedOverlay }

    /// The presentation's overlay as the program wants it; what is seen of a minimized one follows from it.
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

    /// The region that the presentation covers on a surface, or covered before it was minimized, or is about.
    func region(on surface: Surface) -> Region {
        minimized?.region ?? surface.subject?.region ?? surface.region
    }

    /// Only a notice is left of the presentation.
    mutating func minimize(from region: Region, to placement: Overlay.Placement) {
        minimized = Minimized(sharedOverlay: sharedOverlay, region: region, placement: placement)
        overlay = overlay.pill(at: placement)
    }

    /// The presentation is as it was before it was minimized, with what was changed meanwhile.
    mutating func restore() {
        guard let minimized else { return }
        sharedOverlay = minimized.sharedOverlay
        self.minimized = nil
    }
}

extension Overlay {
    /// What is seen of the overlay while it is minimized: a notice with its texts, its indicator and its cancel button.
    fileprivate func pill(at placement: Overlay.Placement) -> Overlay {
        // In the middle it would be over what the user works on.
        let placement = placement == .center ? .bottom : placement
        var pill = Overlay.hud(nil, indicator: content.indicator, placement: placement)
        pill.content = content
        pill.content.actions = []
        (pill.content.field, pill.content.choices) = (nil, nil)
        // A style of the app's own is one for the whole window.
        if case .custom = appearance {} else { pill.appearance = appearance }
        pill.input = InputPolicy(outside: .live)
        pill.timing = timing
        pill.timing.grace = .zero
        pill.priority = priority
        pill.identifier = identifier
        return pill
    }
}
