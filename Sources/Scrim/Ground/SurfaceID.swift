/// Names a surface, for the core and its host.
///
/// Unique in the process.
@_spi(Host) public struct SurfaceID: Hashable, Sendable, Codable, CustomStringConvertible {
    let number: UInt64

    @MainActor init() { number = SerialNumber.next() }
    init(number: UInt64) { self.number = number }

    /// The surface with the buttons of a stack, by the stack's number.
    ///
    /// These numbers count down from the greatest; those of an app's surfaces never come so far.
    init(buttonsOfStack number: Int) { self.number = .max - UInt64(number) }

    /// Whether the number can be that of a surface or of a stack's buttons: those in between are never reached.
    var isPossible: Bool { number < .max / 4 || isOfStackButtons }

    /// Whether the surface was shown after another one.
    func isNewer(than other: SurfaceID) -> Bool { other.number < number }

    /// Whether the surface has the buttons of a stack.
    var isOfStackButtons: Bool { number > .max / 2 }

    /// The word "surface" and the number, for logs.
    public var description: String { "surface \(number)" }
}
