/// Shows one child at a time above a bar: each child is a tab, even one that other code adds.
@MainActor
open class UITabBarController: UIViewController {
    open private(set) var tabBar = UITabBar()

    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            for old in children {
                old.willMove(toParent: nil)
                old.viewIfLoaded?.removeFromSuperview()
                old.removeFromParent()
            }
            for child in newValue ?? [] {
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
        selected?.barInsets.bottom = tabBar.isHidden ? 0 : 49
    }

    /// Shows the selected tab's view; the other tabs' views leave the window.
    private func showSelected() {
        guard isViewLoaded, let child = selected, child.view.superview !== view else { return }
        show(child, insteadOf: viewControllers?.first { $0.viewIfLoaded?.superview === view })
    }
}

@MainActor
open class UITabBar: UIView {}

/// Shows the last of a stack of children under a bar: each child is a page, even one that other code adds.
@MainActor
open class UINavigationController: UIViewController {
    open private(set) var navigationBar = UINavigationBar()

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var topViewController: UIViewController? { children.last }

    open override func addChild(_ childController: UIViewController) {
        let previous = topViewController
        super.addChild(childController)
        turn(to: topViewController, from: previous)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        addChild(viewController)
        viewController.didMove(toParent: self)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        last.willMove(toParent: nil)
        turn(to: children[children.count - 2], from: last)
        last.removeFromParent()
        return last
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        turn(to: topViewController, from: nil)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = 44 + view.safeAreaInsets.top
        navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        topViewController?.view.frame = view.bounds
        topViewController?.barInsets.top = 44
    }

    private func turn(to page: UIViewController?, from previous: UIViewController?) {
        guard isViewLoaded, let page, page.viewIfLoaded?.superview == nil else { return }
        show(page, insteadOf: previous)
    }
}

@MainActor
open class UINavigationBar: UIView {}

/// A controller whose children are pages.
@MainActor
open class UIPageViewController: UIViewController {}

/// A controller whose children are columns.
@MainActor
open class UISplitViewController: UIViewController {}

extension UIViewController {
    /// Puts a child's view behind the other subviews, in place of another child's view.
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
