@MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom
        case system
    }

    private var titles: [UIControl.State: String] = [:]
    private var titleColors: [UIControl.State: UIColor] = [:]
    private var images: [UIControl.State: UIImage] = [:]
    private let label = UILabel()
    private let picture = UIImageView()
    /// Whether a pointer over the button takes the button's shape.
    open var isPointerInteractionEnabled = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
        label.isAccessibilityElement = false
        addSubview(picture)
        addSubview(label)
    }

    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
    }

    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction {
            setTitle(primaryAction.title, for: .normal)
            addAction(primaryAction, for: .primaryActionTriggered)
        }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var titleLabel: UILabel? { label }
    open var currentTitle: String? { title(for: state) ?? title(for: .normal) }
    open var currentImage: UIImage? { image(for: state) ?? image(for: .normal) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? titleColor(for: .normal) ?? .white }

    open func title(for state: UIControl.State) -> String? { titles[state] }
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] }
    open func image(for state: UIControl.State) -> UIImage? { images[state] }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        contentChanged()
    }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        contentChanged()
    }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        contentChanged()
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isEnabled ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled) }
        set { super.accessibilityTraits = newValue }
    }

    open override var intrinsicContentSize: CGSize {
        let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        let image = currentImage?.size ?? .zero
        return CGSize(width: text.width + image.width, height: max(text.height, image.height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentChanged()
        let text = label.sizeThatFits(bounds.size)
        label.frame = CGRect(
            x: bounds.midX - text.width / 2, y: bounds.midY - text.height / 2, width: text.width,
            height: text.height)
        picture.isHidden = currentImage == nil
    }

    override func primaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    private func contentChanged() {
        label.text = currentTitle
        picture.image = currentImage
        label.textColor = currentTitleColor
    }
}
