@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Text-grid hosts with one fault each, as a host's author might make them.
struct BrokenHost: Sendable, CustomStringConvertible {
    /// The fault.
    let description: String
    /// The names of the behaviors that must reject the host.
    let rejectedBy: [String]
    let make: @MainActor @Sendable (TextGridWindow) -> TextGridHost

    /// All broken hosts.
    ///
    /// Each lists the behaviors that are there to reject it; most are rejected by others as well.
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
