import Foundation

/// How many inputs a property is tried on.
enum Trials {
    /// The factor by which a property is tried more often than in `make test`; `make soak` sets `PROPERTY_SCALE`.
    static let scale = ProcessInfo.processInfo.environment["PROPERTY_SCALE"].flatMap { Int($0) } ?? 1

    /// The number of trials: all of them in an optimized build, a tenth in a debug build, which is much slower.
    static func count(_ share: Int) -> Int {
        #if DEBUG
        max(1, share * scale / 10)
        #else
        share * scale
        #endif
    }
}
