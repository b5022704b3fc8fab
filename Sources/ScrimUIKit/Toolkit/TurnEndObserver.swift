#if canImport(UIKit)
import UIKit

/// Calls at the end of each turn of the main run loop, before Core Animation takes the turn's changes.
///
/// A view does not report that it was hidden or moved within its window. If the library depends on such a
/// change, it looks at the view when the turn ends: in the same frame, and without ever waking the app.
@MainActor
@_spi(Host) public final class TurnEndObserver {
    // Touched on the main thread alone; only `deinit` cannot prove that it is there.
    private nonisolated(unsafe) var observer: CFRunLoopObserver?

    /// Calls a closure for as long as the observer lives.
    public init(_ body: @escaping @MainActor () -> Void) {
        observer = CFRunLoopObserverCreateWithHandler(
            nil, CFRunLoopActivity.beforeWaiting.rawValue, true, beforeCoreAnimation
        ) { _, _ in
            MainActor.assumeIsolated { body() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    /// Returns in a turn of its own, after what the present one has changed is committed.
    public static func turnEnd() async {
        let waiting = Waiting()
        await withCheckedContinuation { continuation in
            waiting.observer = TurnEndObserver {
                continuation.resume()
                waiting.observer = nil
            }
        }
    }

    /// Somebody who waits for one end.
    @MainActor
    private final class Waiting {
        var observer: TurnEndObserver?
    }

    deinit {
        if let observer { CFRunLoopObserverInvalidate(observer) }
    }
}

/// Core Animation commits in an observer of the order 2 000 000.
private let beforeCoreAnimation = CFIndex(1_999_000)
#endif
