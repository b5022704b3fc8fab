/// A wheel of rows: a scroll view that the user turns, which comes to rest at a row, and which only its
/// own gesture moves.
@MainActor
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsLayout() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsLayout() } }
    /// The wheel, which is private in UIKit.
    package let column = UIScrollView()
    /// The height of a row, in points.
    package let rowHeight: CGFloat = 32

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(column)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(column)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        column.frame = bounds
        let rows = dataSource?.pickerView(self, numberOfRowsInComponent: 0) ?? 0
        column.contentSize = CGSize(width: 0, height: CGFloat(rows) * rowHeight)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
}
