import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Views as regions: not in a window yet, on another tab, gone.
    @MainActor @Suite struct RegionTests {
        private let app = AppFixture()

        @Test func aViewThatIsInNoWindowYetIsWaitedFor() async {
            defer { app.close() }
            let view = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
            let busy = view.overlays.show(.activity().with(\.timing, Overlay.Timing()))
            await app.settle(1)
            #expect(!busy.isVisible && !busy.hasEnded)
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 1)
            app.root.view.addSubview(view)
            await app.settle(0.2)
            #expect(busy.isVisible)
            #expect(app.host.surfaces.count == 1)
            busy.dismiss()
        }

        /// As in `viewDidLoad`.
        @Test func aControllersViewIsWaitedForUntilItIsPresented() async {
            final class Busy: UIViewController {
                private(set) var handle: Presentation?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    handle = view.overlays.show(.loading("Loading").with(\.timing, Overlay.Timing()))
                }
            }
            defer { app.close() }
            let controller = Busy()
            _ = controller.view
            await app.settle(1)
            #expect(controller.handle?.isVisible == false)
            app.root.present(controller, animated: false)
            await app.settle(0.5)
            #expect(controller.handle?.isVisible == true)
            controller.handle?.dismiss()
        }

        @Test func aViewThatNeverComesEndsItsOverlayWithItself() async {
            defer { app.close() }
            var busy: Presentation?
            do {
                let view = UIView()
                busy = view.overlays.show(.activity())
            }
            await app.settle(0.2)
            #expect(busy?.outcome == Presentation.Outcome(cause: .regionGone, wasShown: false))
        }

        @Test func onAnotherTabNothingIsSeenOrBlocked() async throws {
            defer { app.close() }
            let tabs = UITabBarController()
            let (first, second) = (UIViewController(), UIViewController())
            tabs.viewControllers = [first, second]
            app.window.rootViewController = tabs
            await app.pass()
            let busy = first.view.overlays.show(.activity().with(\.timing, Overlay.Timing()))
            await app.settle(0.5)
            #expect(busy.isVisible)
            // The tab bar is live.
            #expect(app.screen.hit(at: CGPoint(x: 195, y: 820)) is UITabBar)
            tabs.selectedIndex = 1
            await app.settle(0.5)
            #expect(!busy.isVisible && !busy.hasEnded)
            #expect(app.screen.hit(at: CGPoint(x: 195, y: 400)) === second.view)
            #expect(app.screen.runningDisplayLinks == 0)
            tabs.selectedIndex = 0
            await app.settle(0.5)
            #expect(busy.isVisible)
            #expect(app.screen.hit(at: CGPoint(x: 195, y: 400)) is SurfaceView)
            busy.dismiss()
        }

        /// JGProgressHUD#130: the user navigates back, and the HUD blocks forever.
        @Test func poppedWithItsControllerItEnds() async {
            defer { app.close() }
            let list = UIViewController()
            let stack = UINavigationController(rootViewController: list)
            app.window.rootViewController = stack
            await app.pass()
            var busy: Presentation?
            do {
                let detail = UIViewController()
                stack.pushViewController(detail, animated: false)
                await app.pass()
                busy = detail.view.overlays.show(.loading("Loading").with(\.timing, Overlay.Timing()))
                await app.settle(0.5)
                #expect(busy?.isVisible == true)
                // The navigation bar's back button is outside of the region.
                #expect(app.screen.hit(at: CGPoint(x: 30, y: 20)) is UINavigationBar)
                stack.popViewController(animated: false)
                await app.pass()
            }
            await app.settle(0.5)
            #expect(busy?.outcome?.cause == .regionGone)
            #expect(app.screen.hit(at: CGPoint(x: 195, y: 400)) === list.view)
        }

        @Test func aHiddenAncestorHidesIt() async {
            defer { app.close() }
            let busy = app.showNow(.activity(), over: app.region)
            app.root.view.isHidden = true
            await app.pass()
            #expect(!busy.isVisible)
            app.root.view.isHidden = false
            await app.settle(0.3)
            #expect(busy.isVisible)
            busy.dismiss()
        }

        /// As `Region.State` defines it: a hidden view is in a window, but cannot be seen.
        @Test func takenOutOfItsWindowItIsDetachedAndBackItBeginsAnew() async throws {
            defer { app.close() }
            let region = try #require(app.region)
            let busy = app.showNow(.activity(), over: region)
            region.removeFromSuperview()
            await app.pass()
            #expect(app.host.state(of: region.overlays.region) == .detached)
            #expect(app.window.overlays.stage.presentations.map(\.state) == [.detached])
            #expect(app.host.surfaces.isEmpty && !busy.isVisible && !busy.hasEnded)
            app.root.view.addSubview(region)
            #expect(app.host.state(of: region.overlays.region) == .visible)
            app.screen.tap(at: region.convert(app.regionButton.frame.middle, to: nil))
            #expect(app.regionButton.taps == 0, "It blocks from the moment that the view is back")
            app.screen.advance(by: 0.1)
            let drawn = try #require(app.surface?.scrim.layer.presentation()).opacity
            #expect(drawn > 0.05 && drawn < 0.95, "It fades in anew")
            await app.settle(0.5)
            #expect(busy.isVisible)
            busy.dismiss()
            await app.settle()
            #expect(app.isClean)
        }

        /// A container removes its views first when it moves them.
        @Test func putElsewhereWithinATurnItWasNeverAway() async throws {
            defer { app.close() }
            let region = try #require(app.region)
            let busy = app.showNow(.activity(), over: region)
            let surface = try #require(app.surface)
            let box = UIView(frame: app.root.view.bounds)
            app.root.view.addSubview(box)
            region.removeFromSuperview()
            box.addSubview(region)
            await app.pass()
            #expect(app.surface === surface && busy.isVisible)
            #expect(surface.superview === box && surface.scrim.layer.animationKeys() == nil)
            busy.dismiss()
        }

        /// With nothing on screen, the end of a turn is not observed.
        @Test func takenOutDuringGraceItIsDetachedAtOnce() async throws {
            defer { app.close() }
            let region = try #require(app.region)
            let busy = region.overlays.show(.loading("Loading").with(\.input, .passThrough))
            region.removeFromSuperview()
            #expect(app.window.overlays.stage.presentations.map(\.state) == [.detached])
            app.root.view.addSubview(region)
            await app.settle(1)
            #expect(busy.isVisible)
            busy.dismiss()
        }

        /// The second `show` reads the region's state; the first overlay must still learn of the change.
        @Test func hiddenAndAskedForInOneTurnItHidesWhatWasThere() async throws {
            defer { app.close() }
            let region = try #require(app.region)
            let busy = app.showNow(.activity(), over: region)
            region.isHidden = true
            let other = region.overlays.show(.hud("Later"))
            await app.pass()
            #expect(!busy.isVisible && !other.isVisible)
            busy.dismiss()
            other.dismiss()
        }

        @Test func aDestroyedRegionTakesItsOverlayAtOnce() async {
            defer { app.close() }
            let busy = app.showNow(.activity(), over: app.region)
            app.destroyRegion()
            await app.pass()
            await app.pass()
            #expect(busy.outcome?.cause == .regionGone)
            #expect(app.isClean)
        }

        @Test func movedToAnotherSceneItIsThatScenes() async throws {
            let other = AppFixture()
            defer { [app, other].forEach { $0.close() } }
            let region = try #require(app.region)
            let busy = app.showNow(.activity(), over: region)
            other.root.view.addSubview(region)
            await other.settle(0.5)
            #expect(busy.isVisible)
            #expect(app.host.surfaces.isEmpty && other.host.surfaces.count == 1)
            #expect(region.overlays.stage === other.window.overlays.stage)
            busy.dismiss()
            await other.settle()
            #expect(app.isClean && other.isClean)
        }

        /// An app may move a window of its own to another scene.
        @Test func inAWindowThatGoesToAnotherSceneItIsThatScenes() async throws {
            let other = Screen()
            defer {
                app.close()
                other.disconnect()
            }
            let region = try #require(app.region)
            let busy = app.showNow(.activity(), over: region)
            let veil = app.showNow(.veil("Working"))
            app.window.windowScene = other.scene
            await app.settle(0.5)
            let host = UIKitHost.of(other.scene)
            #expect(busy.isVisible && host.surfaces.count == 1)
            #expect(!veil.isVisible && !veil.hasEnded, "It waits for a window of its scene")
            #expect(app.host.state(of: .window) == .detached)
            #expect(region.overlays.stage === app.window.overlays.stage)
            other.tap(at: app.button.frame.middle)
            app.field.becomeFirstResponder()
            other.type("a")
            #expect(app.button.taps == 1 && app.field.letters == 1)
            #expect(!app.window.subviews.contains { ($0 as? LayerView)?.host === app.host })
            let next = app.screen.makeWindow()
            await app.settle(0.5)
            #expect(veil.isVisible && app.host.window === next)
            [busy, veil].forEach { $0.dismiss() }
            await app.settle()
            #expect(app.isClean)
            next.isHidden = true
            next.windowScene = nil
        }

        /// When an app asks again for a view's overlays, in addition to those that it has kept.
        enum Asking { case never, beforeItShows, afterwards }

        /// Nothing is shown when the window moves, so nothing observes it.
        @Test(arguments: [Asking.never, .beforeItShows, .afterwards])
        func inAWindowThatWentToAnotherSceneBeforeItIsThatScenes(_ asking: Asking) async {
            let other = Screen()
            defer {
                app.close()
                other.disconnect()
            }
            var busy: Presentation?
            do {
                let kept = app.region?.overlays
                app.window.windowScene = other.scene
                if asking == .beforeItShows { _ = app.region?.overlays }
                busy = kept?.show(.activity().with(\.timing, Overlay.Timing()))
                if asking == .afterwards { _ = app.region?.overlays }
            }
            await app.settle(0.5)
            #expect(busy?.isVisible == true && UIKitHost.of(other.scene).surfaces.count == 1)
            app.destroyRegion()
            await app.settle(0.5)
            #expect(busy?.outcome?.cause == .regionGone && app.isClean)
        }

        /// The app keeps the old window's overlays, and shows a notice there before the next window exists.
        @Test func aNoticeOfAWindowThatWentToAnotherSceneComesInTheNextOne() {
            let other = Screen()
            let kept = app.overlays
            app.window.windowScene = other.scene
            let notice = kept.flash(.hud("Saved"))
            app.screen.advance(by: 1)
            #expect(!notice.isVisible && !notice.hasEnded)
            let next = app.screen.makeWindow()
            defer {
                app.close()
                other.disconnect()
                next.isHidden = true
                next.windowScene = nil
            }
            app.screen.advance(by: 1)
            #expect(notice.isVisible && app.host.window === next)
            notice.dismiss()
            app.screen.advance(by: 2)
        }

        /// Like an app that asks a cell that is out of sight.
        @Test func askedForWhileOutOfItsWindowItIsItsScenesStill() async {
            defer { app.close() }
            let before = app.host.regions.count
            var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            if let view { app.root.view.addSubview(view) }
            let busy = app.showNow(.activity(), over: view)
            view?.removeFromSuperview()
            await app.pass()
            let other = view?.overlays.show(.loading("Loading").with(\.timing, Overlay.Timing()))
            #expect(view?.overlays.stage === app.window.overlays.stage)
            view = nil
            await app.settle(0.2)
            #expect(busy.outcome?.cause == .regionGone && other?.outcome?.cause == .regionGone)
            #expect(app.host.regions.count == before)
        }

        /// A window that is created before it is shown.
        @Test func aNoticeOverAViewWaitsForTheFirstSightOfItsWindow() {
            let screen = Screen()
            let window = UIWindow(windowScene: screen.scene)
            let root = UIViewController()
            window.rootViewController = root
            defer {
                window.isHidden = true
                window.windowScene = nil
                screen.disconnect()
                app.close()
            }
            let notice = root.view.overlays.show(.hud("Saved"))
            screen.advance(by: 30)
            #expect(!notice.hasEnded && !notice.isVisible)
            window.makeKeyAndVisible()
            screen.advance(by: 1)
            #expect(notice.isVisible)
            screen.advance(by: 30)
            #expect(notice.outcome?.cause == .expired)
        }

        @Test func aRegionIsTheSameWhoeverAsks() {
            defer { app.close() }
            #expect(app.region?.overlays.region == app.region?.overlays.region)
            #expect(app.button.overlays.region != app.region?.overlays.region)
        }

        @Test func anEffectViewCanBeARegion() {
            defer { app.close() }
            let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            glass.frame = CGRect(x: 0, y: 300, width: 390, height: 100)
            app.root.view.addSubview(glass)
            let busy = app.showNow(.activity(), over: glass)
            #expect(busy.isVisible)
            busy.dismiss()
        }

        @Test func aRegionOfNoSizeBlocksNothing() {
            defer { app.close() }
            let nothing = UIView()
            app.root.view.addSubview(nothing)
            let busy = app.showNow(.activity(), over: nothing)
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 1)
            busy.dismiss()
        }

        @Test func aRegionClearedOfItsSubviewsIsStillKnown() async throws {
            defer { app.close() }
            let region = try #require(app.region)
            let id = region.overlays.region
            for view in region.subviews { view.removeFromSuperview() }
            await app.pass()
            #expect(region.overlays.region == id)
        }

        /// A hosting view of SwiftUI's that is not the view of a hosting controller.
        @Test func aHostingViewOfAnyControllerGetsNoSubview() {
            defer { app.close() }
            // swift-format-ignore: NoLeadingUnderscores
            final class _UIHostingView<Content>: UIView {}
            let host = _UIHostingView<Int>(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            app.root.view.addSubview(host)
            let busy = app.showNow(.activity(), over: host)
            #expect(host.subviews.isEmpty && app.host.surfaces.count == 1)
            busy.dismiss()
        }

        /// SwiftUI's name for the view of its controller is private, and may change.
        @Test func theViewOfAHostingControllerGetsNoSubviewWhateverItIs() {
            defer { app.close() }
            final class UIHostingController<Content>: UIViewController {}
            let hosting = UIHostingController<Int>()
            hosting.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            app.root.addChild(hosting)
            app.root.view.addSubview(hosting.view)
            let busy = app.showNow(.activity(), over: hosting.view)
            #expect(hosting.view.subviews.isEmpty && app.host.surfaces.count == 1)
            busy.dismiss()
        }

        /// A scroll view in a larger view that also clips: the inner clip counts.
        @Test func whatCanBeSeenIsWhatTheInnermostClipLeaves() {
            defer { app.close() }
            let outer = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
            outer.clipsToBounds = true
            let inner = UIScrollView(frame: CGRect(x: 50, y: 50, width: 200, height: 100))
            let cell = UIView(frame: CGRect(x: -20, y: 60, width: 300, height: 200))
            app.root.view.addSubview(outer)
            outer.addSubview(inner)
            inner.addSubview(cell)
            let busy = app.showNow(.activity(), over: cell)
            #expect(app.host.geometry(of: cell.overlays.region).visible == Geometry.Rect(50, 310, 200, 40))
            #expect(app.screen.hit(at: CGPoint(x: 150, y: 330)) === app.surface)
            #expect(app.screen.hit(at: CGPoint(x: 150, y: 380)) !== app.surface)
            #expect(app.screen.hit(at: CGPoint(x: 270, y: 330)) !== app.surface)
            busy.dismiss()
        }

        @Test func nothingIsLeftOfViewsThatWereRegionsOnce() async {
            defer { app.close() }
            let before = app.host.regions.count
            for _ in 0..<5 {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                app.root.view.addSubview(view)
                app.showNow(.activity(), over: view).dismiss()
                view.removeFromSuperview()
            }
            await app.settle()
            #expect(app.host.regions.count == before)
        }
    }
}
