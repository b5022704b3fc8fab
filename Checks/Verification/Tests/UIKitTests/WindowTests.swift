import Screen
import Testing
import UIKit

/// Windows, their levels and keys, and scenes.
@MainActor
struct WindowTests {
    private let bench = Bench()

    private func window(_ level: UIWindow.Level = .normal) -> UIWindow {
        let window = UIWindow(windowScene: bench.screen.scene)
        window.windowLevel = level
        return window
    }

    private final class Keyless: UIWindow {
        override var canBecomeKey: Bool { false }
    }

    private func names(of object: AnyObject?, _ body: () -> Void) -> [String] {
        nonisolated(unsafe) var heard: [String] = []
        let all = [
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
            UIScene.didDisconnectNotification,
        ]
        let tokens = all.map {
            NotificationCenter.default.addObserver(forName: $0, object: object, queue: nil) {
                heard.append($0.name.rawValue)
            }
        }
        body()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        return heard
    }

    @Test func aWindowHasAnUndoManagerForAllThatIsInIt() {
        defer { bench.close() }
        let (one, other) = (window(), window())
        let view = UIView()
        one.addSubview(view)
        #expect(view.undoManager != nil && view.undoManager === one.undoManager)
        #expect(one.undoManager !== other.undoManager)
    }

    @Test func aNewWindowFillsItsSceneAndIsHidden() {
        defer { bench.close() }
        let window = window()
        #expect(window.isHidden && window.frame == bench.screen.scene.screen.bounds)
        #expect(window.window === window && bench.screen.scene.windows.contains(window))
    }

    @Test func aWindowThatIsShownIsNotKeyUntilItIsMade() {
        defer { bench.close() }
        let window = window()
        let shown = names(of: window) { window.isHidden = false }
        #expect(shown == ["UIWindowDidBecomeVisibleNotification"])
        #expect(!window.isKeyWindow && bench.window.isKeyWindow)
        let made = names(of: window) { window.makeKey() }
        #expect(made == ["UIWindowDidBecomeKeyNotification"])
        #expect(bench.screen.scene.keyWindow === window && !bench.window.isKeyWindow)
    }

    @Test func aSceneHasOneKeyWindowAndTheFormerHearsFirst() {
        defer { bench.close() }
        let (first, second) = (window(), window())
        first.makeKeyAndVisible()
        let all = names(of: nil) { second.makeKeyAndVisible() }
        #expect(all.suffix(2) == ["UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification"])
        #expect(!first.isKeyWindow && second.isKeyWindow)
    }

    @Test func aTouchMakesItsWindowKeyUnlessThatRefuses() {
        defer { bench.close() }
        let other = window(.alert)
        other.isHidden = false
        bench.screen.tap(at: CGPoint(x: 10, y: 10))
        #expect(other.isKeyWindow)
        bench.window.makeKey()
        other.isHidden = true
        let keyless = Keyless(windowScene: bench.screen.scene)
        keyless.windowLevel = .alert
        keyless.isHidden = false
        bench.screen.tap(at: CGPoint(x: 10, y: 10))
        keyless.makeKey()
        #expect(!keyless.isKeyWindow && bench.window.isKeyWindow)
    }

    @Test func whatBecomesFirstMakesItsWindowKey() {
        defer { bench.close() }
        let other = window()
        other.isHidden = false
        let field = UITextField()
        other.addSubview(field)
        #expect(!other.isKeyWindow)
        #expect(field.becomeFirstResponder() && other.isKeyWindow)
    }

    @Test func eachWindowHasAFirstResponderOfItsOwnAndTheKeyWindowsHasTheKeys() {
        defer { bench.close() }
        let other = window()
        other.isHidden = false
        let fields = [bench.window, other].map { window in
            let field = UITextField()
            window.addSubview(field)
            field.becomeFirstResponder()
            return field
        }
        func texts() -> [String] { fields.map { $0.text ?? "" } }
        #expect(fields[0].isFirstResponder && fields[1].isFirstResponder)
        bench.screen.type("a")
        #expect(texts() == ["", "a"])
        bench.window.makeKey()
        bench.screen.type("b")
        #expect(texts() == ["b", "a"])
        fields[0].resignFirstResponder()
        bench.screen.type("c")
        #expect(texts() == ["b", "a"] && fields[1].isFirstResponder)
    }

    @Test func whatBecomesFirstInASceneTakesTheKeysFromAnotherScene() {
        let second = Bench()
        defer {
            second.close()
            bench.close()
        }
        let fields = [bench, second].map { bench in
            let field = UITextField()
            bench.window.addSubview(field)
            return field
        }
        fields[1].becomeFirstResponder()
        fields[0].becomeFirstResponder()
        bench.screen.type("a")
        #expect(fields[0].text == "a" && fields[1].text == "" && fields[1].isFirstResponder)
        #expect(bench.window.isKeyWindow && second.window.isKeyWindow)
    }

    @Test func aHiddenKeyWindowGivesTheKeyToAnother() {
        defer { bench.close() }
        let other = window()
        other.makeKeyAndVisible()
        other.isHidden = true
        #expect(!other.isKeyWindow && bench.window.isKeyWindow)
    }

    @Test func aHigherLevelIsInFrontAndAmongEqualsTheLater() {
        defer { bench.close() }
        let point = CGPoint(x: 10, y: 10)
        let high = window(.alert)
        high.isHidden = false
        let low = window(.normal)
        low.isHidden = false
        #expect(bench.screen.hit(at: point)?.window === high)
        high.isHidden = true
        #expect(bench.screen.hit(at: point)?.window === low)
        low.windowScene = nil
        #expect(bench.screen.hit(at: point)?.window === bench.window)
    }

