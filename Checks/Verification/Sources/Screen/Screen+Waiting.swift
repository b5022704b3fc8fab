import UIKit

/// Lets whoever waits for an end run, also those who come by another thread.
public func othersRun(_ turns: Int = 20) async {
    for _ in 0..<turns {
        await Task.yield()
        await Task.detached(priority: .low) { await Task.yield() }.value
    }
}

/// Waits until it is so, while the screen's clock stands still.
///
/// A task hops over other threads, which a busy machine may leave without a turn for many of this one's. After ten
/// seconds it is not so: a test fails where it would hang.
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
    /// Time goes by, and whoever waits for something of it runs.
    public func pass(_ seconds: TimeInterval) async {
        // What an update of a view tree leaves for the next turn comes before any time goes by.
        turn()
        await othersRun()
        advance(by: seconds)
        // Who waits for the end of a turn runs in the next one.
        for _ in 0..<2 {
            await othersRun()
            turn()
        }
    }

    /// Lets frames go by until it is so; a test fails here where it would hang.
    public func until(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<1000 where !condition() { await pass(Self.frame) }
        return condition()
    }
}

extension UIView {
    /// All views of a kind in it, itself among them.
    public func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
        ((self as? Kind).map { [$0] } ?? []) + subviews.flatMap { $0.all(kind) }
    }
}
