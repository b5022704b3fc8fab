// Swift's own conversions trap on NaN and on numbers that do not fit; an app's style may have any number.

extension Double {
    /// The number within a range; for NaN, the range's lower bound.
    func clamped(to range: ClosedRange<Double>) -> Double {
        self >= range.lowerBound ? min(self, range.upperBound) : range.lowerBound
    }
}

extension FixedWidthInteger {
    /// The number without its fraction, or the nearest integer that fits; 0 for NaN.
    init(clamping number: Double) {
        if let exact = Self(exactly: number.rounded(.towardZero)) {
            self = exact
        } else {
            self = number.isNaN ? 0 : number < 0 ? .min : .max
        }
    }
}

extension Float {
    /// The number, or the nearest that a position or length on screen can be; 0 for NaN.
    init(clamping number: Double) {
        self = number.isNaN ? 0 : Float(number.clamped(to: -Self.farthest...Self.farthest))
    }

    /// 2 to the 24th: up to here a Float represents every whole point.
    private static let farthest = 16_777_216.0
}
