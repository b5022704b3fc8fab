import Screen
import Testing
import UIKit

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Motion on the render server: it follows the core's curve frame by frame, also after an interruption.
    @MainActor @Suite struct MotionTests {
        private let app = AppFixture()

        private func show(_ overlay: Overlay = .sheet(input: .live), height: CGFloat = 300) -> Presentation {
            app.overlays.show(overlay) { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height)) }
        }

        @Test func eachFrameIsWhereTheCoresCurveHasIt() throws {
            defer { app.close() }
            let sheet = show()
            app.screen.turn()
            var moved = 0
            for _ in 0..<60 {
                app.screen.advance(by: Screen.frame)
                guard let surface = app.surface, let drawn = app.drawnOffset else { continue }
                let wanted = surface.moment(at: app.host.now).offset
                #expect(abs(drawn.y - wanted.y) < 1, "\(drawn.y) and \(wanted.y)")
                if abs(wanted.y) > 1 { moved += 1 }
            }
            #expect(moved > 5)
            #expect(app.drawnOffset == .zero)
            sheet.dismiss()
        }

        /// The motion begins at the planned instant, not at the next commit, which a busy turn could delay.
        @Test func itBeginsWhenItWasToldTo() throws {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .live), height: 300)
            let told = CACurrentMediaTime()
            sheet.dismiss()
            let layer = try #require(app.surface?.panel.layer)
            let animation = try #require(layer.animation(forKey: "scrim.transform") as? CAKeyframeAnimation)
            #expect(abs(animation.beginTime - told) < 1e-6)
            #expect(animation.fillMode == .backwards && animation.isRemovedOnCompletion)
            let count = try #require(animation.values).count
            #expect(abs(animation.duration - Double(count - 1) / 120) < 1e-4, "One sample for each frame")
            #expect(animation.preferredFrameRateRange.preferred == 120)
        }

        @Test func theModelIsAtTheEndAtOnce() throws {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .live), height: 300)
            sheet.dismiss()
            let model = try #require(app.surface?.panel.layer.transform)
            #expect(model.m42 > 250)
            #expect(app.drawnOffset == .zero)
        }

        /// Interrupted while entering and while leaving: neither position nor velocity jumps.
        @Test(arguments: [0.05, 0.1, 0.15, 0.25])
        func interruptedItTurnsRoundWhereItIs(after delay: Double) throws {
            defer { app.close() }
            let sheet = show()
            app.screen.advance(by: delay)
            let (before, speed) = try step()
            sheet.dismiss()
            app.screen.turn()
            let turned = try #require(app.drawnOffset).y
            #expect(abs(turned - before) < 1.5)
            let (_, next) = try step()
            #expect(abs(next - speed) < 25, "from \(speed) to \(next) points a frame")
        }

        @Test func shownAgainWhileItLeavesItComesBackFromThere() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            veil.dismiss()
            app.screen.advance(by: 0.1)
            let before = try #require(app.surface?.panel.layer.presentation()).opacity
            #expect(before > 0.05 && before < 0.95)
            let again = app.overlays.show(.veil("Working").with(\.timing, Overlay.Timing()))
            app.screen.turn()
            let after = try #require(app.surface?.panel.layer.presentation()).opacity
            #expect(abs(after - before) < 0.1 && app.host.surfaces.count == 1)
            again.dismiss()
        }

        /// Panels are laid out inside the keyboard's animation, which must not animate their poses as well.
        @Test func theKeyboardDoesNotAddAMotionOfItsOwn() throws {
            defer { app.screen.hideKeyboard(); app.close() }
            let sheet = app.showSheet(.sheet(detents: [.points(200), .points(500)]))
            sheet.detent = .points(500)
            app.screen.advance(by: 0.1)
            app.post(UIResponder.keyboardWillShowNotification, keyboardTop: 544)
            let surface = try #require(app.surface)
            for view in [surface.panel, surface.group, surface.scrim, surface.panel.background.contents] {
                let keys = Set(view.layer.animationKeys() ?? [])
                #expect(keys.isDisjoint(with: ["transform", "opacity"]), "\(keys)")
            }
            sheet.dismiss()
        }

        /// A sheet that slides in continues from its position while the keyboard's animation moves it.
        @Test func aKeyboardThatComesAsASheetSlidesInMakesItNotLeap() throws {
            defer { app.screen.hideKeyboard(); app.close() }
            let sheet = show(.sheet(detents: [.full], input: .live))
            app.screen.advance(by: 0.1)
            let layer = try #require(app.surface?.panel.layer)
            let before = PaintedLayer(layer).frame.minY
            #expect(before > 150 && before < 840)
            app.post(UIResponder.keyboardWillShowNotification, keyboardTop: 544)
            app.screen.turn()
            var last = PaintedLayer(layer).frame.minY
            #expect(abs(last - before) < 20)
            for _ in 0..<40 {
                app.screen.advance(by: Screen.frame)
                let next = PaintedLayer(layer).frame.minY
                #expect(next - last < 2 && last - next < 120, "from \(last) to \(next)")
                last = next
            }
            sheet.dismiss()
        }

        /// The app ends editing as the user takes hold of a sheet with a search field.
        @Test func aKeyboardThatGoesMovesNoSheetUnderAFinger() throws {
            defer { app.screen.hideKeyboard(); app.close() }
            app.screen.showKeyboard(height: 300)
            let sheet = app.showSheet(.sheet(detents: [.points(200), .points(600)], input: .live))
            app.screen.touchDown(at: CGPoint(x: 195, y: 450))
            app.screen.drag(to: CGPoint(x: 195, y: 410), over: 0.2)
            #expect(sheet.position?.isDragged == true)
            let layer = try #require(app.surface?.panel.layer)
            let before = PaintedLayer(layer).frame.minY
            #expect(before < 344)
            app.post(UIResponder.keyboardWillHideNotification, keyboardTop: 844)
            app.screen.turn()
            for _ in 0..<20 {
                let now = PaintedLayer(layer).frame.minY
                #expect(abs(now - before) < 3, "from \(before) to \(now)")
                app.screen.advance(by: Screen.frame)
            }
            app.screen.touchUp()
            sheet.dismiss()
        }

        /// The panel's layout is final at once; its drawing, its shadow and its hit area are still moving.
        @Test func theShadowAndTheTouchesGoAlongWithAPanelThatGrows() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            let surface = try #require(app.surface)
            veil.message = String(repeating: "several words ", count: 12)
            app.screen.turn()
            let painted = PaintedLayer(surface.panel.background.layer).frame
            let rest = surface.frames.panel
            #expect(painted.width < rest.width - 20 && painted.height < rest.height - 20)
            let shadow = surface.panel.layer.animation(forKey: "scrim.shadowPath") as? CAKeyframeAnimation
            let first = try #require(shadow?.values?.first as? CGPath).boundingBox
            #expect(abs(first.width - painted.width) < 1 && abs(first.height - painted.height) < 1)
            #expect(surface.panelContains(painted.center))
            let edge = Geometry.Point(x: rest.midX, y: rest.minY + 4)
            #expect(!surface.panelContains(edge), "Not painted there yet")
            app.screen.advance(by: 1)
            #expect(surface.panelContains(edge))
            #expect(surface.panel.layer.animationKeys() == nil)
            veil.dismiss()
        }

        /// A veil's window is laid out outside of the turn's animation; the stage's motion moves the panel.
        @Test func aPanelIsTouchedWhereItIsPaintedWhileItGlides() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Working", cancel: .standard))
            app.screen.resize(width: 844, height: 390)
            let surface = try #require(app.surface)
            let cancel = try #require(surface.parts.cancel)
            for _ in 0..<4 {
                let painted = PaintedLayer(surface.panel.background.layer).frame
                #expect(surface.panelContains(painted.center))
                let button = PaintedLayer(cancel.layer).frame.center
                #expect(surface.panelHit(at: button, with: nil)?.isDescendant(of: cancel) == true)
                app.screen.advance(by: Screen.frame)
            }
            veil.dismiss()
        }

        @Test func atRestNothingMovesAndNothingTicks() throws {
            defer { app.close() }
            let sheet = app.showSheet()
            let surface = try #require(app.surface)
            #expect(surface.panel.layer.animationKeys() == nil && surface.scrim.layer.animationKeys() == nil)
            #expect(app.screen.runningDisplayLinks == 0)
            sheet.dismiss()
        }

        /// The render server drops its animations in the background: back again, the sheet is where
        /// the core's motion is.
        @Test func backFromTheBackgroundItIsWhereTheCoreHasIt() async throws {
            defer { app.close() }
            let sheet = show()
            app.screen.advance(by: 0.1)
            app.screen.enterBackground()
            app.screen.enterForeground()
            let wanted = try #require(app.surface).moment(at: app.host.now).offset.y
            #expect(abs(try #require(app.drawnOffset).y - wanted) < 1)
            await app.settle(1)
            #expect(app.drawnOffset == .zero && sheet.isVisible)
            sheet.dismiss()
        }

        // MARK: Who follows

        @Test func whoFollowsASheetIsToldOfEachFrame() async throws {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(detents: [.points(200), .points(500)]))
            var told: [Double] = []
            let listener = Task {
                for await position in sheet.positions { told.append(position.points) }
            }
            await app.settle(0.1)
            #expect(app.screen.runningDisplayLinks == 0, "At rest there is nothing to tell")
            sheet.detent = .points(500)
            for _ in 0..<30 {
                await app.pass()
                let last = try #require(sheet.completion.lastPosition).points
                try #require(await eventually { told.last == last }, "It is told of each")
            }
            #expect(told.count > 15 && told.last.map { $0 > 450 } == true)
            #expect(zip(told, told.dropFirst()).allSatisfy { abs($1 - $0) < 80 })
            listener.cancel()
            await listener.value
            sheet.detent = .points(200)
            let before = told.count
            await app.settle(1)
            #expect(told.count == before)
            sheet.dismiss()
        }

        // MARK: Keyframes

        @Test func samplesAreTheCurvesAndTheirNumberIsBounded() throws {
            defer { app.close() }
            let sheet = app.showSheet()
            let moment = try #require(app.surface).moment(at:)
            let start = Instant.now
            #expect(Keyframes(from: start, until: { _ in true }, moment: moment) == nil)
            let short = Keyframes(from: start, until: { $0 >= start + .milliseconds(50) }, moment: moment)
            #expect(short?.moments.count == 8)
            let endless = Keyframes(from: start, until: { _ in false }, moment: moment)
            #expect(endless?.moments.count == 2_400)
            sheet.dismiss()
        }

        /// The samples for the render server cover 20 seconds; the motion continues after that.
        @Test func aSpringOfAMinuteArrives() throws {
            defer { app.close() }
            let slow = Overlay.Transition.slide(.spring(Motion.Spring(dampingRatio: 3, response: 10)))
            let sheet = show(.sheet(input: .live).with(\.transition, slow))
            app.screen.turn()
            let surface = try #require(app.surface)
            let began = CACurrentMediaTime()
            for second in [15.0, 19.99, 20.1, 30, 39.99, 40.1] {
                app.screen.advance(by: second - (CACurrentMediaTime() - began))
                let wanted = surface.moment(at: app.host.now).offset.y
                #expect(wanted > 1, "Still under way after \(second) s")
                #expect(abs(try #require(app.drawnOffset).y - wanted) < 1, "After \(second) s")
            }
            app.screen.advance(by: 60)
            #expect(app.drawnOffset == .zero && surface.panel.layer.transform.m42 == 0)
            #expect(surface.panel.layer.animationKeys() == nil && app.screen.runningDisplayLinks == 0)
            sheet.dismiss()
        }

        /// An interrupted motion has its keyframes removed, so nothing continues to the last of them.
        @Test func aSlowSpringThatIsTurnedRoundGoesOnlyThere() throws {
            defer { app.close() }
            let slow = Overlay.Transition.slide(.spring(Motion.Spring(dampingRatio: 3, response: 10)))
            let sheet = show(.sheet(input: .live).with(\.transition, slow))
            app.screen.advance(by: 5)
            sheet.dismiss()
            app.screen.advance(by: 16)
            let surface = try #require(app.surface)
            let wanted = surface.moment(at: app.host.now).offset.y
            #expect(abs(try #require(app.drawnOffset).y - wanted) < 1)
            app.screen.advance(by: 120)
            #expect(app.host.surfaces.isEmpty)
        }

        /// The position as drawn after one more frame, and the distance that the frame added.
        private func step() throws -> (place: CGFloat, way: CGFloat) {
            let before = try #require(app.drawnOffset).y
            app.screen.advance(by: Screen.frame)
            let after = try #require(app.drawnOffset).y
            return (after, after - before)
        }

        /// Without a frame rate range, a display link runs at 60 Hz even on a 120 Hz screen.
        @Test func aSheetThatIsLetGoMovesAsOftenAsTheScreenCan() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(detents: [.points(300), .full], input: .live), height: 300)
            app.screen.touchDown(at: CGPoint(x: 195, y: 700))
            app.screen.drag(to: CGPoint(x: 195, y: 600), over: 0.2)
            app.screen.touchUp()
            app.screen.advance(by: 2 * Screen.frame)
            #expect(app.screen.wantedFrameRates.map(\.preferred) == [120])
            sheet.dismiss()
        }
    }
}
