// The Swift side of CGFloat and the plain structures.
@_exported import CoreGraphics

@frozen
public struct CGFloat: Sendable, Hashable, Comparable, SignedNumeric, Strideable, FloatingPoint,
    BinaryFloatingPoint, CustomStringConvertible
{
    public typealias NativeType = Double
    public typealias Exponent = Int
    public typealias RawSignificand = UInt64
    public typealias RawExponent = UInt
    public typealias Magnitude = CGFloat
    public typealias Stride = CGFloat

    public var native: Double
    public init() { native = 0 }
    public init(_ value: Double) { native = value }
    public init(_ value: Float) { native = Double(value) }
    public init(_ value: CGFloat) { self = value }
    public init(_ value: Int) { native = Double(value) }
    public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
    public init<Source: BinaryInteger>(exactly value: Source) { native = Double(value) }
    public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { native = 0 }
    public init(
        sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64
    ) { native = 0 }
    public init(floatLiteral value: Double) { native = value }
    public init(integerLiteral value: Int) { native = Double(value) }
    public init(signOf sign: CGFloat, magnitudeOf magnitude: CGFloat) { native = 0 }

    public static var exponentBitCount: Int { 11 }
    public static var significandBitCount: Int { 52 }
    public var exponentBitPattern: UInt { 0 }
    public var significandBitPattern: UInt64 { 0 }
    public var binade: CGFloat { self }
    public var significandWidth: Int { 0 }
    public static var radix: Int { 2 }
    public static var nan: CGFloat { CGFloat(Double.nan) }
    public static var signalingNaN: CGFloat { CGFloat(Double.signalingNaN) }
    public static var infinity: CGFloat { CGFloat(Double.infinity) }
    public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
    public static var pi: CGFloat { CGFloat(Double.pi) }
    public static var leastNormalMagnitude: CGFloat { 0 }
    public static var leastNonzeroMagnitude: CGFloat { 0 }
    public static var ulpOfOne: CGFloat { 0 }
    public var ulp: CGFloat { self }
    public var sign: FloatingPointSign { .plus }
    public var exponent: Int { 0 }
    public var significand: CGFloat { self }
    public var magnitude: CGFloat { self }
    public var nextUp: CGFloat { self }
    public var isNormal: Bool { true }
    public var isFinite: Bool { true }
    public var isZero: Bool { true }
    public var isSubnormal: Bool { true }
    public var isInfinite: Bool { true }
    public var isNaN: Bool { true }
    public var isSignalingNaN: Bool { true }
    public var isCanonical: Bool { true }
    public var description: String { "" }
    public mutating func round(_ rule: FloatingPointRoundingRule) {}
    public mutating func formRemainder(dividingBy other: CGFloat) {}
    public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
    public mutating func formSquareRoot() {}
    public mutating func addProduct(_ left: CGFloat, _ right: CGFloat) {}
    public func isEqual(to other: CGFloat) -> Bool { true }
    public func isLess(than other: CGFloat) -> Bool { true }
    public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { true }
    public func distance(to other: CGFloat) -> CGFloat { self }
    public func advanced(by amount: CGFloat) -> CGFloat { self }
    public static func + (left: CGFloat, right: CGFloat) -> CGFloat { left }
    public static func - (left: CGFloat, right: CGFloat) -> CGFloat { left }
    public static func * (left: CGFloat, right: CGFloat) -> CGFloat { left }
    public static func / (left: CGFloat, right: CGFloat) -> CGFloat { left }
    public static func += (left: inout CGFloat, right: CGFloat) {}
    public static func -= (left: inout CGFloat, right: CGFloat) {}
    public static func *= (left: inout CGFloat, right: CGFloat) {}
    public static func /= (left: inout CGFloat, right: CGFloat) {}
    public static func < (left: CGFloat, right: CGFloat) -> Bool { true }
    public static prefix func - (value: CGFloat) -> CGFloat { value }
}

extension Double {
    public init(_ value: CGFloat) { self = value.native }
}
extension Float {
    public init(_ value: CGFloat) { self = Float(value.native) }
}

extension CGPoint: Equatable, @unchecked Sendable {
    public static var zero: CGPoint { CGPoint() }
    public static func == (left: CGPoint, right: CGPoint) -> Bool { true }
    public func applying(_ t: CGAffineTransform) -> CGPoint { self }
}

extension CGSize: Equatable, @unchecked Sendable {
    public static var zero: CGSize { CGSize() }
    public static func == (left: CGSize, right: CGSize) -> Bool { true }
}

extension CGRect: Equatable, @unchecked Sendable {
    public static var zero: CGRect { CGRect() }
    public static var null: CGRect { CGRect() }
    public static func == (left: CGRect, right: CGRect) -> Bool { true }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
    public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
    public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
    public var minX: CGFloat { origin.x }
    public var midX: CGFloat { origin.x }
    public var maxX: CGFloat { origin.x }
    public var minY: CGFloat { origin.y }
    public var midY: CGFloat { origin.y }
    public var maxY: CGFloat { origin.y }
    public var isNull: Bool { true }
    public var isEmpty: Bool { true }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func union(_ other: CGRect) -> CGRect { self }
    public func intersection(_ other: CGRect) -> CGRect { self }
    public func intersects(_ other: CGRect) -> Bool { true }
    public func contains(_ point: CGPoint) -> Bool { true }
    public func contains(_ other: CGRect) -> Bool { true }
    public func applying(_ t: CGAffineTransform) -> CGRect { self }
}

extension CGAffineTransform: Equatable, @unchecked Sendable {
    public static var identity: CGAffineTransform { CGAffineTransform() }
    public static func == (left: CGAffineTransform, right: CGAffineTransform) -> Bool { true }
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init() }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init() }
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { self }
    public func inverted() -> CGAffineTransform { self }
}
