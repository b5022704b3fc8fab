@_spi(Host) import Scrim

/// Measures without a host: a text is one line of a given length that wraps anywhere, at 20 points per line.
struct PartSizes: PanelMeasuring {
    /// The lengths of message and detail on one line.
    var message = 80.0
    var detail = 120.0
    /// The length of the longest word, which is the narrowest that text can be.
    var word = 40.0
    var lineHeight = 20.0
    var cancel = Size(width: 80, height: 36)
    var action = Size(width: 60, height: 36)
    var view = Size(width: 200, height: 150)
    var fieldHeight = 40.0

    func size(of part: PanelPart, width: Double?) -> Size {
        switch part {
        case .indicator: .zero
        case .message: text(message, within: width)
        case .detail: text(detail, within: width)
        case .cancel: cancel
        case .field: Size(width: width ?? 200, height: fieldHeight)
        case .choices: Size(width: width ?? 200, height: 400)
        case .button: action
        case .view: view
        }
    }

    private func text(_ length: Double, within width: Double?) -> Size {
        guard let width, width < length else { return Size(width: length, height: lineHeight) }
        let line = max(width, min(word, length), 1)
        return Size(width: line, height: (length / line).rounded(.up) * lineHeight)
    }
}

/// Measures every part as the same size, which may make no sense.
struct MadSizes: PanelMeasuring {
    var width: Double
    var height: Double

    func size(of part: PanelPart, width: Double?) -> Size { Size(width: self.width, height: height) }
}
