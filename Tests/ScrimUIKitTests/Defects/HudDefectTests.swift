import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Faults found in other HUD libraries for iOS, or reported by their users.
    ///
    /// Faults that need no screen are tested on the core; the ones here need windows, touches and keys.
    @MainActor @Suite struct HudDefectTests {
        private let app = AppFixture()

        // SwiftMessages#561, #581: windows that let touches through broke in iOS 18, and again in iOS 26.
        @Test func whatLetsTouchesThroughNeedsNoWindow() {
            defer { app.close() }
            let notices = [Overlay.Placement.top, .center, .bottom].map {
                app.showNow(.hud("Notice", indicator: .spinner, placement: $0))
            }
            #expect(app.ours.isEmpty && app.host.surfaces.count == 3)
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 1)
            notices.forEach { $0.dismiss() }
        }

        // PKHUD, NVActivityIndicatorView, AlertKit: they look for the key window, and replace it.
        @Test func theKeyWindowStaysKeyThroughout() {
            defer { app.close() }
            nonisolated(unsafe) var resigned = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIWindow.didResignKeyNotification, object: app.window, queue: nil
            ) { _ in resigned += 1 }
            defer { NotificationCenter.default.removeObserver(token) }
            let veil = app.showNow(.veil("Working"))
            app.screen.tap(at: CGPoint(x: 195, y: 422))
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(resigned == 0 && app.screen.scene.keyWindow === app.window)
        }

        // SVProgressHUD#1018, #1046, #977; PKHUD#283: the HUD appears in the first connected, or first active, scene.
        @Test func itIsInTheSceneThatWasAskedWhicheverIsActive() {
            let others = [AppFixture(), AppFixture()]
            defer { ([app] + others).forEach { $0.close() } }
            app.screen.deactivate()
            let veil = app.showNow(.veil("Working"))
            #expect(app.ours.count == 1 && others.allSatisfy { $0.ours.isEmpty })
            let notice = others[1].showNow(.hud("Saved", indicator: .spinner))
            #expect(others[1].host.surfaces.count == 1 && others[0].host.surfaces.isEmpty)
            veil.dismiss()
            notice.dismiss()
        }

        // Toast-Swift and others find their view by its tag.
        @Test func tagsAreTheApps() {
            defer { app.close() }
            let tagged = UIView()
            tagged.tag = 1001
            app.root.view.addSubview(tagged)
            let shown = [app.showNow(.veil("Working")), app.showNow(.hud("Saved", indicator: .spinner))]
            func tags(_ view: UIView) -> [Int] { [view.tag] + view.subviews.flatMap { tags($0) } }
            let found = (app.ours + [app.window]).flatMap { tags($0) }
            #expect(found.allSatisfy { $0 == 0 || $0 == 1001 })
            #expect(app.window.viewWithTag(1001) === tagged)
            shown.forEach { $0.dismiss() }
        }

        // SVProgressHUD#555: a HUD that is dismissed right after it was shown stays.
        @Test func dismissedRightAfterShowItIsGone() async {
            defer { app.close() }
            app.overlays.show(.veil("Working")).dismiss()
            app.overlays.show(.veil("Working").with(\.timing, Overlay.Timing())).dismiss()
            await app.settle()
            #expect(app.isClean)
        }

        // SVProgressHUD#611, MBProgressHUD#276, Toast-Swift#220, PKHUD: a HUD that is shown again during the fade does
        // not appear, or the fade's completion removes it.
        @Test func shownAgainInTheFadeItStays() async {
            defer { app.close() }
            app.showNow(.veil("One")).dismiss()
            app.screen.advance(by: 0.1)
            let again = app.overlays.show(.veil("Two").with(\.timing, Overlay.Timing()))
            await app.settle(3)
            #expect(again.isVisible && app.surface?.parts.message?.text == "Two")
            again.dismiss()
            await app.settle()
            #expect(app.isClean)
        }

        // MBProgressHUD#380: the user changes tabs during the animation, and the app no longer takes touches.
        @Test(arguments: [0.05, 0.15, 0.3])
        func anotherTabInTheMiddleOfAnAnimationLeavesTheAppUsable(after delay: Double) async {
            defer { app.close() }
            let tabs = UITabBarController()
            let (first, second) = (UIViewController(), UIViewController())
            tabs.viewControllers = [first, second]
            app.window.rootViewController = tabs
            let button = TapCounter()
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            second.view.addSubview(button)
            await app.pass()
            let busy = first.view.overlays.show(.loading("Loading").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: delay)
            busy.dismiss()
            app.screen.advance(by: delay)
            tabs.selectedIndex = 1
            await app.settle(1)
            app.screen.tap(at: CGPoint(x: 50, y: 25))
            #expect(button.taps == 1 && busy.hasEnded)
            tabs.selectedIndex = 0
            await app.settle(1)
            #expect(app.screen.hit(at: CGPoint(x: 195, y: 400)) === first.view)
        }

        // SVProgressHUD#75, #143: the app takes no touches after the HUD was dismissed.
        @Test func touchesLiveFromTheStartOfLeaving() {
            defer { app.close() }
            app.showNow(.veil("Working")).dismiss()
            app.screen.tap(at: app.button.frame.middle)
            app.screen.advance(by: 2)
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 2)
        }

        // AlertToast#16, #91: a HUD that turns from loading to success never closes. ProgressHUD#75, #123, #143:
        // it vanishes at once.
        @Test func aSuccessIsReadAndThenGone() async {
            defer { app.close() }
            let veil = app.showNow(.veil("Saving"))
            veil.finish(.success("Saved"))
            app.screen.advance(by: 0.6)
            #expect(app.surface?.parts.message?.text == "Saved" && app.surface?.plan?.isLeaving == false)
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 1, "The app is free meanwhile")
            await app.settle(4)
            #expect(app.isClean)
        }

        // AlertToast#107, #99, #33: the notice is behind navigation titles, covers and sheets.
        @Test func aNoticeIsInFrontOfWhateverIsPresented() {
            defer { app.close() }
            let first = UIViewController()
            app.root.present(first, animated: false)
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            first.present(UIViewController(), animated: false)
            app.screen.advance(by: Screen.frame)
            #expect(app.window.subviews.last is LayerView && notice.isVisible)
            notice.dismiss()
        }

        // NVActivityIndicatorView#155, #174: users want to block the content, but not the back button.
        @Test func theBackButtonIsLeft() async {
            defer { app.close() }
            let stack = UINavigationController(rootViewController: UIViewController())
            app.window.rootViewController = stack
            let page = UIViewController()
            stack.pushViewController(page, animated: false)
            await app.pass()
            let busy = page.view.overlays.show(.loading("Loading").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 0.5)
            #expect(app.screen.hit(at: CGPoint(x: 30, y: 20))?.isDescendant(of: stack.navigationBar) == true)
            #expect(app.screen.hit(at: CGPoint(x: 195, y: 500)) is SurfaceView)
            busy.dismiss()
        }

        // MBProgressHUD#505, #399: main-thread exceptions when progress is set on another thread.
        @Test func progressComesFromAnyThread() async {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            await withTaskGroup(of: Void.self) { group in
                for part in 1...8 { group.addTask { veil.report(Double(part) / 8) } }
            }
            veil.report(1)
            // One of the eight also reports 1, and others may arrive after it; the final value is 1.
            #expect(await app.until { app.surface?.plan?.panel.indicator == .ring(1) })
            veil.dismiss()
        }

        // PKHUD#117: the box cannot grow with its text.
        @Test func theBoxGrowsWithItsText() {
            defer { app.close() }
            let notice = app.showNow(.hud("Short", indicator: .spinner))
            let before = app.surface?.frames.panel ?? .zero
            notice.message = "Rather longer than it was, over several lines, with words that wrap"
            app.screen.advance(by: 1)
            let after = app.surface?.frames.panel ?? .zero
            #expect(after.height > before.height && after.width >= before.width && after.maxX <= 390)
            notice.dismiss()
        }

        // MBProgressHUD#402, PKHUD PR#133: grace is ignored, or the HUD flashes anyway. Fly: it is announced anyway.
        @Test func withinGraceNothingIsSeenOrSaid() {
            defer { app.screen.setVoiceOver(false); app.close() }
            app.screen.setVoiceOver(true)
            app.screen.forgetPosts()
            let veil = app.overlays.show(.veil("Working"))
            for _ in 0..<11 {
                app.screen.advance(by: Screen.frame)
                #expect(app.host.surfaces.isEmpty)
            }
            veil.dismiss()
            app.screen.advance(by: 2)
            #expect(app.screen.posts.isEmpty && veil.outcome?.wasShown == false)
        }
    }
}
