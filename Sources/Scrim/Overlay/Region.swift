/// What an overlay covers.
public enum Region: Hashable, Sendable {
    /// The whole window, its bars included; not an on-screen keyboard above it.
    case window
    /// The whole window and the on-screen keyboard.
    ///
    /// What a veil covers.
    case windowAndKeyboard
    /// The on-screen keyboard alone.
    case keyboard
    /// A view of the app's, by the identifier that the host gave it.
    case view(RegionID)

    /// Whether it is the whole window, with or without the keyboard.
    public var isWindow: Bool { self == .window || self == .windowAndKeyboard }
}

/// A view of the app's, as a host names it.
///
/// Unique in the process.
public struct RegionID: Hashable, Sendable {
    let number: UInt64

    /// A new identifier, never given out before.
    @MainActor public init() { number = Serial.next() }
    init(number: UInt64) { self.number = number }
}

/// A surface on a stage, as core and host name it.
///
/// Unique in the process.
public struct SurfaceID: Hashable, Sendable, CustomStringConvertible {
    let number: UInt64

    @MainActor init() { number = Serial.next() }
    init(number: UInt64) { self.number = number }

    /// For logs: the number.
    public var description: String { "surface \(number)" }
}

/// A view of the app's that an overlay shows, as a host holds it.
///
/// Unique in the process.
public struct ViewID: Hashable, Sendable {
    let number: UInt64

    /// A new identifier, never given out before.
    @MainActor public init() { number = Serial.next() }
    init(number: UInt64) { self.number = number }
}

/// One presentation, as the core names it.
///
/// Unique in the process, so that it can move from stage to stage.
public struct PresentationID: Hashable, Sendable, CustomStringConvertible {
    let number: UInt64

    @MainActor init() { number = Serial.next() }
    init(number: UInt64) { self.number = number }

    /// For logs: the number.
    public var description: String { "presentation \(number)" }
}

/// The process's one row of numbers, handed out on the main actor.
@MainActor
enum Serial {
    private static var last: UInt64 = 0

    static func next() -> UInt64 {
        last += 1
        return last
    }
}
