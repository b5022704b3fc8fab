import Screen
import Testing
import UIKit

@MainActor
struct ControllerTests {
    private final class Ears: UIViewController {
        let diary = Diary()
        override func viewDidLoad() { diary.note("load") }
        override func viewWillAppear(_ animated: Bool) { diary.note("will appear") }
        override func viewIsAppearing(_ animated: Bool) { diary.note("is appearing") }
        override func viewDidAppear(_ animated: Bool) { diary.note("appear") }
        override func viewWillDisappear(_ animated: Bool) { diary.note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { diary.note("disappear") }
        override func willMove(toParent parent: UIViewController?) {
            diary.note(parent == nil ? "will leave" : "will join")
        }
        override func didMove(toParent parent: UIViewController?) {
            diary.note(parent == nil ? "left" : "joined")
        }
    }

    @Test func aRootAppearsWithItsWindowAndGoesWithIt() {
        let ears = Ears()
        let bench = Bench(root: ears)
        defer { bench.close() }
        #expect(ears.diary.read() == ["load", "will appear", "is appearing", "appear"])
        bench.window.rootViewController = UIViewController()
        #expect(ears.diary.read() == ["will disappear", "disappear"] && ears.view.window == nil)
    }

    @Test func aNewRootIsInFrontOfTheOtherViewsOrThoseAreRemoved() {
        defer { Screen.setOthersUnderNewRoot(nil) }
        for others in Screen.OtherViews.allCases {
            Screen.setOthersUnderNewRoot(others)
            let bench = Bench()
            let other = UIView()
            bench.window.addSubview(other)
            let root = UIViewController()
            bench.window.rootViewController = root
            let expected: [UIView] =
                switch others {
                case .stayInFront: [root.view, other]
                case .areBehind: [other, root.view]
                case .areRemoved: [root.view]
                }
            #expect(bench.window.subviews == expected)
            bench.close()
        }
    }

    @Test func aViewIsLoadedWhenItIsFirstAskedFor() {
        let ears = Ears()
        #expect(!ears.isViewLoaded && ears.viewIfLoaded == nil)
        _ = ears.view
        #expect(ears.isViewLoaded && ears.diary.read() == ["load"])
    }

    @Test func aChildIsToldOfItsParentAsFarAsContainmentDoesIt() {
        let parent = UIViewController()
        let ears = Ears()
        parent.addChild(ears)
        #expect(ears.diary.read() == ["will join"] && ears.parent === parent && parent.children == [ears])
        ears.didMove(toParent: parent)
        ears.willMove(toParent: nil)
        ears.removeFromParent()
        #expect(ears.diary.read() == ["joined", "will leave", "left"], "who contains says the rest")
    }

    @Test func aChildAppearsWithItsParent() {
        let parent = UIViewController()
        let ears = Ears()
        parent.addChild(ears)
        parent.view.addSubview(ears.view)
        _ = ears.diary.read()
        let bench = Bench(root: parent)
        defer { bench.close() }
        #expect(ears.diary.read() == ["will appear", "is appearing", "appear"])
    }

    @Test func whatIsPresentedIsInFrontUntilItIsDismissed() {
        let bench = Bench()
        defer { bench.close() }
        let ears = Ears()
        var isDone = false
        bench.root?.present(ears, animated: false) { isDone = true }
        #expect(bench.root?.presentedViewController === ears && ears.presentingViewController === bench.root)
        #expect(ears.diary.read() == ["load", "will appear", "is appearing", "appear"])
        bench.screen.turn()
        #expect(isDone && bench.screen.hit(at: CGPoint(x: 5, y: 5)) === ears.view)
        ears.dismiss(animated: false)
        #expect(bench.root?.presentedViewController == nil && ears.view.window == nil)
        #expect(ears.diary.read() == ["will disappear", "disappear"])
    }

    @Test func whatIsPresentedInAContextIsInTheViewOfWhoDefinesIt() {
        let bench = Bench()
        defer { bench.close() }
        let (page, search, alert) = (UIViewController(), UIViewController(), UIViewController())
        bench.root?.addChild(page)
        bench.root?.view.addSubview(page.view)
        page.definesPresentationContext = true
        search.modalPresentationStyle = .overCurrentContext
        page.present(search, animated: false)
        #expect(search.presentingViewController === page && bench.root?.presentedViewController == nil)
        #expect(search.view.isDescendant(of: page.view))
        search.present(alert, animated: false)
        #expect(search.presentedViewController === alert && !alert.view.isDescendant(of: page.view))
        alert.dismiss(animated: false)
        search.dismiss(animated: false)
        #expect(page.presentedViewController == nil && search.view.window == nil)
        page.definesPresentationContext = false
        page.present(search, animated: false)
        #expect(search.presentingViewController === bench.root && !search.view.isDescendant(of: page.view))
    }

    @Test func whatIsPresentedIsInAViewOfTheSystemsOverAllInTheWindow() {
        let bench = Bench()
        defer { bench.close() }
        let toast = bench.view()
        let shown = UIViewController()
        bench.root?.present(shown, animated: false)
        #expect(bench.window.subviews.last === shown.view.superview && shown.view.superview !== bench.window)
        #expect(bench.window.subviews.contains { $0 === toast } && bench.root?.view.window != nil)
        shown.dismiss(animated: false)
        #expect(bench.window.subviews.last === toast)
    }

