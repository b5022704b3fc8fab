#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A panel's message or detail: a label that wraps.
final class PanelLabel: UILabel, PartView {
    private var shownText: String?
    private var shownStyle: (Overlay.Style.TextStyle, Stage.Environment)?
    /// The width of the widest word, points; `nil`: not measured yet.
    private var widestWord: Double?

    init() {
        super.init(frame: .zero)
        numberOfLines = 0
        // The text viewport reads all of the panel's texts as one element.
        isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    func show(_ element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment) -> Bool {
        guard case .text(let text, let style) = element.content else { return false }
        show(text, style, in: environment)
        return true
    }

    /// The label is inside the text viewport, so without the viewport it is hidden.
    func place(_ frame: Rect?, in frames: SurfaceFrames) {
        isHidden = frame == nil || frames.text == nil
        if let frame { self.frame = frame.cgRect }
        isCentered = frames.centersText
    }

    /// Shows a text in a style; unchanged values cost nothing.
    func show(_ text: String, _ style: Overlay.Style.TextStyle, in environment: Stage.Environment) {
        if text != shownText {
            shownText = text
            self.text = PanelText.shown(text)
            widestWord = nil
        }
        guard shownStyle.map({ $0 != (style, environment) }) ?? true else { return }
        shownStyle = (style, environment)
        widestWord = nil
        font = style.font(in: environment)
        textColor = UIColor(style.color.color(in: environment))
        // The panel is laid out in the environment's direction, whatever the text's own direction.
        semanticContentAttribute = environment.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        align()
    }

    /// Whether the lines are centered; otherwise they begin at the leading edge.
    var isCentered = false {
        didSet { if isCentered != oldValue { align() } }
    }

    private func align() {
        let isRightToLeft = shownStyle?.1.isRightToLeft ?? false
        textAlignment = isCentered ? .center : (isRightToLeft ? .right : .left)
    }

    /// The label's size when wrapped to at most a width; a wider word is broken.
    func wrapped(width: Double?) -> Size {
        Size(sizeThatFits(CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)))
    }

    /// The label's size when wrapped to at most a width, but at least as wide as its widest word.
    func size(width: Double?) -> Size {
        let size = wrapped(width: width)
        return Size(width: max(size.width, ownWidestWord), height: size.height)
    }

    private var ownWidestWord: Double {
        let known = widestWord ?? WordRuler.widest(of: text ?? "", in: font)
        widestWord = known
        return known
    }
}

extension Overlay.Style.TextStyle {
    /// The font of the style's family, or else the system's, scaled by the user's text size.
    func font(in environment: Stage.Environment) -> UIFont {
        let weight: UIFont.Weight =
            switch weight {
            case .regular: .regular
            case .semibold: .semibold
            case .bold: .bold
            }
        let points = max(size * environment.textScale, 1)
        // Which font UIKit takes for an unknown family is not documented.
        guard let family, !UIFont.fontNames(forFamilyName: family).isEmpty else {
            return .systemFont(ofSize: points, weight: weight)
        }
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: family, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
        ])
        return UIFont(descriptor: descriptor, size: points)
    }
}
#endif
