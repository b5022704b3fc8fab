#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// What the app presents over the window, or on a sheet.
extension UIKitHost {
    /// The app's dialogs that are open over the window, oldest first.
    var dialogs: [DialogID] { presentations.dialogs }

    /// The dialogs that the content of a sheet presents, in the sheets' window.
    var sheetDialogs: Set<DialogID> { presentations.onSheets }

    /// The rearmost view in a window that the system shows in front of one of the app's dialogs; `nil`: none.
    func view(inFrontOf dialog: DialogID?, in window: UIWindow) -> UIView? {
        presentations.view(inFrontOf: dialog, in: window)
    }

    /// Whether the content of a sheet presents something in front of everything, in a window other than the app's.
    var isPresentingOnSheet: Bool { dialogs.last.map(sheetDialogs.contains) ?? false }

    /// Whether the newest dialog is in front of a responder, which is then neither in the dialog nor in a
    /// panel over it.
    func isUnderDialog(_ responder: UIResponder) -> Bool {
        guard let newest = dialogs.last else { return false }
        if let panel = responder.responderView.flatMap({ surfaceID(containing: $0) }) {
            return newest.isNewer(than: panel)
        }
        return presentations.isNewestInFront(of: responder, root: window?.rootViewController)
    }

    /// Looks for dialogs over the window, and reports the newest one if it has changed.
    func lookForDialogs() {
        let former = focus.formerKeyWindow
        // These controllers have no parent, so they are not found from the root.
        let others = (layers.windowLayers as [UIViewController]) + surfaces.compactMap(\.parts.orphan)
        guard presentations.look(at: window, others, and: layers.sheetWindow, keysOf: former) else { return }
        focus.dialogsChanged(areOpen: !dialogs.isEmpty)
        report(.dialogChanged(dialogs.last))
    }
}
#endif
