import Scrim
import ScrimUIKit
import UIKit

final class ArticlesScreen: UIViewController {
    private let api = API()
    private let table = UITableView(frame: .zero, style: .plain)
    private(set) var articles: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        Task { try await reload() }
    }

    func reload() async throws {
        let cover: Overlay.Cover = articles.isEmpty ? .opaque : .bar
        articles = try await table.overlays.during(.activity(cover: cover)) { [api] in
            try await api.articles()
        }
        table.reloadData()
    }
}
