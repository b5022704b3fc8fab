@MainActor
open class UIImageView: UIView {
    open var image: UIImage? { didSet { if image !== oldValue { invalidateIntrinsicContentSize() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view as large as its image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

@MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    open var style: Style { didSet { invalidateIntrinsicContentSize() } }
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    open var color: UIColor! = .gray
    open private(set) var isAnimating = false

    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
        bounds.size = intrinsicContentSize
        isHidden = true
        isUserInteractionEnabled = false
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    /// 20 points for a medium one, 37 for a large one.
    open override var intrinsicContentSize: CGSize {
        style == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

@MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`
    }

    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    private var value: Float = 0

    public init(progressViewStyle style: UIProgressView.Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The progress, clamped to 0...1.
    open var progress: Float {
        get { value }
        set { value = min(1, max(0, newValue)) }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.isFinite && size.width > 0 ? size.width : 150, height: 4)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
