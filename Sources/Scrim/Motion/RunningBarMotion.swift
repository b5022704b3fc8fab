/// The motion of an indeterminate progress bar: a part of the bar runs along, again and again.
@_spi(Host) public enum RunningBarMotion {
    /// The length of the part that runs, as a share of the bar's.
    public static let length = 0.35

    /// Where the running part begins after this many turns, as a share of the bar's length: from just before the bar to
    /// just after it, slow at both ends.
    public static func start(after turns: Double) -> Double {
        let phase = turns - turns.rounded(.down)
        let eased = phase * phase * (3 - 2 * phase)
        return eased * (1 + length) - length
    }
}
