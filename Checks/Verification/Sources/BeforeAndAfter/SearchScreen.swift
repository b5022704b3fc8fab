import ScrimUIKit
import UIKit

final class SearchScreen: UIViewController {
    private let catalog = Catalog()
    private var veil: Presentation?

    // Covered from the call to the return, the throw or the user's Cancel, which returns nil.
    func search(_ words: String) async throws -> [String]? {
        try await everything.during(.veil("Searching…", cancel: .standard), cancelled: nil) { [self] veil in
            let hits = try await catalog.search(words)
            veil.message = "Sorting \(hits.count) hits…"
            return try await catalog.sort(hits)
        }
    }

    // The three calls of the post: show or change the message, hide it, ask whether it is shown.
    func showVeil(_ message: String?) {
        veil = everything.show(.veil(message).identified("veil"))
    }

    func hideVeil() { veil?.dismiss() }

    var isVeilVisible: Bool { veil?.isVisible ?? false }

    private var everything: UIKitOverlays { view.overlays.over(.window) }
}
