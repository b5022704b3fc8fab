extension Motion {
    /// How a motion runs from its beginning to its end.
    public enum Pace: Hashable, Sendable, Codable {
        /// Without a motion: at the end at once.
        case none
        /// A curve of this duration.
        case curve(Motion.Curve, Duration)
        /// A spring; the duration follows from it.
        case spring(Motion.Spring)
        /// Slows down by this friction, per second, as scrolled content does, and stops at once at the end.
        ///
        /// For a motion whose velocity carries it to its end; any other has no duration.
        @_spi(Host) case coast(friction: Double)

        /// The pace for a user who wants less movement: no spring overshoots.
        var withoutOvershoot: Motion.Pace {
            switch self {
            case .none, .curve, .coast: self
            case .spring(let spring): .spring(spring.withoutOvershoot)
            }
        }
    }
}
