@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

/// The rows of one section, one below the other.
@MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain
    }

    open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsLayout() } }
    private let rowHeight: CGFloat = 44
    private var cells: [UITableViewCell] = []

    public init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func reloadData() {
        for cell in cells { cell.removeFromSuperview() }
        cells = []
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if cells.isEmpty, let dataSource {
            for row in 0..<dataSource.tableView(self, numberOfRowsInSection: 0) {
                let cell = dataSource.tableView(self, cellForRowAt: IndexPath(indexes: [0, row]))
                cells.append(cell)
                insertSubview(cell, at: row)
            }
        }
        for (row, cell) in cells.enumerated() {
            cell.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
        }
        contentSize = CGSize(width: bounds.width, height: CGFloat(cells.count) * rowHeight)
    }
}

@MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default`
    }

    private let label = UILabel()

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(label)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var textLabel: UILabel? { label }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
