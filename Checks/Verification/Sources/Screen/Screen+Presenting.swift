import UIKit

extension Screen {
    /// What becomes of the views beside the root's when another root takes its place in a window.
    public enum OtherViews: CaseIterable, Sendable { case stayInFront, areBehind, areRemoved }

    /// Has the system do that with other views from now on; `nil`: as in reports.
    public static func setOthersUnderNewRoot(_ others: OtherViews?) {
        UIWindow.othersUnderNewRoot =
            switch others {
            case .stayInFront: .stayInFront
            case .areBehind, nil: .areBehind
            case .areRemoved: .areRemoved
            }
    }

    /// A menu opens in a window, as a button's or a long press's does; `chosen` gets the command that is tapped.
    public func openMenu(
        _ titles: [String], in window: UIWindow, at place: CGRect,
        chosen: @escaping (String) -> Void = { _ in }
    ) {
        _ = ContextMenuContainer(in: window, at: place, titles: titles, chosen: chosen)
        turn()
    }

    /// Whether a menu is open in a window.
    public func hasMenu(in window: UIWindow) -> Bool {
        window.subviews.contains { $0 is ContextMenuContainer }
    }

    /// Taps the button with a title, in front of all that is shown.
    ///
    /// Whether the tap reached it.
    @discardableResult
    public func tapButton(_ title: String) -> Bool {
        let buttons = scene.windows.filter { !$0.isHidden }.flatMap { $0.all(UIButton.self) }
        guard let button = buttons.last(where: { $0.title(for: .normal) == title && $0.window != nil }),
            let window = button.window
        else { return false }
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)
        let hit = tap(at: CGPoint(x: middle.x + window.frame.minX, y: middle.y + window.frame.minY))
        return hit?.isDescendant(of: button) == true
    }
}
