// Swift's own conversions trap on NaN and on numbers that do not fit; an app's style may have any number.
//
// One for each type that is used: hosts' modules would call a generic one without specialization, many times
// for each frame.

extension Int {
    /// The number without its fraction, or the nearest integer that fits; 0 for NaN.
    @_spi(Host) public init(clamping number: Double) {
        // The least number that is too large is a Double; the greatest that fits is not.
        let limit = 0x1p63
        self =
            if number.isNaN { 0 } else if number >= limit { .max } else if number < -limit { .min } else {
                Int(number)
            }
    }
}

extension Int32 {
    /// The number without its fraction, or the nearest integer that fits; 0 for NaN.
    @_spi(Host) public init(clamping number: Double) { self.init(clamping: Int(clamping: number)) }
}
