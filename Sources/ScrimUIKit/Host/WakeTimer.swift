import Scrim
import UIKit

/// A host's one timer.
///
/// It runs in the run loop's common modes, so also while the user scrolls; while nothing is asked for there is
/// none, and nothing is woken.
@MainActor
final class WakeTimer {
    private let action: @MainActor () -> Void
    // Of the main thread alone; its end is the only place without that proof.
    private nonisolated(unsafe) var timer: Timer?

    init(action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    deinit { timer?.invalidate() }

    /// Fires once at this instant, or in the next turn of the loop if it is past; `nil`: not at all.
    func set(_ instant: Instant?) {
        timer?.invalidate()
        timer = nil
        guard let instant else { return }
        let delay = max(
            (instant - .now).components.seconds >= longest
                ? Double(longest) : instant.mediaTime - Instant.now.mediaTime, 0)
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

/// A timer is set anew after this many seconds: one for the next century is none.
private let longest: Int64 = 86_400
