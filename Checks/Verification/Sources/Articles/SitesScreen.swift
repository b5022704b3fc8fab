import Scrim
import ScrimUIKit
import UIKit

final class SitesScreen: UIViewController {
    let sites = Sites()

    // A library that calls one of two closures.
    func delete(_ site: String) async throws {
        try await view.overlays.over(.window).during(.veil("Deleting…")) { [sites] veil in
            try await withCheckedThrowingContinuation { done in
                sites.delete(site, success: { done.resume() }, failure: { done.resume(throwing: $0) })
            }
            veil.finish(.success("Site deleted"))
        }
    }

    // Work that is cancelled by a method of its own, which belongs to the main actor.
    func export(_ work: Export) async -> Bool {
        let veil = Overlay.veil("Exporting…", cancel: .standard)
        return await view.overlays.over(.window).during(veil, cancelled: false) {
            await withTaskCancellationHandler {
                await withCheckedContinuation { done in work.start { done.resume() } }
            } onCancel: {
                Task { @MainActor in work.cancel() }
            }
            return !Task.isCancelled
        }
    }

    // The notice outlives the screen: its window is asked for before the screen goes.
    func save() {
        let overlays = view.overlays.over(.window)
        dismiss(animated: true, completion: nil)
        overlays.flash(.hud("Saved", icon: .success))
    }

    // A sheet as high as the rows of its table.
    func showActions(_ titles: [String]) -> Presentation {
        view.overlays.over(.window).show(.sheet(input: .dismissing, label: "Actions")) { ActionTable(titles) }
    }
}

final class ActionTable: UIViewController, UITableViewDataSource {
    private let titles: [String]
    private let table = UITableView(frame: .zero, style: .plain)

    init(_ titles: [String]) {
        self.titles = titles
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func loadView() {
        table.dataSource = self
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
        view = table
    }

    // A table view has no intrinsic height.
    override func viewDidLoad() {
        super.viewDidLoad()
        table.layoutIfNeeded()
        preferredContentSize = CGSize(width: 0, height: table.contentSize.height)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
