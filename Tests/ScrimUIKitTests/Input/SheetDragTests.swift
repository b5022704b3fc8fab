import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// A sheet under a finger.
    @MainActor @Suite struct SheetDragTests {
        private let app = AppFixture()
        private let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))

        private func show(_ detents: [Overlay.Detent] = [.points(200), .points(500)]) -> Presentation {
            app.showSheet(.sheet(detents: detents, input: .dismissing), content: content)
        }

        private func place(_ sheet: Presentation) -> Double { sheet.position?.points ?? 0 }

        @Test func itFollowsTheFingerPointForPoint() {
            defer { app.close() }
            let sheet = show()
            app.screen.touchDown(at: CGPoint(x: 195, y: 700))
            app.screen.drag(to: CGPoint(x: 195, y: 680), over: 0.1)
            let held = place(sheet)
            #expect(sheet.position?.isDragged == true)
            for step in 1...8 {
                app.screen.touchMove(to: CGPoint(x: 195, y: 680 - Double(step) * 10))
                app.screen.advance(by: Screen.frame)
                #expect(abs(place(sheet) - held - Double(step) * 10) < 0.5)
                let drawn = app.surface?.panel.layer.presentation().map { $0.transform.m42 } ?? 0
                let top = (app.surface?.frames.panel.minY ?? 0) + drawn
                #expect(abs(844 - top - place(sheet)) < 1, "On screen, too")
            }
            app.screen.touchUp()
            sheet.dismiss()
        }

        /// The content grows with the sheet, even if nobody follows its position, and keeps that size
        /// under a resting finger.
        @Test func itIsLaidOutForWhatOfItTheFingerHasPulledUp() throws {
            defer { app.close() }
            let sheet = app.showSheet(
                .sheet(detents: [.points(200), .points(600)], input: .live), content: content)
            let surface = try #require(app.surface)
            let aboveContent = surface.frames.panel.height - content.bounds.height
            app.screen.touchDown(at: CGPoint(x: 195, y: 700))
            for (y, pulled) in [(300.0, true), (500, false)] {
                app.screen.drag(to: CGPoint(x: 195, y: y), over: 0.6)
                app.screen.advance(by: 0.1)
                let points = place(sheet)
                #expect((points > 500) == pulled && points > 300)
                let panel = surface.panel.convert(surface.panel.bounds, to: nil)
                #expect(abs(844 - panel.minY - points) < 1)
                // A low sheet keeps a distance from its edge.
                #expect(panel.maxY >= 844 - 8 && panel.height == surface.frames.panel.height)
                #expect(abs(content.bounds.height - (panel.height - aboveContent)) < 1)
                #expect(app.screen.runningDisplayLinks == 0, "A finger that rests needs no frames")
            }
            app.screen.touchUp()
            sheet.dismiss()
        }

        @Test func letGoItGoesToTheNearestDetentWithItsSpeed() {
            defer { app.close() }
            let sheet = show()
            app.screen.touchDown(at: CGPoint(x: 195, y: 700))
            app.screen.drag(to: CGPoint(x: 195, y: 500), over: 0.2)
            let before = place(sheet)
            app.screen.touchUp()
            app.screen.advance(by: Screen.frame)
            // 1000 points per second are 17 points per frame: the spring starts at that velocity.
            #expect(place(sheet) - before > 5)
            app.screen.advance(by: 2)
            #expect(sheet.detent == .points(500) && abs(place(sheet) - 500) < 0.5)
            sheet.dismiss()
        }

        @Test func aFlickDownDismisses() async {
            defer { app.close() }
            let sheet = show([.points(300)])
            app.screen.touchDown(at: CGPoint(x: 195, y: 600))
            app.screen.drag(to: CGPoint(x: 195, y: 700), over: 0.08)
            app.screen.touchUp()
            #expect(sheet.outcome == Presentation.Outcome(cause: .drag, wasShown: true))
            await app.settle(2)
            #expect(app.isClean)
        }

        /// An upward flick never dismisses the sheet (flutter#138839).
        @Test func aFlickUpFromBelowHalfDoesNotClose() {
            defer { app.close() }
            let sheet = show([.points(300)])
            app.screen.touchDown(at: CGPoint(x: 195, y: 600))
            app.screen.drag(to: CGPoint(x: 195, y: 800), over: 0.3)
            app.screen.drag(to: CGPoint(x: 195, y: 740), over: 0.05)
            app.screen.touchUp()
            app.screen.advance(by: 1)
            #expect(!sheet.hasEnded && abs(place(sheet) - 300) < 1)
            sheet.dismiss()
        }

        @Test func caughtInFlightItStopsUnderTheFinger() {
            defer { app.close() }
            let sheet = show()
            sheet.detent = .points(500)
            app.screen.advance(by: 0.12)
            let moving = place(sheet)
            #expect(moving > 210 && moving < 495)
            app.screen.touchDown(at: CGPoint(x: 195, y: 800))
            app.screen.advance(by: 0.2)
            #expect(abs(place(sheet) - moving) < 40)
            let caught = place(sheet)
            app.screen.advance(by: 0.3)
            #expect(place(sheet) == caught)
            app.screen.touchUp()
            sheet.dismiss()
        }

        @Test func pulledPastItsLargestItGivesAndComesBack() {
            defer { app.close() }
            let sheet = show([.points(300)])
            app.screen.touchDown(at: CGPoint(x: 195, y: 600))
            app.screen.drag(to: CGPoint(x: 195, y: 400), over: 0.3)
            #expect(place(sheet) > 320 && place(sheet) < 480)
            app.screen.touchUp()
            app.screen.advance(by: 1)
            #expect(abs(place(sheet) - 300) < 0.5)
            sheet.dismiss()
        }

        @Test func aTouchThatTheSystemTakesAwayPutsItBack() {
            defer { app.close() }
            let sheet = show([.points(300)])
            app.screen.touchDown(at: CGPoint(x: 195, y: 600))
            app.screen.drag(to: CGPoint(x: 195, y: 800), over: 0.3)
            app.screen.cancelTouch()
            app.screen.advance(by: 1)
            #expect(!sheet.hasEnded && abs(place(sheet) - 300) < 0.5)
            sheet.dismiss()
        }

        @Test func aVetoPutsItBack() {
            defer { app.close() }
            let sheet = app.overlays.show(.sheet(detents: [.points(300)]), shouldEnd: { _ in false }) {
                content
            }
            app.screen.advance(by: 1)
            app.screen.touchDown(at: CGPoint(x: 195, y: 600))
            app.screen.drag(to: CGPoint(x: 195, y: 820), over: 0.1)
            app.screen.touchUp()
            app.screen.advance(by: 1)
            #expect(!sheet.hasEnded && abs(place(sheet) - 300) < 0.5)
            sheet.dismiss()
        }

        @Test func aSliderOnItKeepsTheMovement() {
            defer { app.close() }
            let slider = UIControl(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            content.addSubview(slider)
            let sheet = show()
            let before = place(sheet)
            app.screen.touchDown(at: CGPoint(x: 195, y: 700))
            app.screen.drag(to: CGPoint(x: 195, y: 600), over: 0.2)
            #expect(place(sheet) == before && slider.isTracking)
            app.screen.touchUp()
            sheet.dismiss()
        }

        @Test func aButtonOnItIsTappedAndADragFromItMovesTheSheet() {
            defer { app.close() }
            let button = TapCounter()
            button.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
            content.addSubview(button)
            let sheet = show()
            let middle = button.convert(button.bounds, to: nil).middle
            app.screen.tap(at: middle)
            #expect(button.taps == 1)
            let before = place(sheet)
            app.screen.touchDown(at: middle)
            app.screen.drag(to: CGPoint(x: middle.x, y: middle.y - 80), over: 0.2)
            #expect(place(sheet) > before + 40)
            app.screen.touchUp()
            #expect(button.taps == 1)
            sheet.dismiss()
        }

        /// A low sheet may have nothing but its search field to be pulled by.
        @Test func aFieldOnItMovesItUntilItIsEdited() {
            defer { app.close() }
            let field = LetterCounter(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
            content.addSubview(field)
            let sheet = show()
            let middle = field.convert(field.bounds, to: nil).middle
            func pulled() -> Double {
                let before = place(sheet)
                app.screen.touchDown(at: middle)
                app.screen.drag(to: CGPoint(x: middle.x, y: middle.y - 80), over: 0.2)
                let distance = place(sheet) - before
                app.screen.cancelTouch()
                sheet.detent = .points(200)
                app.screen.advance(by: 2)
                return distance
            }
            #expect(pulled() > 40 && !field.isFirstResponder)
            app.screen.tap(at: middle)
            #expect(field.isFirstResponder)
            #expect(pulled() == 0)
            sheet.dismiss()
        }

        @Test func acrossItsWayItStays() {
            defer { app.close() }
            let sheet = show()
            let before = place(sheet)
            app.screen.touchDown(at: CGPoint(x: 100, y: 700))
            app.screen.drag(to: CGPoint(x: 300, y: 710), over: 0.2)
            app.screen.touchUp()
            #expect(place(sheet) == before)
            sheet.dismiss()
        }

        @Test(arguments: [Overlay.Placement.Edge.top, .bottom, .leading, .trailing])
        func itIsPulledOffAtEachEdge(_ edge: Overlay.Placement.Edge) {
            defer { app.close() }
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 240))
            let sheet = app.showSheet(.sheet(from: edge, detents: [.points(240)]), content: view)
            let panel = app.surface?.frames.panel ?? .zero
            let start = CGPoint(x: panel.midX, y: panel.midY)
            let closing = app.surface?.plan?.sheet?.closing ?? .zero
            app.screen.touchDown(at: start)
            let end = CGPoint(x: start.x + closing.x * 110, y: start.y + closing.y * 110)
            app.screen.drag(to: end, over: 0.08)
            app.screen.touchUp()
            #expect(sheet.outcome?.cause == .drag, "\(edge)")
        }

        /// The app was busy for half a second: a flick keeps the velocity with which it was made.
        @Test func aFlickThatIsHeardOfLateIsAsFastAsItWas() async {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(detents: [.points(400)], input: .live), height: 400)
            app.screen.touchDown(at: CGPoint(x: 195, y: 500))
            app.screen.advance(by: 0.6)
            for step in 1...6 {
                app.screen.touchMove(
                    to: CGPoint(x: 195, y: 500 + 20 * Double(step)), delay: 0.6 - Double(step) * Screen.frame)
            }
            app.screen.touchUp(delay: 0.6 - 7 * Screen.frame)
            #expect(await app.until { sheet.outcome?.cause == .drag })
        }

        private final class Items: NSObject, UIDragInteractionDelegate {
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
            ) -> [UIDragItem] { [] }
        }

        /// How far the sheet is pulled up from a point of its content.
        private func pull(_ sheet: Presentation, by type: UITouch.TouchType) -> Double {
            let before = place(sheet)
            app.screen.touchDown(at: CGPoint(x: 195, y: 750), type: type)
            app.screen.drag(to: CGPoint(x: 195, y: 650), over: 0.2)
            let pulled = place(sheet) - before
            app.screen.cancelTouch()
            sheet.detent = .points(200)
            app.screen.advance(by: 2)
            return pulled
        }

        @Test func aPointerTakesAnItemAlongAndNoSheet() {
            defer { app.close() }
            let items = Items()
            let drag = UIDragInteraction(delegate: items)
            drag.isEnabled = true
            content.addInteraction(drag)
            let sheet = show()
            #expect(pull(sheet, by: .indirectPointer) == 0)
            #expect(pull(sheet, by: .direct) > 50, "A finger would rest first")
            drag.isEnabled = false
            #expect(pull(sheet, by: .indirectPointer) > 50)
            sheet.dismiss()
        }

        @Test func aPointerSelectsTextAndMovesNoSheet() {
            defer { app.close() }
            let text = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            content.addSubview(text)
            let sheet = show()
            #expect(pull(sheet, by: .indirectPointer) == 0)
            text.isSelectable = false
            #expect(pull(sheet, by: .indirectPointer) > 50)
            sheet.dismiss()
        }

        @Test func aFingerHoldsOnWhenSomethingElseBeginsToLoad() {
            defer { app.close() }
            let sheet = app.showSheet(
                .sheet(detents: [.points(300), .points(600)], input: .live), height: 300)
            app.screen.touchDown(at: CGPoint(x: 195, y: 700))
            app.screen.drag(to: CGPoint(x: 195, y: 650), over: 0.2)
            let before = sheet.position?.points ?? 0
            let busy = app.region?.overlays.show(.activity().with(\.timing, Overlay.Timing()))
            app.screen.drag(to: CGPoint(x: 195, y: 550), over: 0.2)
            #expect((sheet.position?.points ?? 0) > before + 50)
            app.screen.touchUp()
            busy?.dismiss()
            sheet.dismiss()
        }
    }
}
