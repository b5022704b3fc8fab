#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Watches what the app presents over the window that overlays cover: an alert, a web login, a sheet of the system's, or
/// another window that takes the keys.
///
/// UIKit notifies of none of them. The host looks when an overlay is asked for, and at the end of each turn while
/// anything is shown.
@MainActor
final class PresentationWatch {
    private var open: [Dialog] = []

    /// What the app presents, by the object that stands for it: a controller or a window.
    private struct Dialog {
        weak var object: UIResponder?
        let id: DialogID
    }

    /// What is open, oldest first.
    var dialogs: [DialogID] { open.map(\.id) }

    /// Looks at what the app presents now.
    ///
    /// A controller that is being dismissed is still open: the user may pull it back.
    ///
    /// - Parameter window: The window that overlays cover; `nil`: there is none.
    /// - Returns: Whether the newest is another than before.
    func look(at window: UIWindow?) -> Bool {
        let newest = open.last?.id
        let seen = window.map { Self.presented(over: $0) } ?? []
        open.removeAll { known in !seen.contains { $0 === known.object } }
        for object in seen where !open.contains(where: { $0.object === object }) {
            open.append(Dialog(object: object, id: DialogID()))
        }
        return open.last?.id != newest
    }

    private static func presented(over window: UIWindow) -> [UIResponder] {
        var seen: [UIResponder] = Array(
            sequence(first: window.rootViewController, next: { $0?.presentedViewController }).compactMap {
                $0
            }
            .dropFirst())
        // An alert can have a window of its own. What only shows something does not take the keys.
        if let key = window.windowScene?.keyWindow, key !== window, !key.isHidden, !(key is OverlayWindow) {
            seen.append(key)
        }
        return seen
    }
}
#endif
