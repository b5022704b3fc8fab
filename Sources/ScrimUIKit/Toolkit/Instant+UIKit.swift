#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

extension Instant {
    /// The current time, on the clock by which Core Animation times its frames.
    static var now: Instant { Instant(mediaTime: CACurrentMediaTime()) }

    /// An instant from Core Animation's time or an event's (both count seconds since the device started).
    init(mediaTime: CFTimeInterval) {
        self.init(.nanoseconds(Int64((mediaTime * 1e9).rounded())))
    }

    /// Core Animation's time, in seconds.
    var mediaTime: CFTimeInterval { time.inSeconds }
}
#endif
