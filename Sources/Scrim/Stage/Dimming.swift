/// Scrims do not add up: where several lie over each other, the darkest counts.
public enum Dimming {
    /// The opacity to draw a scrim with, so that together with what is drawn below it, it comes to the darker of
    /// both.
    ///
    /// - Parameters:
    ///   - wanted: The scrim's own opacity at this moment, 0 to 1.
    ///   - covered: What the scrims below it come to together, 0 to 1. After drawing, it is
    ///     `max(wanted, covered)`.
    public static func opacity(wanted: Double, over covered: Double) -> Double {
        guard covered < 1 else { return 0 }
        return min(max((wanted - covered) / (1 - covered), 0), 1)
    }
}
