import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Which window an overlay is in, and how that affects the other windows.
    @MainActor @Suite struct WindowTests {
        let app = AppFixture()

        @Test func aVeilLiesAboveAlertsAndTheKeyboard() {
            defer { app.close() }
            let alert = UIViewController()
            app.root.present(alert, animated: false)
            app.screen.showKeyboard(height: 300)
            let veil = app.showNow(.veil("Working"))
            let hits = [CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 800)].map { app.screen.hit(at: $0) }
            #expect(hits.allSatisfy { $0?.window is OverlayWindow })
            // No level above 10 000 000 can be assigned, and the keyboard is just above that.
            #expect(app.ours.allSatisfy { $0.windowLevel.rawValue > 10_000_001 })
            veil.dismiss()
            app.screen.hideKeyboard()
        }

        /// An app switches to its login screen while a question and a notice are shown.
        @Test(arguments: Screen.OtherViews.allCases)
        func whatIsShownIsInFrontOfTheNextRoot(others: Screen.OtherViews) {
            Screen.setOthersUnderNewRoot(others)
            defer {
                Screen.setOthersUnderNewRoot(nil)
                app.close()
            }
            let notice = app.undoNotice()
            let question = app.showNow(.question("Session expired", actions: [.init("Sign in")]))
            let login = UIViewController()
            let field = LetterCounter(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
            login.view.addSubview(field)
            app.window.rootViewController = login
            app.screen.advance(by: 0.5)
            #expect(app.screen.tap(at: field.frame.middle)?.isDescendant(of: login.view) == false)
            app.screen.type("a")
            #expect(field.letters == 0 && app.screen.tapButton("Sign in"))
            app.screen.advance(by: 1)
            #expect(question.hasEnded && !notice.hasEnded && app.screen.tapButton("Undo"))
            app.screen.advance(by: 1)
            app.screen.tap(at: field.frame.middle)
            app.screen.type("b")
            #expect(field.letters == 1 && app.isClean)
        }

        @Test func aVeilFollowsAWindowThatIsResizedUnderIt() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            app.window.frame = CGRect(x: 0, y: 0, width: 600, height: 500)
            app.screen.advance(by: 2 * Screen.frame)
            let surface = try #require(app.surface)
            #expect(surface.window?.frame == app.window.frame)
            #expect(surface.frames.scrim == Geometry.Rect(0, 0, 600, 500))
            veil.dismiss()
        }

        @Test func aVeilIsNeverKeyNotEvenTapped() {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            app.screen.tap(at: CGPoint(x: 200, y: 300))
            #expect(app.window.isKeyWindow)
            #expect(app.ours.allSatisfy { !$0.canBecomeKey })
            veil.dismiss()
        }

        @Test func aTapOnASheetOverAVeilLeavesTheKeysWithTheApp() {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let sheet = app.showSheet(content: content)
            #expect(content.window is OverlayWindow)
            let hit = app.screen.tap(at: content.convert(CGPoint(x: 100, y: 100), to: nil))
            #expect(hit?.isDescendant(of: content) == true && app.window.isKeyWindow)
            sheet.dismiss()
            veil.dismiss()
        }

        @Test func aVeilLeavesTheKeyboardUpAsItIs() {
            defer { app.close() }
            app.field.inputAccessoryView = UIView()
            app.field.keyboardType = .emailAddress
            let veil = app.showNow(.veil("Working"))
            let holder = app.screen.firstResponder as? PlaceholderTextInput
            #expect(holder?.window === app.window)
            #expect(holder?.inputAccessoryView === app.field.inputAccessoryView)
            #expect(holder?.keyboardType == .emailAddress)
            veil.dismiss()
        }

        @Test func withoutAFieldNoKeyboardComesUp() {
            defer { app.close() }
            app.field.resignFirstResponder()
            let veil = app.showNow(.veil("Working"))
            #expect(app.screen.firstResponder is PlaceholderResponder)
            #expect(!(app.screen.firstResponder is any UIKeyInput))
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.screen.firstResponder == nil)
        }

        /// The result lets touches through, including those on the keyboard under it.
        @Test func theResultOfAVeilStaysOverTheKeyboard() {
            defer {
                app.screen.hideKeyboard()
                app.close()
            }
            app.screen.showKeyboard(height: 300)
            let veil = app.showNow(.veil("Sending…"))
            let window = app.surface?.window
            veil.finish(.success("Sent"))
            app.screen.advance(by: 0.1)
            #expect(window is OverlayWindow && app.surface?.window === window)
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 1)
            veil.dismiss()
            app.screen.advance(by: 0.1)
            #expect(app.surface?.window === window)
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        /// A window that lets touches through lets all of them through.
        @Test func aSheetOverAVeilsResultTakesTouchesAndLiesOverIt() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Sending…"))
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let notice = app.showNow(.hud("Offline", indicator: .spinner, placement: .top))
            let sheet = app.showSheet(content: content)
            veil.finish(.success("Sent"))
            app.screen.advance(by: 0.1)
            let hit = app.screen.hit(at: content.convert(CGPoint(x: 100, y: 100), to: nil))
            #expect(hit?.isDescendant(of: content) == true)
            #expect(app.host.surfaces.allSatisfy { $0.window === app.window })
            sheet.dismiss()
            app.screen.advance(by: 3)
            #expect(app.ours.isEmpty && veil.hasEnded)
            notice.dismiss()
        }

        @Test(arguments: [false, true]) func aVeilThatLeavesUnderANewerSheetStaysUnderIt(hasResult: Bool)
            throws
        {
            defer { app.close() }
            let veil = app.showNow(.veil("Sending…"))
            let sheet = app.showSheet()
            let leaving = try #require(app.host.surfaces.first)
            if hasResult {
                veil.finish(.success("Sent"))
                app.screen.advance(by: 0.1)
            }
            veil.dismiss()
            app.screen.advance(by: 0.05)
            #expect(app.host.surfaces.count == 2 && app.host.surfaces.first === leaving)
            #expect(leaving.plan?.isLeaving == true)
            let opacity = try #require(leaving.panel.layer.presentation()).opacity
            #expect(opacity > 0.05 && opacity < 0.95, "It fades out all the same")
            #expect(app.host.surfaces.allSatisfy { $0.window === app.window })
            app.screen.advance(by: 2)
            #expect(app.ours.isEmpty && veil.hasEnded)
            sheet.dismiss()
        }

        /// A veil that covers the keyboard fades out in front of it.
        @Test func leavingVeilKeepsItsWindowUnderNewSheet() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Sending…"))
            let window = app.surface?.window
            let leaving = try #require(app.surface)
            veil.dismiss()
            let sheet = app.overlays.show(.sheet(input: .live)) { UIView() }
            for _ in 0..<3 {
                app.screen.advance(by: 0.05)
                #expect(leaving.window === window && window is OverlayWindow)
            }
            sheet.dismiss()
        }

        /// Otherwise the content would appear twice, and lose the keys.
        @Test func aSheetThatComesOverAVeilsResultIsInTheAppsWindowAllAlong() {
            defer { app.close() }
            let veil = app.showNow(.veil("Sending…"))
            veil.finish(.success("Sent"))
            app.screen.advance(by: 0.1)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let sheet = app.overlays.show(.sheet(input: .live)) { content }
            #expect(content.window === app.window)
            app.screen.advance(by: 0.2)
            #expect(sheet.isVisible && content.window === app.window)
            sheet.dismiss()
            app.screen.advance(by: 0.1)
            #expect(content.window == nil || content.window === app.window)
            app.screen.advance(by: 3)
            #expect(app.ours.isEmpty && veil.hasEnded)
        }

        @Test func aNoticeIsInFrontOfAVeilsResult() throws {
            defer { app.close() }
            let notice = app.showNow(.hud("Notice", indicator: .spinner, placement: .top))
            let veil = app.showNow(.veil("Sending…"))
            veil.finish(.success("Sent"))
            app.screen.advance(by: 0.1)
            let cover = try #require(app.host.layers.layer(.coverWindow))
            #expect(cover.surfaces.count == 2 && cover.surfaces.map(\.id) == app.host.plan.surfaces.map(\.id))
            app.screen.advance(by: 3)
            #expect(app.ours.isEmpty && app.surface?.window === app.window)
            notice.dismiss()
        }

        @Test func whatLetsTouchesThroughGetsNoWindow() {
            defer { app.close() }
            let notice = app.showNow(.hud("Notice", indicator: .spinner))
            let sheet = app.showSheet(.sheet(input: .live))
            #expect(app.ours.isEmpty)
            #expect(app.host.surfaces.allSatisfy { $0.window === app.window })
            notice.dismiss()
            sheet.dismiss()
        }

        @Test func aNoticeStaysOnTopOfWhatIsPresentedLater() {
            defer { app.close() }
            let notice = app.showNow(.hud("Notice", indicator: .spinner))
            app.root.present(UIViewController(), animated: false)
            app.screen.advance(by: Screen.frame)
            #expect(app.window.subviews.last is LayerView)
            notice.dismiss()
        }

        @Test func whatASheetPresentsLiesAboveIt() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .dismissing))
            let alert = UIViewController()
            app.root.present(alert, animated: false)
            app.screen.advance(by: 0.2)
            #expect(app.window.subviews.last === alert.view.superview)
            sheet.dismiss()
        }

        @Test func aNoticeIsInFrontOfAVeil() {
            defer { app.close() }
            let notice = app.showNow(.hud("Notice", indicator: .spinner))
            let veil = app.showNow(.veil("Working"))
            let layer = app.host.layers.layer(.coverWindow)
            #expect(layer?.surfaces.map(\.id) == app.host.plan.surfaces.map(\.id))
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.ours.isEmpty && app.surface?.window === app.window)
            notice.dismiss()
        }

        @Test func anIdleSceneIsAsItWas() {
            defer { app.close() }
            let before = app.window.subviews.count
            let veil = app.showNow(.veil("Working"))
            let sheet = app.showSheet()
            let busy = app.showNow(.activity(), over: app.region)
            [veil, sheet, busy].forEach { $0.dismiss() }
            app.screen.advance(by: 3)
            #expect(app.isClean)
            #expect(app.window.subviews.count == before)
            #expect(app.field.isFirstResponder)
        }

        @Test func aVeilOnItsWayOutLetsTouchesThrough() {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            veil.dismiss()
            app.screen.advance(by: 0.05)
            #expect(!app.ours.isEmpty)
            // Hit-testing results are not enough: the window takes no touches at all any more.
            #expect(app.ours.allSatisfy { !$0.isUserInteractionEnabled })
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 1)
        }

        @Test func inGraceNothingIsSeenAndNothingReachesTheApp() {
            defer { app.close() }
            let veil = app.overlays.show(.veil("Working"))
            let busy = app.region?.overlays.show(.activity())
            #expect(app.host.surfaces.isEmpty)
            app.screen.tap(at: app.button.frame.middle)
            app.screen.type("a")
            #expect(app.button.taps == 0 && app.field.letters == 0)
            veil.dismiss()
            app.screen.advance(by: 0.5)
            app.screen.tap(at: CGPoint(x: 80, y: 622))
            #expect(app.regionButton.taps == 0)
            busy?.dismiss()
        }

        @Test func aRegionIsBlockedInGraceAndTheRestIsNot() {
            defer { app.close() }
            let busy = app.region?.overlays.show(.activity())
            app.screen.tap(at: CGPoint(x: 80, y: 622))
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.regionButton.taps == 0 && app.button.taps == 1)
            busy?.dismiss()
        }

        @Test(arguments: [false, true])
        func afterAFormTheCoveredWindowIsKeyAndNoOther(_ isOverAVeil: Bool) {
            defer { app.close() }
            // A field that becomes first responder again would make its window key.
            app.field.resignFirstResponder()
            let other = UIWindow(windowScene: app.screen.scene)
            other.windowLevel = UIWindow.Level(rawValue: 1)
            other.rootViewController = UIViewController()
            other.isHidden = false
            other.isUserInteractionEnabled = false
            let veil = isOverAVeil ? app.showNow(.veil("Working")) : nil
            let form = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let field = LetterCounter(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
            form.addSubview(field)
            let controller = UIViewController()
            controller.view = form
            let sheet = app.overlays.show(.sheet(input: .block)) { controller }
            app.screen.advance(by: 2)
            app.screen.tap(at: field.convert(field.bounds, to: nil).middle)
            #expect(field.isFirstResponder && !app.window.isKeyWindow)
            sheet.dismiss()
            veil?.dismiss()
            app.screen.advance(by: 2)
            #expect(app.window.isKeyWindow)
            other.isHidden = true
            other.windowScene = nil
        }
    }
}
