/// Rows that scroll, each 44 points high, with only as many cells as there are visible rows.
///
/// A row that becomes visible is read, and its views are made. A row that scrolls away loses its views and
/// keeps its state.
public struct List<Data: RandomAccessCollection, Row: View>: View, Leaf, SingleView
where Data.Element: Identifiable {
    let data: Data
    let row: (Data.Element) -> Row

    public init(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) {
        self.data = data
        row = rowContent
    }

    public var body: Never { fatalError("no body") }

    func read(in graph: Graph, _ environment: EnvironmentValues) {
        let list = graph.own("list") { HostingListView() }
        list.scrolled = { [weak graph] in graph?.changed() }
        list.setRows(data.map { AnyHashable($0.id) })
        for (item, id) in zip(data, data.map { AnyHashable($0.id) }) {
            if let cell = list.cell(for: id) {
                graph.read(
                    AnyView(row(item)), at: "\(id)", in: cell, of: graph.controller, environment)
            } else {
                graph.keep("\(id)", views: false)
            }
        }
    }
}

/// The scroll view of a list, and its cells.
package final class HostingListView: UIScrollView, SwiftUIsOwn {
    private static var height: CGFloat { 44 }
    var isMounting = false
    var scrolled: () -> Void = {}
    private var rows: [AnyHashable] = []
    private var cells: [AnyHashable: _UIHostingView<AnyView>] = [:]
    private var unused: [_UIHostingView<AnyView>] = []

    package override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard !isMounting else { return }
        RuntimeIssues.report("Adding '\(type(of: subview))' to SwiftUI's list is not supported")
    }

    package override var bounds: CGRect {
        get { super.bounds }
        set {
            let before = seen
            super.bounds = newValue
            if seen != before { scrolled() }
        }
    }

    /// The visible rows.
    private var seen: Range<Int> {
        let first = Int((contentOffset.y / Self.height).rounded(.down))
        let end = Int(((contentOffset.y + bounds.height) / Self.height).rounded(.up))
        return (0..<rows.count).clamped(to: min(first, end)..<end)
    }

    /// Sets the list's rows; cells whose row is out of sight are reused.
    func setRows(_ rows: [AnyHashable]) {
        self.rows = rows
        contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * Self.height)
        let wanted = Set(seen.map { rows[$0] })
        for (id, cell) in cells where !wanted.contains(id) {
            cells[id] = nil
            unused.append(cell)
        }
        for place in seen {
            let cell = cells[rows[place]] ?? unused.popLast() ?? makeCell()
            cells[rows[place]] = cell
            cell.frame = CGRect(
                x: 0, y: CGFloat(place) * Self.height, width: bounds.width, height: Self.height)
        }
        for cell in unused { cell.frame = CGRect(x: 0, y: -1000, width: bounds.width, height: Self.height) }
    }

    /// The cell of a row; `nil`: the row is not visible.
    func cell(for row: AnyHashable) -> UIView? { cells[row] }

    private func makeCell() -> _UIHostingView<AnyView> {
        let cell = _UIHostingView<AnyView>(frame: .zero)
        isMounting = true
        addSubview(cell)
        isMounting = false
        return cell
    }
}
