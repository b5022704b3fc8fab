/// Keeps overlapping scrims from adding up: together they are as dark as the darkest.
@_spi(Host) public enum Dimming {
    /// The opacity with which a scrim is drawn, so that it is as dark as the darker of itself and the scrims below.
    ///
    /// - Parameters:
    ///   - wanted: The scrim's own opacity at this moment, 0 to 1.
    ///   - covered: The opacity of the scrims below it together, 0 to 1. With this scrim drawn, the opacity of all of
    ///     them together is `max(wanted, covered)`.
    ///   - isOpaque: Whether the scrim is opaque at rest. Such a scrim is drawn as it is, because it also hides the
    ///     panels between it and the scrims below.
    public static func opacity(wanted: Double, over covered: Double, isOpaque: Bool = false) -> Double {
        guard !isOpaque else { return min(max(wanted, 0), 1) }
        guard covered < 1 else { return 0 }
        return min(max((wanted - covered) / (1 - covered), 0), 1)
    }
}
