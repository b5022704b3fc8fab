#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Samples of a surface's motion at regular instants, for the render server, which then moves the surface
/// without the app.
///
/// They are sampled from the core's curves, as is every motion that interrupts one: position and speed of a
/// surface are never read from the screen.
struct Keyframes {
    /// From one sample to the next: a frame of a 120 Hz screen; Core Animation interpolates linearly between them.
    private static let interval = Duration.nanoseconds(8_333_333)
    /// The samples of 20 seconds, longer than any transition; a spring that swings for minutes comes in parts.
    private static let maximumCount = 2_400

    let start: Instant
    let moments: [SurfaceMoment]
    let duration: TimeInterval
    /// When the last sample is due and the motion goes on: the next part begins then; `nil`: it has ended.
    let continuation: Instant?

    /// - Parameters:
    ///   - isSettled: Whether nothing changes any more from an instant on.
    ///   - moment: The surface's look at an instant.
    /// - Returns: `nil` if nothing moves.
    init?(
        from start: Instant, until isSettled: (Instant) -> Bool, moment: (Instant) -> SurfaceMoment
    ) {
        guard !isSettled(start) else { return nil }
        var moments = [moment(start)]
        var instant = start
        repeat {
            instant = instant + Self.interval
            moments.append(moment(instant))
        } while !isSettled(instant) && moments.count < Self.maximumCount
        self.start = start
        self.moments = moments
        duration = instant.mediaTime - start.mediaTime
        continuation = isSettled(instant) ? nil : instant
    }

    /// Animates a layer's property through the samples; one that does not change is left alone.
    @MainActor
    func animate(_ layer: CALayer, _ keyPath: String, _ value: (SurfaceMoment) -> NSValue) {
        let values = moments.map(value)
        let changes = values.contains { !$0.isEqual(values.first) }
        animate(layer, keyPath, through: changes ? values : [])
    }

    /// Animates a layer's property through values, one for each sample; through none, its animation ends.
    @MainActor
    func animate(_ layer: CALayer, _ keyPath: String, through values: [Any]) {
        guard !values.isEmpty else { return Self.stop(layer, keyPath) }
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.duration = duration
        // In the layer's own time, or the animation would begin whenever the transaction is committed.
        animation.beginTime = layer.convertTime(start.mediaTime, from: nil)
        animation.fillMode = .backwards
        animation.preferredFrameRateRange = .smooth
        layer.add(animation, forKey: Self.key(keyPath))
    }

    /// Ends the animation of a property, which then has its layer's own value.
    @MainActor
    static func stop(_ layer: CALayer, _ keyPath: String) {
        layer.removeAnimation(forKey: key(keyPath))
    }

    private static func key(_ keyPath: String) -> String { "scrim.\(keyPath)" }
}
#endif
