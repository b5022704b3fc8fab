import Scrim
import UIKit

/// Message or detail: a label that wraps.
final class PanelLabel: UILabel {
    private var told: String?
    private var look: (Style.TextStyle, StageEnvironment)?

    init() {
        super.init(frame: .zero)
        numberOfLines = 0
        // What it says is told by the panel's text as a whole.
        isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Shows a text in a look; what is the same already costs nothing.
    func show(_ text: String, _ style: Style.TextStyle, in environment: StageEnvironment) {
        if text != told {
            told = text
            self.text = PanelText.shown(text)
        }
        guard look.map({ $0 != (style, environment) }) ?? true else { return }
        look = (style, environment)
        font = style.font(in: environment)
        textColor = UIColor(style.colour.colour(in: environment))
        // The panel is laid out for this direction, whatever the text's own.
        semanticContentAttribute = environment.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }

    /// Whether its lines are centred, or begin at the leading edge.
    func align(centred: Bool) {
        let isRightToLeft = look?.1.isRightToLeft ?? false
        textAlignment = centred ? .center : (isRightToLeft ? .right : .left)
    }

    /// Its size when wrapped to at most this width.
    func size(width: Double?) -> Size {
        Size(sizeThatFits(CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)))
    }
}

extension Style.TextStyle {
    /// The system's font, as large as the user's text is.
    func font(in environment: StageEnvironment) -> UIFont {
        let weight: UIFont.Weight =
            switch weight {
            case .regular: .regular
            case .semibold: .semibold
            case .bold: .bold
            }
        return .systemFont(ofSize: max(size * environment.textScale, 1), weight: weight)
    }
}
