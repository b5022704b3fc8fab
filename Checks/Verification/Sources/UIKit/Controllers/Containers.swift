/// Shows one child at a time over a bar.
@MainActor
open class UITabBarController: UIViewController {
    open private(set) var tabBar = UITabBar()

    open var viewControllers: [UIViewController]? {
        didSet {
            for old in oldValue ?? [] {
                old.willMove(toParent: nil)
                old.viewIfLoaded?.removeFromSuperview()
                old.removeFromParent()
            }
            for child in viewControllers ?? [] {
                addChild(child)
                child.didMove(toParent: self)
            }
            selectedIndex = 0
        }
    }

    private var selected: UIViewController? {
        viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
    }

    open var selectedIndex = 0 {
        didSet { showSelected() }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        showSelected()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = 49 + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
        selected?.view.frame = view.bounds
        selected?.additionalSafeAreaInsets.bottom = 49
    }

    /// The other tabs' views leave the window.
    private func showSelected() {
        guard isViewLoaded, let child = selected, child.view.superview !== view else { return }
        show(child, insteadOf: viewControllers?.first { $0.viewIfLoaded?.superview === view })
    }
}

@MainActor
open class UITabBar: UIView {}

/// Shows the last of a stack of children under a bar.
@MainActor
open class UINavigationController: UIViewController {
    open private(set) var navigationBar = UINavigationBar()
    private var stack: [UIViewController] = []

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var topViewController: UIViewController? { stack.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        let previous = topViewController
        addChild(viewController)
        stack.append(viewController)
        showTop(insteadOf: previous)
        viewController.didMove(toParent: self)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.popLast() else { return nil }
        last.willMove(toParent: nil)
        showTop(insteadOf: last)
        last.removeFromParent()
        return last
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        showTop(insteadOf: nil)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = 44 + view.safeAreaInsets.top
        navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        topViewController?.view.frame = view.bounds
        topViewController?.additionalSafeAreaInsets.top = 44
    }

    private func showTop(insteadOf previous: UIViewController?) {
        guard isViewLoaded, let top = topViewController, top.viewIfLoaded?.superview == nil else { return }
        show(top, insteadOf: previous)
    }
}

@MainActor
open class UINavigationBar: UIView {}

extension UIViewController {
    /// Puts a child's view under what else is in this one's, in place of another child's.
    fileprivate func show(_ child: UIViewController, insteadOf other: UIViewController?) {
        let shows = view.window != nil
        if let other, other.isViewLoaded {
            other.disappear(false, ends: false)
            other.view.removeFromSuperview()
            other.disappear(false, ends: true)
        }
        child.view.frame = view.bounds
        if shows { child.appear(false, ends: false) }
        view.insertSubview(child.view, at: 0)
        if shows { child.appear(false, ends: true) }
    }
}
