import Scrim
import UIKit

/// Looks of a surface at regular moments, to be handed to the render server: it then moves without the app.
///
/// Sampled from the core's own curves, and so is every motion that interrupts them: where a surface is, and how fast
/// it goes, is never asked of what is on screen.
struct Keyframes {
    /// One sample for each frame of a common screen; between them it goes in a straight line.
    private static let interval = Duration.nanoseconds(16_666_667)
    /// Longer than any transition; springs that swing for minutes are cut.
    private static let most = 1_200

    let start: Instant
    let moments: [SurfaceMoment]
    let duration: TimeInterval

    /// - Parameters:
    ///   - isSettled: Whether nothing changes any more from an instant on.
    ///   - moment: The look at an instant.
    /// - Returns: `nil`: there is nothing to move.
    init?(
        from start: Instant, until isSettled: (Instant) -> Bool, moment: (Instant) -> SurfaceMoment
    ) {
        guard !isSettled(start) else { return nil }
        var moments = [moment(start)]
        var instant = start
        repeat {
            instant = instant + Self.interval
            moments.append(moment(instant))
        } while !isSettled(instant) && moments.count < Self.most
        self.start = start
        self.moments = moments
        duration = instant.mediaTime - start.mediaTime
    }

    /// Animates a layer's property through the moments, as far as it changes at all.
    @MainActor
    func animate(_ layer: CALayer, _ keyPath: String, _ value: (SurfaceMoment) -> NSValue) {
        let values = moments.map(value)
        let key = Self.key(keyPath)
        guard let first = values.first, values.contains(where: { !$0.isEqual(first) }) else {
            layer.removeAnimation(forKey: key)
            return
        }
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.duration = duration
        // In the layer's own time, or it would begin whenever the transaction is committed.
        animation.beginTime = layer.convertTime(start.mediaTime, from: nil)
        animation.fillMode = .backwards
        layer.add(animation, forKey: key)
    }

    /// Ends the animation of a property: it is as its layer says.
    @MainActor
    static func stop(_ layer: CALayer, _ keyPath: String) {
        layer.removeAnimation(forKey: key(keyPath))
    }

    private static func key(_ keyPath: String) -> String { "scrim.\(keyPath)" }
}
