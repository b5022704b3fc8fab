import Screen
import Testing
import UIKit

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Faults found in other sheet libraries for iOS, or reported by their users.
    @MainActor @Suite struct SheetDefectTests {
        private let app = AppFixture()

        private func view(_ height: CGFloat = 200) -> UIView {
            UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
        }

        private func flickDown(from y: CGFloat = 700) {
            app.screen.touchDown(at: CGPoint(x: 195, y: y))
            app.screen.drag(to: CGPoint(x: 195, y: y + 120), over: 0.08)
            app.screen.touchUp()
        }

        // FloatingPanel#618: the backdrop still blocks after the panel was dragged away.
        @Test func draggedAwayItBlocksNothing() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .dismissing))
            flickDown()
            #expect(sheet.outcome?.cause == .drag)
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 1)
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        // FloatingPanel#657: the panel cannot be presented again after a swipe.
        @Test func sweptAwayItCanBePresentedAgain() {
            defer { app.close() }
            let content = view()
            for _ in 0..<3 {
                let sheet = app.showSheet(content: content)
                #expect(sheet.isVisible && content.window === app.window)
                flickDown()
                #expect(sheet.hasEnded)
                app.screen.advance(by: 2)
            }
        }

        // PanModal#105: the sheet jumps at the first drag.
        @Test func theFirstDragDoesNotJump() throws {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(detents: [.points(200), .points(500)]))
            let before = try #require(sheet.position?.points)
            app.screen.touchDown(at: CGPoint(x: 195, y: 700))
            app.screen.drag(to: CGPoint(x: 195, y: 685), over: 0.25)
            // At most the distance that the finger moved.
            #expect(abs(try #require(sheet.position?.points) - before) <= 15.5)
            app.screen.touchUp()
            sheet.dismiss()
        }

        // SwiftEntryKit#163, SwiftMessages#413: the completion is not called. SwiftEntryKit#371: it is not called for
        // a tap or swipe.
        @Test func everyEndIsToldOnceWithItsCause() async {
            defer { app.close() }
            var causes: [Presentation.Cause] = []
            for end in [{ self.flickDown() }, { self.app.screen.tap(at: CGPoint(x: 195, y: 40)) }] {
                let overlays = app.overlays
                let content = view()
                let waiting = Task {
                    await overlays.present(.sheet(input: .dismissing)) { (_: Presentation.Ending<Int>) in
                        content
                    }
                }
                #expect(await app.until { app.surface != nil })
                await app.settle(1)
                end()
                if case .ended(let cause) = await waiting.value { causes.append(cause) }
                await app.settle(2)
            }
            #expect(causes == [.drag, .tapOutside])
        }

        // FloatingPanel#365, #667: callbacks come in the middle of the animation, and not per frame
        // while the panel hides.
        @Test func whoFollowsItSeesItLeaveFrameByFrame() async throws {
            defer { app.close() }
            let sheet = app.showSheet(height: 300)
            var told: [Double] = []
            let listener = Task { for await position in sheet.positions { told.append(position.points) } }
            let rest = try #require(sheet.position).points
            try #require(await eventually { told == [rest] })
            sheet.dismiss()
            for _ in 0..<60 {
                await app.pass()
                let last = try #require(sheet.completion.lastPosition).points
                try #require(await eventually { told.last == last }, "It is told of each")
            }
            await listener.value
            #expect(told.count > 10 && told.last == 0)
            #expect(told == told.sorted(by: >))
        }

        // PopupView#267: a popup outlives its presenter.
        @Test func withItsPresenterItGoes() async {
            defer { app.close() }
            var sheet: Presentation?
            do {
                let presenter = UIViewController()
                app.root.present(presenter, animated: false)
                await app.pass()
                sheet = presenter.view.overlays.show(.sheet) { view() }
                await app.settle(1)
                #expect(sheet?.isVisible == true)
                app.root.dismiss(animated: false)
            }
            await app.settle(1)
            #expect(sheet?.hasEnded == true || sheet?.isVisible == false)
            #expect(app.screen.hit(at: CGPoint(x: 195, y: 800))?.window === app.window)
            app.overlays.dismissAll()
            sheet?.dismiss()
            await app.settle()
            #expect(app.isClean)
        }

        // FloatingPanel#147, #447; PanModal#151; PopupView#249; SwiftEntryKit#51, #340: one sheet over another.
        @Test func sheetsStackAndTheUpperOneHasTheTouches() {
            defer { app.close() }
            let below = app.showSheet(.sheet(input: .dismissing), height: 400)
            let above = app.showSheet(.sheet(input: .dismissing), height: 200)
            let panels = app.host.surfaces.map(\.panel)
            #expect(app.screen.hit(at: CGPoint(x: 195, y: 800))?.isDescendant(of: panels[1]) == true)
            app.screen.tap(at: CGPoint(x: 195, y: 500))
            #expect(above.outcome?.cause == .tapOutside && !below.hasEnded)
            app.screen.advance(by: 1)
            #expect(app.screen.hit(at: CGPoint(x: 195, y: 500))?.isDescendant(of: panels[0]) == true)
            below.dismiss()
        }

        // SwiftMessages#575: VoiceOver can still focus the background.
        @Test func behindAModalSheetNothingIsReached() {
            defer { app.screen.setVoiceOver(false); app.close() }
            app.screen.setVoiceOver(true)
            app.button.isAccessibilityElement = true
            let sheet = app.showSheet(.sheet(input: .dismissing))
            #expect(!app.screen.accessibleElements.contains { $0 === app.button })
            sheet.dismiss()
            app.screen.turn()
            #expect(app.screen.accessibleElements.contains { $0 === app.button })
        }

        // PanModal#48, #100, #183: touches do not reach the app behind the sheet.
        @Test func besideALiveSheetTheAppIsInUse() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .live))
            app.screen.tap(at: app.button.frame.middle)
            app.screen.type("a")
            #expect(app.button.taps == 1 && !sheet.hasEnded)
            sheet.dismiss()
        }

        // FloatingPanel#516; PanModal#69, #23; flutter#71418: the keyboard covers the sheet's field.
        @Test func aFieldOnItStaysClearOfTheKeyboard() throws {
            defer { app.screen.hideKeyboard(); app.close() }
            let form = view(220)
            let field = LetterCounter(frame: CGRect(x: 20, y: 160, width: 300, height: 44))
            form.addSubview(field)
            let sheet = app.showSheet(.sheet(input: .dismissing), content: form)
            field.becomeFirstResponder()
            app.screen.showKeyboard(height: 336)
            app.screen.advance(by: 1)
            let place = field.convert(field.bounds, to: nil)
            #expect(place.maxY <= 844 - 336 && place.minY >= 0)
            #expect(app.screen.hit(at: place.middle) === field)
            sheet.dismiss()
        }

        // SwiftMessages#46: the message is stuck after the app was in the background; here, a finger holds
        // the sheet as well.
        @Test func heldWhenTheAppWentAwayItIsAtADetentAfterwards() async {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(detents: [.points(200), .points(500)]))
            app.screen.touchDown(at: CGPoint(x: 195, y: 700))
            app.screen.drag(to: CGPoint(x: 195, y: 600), over: 0.2)
            app.screen.cancelTouch()
            app.screen.enterBackground()
            app.screen.advance(by: 10)
            app.screen.enterForeground()
            await app.settle(1)
            let points = sheet.position?.points ?? 0
            #expect(abs(points - 200) < 1 || abs(points - 500) < 1)
            #expect(app.screen.runningDisplayLinks == 0)
            sheet.dismiss()
        }

        // Other libraries dismiss inside hitTest, or use a snapshot of the app as the backdrop; here
        // the app stays live.
        @Test func whatIsBehindItIsTheAppItself() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .live))
            app.root.view.backgroundColor = .green
            app.screen.turn()
            #expect(app.screen.hit(at: CGPoint(x: 5, y: 5)) === app.root.view)
            #expect(!app.host.surfaces.contains { $0.subviews.contains { $0 is UIImageView } })
            sheet.dismiss()
        }
    }
}
