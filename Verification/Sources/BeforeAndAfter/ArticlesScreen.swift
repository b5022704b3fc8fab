import ScrimUIKit
import UIKit

final class ArticlesScreen: UITableViewController {
    private let feed = Feed()
    private var articles: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { try await load() }
    }

    // This tab is busy; the tab bar, and the other tabs, are not.
    func load() async throws {
        articles = try await tableView.overlays.during(.activity()) { [feed] in try await feed.articles() }
        tableView.reloadData()
    }
}
