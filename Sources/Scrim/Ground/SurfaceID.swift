/// Names a surface, for the core and its host.
///
/// Unique in the process.
@_spi(Host) public struct SurfaceID: Hashable, Sendable, Codable, CustomStringConvertible {
    let number: UInt64

    @MainActor init() { number = SerialNumber.next() }
    init(number: UInt64) { self.number = number }

    /// The word "surface" and the number, for logs.
    public var description: String { "surface \(number)" }
}
