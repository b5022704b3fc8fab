@_spi(Host) import Scrim

extension PanelWidget.Look {
    /// The look of a panel in a style; without a style, no background and no edge.
    init(_ style: Overlay.Style.Panel?, in environment: Stage.Environment) {
        guard let style else { return }
        stroke = style.stroke.color(in: environment)
        shadow = style.shadow.map {
            Shadow(
                color: $0.color.color(in: environment), radius: $0.radius.clamped(to: 0...Self.widestBlur),
                dy: $0.dy)
        }
        background =
            switch style.fill {
            case .none: .none
            case .color(let paint): .color(paint.color(in: environment))
            case .blur(let radius, let tint):
                .blur(
                    radius: radius.clamped(to: 0...Self.widestBlur), tint: tint.color(in: environment))
            }
    }

    /// The widest blur that is drawn, in points: the cost grows with the square, and a wider blur looks the same.
    private static let widestBlur = 200.0
}
