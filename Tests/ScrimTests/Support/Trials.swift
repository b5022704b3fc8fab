import Foundation

/// How many inputs a property is tried on.
enum Trials {
    /// So many times as many as in `make test`, by the environment variable `PROPERTY_SCALE`; `make soak` sets it.
    static let scale = ProcessInfo.processInfo.environment["PROPERTY_SCALE"].flatMap { Int($0) } ?? 1

    /// The proofs, built for release, try them all; the same tests in the library's debug build, which is much
    /// slower, try a tenth.
    static func count(_ share: Int) -> Int {
        #if DEBUG
        max(1, share * scale / 10)
        #else
        share * scale
        #endif
    }
}
