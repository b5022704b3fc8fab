@_spi(Host) import Scrim

/// Measures a panel's parts for tests, with a font of fixed width: 8 points a grapheme, 20 points a line.
///
/// Text wraps between any two graphemes, and at its newlines.
@_spi(Host) public struct TestMeasure: PanelMeasuring {
    let panel: PanelContent
    let view: Geometry.Size?
    let scale: Double

    /// Measures the parts of one surface's panel.
    ///
    /// - Parameters:
    ///   - surface: The plan of the surface.
    ///   - view: The size of the app's own view, which is never smaller; `nil`: 300 high, and as wide as it may be.
    ///   - scale: The text size relative to the standard one (`Stage.Environment.textScale`).
    public init(_ surface: SurfacePlan, view: Geometry.Size? = nil, scale: Double = 1) {
        panel = surface.panel
        self.view = view
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// The part's size, wrapped to `width` if that is given.
    public func size(of part: PanelPart, width: Double?) -> Geometry.Size {
        switch part {
        case .indicator: Geometry.Size(width: 32, height: 32)
        case .message: text(panel.message, width)
        case .detail: text(panel.detail, width)
        case .field:
            Geometry.Size(width: width ?? 200, height: (panel.field?.problem == nil ? 2 : 3) * line)
        case .choices: choices(width)
        case .button(let index):
            button(panel.actions.indices.contains(index) ? panel.actions[index].title : nil)
        case .cancel: button(panel.cancel)
        case .view: view ?? Geometry.Size(width: width ?? 390, height: 300)
        }
    }

    /// The size that was given for the view, which can be no smaller; `nil` if none was given.
    public func leastViewSize(width: Double) -> Geometry.Size? { view }

    /// The height of two lines for each row, or for the text that is shown without rows.
    private func choices(_ width: Double?) -> Geometry.Size {
        guard let choices = panel.choices else { return .zero }
        let longest = choices.rows.map(\.title.count).max() ?? choices.emptyText.count
        return Geometry.Size(
            width: min(Double(longest) * advance + 2 * Self.padding, width ?? .infinity),
            height: Double(max(choices.rows.count, 1)) * 2 * line)
    }

    private func text(_ text: String?, _ width: Double?) -> Geometry.Size {
        guard let text, !text.isEmpty else { return .zero }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.count)
        let perLine = max(width.flatMap { Int(exactly: ($0 / advance).rounded(.down)) } ?? .max, 1)
        let wrapped = lines.reduce(0) { $0 + max(($1 - 1) / perLine + 1, 1) }
        return Geometry.Size(
            width: Double(min(lines.max() ?? 0, perLine)) * advance,
            height: Double(wrapped) * line)
    }

    private func button(_ title: String?) -> Geometry.Size {
        let text = text(title, nil)
        return title == nil
            ? .zero : Geometry.Size(width: text.width + 2 * Self.padding, height: 2 * line)
    }

    /// The width of a grapheme, in points.
    private var advance: Double { 8 * scale }
    private var line: Double { 20 * scale }
    private static let padding = 12.0
}
