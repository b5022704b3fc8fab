import UIKit

extension Screen {
    /// What happens to the views beside the root's when another root replaces it in a window.
    public enum OtherViews: CaseIterable, Sendable { case stayInFront, areBehind, areRemoved }

    /// Sets what the system does with those views; `nil`: what reports say.
    public static func setOthersUnderNewRoot(_ others: OtherViews?) {
        UIWindow.othersUnderNewRoot =
            switch others {
            case .stayInFront: .stayInFront
            case .areBehind, nil: .areBehind
            case .areRemoved: .areRemoved
            }
    }

    /// Opens a menu in a window, as a button or a long press does; `chosen` gets the title of the command
    /// that is tapped.
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

    /// Taps the button with a title that is in front of everything shown.
    ///
    /// Returns whether the tap reached the button.
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
