public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping
    case byCharWrapping
    case byClipping
    case byTruncatingHead
    case byTruncatingTail
    case byTruncatingMiddle
}

@MainActor
open class UILabel: UIView {
    open var text: String? { didSet { textChanged() } }
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { textChanged() } }
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var numberOfLines = 1 { didSet { textChanged() } }
    open var isEnabled = true
    open var shadowColor: UIColor?
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        TextRuler(font: font).size(of: text ?? "", width: size.width, lines: numberOfLines)
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(
            CGSize(
                width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity, height: .infinity))
    }

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = TextRuler(font: font).size(of: text ?? "", width: bounds.width, lines: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    private func textChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

open class NSParagraphStyle: NSObject {
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt

        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    public override init() {}
}

/// The double's own measure of text: a character is half its font's size wide, and lines break at spaces.
@MainActor
struct TextRuler {
    let font: UIFont

    private var advance: CGFloat { font.pointSize / 2 }

    /// The size in whole pixels at two to the point, in no more lines than given (0: any number).
    func size(of text: String, width: CGFloat, lines limit: Int) -> CGSize {
        guard !text.isEmpty else { return .zero }
        var longest: CGFloat = 0
        var count = 0
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            for line in wrapped(paragraph, width: limit == 1 ? .infinity : width) {
                count += 1
                if limit == 0 || count <= limit { longest = max(longest, line) }
            }
        }
        let shown = limit == 0 ? count : min(count, limit)
        let fits = width > 0 && longest > width ? width : longest
        return CGSize(width: ceiled(fits), height: ceiled(CGFloat(shown) * font.lineHeight))
    }

    private func wrapped(_ paragraph: Substring, width: CGFloat) -> [CGFloat] {
        let room = width > 0 && width < 1e9 ? max(1, Int(width / advance)) : Int.max
        var lines: [Int] = [0]
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            var rest = word.count
            let needed = lines[lines.count - 1] == 0 ? rest : lines[lines.count - 1] + 1 + rest
            if needed <= room {
                lines[lines.count - 1] = needed
                continue
            }
            if lines[lines.count - 1] > 0 { lines.append(0) }
            while rest > room {
                lines[lines.count - 1] = room
                rest -= room
                lines.append(0)
            }
            lines[lines.count - 1] = rest
        }
        return lines.map { CGFloat($0) * advance }
    }

    private func ceiled(_ value: CGFloat) -> CGFloat { (value * 2).rounded(.up) / 2 }
}
