import Scrim
import UIKit

/// Cancel or action: a plain button in the panel's own ink.
final class PanelButton: UIButton {
    /// The smallest target, points (Apple's Human Interface Guidelines).
    private static let least = 44.0
    /// From the title to the button's edge, points.
    private static let padding = 16.0
    /// How much of a title is shown, in graphemes: what is longer is a message.
    private static let longestTitle = 80

    private var told: (title: String, style: Style.TextStyle, environment: StageEnvironment)?

    init(taken: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        titleLabel?.numberOfLines = 0
        titleLabel?.textAlignment = .center
        addAction(UIAction { _ in taken() }, for: .primaryActionTriggered)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Shows a title in the look of the panel's text.
    func show(_ title: String, isEnabled: Bool, _ style: Style.TextStyle, in environment: StageEnvironment) {
        if self.isEnabled != isEnabled { self.isEnabled = isEnabled }
        guard told.map({ $0 != (title, style, environment) }) ?? true else { return }
        told = (title, style, environment)
        setTitle(PanelText.shown(title, upTo: Self.longestTitle), for: .normal)
        var style = style
        style.weight = .semibold
        titleLabel?.font = style.font(in: environment)
        let ink = style.colour.colour(in: environment)
        setTitleColor(UIColor(ink), for: .normal)
        setTitleColor(UIColor(ink.faded(0.4)), for: .highlighted)
        setTitleColor(UIColor(ink.faded(0.5)), for: .disabled)
    }

    /// Its size, with a title that wraps within a width.
    func size(width: Double?) -> Size {
        let room = max((width ?? .greatestFiniteMagnitude) - 2 * Self.padding, 1)
        let title =
            titleLabel?.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)) ?? .zero
        return Size(
            width: max(title.width + 2 * Self.padding, Self.least), height: max(title.height, Self.least))
    }
}
