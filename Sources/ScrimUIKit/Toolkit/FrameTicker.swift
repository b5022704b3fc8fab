#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Calls a closure for each frame of the screen while the ticker runs, with the instant of that frame.
@MainActor
final class FrameTicker: NSObject {
    private let tick: @MainActor (Instant) -> Void
    // Used only on the main thread, which `deinit` cannot prove.
    private nonisolated(unsafe) var link: CADisplayLink?

    init(_ tick: @escaping @MainActor (Instant) -> Void) {
        self.tick = tick
        super.init()
    }

    /// Whether the ticker runs: it calls also while the user scrolls, but never while the app is in the background.
    var isRunning: Bool {
        get { link != nil }
        set {
            guard newValue != isRunning else { return }
            link?.invalidate()
            link = newValue ? makeLink() : nil
        }
    }

    private func makeLink() -> CADisplayLink {
        // A display link keeps its target alive, so the target must not be the ticker.
        let target = Target(self)
        #if canImport(ObjectiveC)
        let link = CADisplayLink(target: target, selector: #selector(Target.step(_:)))
        #else
        let link = CADisplayLink(target: target, selector: { target in { target.step($0) } })
        #endif
        link.preferredFrameRateRange = .smooth
        link.add(to: .main, forMode: .common)
        return link
    }

    deinit { link?.invalidate() }

    @MainActor
    private final class Target: NSObject {
        private weak var ticker: FrameTicker?

        init(_ ticker: FrameTicker) {
            self.ticker = ticker
            super.init()
        }

        #if canImport(ObjectiveC)
        @objc func step(_ link: CADisplayLink) { forward(link) }
        #else
        func step(_ link: CADisplayLink) { forward(link) }
        #endif

        private func forward(_ link: CADisplayLink) {
            ticker?.tick(Instant(mediaTime: link.targetTimestamp))
        }
    }
}

extension CAFrameRateRange {
    /// As often as the screen allows, up to 120 times a second; without its own range, an animation runs at 60.
    static let smooth = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
}
#endif
