import ScrimUIKit
import UIKit

final class ArticlesScreen: UIViewController {
    private let feed = Feed()
    private let table = UITableView(frame: .zero, style: .plain)
    private var articles: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        Task { try await load() }
    }

    // This tab is busy; the tab bar, and the other tabs, are not.
    func load() async throws {
        articles = try await table.overlays.during(.activity()) { [feed] in try await feed.articles() }
        table.reloadData()
    }
}
