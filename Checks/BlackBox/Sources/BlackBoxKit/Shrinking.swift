import CGtk4

/// Removes unneeded steps from a story, first in large pieces, then in small ones.
///
/// - Parameter stillFails: True if the remaining steps fail in the same way.
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
