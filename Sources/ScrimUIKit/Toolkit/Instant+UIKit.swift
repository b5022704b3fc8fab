#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

extension Instant {
    /// The present moment, on the clock that Core Animation times its frames by.
    static var now: Instant { Instant(mediaTime: CACurrentMediaTime()) }

    /// An instant by Core Animation's time, or an event's (both count the seconds since the device started).
    init(mediaTime: CFTimeInterval) {
        self.init(.nanoseconds(Int64((mediaTime * 1e9).rounded())))
    }

    /// Core Animation's time, in seconds.
    var mediaTime: CFTimeInterval { time.inSeconds }
}
#endif
