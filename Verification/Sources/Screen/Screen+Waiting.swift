import UIKit

/// Lets whoever waits for an end run, also those who come by another thread.
public func othersRun() async {
    for _ in 0..<20 {
        await Task.yield()
        await Task.detached(priority: .low) { await Task.yield() }.value
    }
}

extension UIView {
    /// All views of a kind in it, itself among them.
    public func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
        ((self as? Kind).map { [$0] } ?? []) + subviews.flatMap { $0.all(kind) }
    }
}
