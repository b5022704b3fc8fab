public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case natural
}

@MainActor
open class UILabel: UIView {
    open var text: String? { didSet { if text != oldValue { textChanged() } } }
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { textChanged() } }
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1 { didSet { textChanged() } }

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

    /// The number of texts that were measured.
    package static var measured = 0

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        Self.measured += 1
        return TextRuler(font: font).size(of: text ?? "", width: size.width, lines: numberOfLines)
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    }

    private func textChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

/// The double's own text measurement: a character is half its font's size wide, and lines break at spaces.
@MainActor
struct TextRuler {
    let font: UIFont

    private var advance: CGFloat { font.pointSize / 2 }

    /// The size, rounded to pixels at two to the point, in at most this number of lines (0: any number).
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
