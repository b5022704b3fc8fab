/// What a surface knows of itself as a sheet: where it rests, and the drag that moves it.
struct SheetState: Hashable, Sendable {
    /// The detent that it rests at or is on its way to; `nil`: the smallest.
    ///
    /// `Pose.offstage` counts from it: 0 there, 1 just off the screen.
    var detent: Detent?
    /// What the last layout resolved detents against; `nil` before the first.
    var room: DetentRoom?
    /// The drag under way.
    var drag: Drag?
    /// Whether it is on its way between detents, and laid out for what of it is on screen.
    var isLoose = false
    /// Whether its motion has not come to its end yet.
    var isUnderWay = false
    /// What content in it goes on with.
    var fling: ContentFling?
    /// Who wants to know where it is, frame by frame.
    var observers: Set<PresentationID> = []

    /// A drag under way.
    struct Drag: Hashable, Sendable {
        /// The place to which it was pulled when the drag began, in points: from where it was, whatever moved it.
        let beginning: Double
        /// How it was then: opacity and scale stay until it is let go.
        let pose: Pose
        /// How much further than usual it gives past its largest detent: it may have been caught there.
        let slack: Double
        /// How far it was pulled since, in points towards closing.
        var by = 0.0
        /// What became of scrolled content under the finger; `nil`: there is none.
        var content: ContentScroll?
        /// Whether the last of its way went to the content.
        var movesContent = false
        /// Of the finger.
        var tracker = VelocityTracker()

        /// How fast the sheet is pulled at an instant, points per second towards opening.
        func velocity(at instant: Instant) -> Double {
            movesContent ? 0 : -tracker.velocity(at: instant)
        }
    }
}

extension Surface {
    /// How it behaves as a sheet: as the newest of those who share it says.
    var behaviour: Sheet { face.overlay.sheet }

    /// Its detents as they come out in the room that there is; `nil` before the first layout, and for what is no
    /// sheet.
    var stops: DetentStops? { sheet?.room.map { DetentStops(behaviour.detents, in: $0) } }

    /// Whether it neither dims nor blocks what is around it, at its present detent.
    var isUndimmed: Bool {
        guard let sheet, let undimmed = behaviour.undimmedThrough else { return false }
        guard let stops else { return sheet.detent == nil || sheet.detent == undimmed }
        return stops.index(of: sheet.detent) <= stops.index(of: undimmed)
    }

    /// Whether a drag can move it now.
    var takesDrags: Bool {
        guard sheet != nil, isVisible, !isFinal else { return false }
        return behaviour.isDraggable && inputLayer?.panelTakesInput == true
    }

    /// What its scrim follows, as counted from its detent; `nil` before the first layout.
    var scrimTrack: ScrimTrack? {
        guard let sheet, let stops else { return nil }
        let base = stops.height(of: sheet.detent)
        guard let undimmed = behaviour.undimmedThrough else {
            return ScrimTrack(from: 0, to: stops.smallest, base: base)
        }
        let index = stops.index(of: undimmed)
        let from = stops.stops[index].height
        // Past the largest there is no next one; it is never reached.
        let to = index + 1 < stops.stops.count ? stops.stops[index + 1].height : from + 1e6
        return ScrimTrack(from: from, to: to, base: base)
    }

    /// How it goes past its ends when it is pulled.
    func stretch(slack: Double = 0) -> Stretch? {
        guard let stops, let room = sheet?.room else { return nil }
        // It stays in its region, and gives no more than it is high.
        let above = max(min(room.spare + room.most - (stops.largest - room.underlap), stops.largest), slack)
        let low = behaviour.dismissal == .never ? stops.smallest : 0
        return Stretch(
            low: low, high: stops.largest, below: RubberBand(dimension: low),
            above: RubberBand(dimension: above))
    }

    /// Where it is and how fast: points of it on screen, and per second; `nil` before the first layout.
    func place(at instant: Instant) -> (points: Double, velocity: Double)? {
        guard let sheet, let stops else { return nil }
        let base = stops.height(of: sheet.detent)
        return (
            base * (1 - motion.pose(at: instant).offstage), -base * motion.velocity(at: instant).offstage
        )
    }
}
