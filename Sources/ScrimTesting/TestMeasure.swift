import Scrim

/// Sizes as a font of fixed width has them: 8 points a grapheme, 20 a line.
///
/// A text wraps between any two graphemes, and at its newlines.
public struct TestMeasure: PanelMeasuring {
    let panel: PanelContent
    let view: Size?

    /// Measures what a surface shows.
    ///
    /// - Parameters:
    ///   - surface: What it shows.
    ///   - view: The size of the app's own view; `nil`: 300 high, and as wide as it may be.
    public init(_ surface: SurfacePlan, view: Size? = nil) {
        panel = surface.panel
        self.view = view
    }

    /// The part's size.
    public func size(of part: PanelPart, width: Double?) -> Size {
        switch part {
        case .indicator: Size(width: 32, height: 32)
        case .message: text(panel.message, width)
        case .detail: text(panel.detail, width)
        case .action: button(panel.action)
        case .cancel: button(panel.cancel)
        case .view: view ?? Size(width: width ?? 390, height: 300)
        }
    }

    private func text(_ text: String?, _ width: Double?) -> Size {
        guard let text, !text.isEmpty else { return .zero }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.count)
        let perLine = max(width.flatMap { Int(exactly: ($0 / Self.advance).rounded(.down)) } ?? .max, 1)
        let wrapped = lines.reduce(0) { $0 + max(($1 - 1) / perLine + 1, 1) }
        return Size(
            width: Double(min(lines.max() ?? 0, perLine)) * Self.advance,
            height: Double(wrapped) * Self.line)
    }

    private func button(_ title: String?) -> Size {
        let text = text(title, nil)
        return title == nil ? .zero : Size(width: text.width + 2 * Self.padding, height: 2 * Self.line)
    }

    /// Points.
    private static let advance = 8.0
    private static let line = 20.0
    private static let padding = 12.0
}
