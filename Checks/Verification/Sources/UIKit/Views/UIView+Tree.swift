extension UIView {
    public func addSubview(_ view: UIView) {
        insert(view) { $0.count }
    }

    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view) { min(max(index, 0), $0.count) }
    }

    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view) { all in all.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? all.count }
    }

    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view) { all in all.firstIndex { $0 === siblingSubview } ?? all.count }
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        insert(view) { $0.count }
    }

    public func removeFromSuperview() {
        guard let parent = superview else { return }
        parent.willRemoveSubview(self)
        move(to: nil) {
            parent.subviews.removeAll { $0 === self }
            superview = nil
            layer.removeFromSuperlayer()
        }
        parent.setNeedsLayout()
    }

    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Inserts the view at an index among its siblings, which do not include the view itself.
    private func insert(_ view: UIView, at index: ([UIView]) -> Int) {
        precondition(!isDescendant(of: view), "a view cannot be inside itself")
        if view.superview === self {
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: index(subviews))
            orderLayers()
            return
        }
        let comesIntoWindow = window != nil && view.window !== window
        view.move(to: self) {
            if let old = view.superview {
                old.willRemoveSubview(view)
                old.subviews.removeAll { $0 === view }
                old.setNeedsLayout()
            }
            subviews.insert(view, at: index(subviews))
            view.superview = self
            layer.addSublayer(view.layer)
            orderLayers()
            // UIKit checks before it notifies any view or controller. It checks all controllers whose views
            // enter the window.
            if comesIntoWindow {
                view.eachInTree { $0.controller?.checkHierarchy() }
            } else {
                view.controller?.checkHierarchy()
            }
        }
        didAddSubview(view)
        setNeedsLayout()
    }

    /// Keeps sublayers that belong to no view before those of the views.
    private func orderLayers() {
        layer.arrange(subviews.map(\.layer))
    }

    /// Notifies the view, and all views in it, before and after a change.
    private func move(to parent: UIView?, _ change: () -> Void) {
        let (before, after) = (window, parent?.window)
        if after == nil || before !== after { resignFirstResponderInside() }
        change()
        NSLayoutConstraint.treesParted(self)
        if before !== after {
            eachInTree { view in
                view.didMoveToWindow()
                view.setNeedsLayout()
            }
        }
        didMoveToSuperview()
        traitsMayHaveChanged()
    }

    /// Makes a first responder in the view resign, because a view that leaves its window cannot stay first.
    private func resignFirstResponderInside() {
        eachInTree { view in
            if view.isFirstResponder { view.loseFirst() }
        }
    }

    func eachInTree(_ body: (UIView) -> Void) {
        body(self)
        for view in subviews { view.eachInTree(body) }
    }

    /// All ancestors, nearest first.
    var ancestors: [UIView] {
        superview.map { [$0] + $0.ancestors } ?? []
    }
}
