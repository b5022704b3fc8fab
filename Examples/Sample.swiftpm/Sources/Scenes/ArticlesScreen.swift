import ScrimUIKit
import UIKit

/// A table that loads slowly; the tab bar stays usable.
final class ArticlesScreen: UIViewController, SampleScene {
    let openings = [Opening.activity]
    private let service: Service
    private let rows = Rows()
    private let table = UITableView(frame: .zero, style: .plain)

    init(_ service: Service) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
        title = "Articles"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        table.dataSource = rows
        // The table is not in a window yet, so the overlay waits for it.
        load()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.frame = view.bounds
    }

    func open(_ opening: Opening) {}

    private func load() {
        Task {
            rows.texts = try await table.overlays.during(.activity()) { [service] in
                try await service.articles()
            }
            table.reloadData()
        }
    }
}
