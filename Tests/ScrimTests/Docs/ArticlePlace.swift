import Scrim
import ScrimTesting

/// Stands for an app's window or view in the code of articles.
@MainActor
struct ArticlePlace {
    let overlays: Overlays<String>

    init(_ overlays: Overlays<String>) { self.overlays = overlays }

    /// A view of the app in the screen's window.
    init(viewOf screen: TestHost) { overlays = screen.overlays.over(screen.region()) }
}
