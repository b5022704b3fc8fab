/// The start of a layout pass and its panel frame; two results in a row decide whether the change is animated.
struct LayoutResult: Hashable, Sendable {
    /// The host's facts about the region.
    var facts: LayoutFacts
    /// The panel's frame at rest.
    var panel: Rect
    /// The vector from rest to just outside, in points (`SurfaceFrames.travel`).
    var travel = Point.zero
}

extension LayoutFacts {
    /// Whether a panel that has another frame since moves there animated: its content has another size, or the window was
    /// rotated.
    ///
    /// Where the region itself moved, was resized, scrolled or met by a keyboard, the panel goes along at once.
    func animatesPanel(since old: LayoutFacts) -> Bool {
        old == self || old.window.isPortrait != window.isPortrait
    }
}

extension Reflow {
    /// The panel's movement after another layout pass.
    ///
    /// A movement that is under way when the region moves goes on relative to the new frame. A panel that slides meanwhile goes
    /// on from where it is drawn: the part of its way that its pose stands for has another length now.
    ///
    /// - Parameters:
    ///   - old: The pass before; `nil`: this is the first.
    ///   - new: This pass.
    ///   - changesForm: Whether the panel became a dialog or a sheet; then it moves, however the region has changed.
    ///   - isShown: Whether a frame of the panel has been on screen; before that, nothing is animated.
    ///   - reducesMotion: Whether the user wants less movement; then nothing is animated.
    ///   - motion: How the panel comes or goes meanwhile.
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

    /// The rest of a slide whose way has another length since this pass, where the toolkit moves the panel's frame: the panel
    /// is to go on from where it is drawn.
    func carried(
        from old: LayoutResult, to new: LayoutResult, during motion: Motion, at instant: Instant
    ) -> Reflow {
        let (way, speed) = new.lag(behind: old, during: motion, at: instant)
        return moved(from: Rect(way.x, way.y, 0, 0), to: .zero, by: speed, at: instant)
    }
}

extension LayoutResult {
    /// How far a panel that slides is drawn from where the new length of its way would have it, in points, and how fast that
    /// changes.
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
