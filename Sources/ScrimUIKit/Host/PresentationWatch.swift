#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Watches what the app presents over the window that overlays cover: an alert, a web login, a system sheet, or another
/// window that takes the keys.
///
/// UIKit does not report any of these. The host looks when an overlay is asked for, and at the end of each turn while
/// anything is shown.
@MainActor
final class PresentationWatch {
    private var open: [Dialog] = []

    /// Something that the app presents, with the controller or window that represents it.
    private struct Dialog {
        weak var object: UIResponder?
        let id: DialogID
        let isOnSheet: Bool
    }

    /// The open dialogs, oldest first.
    var dialogs: [DialogID] { open.map(\.id) }

    /// Whether the newest dialog is in front of a responder of the app.
    ///
    /// If the dialog fills the screen, the system removes what is behind it from the window.
    ///
    /// - Parameter root: The root controller of the window that overlays cover.
    func isNewestInFront(of responder: UIResponder, root: UIViewController?) -> Bool {
        guard let newest = open.last?.object else { return !open.isEmpty }
        if responder.isInside(newest) { return false }
        let behind = [root] + open.dropLast().map(\.object)
        return responder is UIWindow || responder.isInWindow
            || behind.contains { $0.map { responder.isInside($0) } == true }
    }

    /// The dialogs that the content of a sheet presents, in the sheets' window.
    var onSheets: Set<DialogID> { Set(open.filter(\.isOnSheet).map(\.id)) }

    /// The rearmost view in front of a dialog in a window: the view in which the system has the next dialog.
    ///
    /// - Parameter dialog: The dialog; `nil`: the app's content below all dialogs.
    func view(inFrontOf dialog: DialogID?, in window: UIWindow) -> UIView? {
        let index = dialog.flatMap { id in open.firstIndex { $0.id == id } }
        return open[(index.map { $0 + 1 } ?? 0)...].lazy
            .compactMap { ($0.object as? UIViewController)?.viewIfLoaded?.topLevelView }
            .first { $0.superview === window }
    }

    /// Looks at what the app presents now.
    ///
    /// A controller that is being dismissed is still open: the user may pull it back.
    ///
    /// - Parameters:
    ///   - window: The window that overlays cover; `nil`: there is none.
    ///   - layers: The controllers of the layers in that window, whose content may present something, and controllers
    ///     shown as content that have no parent.
    ///   - sheets: The window of sheets, whose content may present something; `nil`: there is none.
    ///   - former: The window that the overlays took the keys from, which counts as still having them; `nil`: none.
    /// - Returns: Whether the newest dialog has changed.
    func look(
        at window: UIWindow?, _ layers: [UIViewController] = [], and sheets: UIWindow?,
        keysOf former: UIWindow? = nil
    ) -> Bool {
        let newest = open.last?.id
        let app = window.map { Self.presented(over: $0, layers, keysOf: former) } ?? []
        let onSheets = sheets?.rootViewController.map { Self.presented(by: $0) } ?? []
        let seen: [UIResponder] = app + onSheets
        open.removeAll { known in !seen.contains { $0 === known.object } }
        for object in seen where !open.contains(where: { $0.object === object }) {
            let isOnSheet = onSheets.contains { $0 === object }
            open.append(Dialog(object: object, id: DialogID(), isOnSheet: isOnSheet))
        }
        return open.last?.id != newest
    }

    /// Everything that a controller, its children and the controllers they present have presented, oldest first as
    /// far as known.
    ///
    /// A child that defines a context may present something in its own view, for example a search. That is part of the
    /// app's page, but it may present an alert itself.
    ///
    /// - Parameter inherited: What an ancestor presents; its children report the same controller; `nil`: nothing.
    private static func presented(
        by controller: UIViewController, inherited: UIViewController? = nil
    ) -> [UIViewController] {
        let shown = controller.presentedViewController
        let byChildren = controller.children.flatMap { presented(by: $0, inherited: shown) }
        guard let shown, shown !== inherited else { return byChildren }
        let top = shown.viewIfLoaded?.topLevelView
        let isPartOfPage =
            controller.parent != nil && (top == nil || top === controller.viewIfLoaded?.topLevelView)
        return byChildren + (isPartOfPage ? [] : [shown]) + presented(by: shown)
    }

    private static func presented(
        over window: UIWindow, _ layers: [UIViewController], keysOf former: UIWindow?
    ) -> [UIResponder] {
        let controllers = [window.rootViewController].compactMap { $0 } + layers
        var seen: [UIResponder] = controllers.flatMap { presented(by: $0) }
        // An alert can have its own window. A window that only shows something does not take the keys.
        for key in [former, window.windowScene?.keyWindow].compactMap(\.self)
        where key !== window && !key.isHidden && !(key is OverlayWindow) && !seen.contains(key)
            && (key.rootViewController?.presentedViewController != nil || key.isInFront(of: window))
        {
            seen.append(key)
        }
        return seen
    }
}

extension UIWindow {
    /// Whether the window takes touches everywhere over another window.
    ///
    /// Being key is not enough: a touch on a button that floats over the app makes the button's window key.
    fileprivate func isInFront(of other: UIWindow) -> Bool {
        let bounds = other.bounds.insetBy(dx: 1, dy: 1)
        let points = [
            CGPoint(x: bounds.midX, y: bounds.midY), bounds.origin, CGPoint(x: bounds.maxX, y: bounds.maxY),
        ]
        return points.allSatisfy { hitTest(convert($0, from: other), with: nil) != nil }
    }
}
#endif
