/// What a layout pass came to: compared with the one before, it tells whether the change is animated.
struct LayoutResult: Hashable, Sendable {
    /// What the host told.
    var facts: LayoutFacts
    /// Where the panel rests.
    var panel: Rect
    /// What a sheet is laid out for; `nil`: it is none.
    var sheet: SheetRest?
}

/// Where a sheet rests, for layout: one that goes to another detent moves by its pose, and is not to be moved by
/// its layout as well.
struct SheetRest: Hashable, Sendable {
    var room: DetentRoom
    var detents: [Detent]
    var detent: Detent?
    /// What of its height is on screen: the rest of it is off, and changes less.
    var share: Double

    func height(in room: DetentRoom) -> Double { DetentStops(detents, in: room).height(of: detent) }
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
        guard contentChanged || rotated else { return self }
        guard let rest = new.sheet else { return moved(from: old.panel, to: new.panel, at: instant) }
        guard let was = old.sheet?.room, was.side == rest.room.side else { return self }
        return grown(
            from: rest.height(in: was), to: rest.height(in: rest.room), share: rest.share, at: was.side,
            at: instant)
    }

    /// A sheet's way on when its detent has another height.
    private func grown(
        from old: Double, to new: Double, share: Double, at side: Side, at instant: Instant
    ) -> Reflow {
        guard old != new else { return self }
        let edge = Rect(0, 0, side.isHorizontal ? 0 : max(old, new), side.isHorizontal ? max(old, new) : 0)
        let was = side.place(side.size(along: old, across: 0), in: edge)
        let rest = side.place(side.size(along: new, across: 0), in: edge)
        let goal = Rect(
            was.minX + (rest.minX - was.minX) * share, was.minY + (rest.minY - was.minY) * share,
            was.width + (rest.width - was.width) * share, was.height + (rest.height - was.height) * share)
        return moved(from: was, to: goal, side: side, at: instant)
    }
}

extension Size {
    /// Whether it is higher than wide, or square.
    fileprivate var isPortrait: Bool { height >= width }
}
