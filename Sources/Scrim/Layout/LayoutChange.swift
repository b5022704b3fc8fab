/// What a layout pass came to: compared with the one before, it tells whether the change is animated.
struct LayoutResult: Hashable, Sendable {
    /// What the host told.
    var facts: LayoutFacts
    /// Where the panel rests.
    var panel: Rect
}

extension Reflow {
    /// The panel's way on after another layout pass.
    ///
    /// Animated is what the panel does by itself: its content changed size, or the window was rotated. Where its
    /// region went (moved, resized, scrolled, met by a keyboard), the panel goes at once, since it belongs to
    /// it; what was under way then goes on, relative to the new place.
    ///
    /// - Parameters:
    ///   - old: The pass before; `nil`: this is the first.
    ///   - isShown: Whether a frame of the panel has been on screen: before, nothing is to be seen moving.
    ///   - reducesMotion: Then everything is at once.
    func following(
        _ old: LayoutResult?, to new: LayoutResult, isShown: Bool, reducesMotion: Bool, at instant: Instant
    ) -> Reflow {
        guard let old, isShown, !reducesMotion else { return .none }
        guard old.panel != new.panel, !old.panel.isEmpty, !new.panel.isEmpty else { return self }
        let contentChanged = old.facts == new.facts
        let rotated = old.facts.window.isPortrait != new.facts.window.isPortrait
        return contentChanged || rotated ? moved(from: old.panel, to: new.panel, at: instant) : self
    }
}

extension Size {
    /// Whether it is higher than wide, or square.
    fileprivate var isPortrait: Bool { height >= width }
}
