// Swift's own conversions trap on NaN and on numbers that do not fit; an app's style may have any number.

extension FixedWidthInteger {
    /// The number without its fraction, or the nearest integer that fits; 0 for NaN.
    @_spi(Host) public init(clamping number: Double) {
        if let exact = Self(exactly: number.rounded(.towardZero)) {
            self = exact
        } else {
            self = number.isNaN ? 0 : number < 0 ? .min : .max
        }
    }
}
