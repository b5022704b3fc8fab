#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Samples of a surface's motion at regular instants.
///
/// The render server moves the surface through them without the app. The samples come from the core's curves, also
/// those of a motion that interrupts another. A surface's position and speed are never read from the screen.
struct Keyframes {
    /// The time between samples, a frame of a 120 Hz screen; Core Animation interpolates linearly between samples.
    private static let interval = Duration.nanoseconds(8_333_333)
    /// Twenty seconds of samples, longer than any transition; a spring that swings for minutes is animated in parts.
    private static let maximumCount = 2_400

    let start: Instant
    let moments: [SurfaceMoment]
    let duration: TimeInterval
    /// The instant of the last sample, if the motion goes on and the next part begins there; `nil`: the
    /// motion has ended.
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

    /// Animates a layer's property through values, one for each sample; an empty array ends the property's animation.
    @MainActor
    func animate(_ layer: CALayer, _ keyPath: String, through values: [Any]) {
        guard !values.isEmpty else { return Self.stop(layer, keyPath) }
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.duration = duration
        // In the layer's own time; otherwise the animation would begin when the transaction is committed.
        animation.beginTime = layer.convertTime(start.mediaTime, from: nil)
        animation.fillMode = .backwards
        animation.preferredFrameRateRange = .smooth
        layer.add(animation, forKey: Self.key(keyPath))
    }

    /// Copies the animation of a property from the first of other layers that has one; if none has, the
    /// layer's own ends.
    @MainActor
    static func copy(_ keyPath: String, from others: [CALayer], to layer: CALayer) {
        let name = key(keyPath)
        guard let animation = others.compactMap({ $0.animation(forKey: name) }).first else {
            return stop(layer, keyPath)
        }
        // Called at the end of each turn, mostly with the same animation.
        guard layer.animation(forKey: name)?.beginTime != animation.beginTime else { return }
        layer.add(animation, forKey: name)
    }

    /// Ends the animation of a property, so that the layer's own value shows.
    @MainActor
    static func stop(_ layer: CALayer, _ keyPath: String) {
        layer.removeAnimation(forKey: key(keyPath))
    }

    private static func key(_ keyPath: String) -> String { "scrim.\(keyPath)" }
}
#endif
