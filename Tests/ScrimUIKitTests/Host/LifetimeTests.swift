import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Every object is freed, and every presentation ends once.
    @MainActor @Suite struct LifetimeTests {
        /// An object that the test does not keep.
        private struct Weak {
            weak var object: AnyObject?
        }

        @Test func everySurfaceIsFreed() async {
            let app = AppFixture()
            defer { app.close() }
            var views: [Weak] = []
            for overlay in [
                Overlay.veil("Veil", cancel: .standard), .loading("Load"), .hud("Hi", indicator: .spinner),
            ] {
                let shown = app.showNow(overlay)
                views += app.host.surfaces.map { Weak(object: $0) }
                views += app.ours.map { Weak(object: $0) }
                views.append(Weak(object: app.host.layers.windowLayers.first))
                shown.dismiss()
                await app.settle()
            }
            #expect(views.count > 4)
            #expect(views.allSatisfy { $0.object == nil })
            #expect(app.isClean)
        }

        @Test func aSheetWithAControllerAndADragIsFreed() async {
            let app = AppFixture()
            defer { app.close() }
            weak var surface: UIView?
            weak var controller: UIViewController?
            do {
                let sheet = app.overlays.show(.sheet(detents: [.points(200), .full])) {
                    let made = UIViewController()
                    controller = made
                    return made
                }
                app.screen.advance(by: 1)
                surface = app.surface
                app.screen.touchDown(at: CGPoint(x: 195, y: 700))
                app.screen.drag(to: CGPoint(x: 195, y: 600), over: 0.2)
                app.screen.touchUp()
                sheet.dismiss()
            }
            await app.settle()
            #expect(surface == nil && controller == nil)
            #expect(app.isClean)
        }

        @Test func aHandleThatGoesAwayDismissesNothing() async {
            let app = AppFixture()
            defer { app.close() }
            do { _ = app.showNow(.veil("Working")) }
            await app.settle(1)
            #expect(app.host.surfaces.count == 1)
            #expect(app.host.stage.presentations.first?.isOrphan == true)
            app.overlays.dismissAll()
            await app.settle()
            #expect(app.isClean)
        }

        @Test func aWindowIsNotKept() async {
            weak var window: UIWindow?
            weak var region: UIView?
            do {
                let app = AppFixture()
                (window, region) = (app.window, app.region)
                let veil = app.showNow(.veil("Working"))
                let busy = app.showNow(.activity(), over: app.region)
                veil.dismiss()
                busy.dismiss()
                await app.settle()
                app.close()
            }
            #expect(await eventually { window == nil && region == nil })
        }

        /// A scene disconnects in every phase of its overlays.
        @Test(arguments: [0.0, 0.1, 0.22, 0.4, 1.0])
        func aSceneThatGoesEndsAllOnce(at moment: Double) async {
            let app = AppFixture()
            let veil = app.overlays.show(.veil("Working"))
            let sheet = app.overlays.show(.sheet) {
                UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            }
            let busy = app.region?.overlays.show(.activity())
            let notice = app.overlays.flash(.hud("Notice"))
            app.screen.advance(by: moment)
            app.screen.disconnect()
            for handle in [veil, sheet, busy, notice].compactMap({ $0 }) {
                #expect(handle.outcome?.cause == .windowGone || handle.outcome?.cause == .expired)
            }
            #expect(app.ours.isEmpty && app.screen.runningDisplayLinks == 0)
            app.close()
            await app.settle(1)
        }

        /// SwiftMessages#46: the message is stuck after the app was in the background.
        @Test func whatShouldHaveGoneMeanwhileIsGoneAfterwards() async {
            let app = AppFixture()
            defer { app.close() }
            let notice = app.overlays.flash(.hud("Saved").with(\.timing.lifetime, .fixed(.seconds(2))))
            let veil = app.showNow(.veil("Working"))
            app.screen.enterBackground()
            veil.dismiss()
            app.screen.advance(by: 60)
            app.screen.enterForeground()
            await app.settle(3)
            #expect(notice.hasEnded && veil.hasEnded && app.isClean)
        }

        @Test func whoIsNoLongerThereIsNotTold() {
            let name = Notification.Name("somebody")
            var told = 0
            do {
                let observers = NotificationObservers()
                observers.observe(name) { _ in told += 1 }
                NotificationCenter.default.post(name: name, object: nil)
                withExtendedLifetime(observers) {}
            }
            NotificationCenter.default.post(name: name, object: nil)
            #expect(told == 1)
        }

        @Test func timersRunWhileTheUserScrolls() {
            let app = AppFixture()
            defer { app.close() }
            let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            page.contentSize = CGSize(width: 390, height: 50_000)
            app.root.view.addSubview(page)
            let notice = app.overlays.flash(.hud("Saved").with(\.timing.lifetime, .fixed(.seconds(1))))
            app.screen.advance(by: 0.5)
            app.screen.touchDown(at: CGPoint(x: 195, y: 800))
            app.screen.drag(to: CGPoint(x: 195, y: 300), over: 1.5)
            #expect(page.isTracking && notice.outcome?.cause == .expired)
            #expect(app.host.surfaces.isEmpty || app.surface?.plan?.isLeaving == true)
            app.screen.touchUp()
        }

        @Test func anIdleSceneIsNeverWoken() async {
            let app = AppFixture()
            defer { app.close() }
            let busy = app.showNow(.activity(), over: app.region)
            app.region?.isHidden = true
            await app.settle(1)
            #expect(app.screen.runningDisplayLinks == 0)
            busy.dismiss()
            await app.settle()
            #expect(app.isClean)
        }
    }
}
