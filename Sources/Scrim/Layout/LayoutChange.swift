/// The facts of a layout pass and the panel's frame; two results in a row decide whether the change is animated.
struct LayoutResult: Hashable, Sendable {
    /// The host's facts about the region.
    var facts: LayoutFacts
    /// The panel's frame at rest.
    var panel: Rect
    /// The vector from rest to just outside the region, in points (`SurfaceFrames.travel`).
    var travel = Point.zero
}

extension LayoutFacts {
    /// Whether a panel moves animated to a new frame: its content has another size, or the window was rotated.
    ///
    /// If the region moved, was resized or scrolled, or met a keyboard, the panel follows at once.
    func animatesPanel(since old: LayoutFacts) -> Bool {
        old == self || old.window.isPortrait != window.isPortrait
    }
}

extension Reflow {
    /// The panel's movement after another layout pass.
    ///
    /// A movement under way goes on relative to the new frame. A panel that slides goes on from where it is drawn,
    /// because the distance that its pose stands for has changed.
    ///
    /// - Parameters:
    ///   - old: The pass before; `nil`: this is the first.
    ///   - new: This pass.
    ///   - changesForm: Whether the panel became a dialog or a sheet; then it moves animated, whatever
    ///     happened to the region.
    ///   - isShown: Whether a frame of the panel has been on screen; before that, nothing is animated.
    ///   - reducesMotion: Whether the user wants less movement; then nothing is animated.
    ///   - motion: How the panel enters or leaves meanwhile.
    ///   - instant: When this pass takes place.
    func following(
        _ old: LayoutResult?, to new: LayoutResult, changesForm: Bool = false, isShown: Bool,
        reducesMotion: Bool, during motion: Motion = .hold(.rest), at instant: Instant
    ) -> Reflow {
        guard let old, isShown, !reducesMotion else { return .none }
        guard old.panel != new.panel, !old.panel.isEmpty, !new.panel.isEmpty,
            changesForm || new.facts.animatesPanel(since: old.facts)
        else { return self }
        let (way, speed) = new.lag(behind: old, during: motion, at: instant)
        return moved(
            from: old.panel.offset(dx: way.x, dy: way.y), to: new.panel, by: speed, at: instant)
    }

    /// What remains of a slide whose distance changed with this pass, if the toolkit moves the panel's frame: the panel
    /// goes on from where it is drawn.
    func carried(
        from old: LayoutResult, to new: LayoutResult, during motion: Motion, at instant: Instant
    ) -> Reflow {
        let (way, speed) = new.lag(behind: old, during: motion, at: instant)
        return moved(from: Rect(way.x, way.y, 0, 0), to: .zero, by: speed, at: instant)
    }
}

extension LayoutResult {
    /// How far a sliding panel is drawn from where its new distance would have it, in points, and
    /// how fast that changes.
    fileprivate func lag(
        behind old: LayoutResult, during motion: Motion, at instant: Instant
    ) -> (way: Point, speed: Point) {
        let way = Point(x: old.travel.x - travel.x, y: old.travel.y - travel.y)
        guard way != .zero else { return (.zero, .zero) }
        let (share, speed) = (motion.pose(at: instant).offstage, motion.velocity(at: instant).offstage)
        return (Point(x: way.x * share, y: way.y * share), Point(x: way.x * speed, y: way.y * speed))
    }
}

extension Size {
    /// Whether the size is higher than wide, or square.
    fileprivate var isPortrait: Bool { height >= width }
}
