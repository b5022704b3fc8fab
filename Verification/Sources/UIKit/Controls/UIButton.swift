@MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom
        case system
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case close = 7
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    private var titles: [UIControl.State: String] = [:]
    private var titleColors: [UIControl.State: UIColor] = [:]
    private var images: [UIControl.State: UIImage] = [:]
    private let label = UILabel()
    private let picture = UIImageView()
    open private(set) var buttonType = ButtonType.custom

    public var configuration: UIButton.Configuration? { didSet { configurationChanged() } }
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open var automaticallyUpdatesConfiguration = true
    open var isPointerInteractionEnabled = false
    open var role = Role.normal

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
        self.buttonType = buttonType
    }

    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction {
            setTitle(primaryAction.title, for: .normal)
            setImage(primaryAction.image, for: .normal)
            addAction(primaryAction, for: .primaryActionTriggered)
        }
    }

    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { picture }
    open var currentTitle: String? { configuration?.title ?? title(for: state) ?? title(for: .normal) }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) ?? image(for: .normal) }
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

    open func setNeedsUpdateConfiguration() {
        setNeedsLayout()
    }

    open func updateConfiguration() {}

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isEnabled ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled) }
        set { super.accessibilityTraits = newValue }
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        primaryAction()
        return true
    }

    open override var intrinsicContentSize: CGSize {
        let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        let image = currentImage?.size ?? .zero
        let insets = configuration?.contentInsets ?? .zero
        let gap = image.width > 0 && text.width > 0 ? configuration?.imagePadding ?? 0 : 0
        return CGSize(
            width: text.width + image.width + gap + insets.leading + insets.trailing,
            height: max(text.height, image.height) + insets.top + insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if automaticallyUpdatesConfiguration { updateConfiguration() }
        configurationUpdateHandler?(self)
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

    private func configurationChanged() {
        contentChanged()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func contentChanged() {
        label.text = currentTitle
        picture.image = currentImage
        label.textColor = currentTitleColor
    }
}

extension UIButton {
    public enum Role: Int, Sendable {
        case normal
        case primary
        case cancel
        case destructive
    }

    /// What a button shows, as one value.
    @MainActor
    public struct Configuration {
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic
            case small
            case medium
            case large
            case capsule
        }

        public enum Size: Int, Sendable {
            case medium
            case small
            case mini
            case large
        }

        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var background = UIBackgroundConfiguration()
        public var showsActivityIndicator = false
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        public static func plain() -> UIButton.Configuration { Configuration() }
        public static func tinted() -> UIButton.Configuration { Configuration() }
        public static func gray() -> UIButton.Configuration { Configuration() }
        public static func filled() -> UIButton.Configuration { Configuration() }
        public static func borderless() -> UIButton.Configuration { Configuration() }
        public static func bordered() -> UIButton.Configuration { Configuration() }
    }
}

@MainActor
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
