@MainActor
open class UIImageView: UIView {
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var imageSize: CGSize? {
        preferredSymbolConfiguration.flatMap { image?.withConfiguration($0).size } ?? image?.size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize ?? .zero }
    open override var intrinsicContentSize: CGSize { imageSize ?? super.intrinsicContentSize }
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
        prepare()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        prepare()
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        prepare()
    }

    private func prepare() {
        if bounds.isEmpty { bounds.size = intrinsicContentSize }
        isHidden = true
        isUserInteractionEnabled = false
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
        case bar
    }

    open var progressViewStyle: Style
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var observedProgress: Progress?
    private var value: Float = 0

    public init(progressViewStyle style: UIProgressView.Style) {
        progressViewStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        prepare()
    }

    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
    }

    private func prepare() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
    }

    /// Held between 0 and 1.
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
