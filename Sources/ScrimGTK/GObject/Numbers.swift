// Limits the numbers of an app's style, which may be anything, to those that GTK accepts. The core does so
// for integers (`init(clamping:)`).

extension Double {
    /// The number within a range; for NaN, the range's lower bound.
    func clamped(to range: ClosedRange<Double>) -> Double {
        self >= range.lowerBound ? min(self, range.upperBound) : range.lowerBound
    }
}

extension Float {
    /// The number, limited to what a position or length on screen can be; 0 for NaN.
    init(clamping number: Double) {
        self = number.isNaN ? 0 : Float(number.clamped(to: -Self.farthest...Self.farthest))
    }

    /// 2 to the 24th: up to here a Float represents every whole point.
    private static let farthest = 16_777_216.0
}
