@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Measures text and views in whole character cells.
struct TextGridMeasure: PanelMeasuring {
    let content: PanelContent
    let view: TextGridView?
    let scale: Double
    var knowsLeast = true

    func size(of part: PanelPart, width: Double?) -> Geometry.Size {
        switch part {
        case .message: size(of: content.message ?? "", within: width)
        case .detail: size(of: content.detail ?? "", within: width)
        case .field: size(of: "|\(content.field?.text ?? "")|", within: width)
        case .choices:
            size(
                of: content.choices?.rows.map { "✓ \($0.title)" }.joined(separator: "\n") ?? "", within: width
            )
        case .button(let index): size(of: "[\(content.actions[index].title)]", within: nil)
        case .cancel: size(of: "[\(content.cancel ?? "")]", within: nil)
        case .view: Geometry.Size(width: width ?? 200, height: view?.height ?? 0)
        case .indicator: .zero
        }
    }

    /// A view without a list cannot be lower than it is; a list scrolls.
    func leastViewSize(width: Double) -> Geometry.Size? {
        guard knowsLeast, let view, view.overflow == 0 else { return nil }
        return Geometry.Size(width: width, height: view.height)
    }

    private func size(of text: String, within width: Double?) -> Geometry.Size {
        let cell = Geometry.Size(
            width: TextGridWindow.cell.width * scale, height: TextGridWindow.cell.height * scale)
        let most = max(Int((width ?? 1e5) / cell.width), 1)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.count)
        let rows = lines.reduce(0) { $0 + max(($1 + most - 1) / most, 1) }
        return Geometry.Size(
            width: Double(min(lines.max() ?? 0, most)) * cell.width, height: Double(rows) * cell.height)
    }
}
