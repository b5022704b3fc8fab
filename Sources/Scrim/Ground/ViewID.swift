/// Names one of the app's views that an overlay shows and a host holds for it.
///
/// Unique in the process.
@_spi(Host) public struct ViewID: Hashable, Sendable, Codable {
    let number: UInt64

    /// A new identifier, never given out before.
    @MainActor public init() { number = SerialNumber.next() }
    init(number: UInt64) { self.number = number }
}
