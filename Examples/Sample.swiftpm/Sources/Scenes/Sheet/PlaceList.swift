import UIKit

/// A list in a sheet: a pull at its top moves the sheet, any other drag scrolls the list, and one drag can do both.
final class PlaceList: UIViewController {
    private let rows = Rows()
    private let table = UITableView(frame: .zero, style: .plain)

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func loadView() {
        rows.texts = (1...40).map { "Place \($0)" }
        table.dataSource = rows
        table.backgroundColor = .clear
        view = table
    }
}
