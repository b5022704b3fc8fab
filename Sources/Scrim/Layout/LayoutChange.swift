/// What a layout pass came to: compared with the one before, it tells whether the change is animated.
struct LayoutResult: Hashable, Sendable {
    /// What the host told.
    var facts: LayoutFacts
    /// Where the panel rests.
    var panel: Rect
}

extension LayoutFacts {
    /// Whether what changed since is the panel's own: its content has another size, or the window was rotated.
    ///
    /// That is animated. Where its region went (moved, resized, scrolled, met by a keyboard), the panel goes at
    /// once, since it belongs to it.
    func leavesPanelToItself(since old: LayoutFacts) -> Bool {
        old == self || old.window.isPortrait != window.isPortrait
    }
}

extension Reflow {
    /// The panel's way on after another layout pass; what is under way when its region goes, goes on relative to the
    /// new place.
    ///
    /// - Parameters:
    ///   - old: The pass before; `nil`: this is the first.
    ///   - isShown: Whether a frame of the panel has been on screen: before, nothing is to be seen moving.
    ///   - reducesMotion: Then everything is at once.
    func following(
        _ old: LayoutResult?, to new: LayoutResult, isShown: Bool, reducesMotion: Bool, at instant: Instant
    ) -> Reflow {
        guard let old, isShown, !reducesMotion else { return .none }
        guard old.panel != new.panel, !old.panel.isEmpty, !new.panel.isEmpty,
            new.facts.leavesPanelToItself(since: old.facts)
        else { return self }
        return moved(from: old.panel, to: new.panel, at: instant)
    }
}

extension Size {
    /// Whether it is higher than wide, or square.
    fileprivate var isPortrait: Bool { height >= width }
}
