import Scrim
import UIKit

/// Calls for each frame of the screen while it runs, with the instant that the frame is for.
@MainActor
final class DisplayTicker: NSObject {
    private let tick: @MainActor (Instant) -> Void
    // Of the main thread alone; its end is the only place without that proof.
    private nonisolated(unsafe) var link: CADisplayLink?

    init(_ tick: @escaping @MainActor (Instant) -> Void) {
        self.tick = tick
        super.init()
    }

    /// Also while the user scrolls; never while the app is in the background.
    var isRunning: Bool {
        get { link != nil }
        set {
            guard newValue != isRunning else { return }
            link?.invalidate()
            link = newValue ? makeLink() : nil
        }
    }

    private func makeLink() -> CADisplayLink {
        // A link keeps its target.
        let target = Target(self)
        #if canImport(ObjectiveC)
        let link = CADisplayLink(target: target, selector: #selector(Target.beat(_:)))
        #else
        let link = CADisplayLink(target: target, selector: Target.beat)
        #endif
        link.add(to: .main, forMode: .common)
        return link
    }

    deinit { link?.invalidate() }

    @MainActor
    private final class Target: NSObject {
        private weak var ticker: DisplayTicker?

        init(_ ticker: DisplayTicker) {
            self.ticker = ticker
            super.init()
        }

        #if canImport(ObjectiveC)
        @objc func beat(_ link: CADisplayLink) { forward(link) }
        #else
        func beat(_ link: CADisplayLink) { forward(link) }
        #endif

        private func forward(_ link: CADisplayLink) {
            ticker?.tick(Instant(mediaTime: link.targetTimestamp))
        }
    }
}
