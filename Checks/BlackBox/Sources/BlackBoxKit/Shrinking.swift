import CGtk4

/// Leaves out of a story what it does not need, first in large pieces, then in small ones.
///
/// - Parameter stillFails: Whether what is left fails in the same way.
@MainActor
package func shrunk<Step>(_ steps: [Step], seconds: Double, stillFails: ([Step]) -> Bool) -> [Step] {
    let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
    var left = steps
    var piece = max(left.count / 2, 1)
    while true {
        var start = 0
        var removed = false
        while start < left.count {
            guard g_get_monotonic_time() < end else { return left }
            var fewer = left
            fewer.removeSubrange(start..<min(start + piece, left.count))
            if stillFails(fewer) {
                left = fewer
                removed = true
            } else {
                start += piece
            }
        }
        if piece == 1 && !removed { return left }
        piece = max(piece / 2, 1)
    }
}
