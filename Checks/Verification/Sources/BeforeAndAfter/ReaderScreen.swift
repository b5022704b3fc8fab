import ScrimUIKit
import UIKit

final class ReaderScreen: UIViewController {
    private let page = UIScrollView()

    // Blurred, in and out by itself; the page scrolls under it. A second one waits for the first.
    func addBookmark() {
        page.overlays.flash(.hud("Bookmark added", icon: .bookmark))
    }

    // With the app's own view on it.
    func rate() {
        page.overlays.flash(.hud(), content: { Stars(4) })
    }
}
