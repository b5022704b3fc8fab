@MainActor
open class UIVisualEffect: NSObject {
    override init() {}
}

@MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case systemMaterial = 8
    }

    public init(style: UIBlurEffect.Style) {}
}

/// The material of iOS 26.
@MainActor
open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case regular
        case clear
    }

    open var tintColor: UIColor?

    public init(style: UIGlassEffect.Style) {}
}

/// Shows an effect behind its content view; subviews may be added only to the content view.
@MainActor
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    open private(set) var contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Traps on a subview of its own, as the real class does.
    open override func didAddSubview(_ subview: UIView) {
        precondition(subview === contentView, "add subviews to contentView")
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }
}
