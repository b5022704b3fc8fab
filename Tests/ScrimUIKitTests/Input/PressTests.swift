import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Presses: under an overlay that appears, outside of a panel, and through a live background.
    @MainActor @Suite struct PressTests {
        private let app = AppFixture()

        /// A finger is down when the veil appears: the button under it is no longer pressed.
        @Test func aPressThatBeganBeforeActivatesNothing() {
            defer { app.close() }
            _ = app.overlays
            app.screen.touchDown(at: app.button.frame.middle)
            let veil = app.overlays.show(.veil("Working"))
            app.screen.advance(by: 0.1)
            app.screen.touchUp()
            #expect(app.button.taps == 0)
            veil.dismiss()
            app.screen.advance(by: 1)
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 1, "The next one does")
        }

        /// A sheet over a veil is in one of the library's windows.
        @Test(arguments: [false, true])
        func aPressInASheetThatAVeilComesOverActivatesNothing(isOverVeil: Bool) {
            defer { app.close() }
            let below = isOverVeil ? app.showNow(.veil("Working")) : nil
            let button = TapCounter()
            button.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            content.addSubview(button)
            let sheet = app.showSheet(content: content)
            let place = button.convert(button.bounds, to: nil).middle
            app.screen.tap(at: place)
            #expect(button.taps == 1)
            app.screen.touchDown(at: place)
            let veil = app.overlays.show(.question("Really?", actions: ["Yes"]))
            app.screen.advance(by: 0.1)
            app.screen.touchUp()
            #expect(button.taps == 1)
            veil.dismiss()
            app.screen.advance(by: 1)
            app.screen.tap(at: place)
            #expect(button.taps == 2, "The next one does")
            sheet.dismiss()
            below?.dismiss()
        }

        /// The veil lets only touches on the exempt views through.
        @Test(arguments: [false, true])
        func aPressInASheetThatAVeilWithExemptViewsComesOverActivatesTheseAlone(isExempt: Bool) throws {
            defer { app.close() }
            let button = TapCounter()
            button.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            content.addSubview(button)
            let sheet = app.showSheet(content: content)
            let place = button.convert(button.bounds, to: nil).middle
            let exempt = isExempt ? button.overlays.region : try #require(app.region).overlays.region
            app.screen.touchDown(at: place)
            let veil = app.overlays.show(.veil("Wait").with(\.input.outside, .blockedExcept([exempt])))
            app.screen.advance(by: 0.1)
            app.screen.touchUp()
            #expect(button.taps == (isExempt ? 1 : 0))
            veil.dismiss()
            app.screen.advance(by: 1)
            app.screen.tap(at: place)
            #expect(button.taps == (isExempt ? 2 : 1), "The next one does")
            sheet.dismiss()
        }

        @Test func aScrollUnderWayStopsWhenAVeilComes() {
            defer { app.close() }
            let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            page.contentSize = CGSize(width: 390, height: 5000)
            app.root.view.addSubview(page)
            _ = app.overlays
            app.screen.touchDown(at: CGPoint(x: 195, y: 600))
            app.screen.drag(to: CGPoint(x: 195, y: 500), over: 0.2)
            let veil = app.overlays.show(.veil("Working"))
            let before = page.contentOffset
            app.screen.drag(to: CGPoint(x: 195, y: 300), over: 0.2)
            #expect(page.contentOffset == before && page.panGestureRecognizer.isEnabled)
            app.screen.touchUp()
            veil.dismiss()
        }

        @Test func aPressElsewhereIsNotTakenByARegionsOverlay() {
            defer { app.close() }
            _ = app.overlays
            app.screen.touchDown(at: app.button.frame.middle)
            let busy = app.region?.overlays.show(.activity())
            app.screen.touchUp()
            #expect(app.button.taps == 1)
            busy?.dismiss()
        }

        /// One thumb rests on a list while holding the device, and the other hand continues beside it.
        @Test func aFingerOnWhatIsCoveredEndsNoPressBesideIt() {
            defer { app.close() }
            _ = app.overlays
            app.screen.touchDown(at: CGPoint(x: 80, y: 622))
            app.screen.touchDown(at: app.button.frame.middle, finger: 2)
            let busy = app.region?.overlays.show(.loading())
            app.screen.advance(by: 0.3)
            app.screen.touchUp(finger: 2)
            #expect(app.button.taps == 1)
            app.screen.touchDown(at: app.button.frame.middle, finger: 2)
            app.screen.touchUp(finger: 2)
            #expect(app.button.taps == 2)
            app.screen.touchDown(at: app.button.frame.middle, finger: 2)
            let veil = app.overlays.show(.veil("Saving"))
            app.screen.touchUp(finger: 2)
            #expect(app.button.taps == 2, "This one is under the veil")
            app.screen.touchUp()
            #expect(app.regionButton.taps == 0)
            veil.dismiss()
            busy?.dismiss()
            app.screen.advance(by: 1)
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 3)
        }

        @Test func fingersThatCameDownTogetherPressNothingUnderAVeil() {
            defer { app.close() }
            let other = TapCounter()
            other.frame = CGRect(x: 200, y: 60, width: 120, height: 44)
            app.root.view.addSubview(other)
            _ = app.overlays
            let buttons = [app.button, other, app.regionButton]
            app.screen.touchDown(atOnce: buttons.map { $0.convert($0.bounds, to: nil).middle })
            let veil = app.overlays.show(.veil("Working"))
            app.screen.advance(by: 0.1)
            for finger in 1...3 { app.screen.touchUp(finger: finger) }
            #expect(buttons.map(\.taps) == [0, 0, 0])
            veil.dismiss()
        }

        /// Like SwiftUI's recognizer, which handles all fingers in a hosting view and presses whatever
        /// each finger is on.
        private final class Presser: UIGestureRecognizer {
            var begins = false
            private(set) var presses = 0

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                if begins, state == .possible { state = .began }
            }

            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                presses += touches.count
            }
        }

        /// A gesture that both fingers already perform continues.
        @Test(arguments: [false, true])
        func twoFingerPressEndsWhenOneFingerIsCovered(isUnderWay: Bool) {
            defer { app.close() }
            let presser = Presser(target: nil, action: nil)
            presser.begins = isUnderWay
            app.root.view.addGestureRecognizer(presser)
            _ = app.overlays
            app.screen.touchDown(at: CGPoint(x: 80, y: 622))
            app.screen.touchDown(at: CGPoint(x: 195, y: 180), finger: 2)
            let busy = app.region?.overlays.show(.loading())
            app.screen.advance(by: 0.3)
            app.screen.touchUp()
            #expect(presser.presses == (isUnderWay ? 1 : 0))
            app.screen.touchUp(finger: 2)
            busy?.dismiss()
            app.screen.advance(by: 1)
            let before = presser.presses
            app.screen.tap(at: CGPoint(x: 195, y: 180))
            #expect(presser.presses == before + 1, "The next one does")
        }

        /// Like the stroke of a pencil.
        @Test func aDragBesideWhatIsCoveredGoesOn() {
            defer { app.close() }
            let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            page.contentSize = CGSize(width: 390, height: 5000)
            app.root.view.addSubview(page)
            _ = app.overlays
            app.screen.touchDown(at: CGPoint(x: 80, y: 622), finger: 2)
            app.screen.touchDown(at: CGPoint(x: 195, y: 180))
            app.screen.drag(to: CGPoint(x: 195, y: 150), over: 0.1)
            let busy = app.region?.overlays.show(.activity())
            let before = page.contentOffset.y
            app.screen.drag(to: CGPoint(x: 195, y: 100), over: 0.1)
            #expect(before > 0 && page.contentOffset.y > before)
            app.screen.touchUp()
            app.screen.touchUp(finger: 2)
            busy?.dismiss()
        }

        @Test func aTapOutsideDismissesWhatCoversTheWholeScene() {
            defer { app.close() }
            let veil = app.showNow(Overlay.veil("Working").with(\.input, .dismissing))
            #expect(app.ours.count == 1, "In a window of its own")
            app.screen.tap(at: app.button.frame.middle)
            #expect(veil.outcome?.cause == .tapOutside && app.button.taps == 0)
        }

        @Test func aTapOutsideDismissesASheetOverAVeil() {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            let sheet = app.showSheet(.sheet(input: .dismissing))
            #expect(app.surface?.window is OverlayWindow)
            app.screen.tap(at: app.button.frame.middle)
            #expect(sheet.outcome?.cause == .tapOutside && !veil.hasEnded && app.button.taps == 0)
            veil.dismiss()
        }

        /// The system adds recognizers of its own to windows, and the library must not disable them.
        @Test func aRecognizerOfTheWindowsIsNotInterrupted() {
            final class Watched: UIPanGestureRecognizer {
                private(set) var switches = 0
                override var isEnabled: Bool { didSet { switches += 1 } }
            }
            defer { app.close() }
            let (system, apps) = (Watched(), Watched())
            app.window.addGestureRecognizer(system)
            app.root.view.addGestureRecognizer(apps)
            _ = app.overlays
            app.screen.touchDown(at: app.button.frame.middle)
            let veil = app.showNow(.veil("Working"))
            #expect(system.switches == 0 && apps.switches == 2)
            app.screen.touchUp()
            veil.dismiss()
        }

        @Test func aTapOutsideDismissesOnReleaseAndIsConsumed() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .dismissing))
            app.screen.touchDown(at: app.button.frame.middle)
            #expect(!sheet.hasEnded, "Not on the press")
            app.screen.touchUp()
            #expect(sheet.outcome?.cause == .tapOutside && app.button.taps == 0)
        }

        @Test func whereItIsLiveTheTapAlsoReachesTheApp() {
            defer { app.close() }
            var input = Overlay.InputPolicy.live
            input.tapOutside = .dismisses
            let sheet = app.showSheet(.sheet(input: input))
            app.screen.tap(at: app.button.frame.middle)
            #expect(sheet.outcome?.cause == .tapOutside && app.button.taps == 1)
        }

        @Test func aDragOutsideDismissesNothing() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .dismissing))
            app.screen.touchDown(at: CGPoint(x: 195, y: 100))
            app.screen.drag(to: CGPoint(x: 195, y: 300), over: 0.2)
            app.screen.touchUp()
            #expect(!sheet.hasEnded)
            sheet.dismiss()
        }

        @Test func aTouchThatTheSystemCancelsDismissesNothing() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .dismissing))
            app.screen.touchDown(at: CGPoint(x: 195, y: 100))
            app.screen.cancelTouch()
            #expect(!sheet.hasEnded)
            sheet.dismiss()
        }

        @Test func aNoticeLetsEverythingThrough() {
            defer { app.close() }
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            let panel = app.surface?.frames.panel ?? .zero
            app.button.frame = panel.cgRect
            app.root.view.bringSubviewToFront(app.button)
            app.screen.turn()
            app.screen.tap(at: CGPoint(x: panel.midX, y: panel.midY))
            #expect(app.button.taps == 1)
            notice.dismiss()
        }

        @Test func aVeilExceptARegionLeavesThatRegionLive() throws {
            defer { app.close() }
            let region = try #require(app.region).overlays.region
            let input = Overlay.InputPolicy(outside: .blockedExcept([region]))
            let veil = app.showNow(.veil("Working").with(\.input, input).with(\.placement, .top))
            app.screen.tap(at: CGPoint(x: 80, y: 622))
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.regionButton.taps == 1 && app.button.taps == 0)
            veil.dismiss()
        }

        /// UIKit may hit-test at any time, so hit-testing changes nothing (SwiftMessages#561: twice per touch).
        @Test func hitTestingHasNoEffects() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .dismissing))
            let plan = app.host.plan
            let first = app.screen.hit(at: CGPoint(x: 195, y: 100))
            for _ in 0..<10 { #expect(app.screen.hit(at: CGPoint(x: 195, y: 100)) === first) }
            #expect(app.host.plan == plan && !sheet.hasEnded)
            sheet.dismiss()
        }

        @Test func aPointerOverANoticeWithAnActionHoldsItsTime() {
            defer { app.close() }
            app.overlays.stage.defaults.answerTime = .zero
            let short = Overlay.Timing(lifetime: .fixed(.seconds(1)))
            let notice = app.overlays.flash(.hud("Deleted", action: "Undo").with(\.timing, short)) {}
            app.screen.advance(by: 0.5)
            let panel = app.surface?.frames.panel ?? .zero
            app.screen.hover(at: CGPoint(x: panel.midX, y: panel.midY))
            app.screen.advance(by: 3)
            #expect(!notice.hasEnded)
            app.screen.hover(at: CGPoint(x: 5, y: 5))
            app.screen.advance(by: 1.5)
            #expect(notice.outcome?.cause == .expired)
        }

        @Test func aNoticeIsTappedOrFlickedAwayWhereTheAppSaysSo() {
            defer { app.close() }
            for (gestures, cause) in [
                ([.tap], .tap), ([.flick], .drag), ([], nil),
            ] as [(Set<Overlay.InputPolicy.Gesture>, Presentation.Cause?)] {
                let notice = app.overlays.show(
                    Overlay.hud("Saved", placement: .bottom).with(\.input.dismissedBy, gestures)
                        .with(\.timing.lifetime, .untilDismissed))
                app.screen.advance(by: 1)
                let panel = app.surface?.frames.panel ?? .zero
                let middle = CGPoint(x: panel.midX, y: panel.midY)
                app.screen.tap(at: middle)
                if cause != .tap {
                    #expect(!notice.hasEnded)
                    app.screen.touchDown(at: middle)
                    app.screen.drag(to: CGPoint(x: middle.x, y: middle.y + 40), over: 0.1)
                    app.screen.touchUp()
                }
                #expect(notice.outcome?.cause == cause)
                notice.dismiss()
                app.screen.advance(by: 1)
            }
        }

        @Test func theActionOfWhatCanBeTappedAwayIsItsButtonsAlone() throws {
            defer { app.close() }
            let overlay = Overlay.hud("Deleted", placement: .bottom, action: "Undo")
            let notice = app.overlays.show(overlay.with(\.input.dismissedBy, [.tap, .flick]))
            app.screen.advance(by: 1)
            let button = try #require(app.surface?.parts.action)
            app.screen.tap(at: button.convert(button.bounds, to: nil).middle)
            #expect(notice.outcome?.cause == .action)
        }

        /// One recognizer that sees all fingers, and one for each finger of a hand.
        @Test func theWindowKeepsAFewPassiveRecognizersUntilItIsLeft() {
            defer { app.close() }
            func ours() -> [UIGestureRecognizer] {
                app.window.gestureRecognizers?.filter { $0 is PressObserver || $0 is TouchCanceller } ?? []
            }
            for _ in 0..<5 { app.showNow(.veil("Working")).dismiss() }
            app.screen.advance(by: 2)
            let (before, observers) = (ours().count, ours().filter { $0 is PressObserver }.count)
            #expect(observers == 1 && before == 6)
            #expect(ours().allSatisfy { $0.state == .possible && !$0.delaysTouchesBegan })
            for finger in 1...5 { app.screen.touchDown(at: CGPoint(x: 60 * finger, y: 20), finger: finger) }
            for finger in 1...5 { app.screen.touchUp(finger: finger) }
            app.screen.tap(at: CGPoint(x: 60, y: 20))
            // The recognizer that had the tap is kept beside those for the next fingers.
            #expect(ours().count <= before + 1 && ours().allSatisfy { $0.state == .possible })
            let next = app.screen.makeWindow()
            let notice = next.overlays.show(.hud("Saved"))
            app.screen.advance(by: 1)
            #expect(next.gestureRecognizers?.count == before && ours().isEmpty)
            notice.dismiss()
            next.isHidden = true
            next.windowScene = nil
        }
    }
}
