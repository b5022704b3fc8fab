#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// What the app presents over the window, or on a sheet.
extension UIKitHost {
    /// The app's dialogs that are open over the window, oldest first.
    var dialogs: [DialogID] { presentations.dialogs }

    /// The dialogs that the content of a sheet presents, in the sheets' window.
    var sheetDialogs: Set<DialogID> { presentations.onSheets }

    /// The hindmost view in a window of those that the system shows in front of a dialog; `nil`: none.
    func view(inFrontOf dialog: DialogID?, in window: UIWindow) -> UIView? {
        presentations.view(inFrontOf: dialog, in: window)
    }

    /// Whether the content of a sheet presents something in front of everything, in another window than the app's.
    var isPresentingOnSheet: Bool { dialogs.last.map(sheetDialogs.contains) ?? false }

    /// Whether a window counts as a dialog, and nothing newer is open.
    func isNewestDialog(_ window: UIWindow) -> Bool { presentations.newest === window }

    /// Looks at what the app presents over the window, and reports the newest if that is another.
    func lookForDialogs() {
        let former = focus.formerKeyWindow
        guard presentations.look(at: window, layers.windowLayers, and: layers.sheetWindow, keysOf: former)
        else { return }
        focus.dialogsChanged(areOpen: !dialogs.isEmpty)
        report(.dialogChanged(dialogs.last))
    }
}
#endif
