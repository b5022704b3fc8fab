#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A host's one timer.
///
/// The timer runs in the run loop's common modes, so also while the user scrolls. While no instant is set, there is no
/// timer, and the app is not woken.
@MainActor
final class WakeTimer {
    private let action: @MainActor () -> Void
    // Used only on the main thread, which `deinit` cannot prove.
    private nonisolated(unsafe) var timer: Timer?

    init(action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    deinit { timer?.invalidate() }

    /// Calls the action once at an instant, or in the next turn of the run loop if the instant is past; `nil`: never.
    func set(_ instant: Instant?) {
        timer?.invalidate()
        timer = nil
        guard let instant else { return }
        let delay = max(
            (instant - .now).components.seconds >= longestDelay
                ? Double(longestDelay) : instant.mediaTime - Instant.now.mediaTime, 0)
        let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.fire() }
        }
        self.timer = timer
        RunLoop.main.add(timer, forMode: .common)
    }

    private func fire() {
        timer = nil
        action()
    }
}

/// The longest delay, seconds: a timer for a later instant fires after a day, and is set again.
private let longestDelay: Int64 = 86_400
#endif