    @Test func aPresentationOverTheFullScreenTakesThePresentersViewOut() {
        let bench = Bench()
        defer { bench.close() }
        let shown = UIViewController()
        shown.modalPresentationStyle = .fullScreen
        bench.root?.present(shown, animated: false)
        #expect(bench.root?.view.window == nil && shown.view.window != nil)
        shown.dismiss(animated: false)
        #expect(bench.root?.view.window === bench.window && bench.window.subviews.first === bench.root?.view)
    }

    @Test func aDismissalThatIsSeenTakesItsTimeAndTakesNoTouches() {
        let bench = Bench()
        defer { bench.close() }
        let shown = UIViewController()
        bench.root?.present(shown, animated: false)
        shown.dismiss(animated: true)
        bench.screen.advance(by: 0.1)
        #expect(shown.isBeingDismissed && bench.root?.presentedViewController === shown)
        #expect(bench.screen.hit(at: CGPoint(x: 5, y: 5)) !== shown.view)
        bench.screen.advance(by: 0.5)
        #expect(!shown.isBeingDismissed && bench.root?.presentedViewController == nil)
    }

    @Test func anAlertsAnswerComesAfterTheAlertHasGone() {
        let bench = Bench()
        defer { bench.close() }
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Code" }
        var isGone = false
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { _ in
                isGone = bench.root?.presentedViewController == nil
            })
        bench.root?.present(alert, animated: false)
        #expect(alert.textFields?.first?.isFirstResponder == true)
        bench.screen.turn()
        #expect(bench.screen.tapButton("OK"))
        #expect(!isGone)
        bench.screen.advance(by: 0.5)
        #expect(isGone)
    }

