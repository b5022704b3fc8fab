/// A height at which a sheet rests.
///
/// For a sheet at the leading or trailing edge it is a width. The safe area at the sheet's edge comes on top.
/// Whatever comes out, a sheet is at least `Defaults.leastDetent` high and leaves its style's margin clear;
/// detents that come to the same height count as one, and one that is not a number as none.
public enum Detent: Hashable, Sendable {
    /// As high as its content wants to be.
    case content
    /// So many points.
    case points(Double)
    /// A share of the region's height, 0 to 1.
    ///
    /// An on-screen keyboard does not make it smaller as long as there is room above it.
    case fraction(Double)
    /// So high that this many points of the region stay clear.
    case keepClear(Double)
    /// As high as there is room for.
    case full
    /// The app's own.
    case custom(CustomDetent)

    /// Whether both mean the same; also where both are not a number.
    public static func == (left: Detent, right: Detent) -> Bool {
        switch (left, right) {
        case (.content, .content), (.full, .full): true
        case (.points(let one), .points(let other)), (.fraction(let one), .fraction(let other)),
            (.keepClear(let one), .keepClear(let other)):
            one == other || (one.isNaN && other.isNaN)
        case (.custom(let one), .custom(let other)): one == other
        case (.content, _), (.points, _), (.fraction, _), (.keepClear, _), (.full, _), (.custom, _): false
        }
    }

    /// Feeds what it means.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .content: hasher.combine(0)
        case .points(let points): hasher.combine(points.isNaN ? 0 : points)
        case .fraction(let fraction): hasher.combine(fraction.isNaN ? 0 : fraction)
        case .keepClear(let points): hasher.combine(points.isNaN ? 0 : points)
        case .full: hasher.combine(1)
        case .custom(let custom): hasher.combine(custom)
        }
    }
}

/// A detent of the app's own making: a height in points as a function of the room that the region has.
///
/// ```swift
/// let wide = Detent.custom(CustomDetent("wide") { room in room.width * 9 / 16 })
/// ```
///
/// Two of the same name are the same detent.
public struct CustomDetent: Hashable, Sendable {
    /// Its name.
    public let id: String
    let height: @Sendable (Size) -> Double

    /// A detent by its name and its height.
    ///
    /// - Parameters:
    ///   - id: The name that tells it from others of the same sheet.
    ///   - height: The height (for a sheet at the side, the width) in points, for a room of this size: the region
    ///     within the safe area. Called whenever the sheet is laid out or dragged; must depend on nothing else.
    public init(_ id: String, height: @escaping @Sendable (Size) -> Double) {
        self.id = id
        self.height = height
    }

    /// Whether both have the same name.
    public static func == (left: CustomDetent, right: CustomDetent) -> Bool { left.id == right.id }
    /// Feeds the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
