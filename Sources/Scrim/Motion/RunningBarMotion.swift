/// The motion of a bar without a measure: a part of the bar runs along, again and again.
@_spi(Host) public enum RunningBarMotion {
    /// The length of the part that runs, as a share of the bar's.
    public static let length = 0.35

    /// Where the part that runs begins after so many turns, as a share of the bar's length: from just before the bar
    /// to just after it, slow at both ends.
    public static func start(after turns: Double) -> Double {
        let phase = turns - turns.rounded(.down)
        let eased = phase * phase * (3 - 2 * phase)
        return eased * (1 + length) - length
    }
}