    @Test func aMenuIsASubviewOfTheWindowThatNoControllerPresents() {
        let bench = Bench()
        defer { bench.close() }
        let place = CGRect(x: 0, y: 100, width: 200, height: 88)
        var chosen = ""
        bench.screen.openMenu(["Copy", "Share"], in: bench.window, at: place) { chosen = $0 }
        #expect(bench.root?.presentedViewController == nil && bench.screen.hasMenu(in: bench.window))
        #expect(
            bench.screen.tapButton("Share") && chosen == "Share" && !bench.screen.hasMenu(in: bench.window))
        bench.screen.openMenu(["Copy"], in: bench.window, at: place)
        bench.screen.tap(at: CGPoint(x: 300, y: 400))
        #expect(!bench.screen.hasMenu(in: bench.window))
    }

    @Test func onlyOneIsPresentedAtATimeByEach() {
        let bench = Bench()
        defer { bench.close() }
        let (first, second) = (UIViewController(), UIViewController())
        bench.root?.present(first, animated: false)
        bench.root?.present(second, animated: false)
        #expect(bench.root?.presentedViewController === first && second.presentingViewController == nil)
        first.present(second, animated: false)
        bench.root?.dismiss(animated: false)
        #expect(first.presentedViewController == nil && bench.root?.presentedViewController == nil)
    }

    @Test func aChildPresentsAndDismissesByItsAncestor() {
        let (child, shown) = (UIViewController(), UIViewController())
        let bench = Bench()
        defer { bench.close() }
        bench.root?.addChild(child)
        bench.root?.view.addSubview(child.view)
        child.present(shown, animated: false)
        #expect(child.presentedViewController === shown && shown.presentingViewController === bench.root)
        child.dismiss(animated: false)
        #expect(bench.root?.presentedViewController == nil && shown.view.window == nil)
        child.dismiss(animated: false)
        #expect(child.view.window != nil, "There is nothing to dismiss")
    }

    @Test func aChildsViewHasToBeInItsParentsView() {
        let (child, other) = (UIViewController(), UIViewController())
        let bench = Bench()
        defer { bench.close() }
        _ = Screen.complaints()
        bench.root?.addChild(child)
        bench.root?.view.addSubview(child.view)
        #expect(Screen.complaints() == [])
        bench.window.addSubview(child.view)
        #expect(Screen.complaints().count == 1, "No controller is above it")
        bench.root?.view.addSubview(other.view)
        other.view.addSubview(child.view)
        #expect(Screen.complaints().count == 1, "Another controller is above it")
    }

    /// The inserted view may be far above the child's view.
    @Test func aChildsViewHasToBeInItsParentsViewAlsoWhereAViewAroundItIsMoved() {
        let (child, other) = (UIViewController(), UIViewController())
        let bench = Bench()
        defer { bench.close() }
        let second = UIWindow(windowScene: bench.screen.scene)
        second.rootViewController = other
        second.isHidden = false
        defer { second.windowScene = nil }
        let panel = UIView()
        let box = UIView()
        bench.root?.view.addSubview(box)
        box.addSubview(panel)
        bench.root?.addChild(child)
        panel.addSubview(child.view)
        _ = Screen.complaints()
        other.view.addSubview(box)
        #expect(Screen.complaints().count == 1)
        child.removeFromParent()
        bench.root?.view.addSubview(box)
        #expect(Screen.complaints() == [], "Without a parent it may be anywhere")
        other.addChild(child)
        #expect(Screen.complaints().count == 1, "It is in the view of another controller")
    }

    @Test func aTabIsInTheWindowWhileItIsChosen() {
        let tabs = UITabBarController()
        let (first, second) = (UIViewController(), UIViewController())
        tabs.viewControllers = [first, second]
        let bench = Bench(root: tabs)
        defer { bench.close() }
        bench.screen.turn()
        #expect(first.view.window != nil && second.viewIfLoaded?.window == nil)
        tabs.selectedIndex = 1
        bench.screen.turn()
        #expect(first.view.window == nil && second.view.window != nil)
    }

    @Test func aNavigationStackShowsItsTopUnderABar() {
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        let bench = Bench(root: navigation)
        defer { bench.close() }
        bench.screen.turn()
        #expect(first.view.window != nil && first.view.safeAreaInsets.top == 44)
        let ears = Ears()
        navigation.pushViewController(ears, animated: false)
        bench.screen.turn()
        #expect(first.view.window == nil && ears.view.window != nil && navigation.topViewController === ears)
        #expect(
            ears.diary.read() == ["will join", "load", "will appear", "is appearing", "appear", "joined"])
        #expect(navigation.popViewController(animated: false) === ears && first.view.window != nil)
        #expect(navigation.popViewController(animated: false) == nil, "the last one stays")
    }

    /// This holds whoever adds the child.
    @Test func aChildOfAStackIsItsTopPageAndAChildOfTabsIsATab() {
        let (page, other) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: page)
        let bench = Bench(root: stack)
        defer { bench.close() }
        bench.screen.turn()
        stack.addChild(other)
        #expect(stack.topViewController === other && page.view.window == nil && other.view.window != nil)
        #expect(stack.popViewController(animated: false) === other && page.view.window != nil)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.addChild(other)
        #expect(tabs.viewControllers?.last === other && tabs.viewControllers?.count == 2)
    }

    @Test func aControllerHandsTheStatusBarOnToNobodyByItself() {
        let controller = UIViewController()
        #expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
        #expect(controller.childForHomeIndicatorAutoHidden == nil && !controller.prefersStatusBarHidden)
    }

    @Test func theSystemAsksTheTopmostWindowThatFillsTheSceneAndWhenItIsTold() {
        final class Picky: UIViewController {
            var isBarHidden = false
            override var prefersStatusBarHidden: Bool { isBarHidden }
        }
        let (below, above) = (Picky(), Picky())
        let bench = Bench(root: below)
        defer { bench.close() }
        below.isBarHidden = true
        #expect(!bench.screen.isStatusBarHidden, "Nobody told the system")
        below.setNeedsStatusBarAppearanceUpdate()
        #expect(bench.screen.isStatusBarHidden)
        let cover = UIWindow(windowScene: bench.screen.scene)
        cover.rootViewController = above
        cover.isHidden = false
        #expect(!bench.screen.isStatusBarHidden)
        below.setNeedsStatusBarAppearanceUpdate()
        #expect(!bench.screen.isStatusBarHidden, "The window under it is not asked")
        cover.isHidden = true
        #expect(bench.screen.isStatusBarHidden)
        cover.windowScene = nil
    }

    @Test func forOrientationsTheSystemAsksWhatFillsTheScreenAndNothingElse() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        final class Wide: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let bench = Bench(root: Upright())
        defer { bench.close() }
        func asked(_ presented: UIViewController) -> UIInterfaceOrientationMask {
            bench.root?.present(presented, animated: false)
            presented.setNeedsUpdateOfSupportedInterfaceOrientations()
            presented.setNeedsStatusBarAppearanceUpdate()
            defer { presented.dismiss(animated: false) }
            return bench.screen.orientations
        }
        let styles: [(UIModalPresentationStyle, UIInterfaceOrientationMask)] = [
            (.fullScreen, .landscape), (.overFullScreen, .landscape), (.custom, .portrait),
            (.pageSheet, .portrait),
        ]
        for (style, orientations) in styles {
            let wide = Wide()
            wide.modalPresentationStyle = style
            // What asks to control the status bar does not control the orientation by that.
            wide.modalPresentationCapturesStatusBarAppearance = style == .custom
            #expect(asked(wide) == orientations, "\(style)")
            let controlsBar = style == .fullScreen || style == .custom
            #expect(bench.screen.statusBarStyle == (controlsBar ? .lightContent : .default), "\(style)")
        }
        #expect(asked(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)) == .portrait)
    }

    @Test func aControllerThatIsInNoWindowsHierarchyPresentsUnderProtest() {
        let bench = Bench(root: UIViewController())
        defer { bench.close() }
        _ = Screen.complaints()
        bench.root?.present(UIViewController(), animated: false)
        #expect(Screen.complaints() == [])
        let stray = UIViewController()
        bench.window.addSubview(stray.view)
        stray.present(UIViewController(), animated: false)
        #expect(Screen.complaints().first?.contains("detached view controller is not supported") == true)
    }
}
