/// What shows that something goes on, how far it is, or how it went.
public enum Indicator: Hashable, Sendable {
    /// Nothing but the text.
    case none
    /// Something goes on, for an unknown time.
    case spinner
    /// A horizontal bar, filled from the leading edge.
    case bar(Fraction)
    /// A ring, filled clockwise from the top.
    case ring(Fraction)
    /// A picture: how it went, or the app's own.
    case icon(Icon)

    /// How far it is, where the indicator tells.
    public var progress: Fraction? {
        switch self {
        case .bar(let fraction), .ring(let fraction): fraction
        case .none, .spinner, .icon: nil
        }
    }

    /// Whether it says that something goes on.
    var isOngoing: Bool {
        switch self {
        case .spinner, .bar, .ring: true
        case .none, .icon: false
        }
    }

    /// The same indicator at this progress.
    ///
    /// One that cannot tell progress becomes a ring.
    public func at(_ progress: Fraction) -> Indicator {
        switch self {
        case .bar: .bar(progress)
        case .none, .spinner, .ring, .icon: .ring(progress)
        }
    }
}

/// A picture in place of a spinner.
public enum Icon: Hashable, Sendable {
    /// A check mark: it went well.
    case success
    /// A cross: it went wrong.
    case error
    /// A letter i: something to know.
    case info
    /// A bookmark ribbon.
    case bookmark
    /// A picture by its name in the platform's own set: an icon-theme name on GTK, an SF Symbol on Apple
    /// platforms.
    ///
    /// An unknown name shows the platform's "missing" picture.
    case named(String)
}

/// How much is done, from 0 to 1.
///
/// Infinite and out-of-range numbers are clamped; not-a-number is no progress at all (`nil`).
public struct Fraction: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
    /// From 0 to 1.
    public let value: Double

    /// The nearest fraction; `nil` for not-a-number.
    public init?(_ value: Double) {
        guard !value.isNaN else { return nil }
        self.value = min(max(value, 0), 1)
    }

    /// The nearest fraction.
    public init(floatLiteral value: Double) { self.value = min(max(value, 0), 1) }
    /// Nothing or all: 0, or anything above it.
    public init(integerLiteral value: Int) { self.value = value > 0 ? 1 : 0 }

    /// By how much is done.
    public static func < (left: Fraction, right: Fraction) -> Bool { left.value < right.value }

    /// In whole per cent, rounded down, so that 100 means done.
    public var percent: Int { Int((value * 100).rounded(.down)) }
}
