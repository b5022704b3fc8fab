/// Names a dialog of the app that is open inside a window, over the window's content.
///
/// Unique in the process and greater than earlier identifiers, so that the number shows which surfaces are older.
@_spi(Host) public struct DialogID: Hashable, Sendable, Codable {
    let number: UInt64

    /// A new identifier, never given out before; for a dialog that opens now.
    @MainActor public init() { number = SerialNumber.next() }
    init(number: UInt64) { self.number = number }

    /// Whether the dialog opened after a surface was asked for.
    public func isNewer(than surface: SurfaceID) -> Bool { surface.number < number }
}
