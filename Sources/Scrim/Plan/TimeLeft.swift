/// How much of a notice's time is left, for the line on its panel that drains.
@_spi(Host) public struct TimeLeft: Hashable, Sendable, Codable {
    /// The whole time.
    public var whole: Duration
    /// Whether the remaining time runs or stands still.
    public var course: Course
    /// Whether the line goes in steps of a second, because the user wants less movement.
    public var isStepped: Bool

    /// Whether time passes.
    public enum Course: Hashable, Sendable, Codable {
        /// Time passes, and is over at an instant.
        case running(until: Instant)
        /// Time stands still, with this much left.
        case held(left: Duration)
    }

    /// The remaining share of the whole time at an instant, 0 to 1.
    public func share(at instant: Instant) -> Double {
        guard whole > .zero else { return 0 }
        var left: Double
        switch course {
        case .running(let until): left = (until - instant).inSeconds
        case .held(let rest): left = rest.inSeconds
        }
        if isStepped { left = left.rounded(.up) }
        return min(max(left / whole.inSeconds, 0), 1)
    }

    /// When a line that is drawn at an instant next becomes shorter, by a point or by a step; `nil`: it stays as it is.
    ///
    /// The full line is `width` points long.
    func nextStep(after instant: Instant, over width: Double) -> Instant? {
        guard case .running(let until) = course, until > instant else { return nil }
        if isStepped { return until + .seconds(1 - (until - instant).inSeconds.rounded(.up)) }
        // A panel that is not laid out shows no line.
        guard width >= 1 else { return until }
        return min(instant + .seconds(whole.inSeconds / width), until)
    }

    /// The instants, from a given one on and including it, at which a line that goes in steps changes; nothing changes
    /// between two of them.
    ///
    /// A step is a second, or longer if there were more than a thousand steps.
    public func steps(from instant: Instant) -> [Instant] {
        guard case .running(let until) = course, until > instant else { return [instant] }
        let left = (until - instant).inSeconds
        let step = max((left / 1_000).rounded(.up), 1)
        let count = max(Int((left / step).rounded(.up)), 1)
        return [instant] + (1..<count).reversed().map { until + .seconds(-Double($0) * step) }
    }

    /// The line in a panel of this size: along the bottom, from the side where a line of text begins, with round ends.
    ///
    /// The line ends before the panel's curved corners: they would cut off its ends, and less time would
    /// seem to be left.
    public func line(in panel: Size, corners: Corners, at instant: Instant, isRightToLeft: Bool) -> Rect {
        let whole = Self.length(in: panel, corners: corners)
        let (inset, width) = ((panel.width - whole) / 2, whole * share(at: instant))
        return Rect(
            isRightToLeft ? panel.width - inset - width : inset,
            panel.height - Tuning.timeLineInset - Tuning.timeLine, width, Tuning.timeLine)
    }

    /// The length of the full line in such a panel, in points: at least half of the panel's width.
    static func length(in panel: Size, corners: Corners) -> Double {
        panel.width - 2 * min(max(corners.bottomLeft, corners.bottomRight), panel.width / 4)
    }
}
