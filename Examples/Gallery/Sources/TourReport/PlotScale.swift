import Foundation

/// Maps values to positions in a picture, and provides round numbers for the axis.
package struct PlotScale {
    let low: Double
    let high: Double
    /// The round numbers in the range.
    let ticks: [Double]
    private let from: Double
    private let to: Double

    /// - Parameters:
    ///   - values: The values to show; infinite ones and NaN are ignored.
    ///   - isTight: True if the scale ends with the values, not with round numbers.
    init(_ values: [Double], from: Double, to: Double, isTight: Bool) {
        let values = values.filter(\.isFinite)
        let (least, most) = (values.min() ?? 0, values.max() ?? 1)
        let span = most > least ? most - least : max(abs(most), 1)
        let step = Self.step(for: span)
        low = isTight ? least : (least / step).rounded(.down) * step
        high = isTight ? least + span : max((most / step).rounded(.up) * step, low + step)
        let (first, last) = ((low / step - 1e-9).rounded(.up), (high / step + 1e-9).rounded(.down))
        ticks = (Int(first)...max(Int(first), Int(last))).map { Double($0) * step }
        (self.from, self.to) = (from, to)
    }

    /// The position in tenths of a pixel, which keeps files small.
    func place(_ value: Double) -> Double {
        ((from + (value - low) / (high - low) * (to - from)) * 10).rounded() / 10
    }

    package static func text(_ value: Double) -> String {
        let rounded = (abs(value) * 1e4).rounded() / 1e4
        let digits = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        return value < 0 && rounded != 0 ? "−\(digits)" : digits
    }

    /// A round number that divides a span into about six parts.
    private static func step(for span: Double) -> Double {
        let size = pow(10, (log10(span / 6)).rounded(.down))
        return size * ([1, 2, 5, 10].first { $0 * size >= span / 6 } ?? 10)
    }
}
