import Foundation

/// How many inputs a property is tried on.
enum Trials {
    /// So many times as many as in `make test`, by the environment variable `PROPERTY_SCALE`; `make soak` sets it.
    static let scale = ProcessInfo.processInfo.environment["PROPERTY_SCALE"].flatMap { Int($0) } ?? 1

    static func count(_ share: Int) -> Int { share * scale }
}
