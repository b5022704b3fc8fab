import UIKit

/// Views in a column, as wide as the column and as high as they want to be, within the safe area.
final class Column: UIView {
    private let views: [UIView]
    private let spacing: CGFloat = 12
    private let margin: CGFloat = 20

    init(_ views: [UIView]) {
        self.views = views
        super.init(frame: .zero)
        for view in views { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        let width = bounds.width - safe.left - safe.right - 2 * margin
        var top = safe.top + margin
        for view in views {
            let height = max(view.sizeThatFits(CGSize(width: width, height: .infinity)).height, 44)
            view.frame = CGRect(x: safe.left + margin, y: top, width: width, height: height)
            top += height + spacing
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width - 2 * margin
        let heights = views.map { max($0.sizeThatFits(CGSize(width: width, height: .infinity)).height, 44) }
        let gaps = spacing * CGFloat(max(views.count - 1, 0))
        return CGSize(width: size.width, height: heights.reduce(0, +) + gaps + 2 * margin)
    }
}

extension UIButton {
    /// A button with a title and an action.
    static func titled(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    }
}

extension UILabel {
    /// A multi-line text.
    static func saying(_ text: String, _ font: UIFont = .preferredFont(forTextStyle: .body)) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = 0
        return label
    }
}
