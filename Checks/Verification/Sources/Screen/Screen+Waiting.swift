import UIKit

/// Lets every task run that waits for an end, including those that pass through another thread.
public func othersRun(_ turns: Int = 20) async {
    for _ in 0..<turns {
        await Task.yield()
        await Task.detached(priority: .low) { await Task.yield() }.value
    }
}

/// Waits until a condition holds, while the screen's clock stands still.
///
/// A task hops over other threads, which a busy machine may not run for many turns of this one. After ten seconds the
/// function returns false, so that a test fails instead of hanging.
@MainActor
public func eventually(_ condition: () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(10)
    while !condition(), ContinuousClock.now < deadline {
        await othersRun(1)
        if !condition() { try? await Task.sleep(for: .milliseconds(1)) }
    }
    return condition()
}

extension Screen {
    /// Lets time pass, and lets every task run that waits for it.
    public func pass(_ seconds: TimeInterval) async {
        // What an update of a view tree leaves for the next turn runs before any time passes.
        turn()
        await othersRun()
        advance(by: seconds)
        // A task that waits for the end of a turn runs in the next turn.
        for _ in 0..<2 {
            await othersRun()
            turn()
        }
    }

    /// Lets frames pass until a condition holds; returns false after 1000 frames, so that a test fails
    /// instead of hanging.
    public func until(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<1000 where !condition() { await pass(Self.frame) }
        return condition()
    }
}

extension UIView {
    /// All views of a class in this view, including itself.
    public func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
        ((self as? Kind).map { [$0] } ?? []) + subviews.flatMap { $0.all(kind) }
    }
}
