import Scrim
import UIKit

extension Presentation {
    /// Shows how far a `Progress` is, until the presentation ends or follows something else.
    ///
    /// ```swift
    /// let veil = window.overlays.show(.veil("Uploading…"))
    /// veil.follow(task.progress)
    /// ```
    ///
    /// It may change on any thread; the newest value is shown, also while the user scrolls. While it is indeterminate
    /// nothing changes: a spinner stays one. Neither ends the other, and it is not kept alive.
    public func follow(_ progress: Progress) { follow(progress.fractions) }
}

extension Progress {
    /// How much is done now, and whenever that changes.
    fileprivate var fractions: AsyncStream<Double> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            // It may be told to stop on any thread, as it may be called on any.
            nonisolated(unsafe) let observation = observe(\.fractionCompleted, options: [.initial]) {
                progress, _ in
                if !progress.isIndeterminate { continuation.yield(progress.fractionCompleted) }
            }
            continuation.onTermination = { _ in observation.invalidate() }
        }
    }
}
