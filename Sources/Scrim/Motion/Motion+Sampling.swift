extension Motion {
    /// The pose at an instant; before the start it is `from`, after the end `to`.
    public func pose(at instant: Instant) -> Pose { to }

    /// How fast each part changes at an instant, per second.
    public func velocity(at instant: Instant) -> Pose { .still }

    /// How long it takes until it rests within what can be seen.
    public var duration: Duration { .zero }

    /// Whether it has come to rest.
    public func isSettled(at instant: Instant) -> Bool { instant >= start + duration }
}
