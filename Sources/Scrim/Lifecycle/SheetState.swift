/// Where a surface rests as a sheet at an edge, and what moves it.
struct SheetState: Hashable, Sendable, Codable {
    /// The detent that the sheet rests at or is on its way to; `nil`: the smallest.
    ///
    /// `Motion.Pose.offstage` counts from that detent: 0 there, 1 just off the screen.
    var detent: Overlay.Detent?
    /// The room in which the last layout resolved detents; `nil` before the first.
    var room: DetentRoom?
    /// What moves the sheet.
    var movement = Movement.resting
    /// The momentum with which content in the sheet continues.
    var fling: ContentFling?
    /// The presentations whose apps follow the sheet's position, frame by frame.
    var followers: Set<Presentation.ID> = []

    /// How far a dialog was moved out of the middle, in points.
    var dialogOffset = Point.zero
    /// The value of `dialogOffset` when the pointer took hold of the dialog.
    var dialogGrip = Point.zero

    /// What moves a sheet.
    enum Movement: Hashable, Sendable, Codable {
        /// The sheet is at rest where it is laid out.
        case resting
        /// The sheet enters or leaves, laid out as it rests.
        case traveling
        /// A finger has hold of the sheet, which is laid out for its part on screen.
        case held(Drag)
        /// The sheet moves between detents, or leaves from there, laid out for its part on screen.
        case settling

        /// The movement once a motion runs without a finger.
        var underWay: Movement {
            switch self {
            case .resting, .traveling: .traveling
            case .held, .settling: .settling
            }
        }

        /// Whether the sheet is between detents, and laid out for its part on screen.
        var isBetweenDetents: Bool {
            switch self {
            case .resting, .traveling: false
            case .held, .settling: true
            }
        }

        /// Whether the sheet moves, or may move with any frame.
        var isUnderWay: Bool { self != .resting }
    }

    init(detent: Overlay.Detent?) { self.detent = detent }

    /// A pointer takes hold of the dialog where it is.
    mutating func beginMove() { dialogGrip = dialogOffset }

    /// The drag under way.
    var drag: Drag? {
        if case .held(let drag) = movement { drag } else { nil }
    }

    /// How a sheet moves at an instant, as the points of it on screen, whatever height its pose counts from.
    struct Snapshot {
        var points: Double
        /// In points per second, towards opening.
        let velocity: Double
        /// The height from which the sheet's pose counts.
        let base: Double
        /// How the sheet is drawn.
        let pose: Motion.Pose

        /// The position and velocity as `Motion.Pose.offstage`, counted from another height.
        func counted(from base: Double) -> (offstage: Double, velocity: Double) {
            (1 - points / base, -velocity / base)
        }
    }
}