    @Test func theKeyboardIsAboveWhatWasAssignedAndBelowWhatAGetterSays() {
        final class High: UIWindow {
            override var windowLevel: UIWindow.Level {
                get { UIWindow.Level(rawValue: 10_000_002) }
                set { super.windowLevel = newValue }
            }
        }
        defer {
            Screen.asksWindowsForLevels = true
            bench.screen.hideKeyboard()
            bench.close()
        }
        let key = CGPoint(x: 100, y: 800)
        bench.screen.showKeyboard(height: 300)
        let assigned = window(UIWindow.Level(rawValue: 10_000_001))
        assigned.isHidden = false
        #expect(bench.screen.hit(at: key)?.window !== assigned)
        let high = High(windowScene: bench.screen.scene)
        high.isHidden = false
        #expect(bench.screen.hit(at: key)?.window === high)
        Screen.asksWindowsForLevels = false
        #expect(bench.screen.hit(at: key)?.window !== high)
    }

    @Test func theAccessoryOfTheFirstResponderMayBeThatOfAController() {
        final class Bar: UIInputViewController {
            let field = UITextField()
            override func loadView() {
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
                bar.addSubview(field)
                view = bar
            }
        }
        final class Page: UIView {
            let bar = Bar()
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryViewController: UIInputViewController? { bar }
        }
        defer { bench.close() }
        let page = bench.add(Page())
        page.becomeFirstResponder()
        #expect(page.bar.view.frame.maxY == 844 && page.bar.view.window != nil)
        #expect(page.bar.next === page, "The next responder around the controller is whose bar it is")
        #expect(page.bar.field.becomeFirstResponder() && page.bar.view.window != nil)
        page.bar.field.resignFirstResponder()
        #expect(page.bar.view.window == nil)
    }

    @Test func theKeyboardsWindowIsInNoListAndTakesTheAccessoryOfTheFirstResponder() {
        defer { bench.close() }
        let field = bench.add(UITextField())
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        #expect(bar.frame.maxY == 844, "Docked, without a keyboard")
        bench.screen.showKeyboard(height: 300)
        let window = bar.window
        #expect(window != nil && !bench.screen.scene.windows.contains { $0 === window })
        #expect(bar.frame.maxY == 544)
        field.resignFirstResponder()
        #expect(bar.window == nil)
        bench.screen.hideKeyboard()
    }

    @Test func aSceneDoesNotKeepItsWindows() {
        defer { bench.close() }
        weak var gone: UIWindow?
        do {
            let window = window()
            window.isHidden = false
            gone = window
        }
        #expect(gone == nil)
    }

    @Test func aRootViewFillsItsWindowAlsoWithAMaskOfItsOwn() {
        let root = UIViewController()
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let bench = Bench(root: root)
        defer { bench.close() }
        bench.screen.resize(width: 844, height: 390)
        #expect(root.view.frame == bench.window.bounds)
    }

    @Test func aTurnOfTheDeviceIsAnimated() {
        defer { bench.close() }
        bench.screen.resize(width: 844, height: 390)
        #expect(bench.window.bounds.width == 844 && bench.window.layer.animationKeys() != nil)
        bench.screen.advance(by: 1)
        #expect(bench.window.layer.animationKeys() == nil)
    }

    @Test func aSceneTellsHowItComesAndGoes() {
        defer { bench.close() }
        let scene = bench.screen.scene
        #expect(scene.activationState == .foregroundActive)
        let away = names(of: scene) { bench.screen.enterBackground() }
        #expect(away == ["UISceneWillDeactivateNotification", "UISceneDidEnterBackgroundNotification"])
        #expect(scene.activationState == .background)
        let back = names(of: scene) { bench.screen.enterForeground() }
        #expect(back == ["UISceneWillEnterForegroundNotification", "UISceneDidActivateNotification"])
        let closed = names(of: scene) { bench.screen.disconnect() }
        #expect(closed.last == "UISceneDidDisconnectNotification")
        #expect(!UIApplication.shared.connectedScenes.contains(scene) && scene.activationState == .unattached)
    }

    @Test func anotherSceneIsAnotherKeyAndAnotherScreen() {
        let second = Bench()
        defer {
            second.close()
            bench.close()
        }
        #expect(bench.window.isKeyWindow && second.window.isKeyWindow)
        let view = second.view()
        #expect(bench.screen.hit(at: CGPoint(x: 10, y: 10)) !== view)
        // Scenes of earlier tests may still exist.
        let scenes = [bench.screen.scene, second.screen.scene]
        #expect(scenes[0] !== scenes[1] && UIApplication.shared.connectedScenes.isSuperset(of: scenes))
    }

    @Test func aPointIsConvertedFromTheScreenAndBetweenWindows() {
        defer { bench.close() }
        let small = window()
        small.frame = CGRect(x: 100, y: 200, width: 50, height: 50)
        let view = bench.view(in: small)
        let (screen, pixel) = (bench.screen.scene.screen.coordinateSpace, CGSize(width: 1, height: 1))
        #expect(
            screen.convert(CGRect(origin: CGPoint(x: 101, y: 202), size: pixel), to: view)
                == CGRect(origin: CGPoint(x: 1, y: 2), size: pixel))
        #expect(view.convert(CGPoint(x: 1, y: 2), to: bench.window) == CGPoint(x: 101, y: 202))
    }
}
