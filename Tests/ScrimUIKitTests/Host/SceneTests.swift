import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Scenes: two of them, disconnected ones, and scenes in the background.
    @MainActor @Suite struct SceneTests {
        @Test func twoScenesKnowNothingOfEachOther() {
            let (first, second) = (AppFixture(), AppFixture())
            defer { [first, second].forEach { $0.close() } }
            let veil = first.showNow(.veil("Working"))
            #expect(first.host !== second.host)
            #expect(second.host.plan == StagePlan() && second.ours.isEmpty)
            second.screen.tap(at: second.button.frame.middle)
            #expect(second.button.taps == 1)
            veil.dismiss()
        }

        /// Two windows side by side on an iPad: both are active, but only one is in use.
        @Test(arguments: [false, true])
        func aNoticeThatCanBeAnsweredWaitsInAWindowThatIsNotInUse(wasBefore: Bool) {
            let (first, second) = (AppFixture(), AppFixture())
            defer { [first, second].forEach { $0.close() } }
            if wasBefore { first.screen.setInUse(false) }
            let notice = first.overlays.show(.hud("Deleted", action: "Undo"))
            let other = second.overlays.show(.hud("Deleted", action: "Undo"))
            first.screen.advance(by: 1)
            first.screen.setInUse(false)
            first.screen.advance(by: 30)
            #expect(notice.isVisible && !notice.hasEnded && other.outcome?.cause == .expired)
            first.screen.setInUse(true)
            first.screen.advance(by: 30)
            #expect(notice.outcome?.cause == .expired)
        }

        /// Control Center covers a window that is not in use, and goes away.
        @Test func aWindowIsInUseOnlyWhereItIsActiveAndInFront() {
            let app = AppFixture()
            defer { app.close() }
            let notice = app.overlays.show(.hud("Deleted", action: "Undo"))
            app.screen.advance(by: 1)
            app.screen.setInUse(false)
            app.screen.deactivate()
            app.screen.enterForeground()
            app.screen.advance(by: 30)
            #expect(!notice.hasEnded)
            app.screen.deactivate()
            app.screen.setInUse(true)
            app.screen.advance(by: 30)
            #expect(!notice.hasEnded)
            app.screen.enterForeground()
            app.screen.advance(by: 30)
            #expect(notice.outcome?.cause == .expired)
        }

        /// No window is key, as in an app that is still launching.
        @Test func withoutAKeyWindowThePlainOneIsCoveredElseTheFirst() {
            let screen = Screen()
            defer { screen.disconnect() }
            let windows = [UIWindow.Level.alert, .alert, .normal].map { level in
                let window = UIWindow(windowScene: screen.scene)
                window.windowLevel = level
                window.isHidden = false
                return window
            }
            let observer = SceneVisibilityObserver(screen.scene) { _ in }
            observer.chooseWindow(nil)
            #expect(observer.window === windows[2])
            windows[2].isHidden = true
            observer.chooseWindow(nil)
            #expect(observer.window === windows[0])
            observer.stop()
        }

        /// Shows another window with its own root over the app's window, for a passcode.
        private func lock(_ app: AppFixture) -> UIWindow {
            let window = UIWindow(windowScene: app.screen.scene)
            window.windowLevel = .alert
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            return window
        }

        private func unlock(_ window: UIWindow) {
            window.isHidden = true
            window.windowScene = nil
        }

        @Test func theScenesOverlaysAreInItsKeyWindow() {
            let app = AppFixture()
            defer { app.close() }
            let first = app.showNow(.hud("Saved"))
            first.dismiss()
            app.screen.advance(by: 2)
            let window = lock(app)
            let notice = app.screen.scene.overlays.show(.hud("Wrong code"))
            app.screen.advance(by: 0.5)
            #expect(notice.isVisible && app.surface?.window === window)
            notice.dismiss()
            app.screen.advance(by: 2)
            unlock(window)
            let last = app.screen.scene.overlays.show(.hud("Welcome"))
            app.screen.advance(by: 0.5)
            #expect(last.isVisible && app.surface?.window === app.window)
            last.dismiss()
        }

        @Test func aQuestionOfAnotherWindowIsInThatAlsoWhileANoticeIsShown() {
            let app = AppFixture()
            defer { app.close() }
            let notice = app.showNow(.hud("Saved", indicator: .spinner, placement: .top))
            let window = lock(app)
            let question = window.overlays.show(.question("Try again?", actions: [.init("Again")])) { _ in }
            app.screen.advance(by: 1)
            #expect(app.surface?.window === window && app.screen.tapButton("Again") && notice.isVisible)
            app.screen.advance(by: 1)
            #expect(question.hasEnded)
            unlock(window)
            app.screen.advance(by: 1)
            #expect(notice.isVisible && app.surface?.window === app.window)
            notice.dismiss()
            app.screen.advance(by: 2)
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 1 && app.isClean && app.window.isKeyWindow)
        }

        /// A debug window that is created before it is shown.
        @Test func aNoticeGoesAlongIntoNoHiddenWindow() {
            let app = AppFixture()
            defer { app.close() }
            let window = UIWindow(windowScene: app.screen.scene)
            window.rootViewController = UIViewController()
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            _ = window.overlays
            app.screen.advance(by: 0.5)
            #expect(notice.isVisible && app.surface?.window === app.window)
            notice.dismiss()
            window.windowScene = nil
        }

        @Test func aNoticeOverAViewKeepsItsWindowCovered() {
            let app = AppFixture()
            defer { app.close() }
            let notice = app.showNow(.hud("Saved", indicator: .spinner), over: app.region)
            let window = lock(app)
            _ = window.overlays
            #expect(app.host.window === app.window && notice.isVisible)
            notice.dismiss()
            app.screen.advance(by: 2)
            _ = window.overlays
            #expect(app.host.window === window)
            unlock(window)
        }

        /// A veil over the app's window is behind a passcode window that is key.
        @Test(arguments: [true, false], [true, false])
        func theWindowThatAVeilTookTheKeysFromHasThemAgain(respondersMakeWindowsKey: Bool, isKnown: Bool) {
            Screen.respondersMakeWindowsKey = respondersMakeWindowsKey
            let app = AppFixture()
            defer {
                Screen.respondersMakeWindowsKey = true
                app.close()
            }
            if isKnown { _ = app.overlays }
            let window = lock(app)
            let code = LetterCounter(frame: CGRect(x: 20, y: 120, width: 200, height: 44))
            window.rootViewController?.view?.addSubview(code)
            code.becomeFirstResponder()
            app.screen.type("a")
            #expect(code.letters == 1 && window.isKeyWindow)
            let veil = app.showNow(.veil("Loading"))
            app.screen.type("b")
            #expect(code.letters == 1 && app.field.letters == 0 && app.host.dialogs.count == 1)
            veil.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("c")
            #expect(window.isKeyWindow && code.letters == 2 && app.field.letters == 0)
            unlock(window)
            app.screen.advance(by: 0.2)
            #expect(app.window.isKeyWindow && app.isClean)
        }

        /// The veil is older than the passcode window, the question newer.
        @Test func aWindowOverAVeilHasItsKeysAgainAfterAQuestion() {
            let app = AppFixture()
            defer { app.close() }
            let veil = app.showNow(.veil("Loading"))
            let window = lock(app)
            let code = LetterCounter(frame: CGRect(x: 20, y: 120, width: 200, height: 44))
            window.rootViewController?.view?.addSubview(code)
            code.becomeFirstResponder()
            app.screen.advance(by: 0.2)
            let question = app.overlays.show(.question("Leave?", actions: [.init("Leave")])) { _ in }
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(code.letters == 0 && app.field.letters == 0)
            question.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("b")
            #expect(window.isKeyWindow && code.letters == 1 && app.field.letters == 0)
            unlock(window)
            app.screen.advance(by: 0.2)
            app.screen.type("c")
            #expect(app.field.letters == 0 && veil.isVisible)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.window.isKeyWindow && app.field.isFirstResponder && app.isClean)
        }

        @Test func aHiddenWindowGetsNoKeysBack() {
            let app = AppFixture()
            defer { app.close() }
            let window = lock(app)
            let veil = app.showNow(.veil("Loading"))
            window.isHidden = true
            app.screen.advance(by: 0.2)
            #expect(app.host.dialogs.isEmpty)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.window.isKeyWindow && app.field.isFirstResponder)
            unlock(window)
        }

        @Test func viewWindowAndSceneShareAStage() {
            let app = AppFixture()
            defer { app.close() }
            #expect(app.screen.scene.overlays.stage === app.window.overlays.stage)
            #expect(app.button.overlays.stage === app.window.overlays.stage)
            #expect(app.screen.scene.overlays.region == .window && app.window.overlays.region == .window)
            #expect(app.button.overlays.region == app.button.overlays.region)
            #expect(app.button.overlays.region != app.field.overlays.region)
        }

        @Test func aSceneThatGoesEndsAllAndFreesItsHost() async {
            weak var host: UIKitHost?
            weak var content: UIView?
            do {
                let app = AppFixture()
                host = app.host
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                content = view
                let sheet = app.overlays.show(.sheet) { view }
                let veil = app.showNow(.veil("Working"))
                app.screen.disconnect()
                #expect(veil.outcome?.cause == .windowGone && sheet.outcome?.cause == .windowGone)
                #expect(app.ours.isEmpty)
                app.close()
                await Task.yield()
            }
            #expect(await eventually { host == nil })
            #expect(await eventually { content == nil })
        }

        /// Work that ends late shows its outcome in a scene that the user has closed.
        @Test(arguments: [false, true])
        func whatComesAfterItsSceneIsGoneEndsAtOnceAndKeepsNothing(wasKnown: Bool) async {
            weak var host: UIKitHost?
            do {
                let app = AppFixture()
                if wasKnown { _ = app.host } else { _ = UIKitHost.of(Screen().scene) }
                app.screen.disconnect()
                let late = [
                    app.overlays.show(.veil("Late").with(\.timing, Overlay.Timing())),
                    app.screen.scene.overlays.show(.hud("Late")), app.button.overlays.show(.activity()),
                ]
                app.screen.advance(by: 1)
                #expect(late.map { $0.outcome?.cause } == [.windowGone, .windowGone, .windowGone])
                #expect(!app.screen.scene.windows.contains { $0 is OverlayWindow })
                host = app.host
                app.close()
                await Task.yield()
            }
            #expect(await eventually { host == nil })
        }

        /// SwiftMessages#46, and rule 10: the app is suspended in every phase.
        @Test(arguments: [0.0, 0.1, 0.22, 0.3, 0.6, 1.0, 1.1, 1.3, 2.0])
        func suspendedAtAnyPhaseNothingIsStuck(at moment: Double) async {
            let app = AppFixture()
            defer { app.close() }
            let veil = app.overlays.show(.veil("Working"))
            let notice = app.overlays.flash(.hud("Notice"))
            let sheet = app.overlays.show(.sheet(input: .live)) {
                UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            }
            let leave = { veil.dismiss() }
            if moment > 1 {
                app.screen.advance(by: 1)
                leave()
                app.screen.advance(by: moment - 1)
            } else {
                app.screen.advance(by: moment)
            }
            app.screen.enterBackground()
            app.screen.advance(by: 5)
            app.screen.enterForeground()
            app.screen.advance(by: 1)
            leave()
            sheet.dismiss()
            await app.settle(4)
            #expect(notice.hasEnded && veil.hasEnded && sheet.hasEnded)
            #expect(app.isClean)
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 1)
        }

        @Test func aWindowThatIsNotInASceneYetIsWaitedFor() {
            let screen = Screen()
            defer { screen.disconnect() }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = UIViewController()
            let veil = window.overlays.show(.veil("Starting").with(\.timing, Overlay.Timing()))
            screen.advance(by: 0.5)
            #expect(!veil.isVisible && !veil.hasEnded)
            window.windowScene = screen.scene
            window.makeKeyAndVisible()
            screen.advance(by: 0.5)
            #expect(veil.isVisible)
            veil.dismiss()
            window.isHidden = true
            window.windowScene = nil
        }

        @Test func beforeTheSceneHasAWindowWhatIsShownWaits() {
            let screen = Screen()
            defer { screen.disconnect() }
            let veil = screen.scene.overlays.show(.veil("Starting").with(\.timing, Overlay.Timing()))
            screen.advance(by: 0.5)
            #expect(!veil.isVisible)
            let window = screen.makeWindow()
            screen.advance(by: 0.5)
            #expect(veil.isVisible)
            veil.dismiss()
            withExtendedLifetime(window) {}
        }

        @Test func nothingTicksWhileASpinnerTurns() {
            let app = AppFixture()
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            app.screen.advance(by: 1)
            #expect(app.screen.runningDisplayLinks == 0)
            veil.dismiss()
        }

        @Test func whatIsShownInTheBackgroundAtFirstWasNotSeen() {
            let app = AppFixture()
            defer { app.close() }
            app.screen.enterBackground()
            let notice = app.overlays.show(.hud("Synced").with(\.timing.lifetime, .fixed(.seconds(1))))
            app.screen.advance(by: 0.5)
            #expect(!notice.isVisible && app.host.stage.presentations.map(\.state) == [.hidden])
            app.screen.advance(by: 5)
            notice.dismiss()
            #expect(notice.outcome?.wasShown == false)
        }
    }
}
