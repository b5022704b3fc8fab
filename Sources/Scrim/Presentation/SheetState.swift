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
        /// Where the finger took hold of it: from there it follows, whatever moved it before.
        var grip: Grip
        /// How far it was pulled since the drag began, in points towards closing.
        var by = 0.0
        /// What became of scrolled content under the finger; `nil`: there is none.
        var content: ContentScroll?
        /// Whether the last of its way went to the content.
        var movesContent = false
        /// Of the finger.
        var tracker = VelocityTracker()

        /// The place to which it is pulled, in points on screen: past its ends it gives less.
        var pulled: Double { grip.points - (by - grip.by) }

        /// How fast the sheet is pulled at an instant, points per second towards opening.
        func velocity(at instant: Instant) -> Double {
            movesContent ? 0 : -tracker.velocity(at: instant)
        }

        /// Where a finger has hold of a sheet; taken anew where its detents or its room change under it.
        struct Grip: Hashable, Sendable {
            /// How much of the sheet was on screen, in points.
            let points: Double
            /// How far the drag had pulled it by then.
            let by: Double
            /// How it was drawn: opacity and scale stay so until it is let go.
            let pose: Pose
            /// How much more of the scrim was to be seen than the place itself says.
            let dimming: Double
        }
    }

    /// How a sheet moves at a moment, in points of it on screen, whatever its pose counts from.
    struct Place {
        let points: Double
        /// Per second, towards opening.
        let velocity: Double
        /// What its pose counts from.
        let base: Double
        /// How it is drawn.
        let pose: Pose

        /// The same as `Pose.offstage` and its velocity, counted from so many points.
        func counted(from base: Double) -> (offstage: Double, velocity: Double) {
            (1 - points / base, -velocity / base)
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
    ///
    /// Caught beyond one of them, on its way in or while it overshoots, it follows the finger from there, and comes
    /// no nearer to where the band ends than it would from the end itself.
    func stretch(from grip: Double) -> Stretch? {
        guard let stops, let room = sheet?.room else { return nil }
        let low = min(behaviour.dismissal.resists ? stops.smallest : 0, grip)
        let high = max(stops.largest, grip)
        // It stays in its region, and gives no more than it is high.
        let most = min(room.spare + room.most + room.underlap, 2 * stops.largest)
        return Stretch(
            low: low, high: high, below: RubberBand(dimension: low), above: RubberBand(dimension: most - high)
        )
    }

    /// What its pose counts from, in points; `nil` before the first layout.
    var base: Double? { stops?.height(of: sheet?.detent) }

    /// Where it is and how fast; `nil` before the first layout.
    func place(at instant: Instant) -> SheetState.Place? {
        guard let base else { return nil }
        let pose = motion.pose(at: instant)
        return SheetState.Place(
            points: base * (1 - pose.offstage), velocity: -base * motion.velocity(at: instant).offstage,
            base: base, pose: pose)
    }
}
