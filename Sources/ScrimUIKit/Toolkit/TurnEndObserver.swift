#if canImport(UIKit)
import UIKit

/// Calls at the end of each turn of the main run loop, before Core Animation takes the turn's changes.
///
/// A view does not report that it was hidden or moved within its window. If the library depends on such a change, it
/// checks the view when the turn ends: in the same frame, and without ever waking the app.
@MainActor
@_spi(Host) public final class TurnEndObserver {
    // Used only on the main thread, which `deinit` cannot prove.
    private nonisolated(unsafe) var observer: CFRunLoopObserver?

    /// Calls a closure as long as the observer lives.
    public init(_ body: @escaping @MainActor () -> Void) {
        observer = CFRunLoopObserverCreateWithHandler(
            nil, CFRunLoopActivity.beforeWaiting.rawValue, true, beforeCoreAnimation
        ) { _, _ in
            MainActor.assumeIsolated { body() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    /// Returns in a later turn, after the changes of the present one are committed.
    public static func turnEnd() async {
        let waiting = Waiting()
        await withCheckedContinuation { continuation in
            waiting.observer = TurnEndObserver {
                continuation.resume()
                waiting.observer = nil
            }
        }
    }

    /// Keeps the observer of a caller that waits for one turn's end.
    @MainActor
    private final class Waiting {
        var observer: TurnEndObserver?
    }

    deinit {
        if let observer { CFRunLoopObserverInvalidate(observer) }
    }
}

/// Core Animation commits in an observer with the order 2 000 000.
private let beforeCoreAnimation = CFIndex(1_999_000)
#endif
