/// The system that knows which item of a scene has the keyboard's focus.
///
/// The first responder follows: it is the item, or a view around the item.
@MainActor
open class UIFocusSystem: NSObject {
    private weak var scene: UIWindowScene?
    private weak var item: UIView?
    private weak var requested: (any UIFocusEnvironment)?
    /// For each focus group, the item that last had the focus.
    private var lastItems: [String: LastItem] = [:]
    private var isMoving = false

    private struct LastItem {
        weak var view: UIView?
    }

    init(of scene: UIWindowScene) {
        self.scene = scene
    }

    open var focusedItem: (any UIFocusItem)? { focusedView }

    /// The focused item, as long as it can have the focus.
    package var focusedView: UIView? { item.flatMap { $0.isFocusable ? $0 : nil } }

    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        requested = environment
    }

    open func updateFocusIfNeeded() {
        if item != nil, focusedView == nil { tell(of: UIFocusUpdateContext(from: item, to: nil, [])) }
        guard let environment = requested else { return }
        requested = nil
        guard let item = preferredItem(in: environment) else { return }
        move(to: item)
    }

    // MARK: Moving

    /// Moves the focus, if all environments around the old and the new item allow it.
    private func move(to next: UIView, _ heading: UIFocusHeading = []) {
        let previous = focusedView
        guard previous !== next else { return synchronizeResponder() }
        let context = UIFocusUpdateContext(from: previous, to: next, heading)
        let environments = [previous, next].compactMap { $0 }.flatMap { Array($0.environments) }
        guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return }
        tell(of: context)
        synchronizeResponder()
    }

    private func tell(of context: UIFocusUpdateContext) {
        item = context.nextFocusedItem as? UIView
        if let item { lastItems[item.focusGroup] = LastItem(view: item) }
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [Self.focusUpdateContextUserInfoKey: context])
    }

    /// Makes the item first responder, or the nearest ancestor that can be.
    private func synchronizeResponder() {
        guard let item = focusedView, !isMoving else { return }
        isMoving = true
        defer { isMoving = false }
        if let first = UIApplication.shared.firstResponder, first !== item,
            item.chain.contains(where: { $0 === first }), !item.canBecomeFirstResponder
        {
            return
        }
        guard let responder = item.chain.first(where: \.canBecomeFirstResponder) else {
            UIApplication.shared.firstResponder?.resignFirstResponder()
            return
        }
        responder.becomeFirstResponder()
    }

    /// Moves the focus into the new first responder, unless it is there already.
    func responderChanged(to responder: UIResponder) {
        guard !isMoving else { return }
        if let focusedView, focusedView.chain.contains(where: { $0 === responder }) { return }
        guard let inside = items.first(where: { $0.chain.contains { $0 === responder } }) else { return }
        isMoving = true
        move(to: inside)
        isMoving = false
    }

    private func preferredItem(in environment: any UIFocusEnvironment) -> UIView? {
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let item = preferredItem(in: preferred) { return item }
        }
        let inside = items.filter { item in item.environments.contains { $0 === environment } }
        return inside.first { $0 === lastItems[$0.focusGroup]?.view } ?? inside.first
    }

    // MARK: Keys

    /// Moves to the first item of the next group, or to the item of that group that last had the focus.
    package func tab(isForward: Bool) -> Bool {
        let all = items
        guard !all.isEmpty else { return false }
        var groups: [String] = []
        for item in all where !groups.contains(item.focusGroup) { groups.append(item.focusGroup) }
        let current = focusedView.flatMap { groups.firstIndex(of: $0.focusGroup) }
        let next = current.map { ($0 + (isForward ? 1 : groups.count - 1)) % groups.count } ?? 0
        let group = all.filter { $0.focusGroup == groups[next] }
        guard let item = group.first(where: { $0 === lastItems[groups[next]]?.view }) ?? group.first else {
            return false
        }
        move(to: item, isForward ? .next : .previous)
        return true
    }

    /// Moves within the group, but not beyond its ends.
    package func arrow(_ heading: UIFocusHeading) -> Bool {
        guard let focusedView, !(focusedView is any UIKeyInput) else { return false }
        let group = items.filter { $0.focusGroup == focusedView.focusGroup }
        guard let index = group.firstIndex(where: { $0 === focusedView }) else { return false }
        let next = index + (heading.isDisjoint(with: [.up, .left]) ? 1 : -1)
        if group.indices.contains(next) { move(to: group[next], heading) }
        return true
    }

    /// The items in the visible windows that can have the focus, in reading order.
    private var items: [UIView] {
        guard let scene else { return [] }
        let windows = scene.windows.filter { !$0.isHidden }
        let all = windows.flatMap { $0.tree.filter(\.isFocusable) }
        let isRightToLeft = scene.traits.layoutDirection == .rightToLeft
        return all.map { ($0, $0.convert($0.bounds, to: nil as UIView?)) }.sorted { left, right in
            if left.1.minY != right.1.minY { return left.1.minY < right.1.minY }
            return isRightToLeft ? left.1.maxX > right.1.maxX : left.1.minX < right.1.minX
        }.map(\.0)
    }
}

extension UIFocusSystem {
    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
}

extension UIView {
    /// The view and the environments around it, which follow views and controllers, whatever `next` returns.
    fileprivate var environments: some Sequence<any UIFocusEnvironment> {
        sequence(first: self as any UIFocusEnvironment) { $0.parentFocusEnvironment }
    }

    fileprivate var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

    /// Whether the view says that it can have the focus, and no ancestor prevents that.
    ///
    /// Views in front of this one are ignored: it is unknown whether they matter for a keyboard.
    fileprivate var isFocusable: Bool {
        guard canBecomeFocused, !bounds.isEmpty, window != nil else { return false }
        return ([self] + ancestors).allSatisfy { !$0.isHidden && $0.alpha > 0 && $0.isUserInteractionEnabled }
    }

    /// The view's focus group: text inputs and scroll views have their own; other views are in their superview's.
    fileprivate var focusGroup: String {
        if let focusGroupIdentifier { return focusGroupIdentifier }
        let isOwn = superview == nil || self is any UIKeyInput || self is UIScrollView
        return isOwn ? "\(ObjectIdentifier(self))" : superview?.focusGroup ?? ""
    }
}
