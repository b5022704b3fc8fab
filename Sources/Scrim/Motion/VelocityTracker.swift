/// Measures how fast something is dragged: the slope of a straight line through its last positions.
///
/// The line is fitted by weighted least squares. The difference of the first and the last position would follow the
/// noise of a lifting finger, and samples that leave the window all at once would make the result depend on when frames
/// fall. So all samples in the window count, with a weight that falls to zero at the window's end: the same drag gives
/// about the same velocity at 60 Hz, at 120 Hz and at irregular frames.
struct VelocityTracker: Hashable, Sendable, Codable {
    /// How far back samples count, seconds (libadwaita's swipe tracker).
    static let window = 0.15
    /// A release this long after the last movement, seconds, means that the finger rested in between: more than
    /// a frame at 60 Hz.
    ///
    /// If samples are further apart, one and a half times their shortest interval counts instead.
    static let stillness = 0.025
    /// The least spread of the samples' times that gives a velocity, seconds.
    private static let leastSpread = 5e-4
    /// The highest velocity, points per second: no finger and no pointer is faster.
    private static let limit = 5e4

    private struct Sample: Hashable, Codable {
        let position: Double
        let time: Instant
    }

    private var samples: [Sample] = []

    /// Takes a position at an instant.
    ///
    /// An instant before the last one counts as the last one; a position that is not a number is left out.
    mutating func add(_ position: Double, at instant: Instant) {
        guard position.isFinite else { return }
        let time = max(instant, samples.last?.time ?? instant)
        samples.removeAll { (time - $0.time).inSeconds > Self.window }
        samples.append(Sample(position: position, time: time))
    }

    /// The velocity at an instant, in points per second; 0 if too little is known.
    func velocity(at instant: Instant) -> Double {
        guard let last = samples.last else { return 0 }
        let now = max(instant, last.time)
        var points = samples.map { (position: $0.position, age: (now - $0.time).inSeconds) }
        let distances = zip(samples, samples.dropFirst()).map { ($1.time - $0.time).inSeconds }
        let stillness = max(Self.stillness, 1.5 * (distances.min() ?? 0))
        if (now - last.time).inSeconds > stillness { points.append((last.position, 0)) }

        var (weights, positions, ages) = (0.0, 0.0, 0.0)
        for point in points {
            let weight = Self.weight(point.age)
            weights += weight
            positions += weight * point.position
            ages += weight * point.age
        }
        guard weights > 0 else { return 0 }
        let (meanPosition, meanAge) = (positions / weights, ages / weights)
        var (covariance, variance) = (0.0, 0.0)
        for point in points {
            let weight = Self.weight(point.age)
            covariance += weight * (meanAge - point.age) * (point.position - meanPosition)
            variance += weight * (meanAge - point.age) * (meanAge - point.age)
        }
        guard variance > weights * Self.leastSpread * Self.leastSpread / 4 else { return 0 }
        return min(max(covariance / variance, -Self.limit), Self.limit)
    }

    /// How much a sample of some age in seconds counts, 1 to 0.
    private static func weight(_ age: Double) -> Double { max(0, 1 - age / window) }
}
