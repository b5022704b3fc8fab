@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Hosts of characters that get one thing wrong each, as a host's author might.
struct BrokenHost: Sendable, CustomStringConvertible {
    /// What it gets wrong.
    let description: String
    /// The behaviors that reject it, by name.
    let rejectedBy: [String]
    let make: @MainActor @Sendable (TextGridWindow) -> TextGridHost

    /// Every one of them, with the behaviors that are there to reject it; most are rejected by others as well.
    static let all = painting + motion + layout + regions + input + focus + sheets + access + app

    init(
        _ description: String, _ make: @escaping @MainActor @Sendable (TextGridWindow) -> TextGridHost,
        rejectedBy: [String]
    ) {
        self.description = description
        self.make = make
        self.rejectedBy = rejectedBy
    }
}
