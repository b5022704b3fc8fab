#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

extension Presentation {
    /// Shows how far a `Progress` is, until the presentation ends or follows something else.
    ///
    /// ```swift
    /// let veil = window.overlays.show(.veil("Uploading…"))
    /// veil.report(task.progress)
    /// ```
    ///
    /// The `Progress` may change on any thread; its newest value is shown, also while the user scrolls. While it is
    /// indeterminate nothing changes: a spinner stays one. Neither ends the other, and the presentation does not
    /// keep the `Progress` alive.
    public func report(_ progress: Progress) { report(progress.fractions) }
}

extension Progress {
    /// The fraction completed, now and at each change.
    fileprivate var fractions: AsyncStream<Double> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            // If two threads change the progress at once, their values must not arrive in the wrong order.
            let turn = NSLock()
            // An observation may be invalidated on any thread, just as its closure may be called on any.
            nonisolated(unsafe) let observation = observe(\.fractionCompleted, options: [.initial]) {
                progress, _ in
                turn.withLock {
                    if !progress.isIndeterminate { continuation.yield(progress.fractionCompleted) }
                }
            }
            continuation.onTermination = { _ in observation.invalidate() }
        }
    }
}
#endif
