import Scrim
import UIKit

/// Scrolls a sheet's content on by the momentum that the core leaves it with, frame by frame, for as long as it
/// can.
@MainActor
struct ContentMomentum {
    /// What was under the finger last.
    var scrollers = ScrollChain()
    private var fling: ContentFling?
    private var done = 0.0
    private var isStopped = true

    /// Takes over what the plan says; the same fling again changes nothing.
    mutating func follow(_ fling: ContentFling?) {
        guard fling != self.fling else { return }
        self.fling = fling
        done = 0
        isStopped = fling == nil
    }

    /// Breaks it off.
    mutating func stop() { isStopped = true }

    /// Scrolls to where it is at the moment of a frame.
    mutating func tick(at instant: Instant) {
        guard !isStopped, let fling else { return }
        let way = fling.way(at: instant)
        // It never moves the sheet.
        let shares = ScrollHandover(of: way - done, over: scrollers.rooms, growth: 0).content
        scrollers.scroll(by: shares)
        let isAtTheEnd = way != done && shares.allSatisfy { $0 == 0 }
        done = way
        if isAtTheEnd || fling.isSettled(at: instant) { isStopped = true }
    }
}
