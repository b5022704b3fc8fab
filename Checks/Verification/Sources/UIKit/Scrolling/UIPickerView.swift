/// A wheel of rows: a scroll view that the user turns, and that comes to rest at a row, by its own gesture alone.
@MainActor
open class UIPickerView: UIView {
    /// The wheel, which is UIKit's own affair.
    package let column = UIScrollView()
    /// The height of a row, in points.
    package let rowHeight: CGFloat = 32

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addColumn()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addColumn()
    }

    private func addColumn() {
        column.contentSize = CGSize(width: 0, height: 50 * rowHeight)
        addSubview(column)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        column.frame = bounds
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}
