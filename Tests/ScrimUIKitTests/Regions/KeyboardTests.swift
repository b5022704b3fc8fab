import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// The on-screen keyboard: as a region of its own, covered with the window, and as an obstacle.
    @MainActor @Suite struct KeyboardTests {
        private let app = AppFixture(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

        @Test func withoutAKeyboardNoPointIsInItsRegion() {
            defer { app.close() }
            #expect(app.host.keyboardFrame == nil)
            #expect(!app.host.region(.keyboard, contains: Point(x: 195, y: 700)))
            #expect(app.host.region(.window, contains: Point(x: 195, y: 700)))
        }

        /// An iPad with an external screen: keyboard notifications are for the whole process.
        @Test func aKeyboardOnAnotherScreenCoversNothingOfTheWindow() throws {
            let other = AppFixture()
            defer {
                other.screen.hideKeyboard()
                other.close()
                app.close()
            }
            let notice = app.showNow(.hud("Saved", indicator: .spinner, placement: .bottom))
            let frame = try #require(app.surface).panel.frame
            other.screen.showKeyboard(height: 300)
            #expect(app.host.keyboardFrame == nil && app.surface?.panel.frame == frame)
            #expect(other.host.keyboardFrame != nil)
            // The keyboard appears on this screen with the same frame.
            app.screen.showKeyboard(height: 300)
            #expect(app.host.keyboardFrame != nil && other.host.keyboardFrame == nil)
            #expect(app.surface?.panel.frame != frame)
            notice.dismiss()
        }

        @Test func onlyTheKeyboardIsCovered() throws {
            defer { close() }
            app.screen.showKeyboard(height: 300)
            let sending = app.overlays.over(.keyboard).show(
                .loading("Sending…").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 0.5)
            let surface = try #require(app.surface)
            #expect(surface.window?.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
            #expect(surface.frames.scrim == Geometry.Rect(0, 544, 390, 300))
            let hit = app.screen.hit(at: CGPoint(x: 195, y: 700))
            #expect(hit?.window is OverlayWindow)
            #expect(app.screen.hit(at: CGPoint(x: 195, y: 540))?.window === app.window)
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 1)
            sending.dismiss()
        }

        /// The system may put a view of its own around the view of a window's root controller.
        @Test func theLayerOverItStaysWhereTheSystemHasIt() throws {
            defer { close() }
            app.screen.showKeyboard(height: 300)
            let covering = app.overlays.over(.keyboard).show(
                .loading("Sending…").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 0.5)
            let window = try #require(app.surface?.window as? OverlayWindow)
            let wrapper = UIView(frame: window.bounds)
            wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(wrapper)
            wrapper.addSubview(window.layerView)
            app.screen.showKeyboard(height: 340)
            #expect(window.layerView.superview === wrapper)
            #expect(app.surface?.frames.scrim == Geometry.Rect(0, 504, 390, 340))
            covering.dismiss()
        }

        @Test func aPanelOverItThatBlocksNothingTakesItsOwnTouchesOnly() throws {
            defer { close() }
            app.screen.showKeyboard(height: 300)
            let sheet = app.overlays.over(.keyboard).show(.sheet(input: .live)) {
                UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
            }
            app.screen.advance(by: 2)
            let surface = try #require(app.surface)
            #expect(app.screen.hit(at: CGPoint(x: 195, y: 780))?.isDescendant(of: surface.panel) == true)
            #expect(app.screen.hit(at: CGPoint(x: 195, y: 560))?.window is OverlayWindow == false)
            sheet.dismiss()
        }

        @Test func coveredItTypesNothingAndStaysUp() {
            defer { close() }
            app.screen.showKeyboard(height: 300)
            let sending = app.overlays.over(.keyboard).show(
                .loading("Sending…").with(\.timing, Overlay.Timing()))
            app.screen.type("a")
            #expect(app.field.letters == 0)
            #expect(app.screen.firstResponder is any UIKeyInput, "Or it would go")
            app.screen.advance(by: 0.5)
            sending.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(app.field.letters == 1 && app.field.isFirstResponder)
        }

        @Test func withoutAKeyboardItWaitsForOne() {
            defer { close() }
            let sending = app.overlays.over(.keyboard).show(
                .loading("Sending…").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 0.5)
            #expect(!sending.isVisible)
            app.screen.showKeyboard(height: 300)
            app.screen.advance(by: 0.5)
            #expect(sending.isVisible)
            app.screen.hideKeyboard()
            app.screen.advance(by: 0.5)
            #expect(!sending.isVisible && !sending.hasEnded)
            sending.dismiss()
        }

        @Test func anotherKeyboardIsFollowed() throws {
            defer { close() }
            app.screen.showKeyboard(height: 300)
            let sending = app.overlays.over(.keyboard).show(
                .loading("Sending…").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 0.5)
            app.screen.showKeyboard(height: 380)
            app.screen.advance(by: 0.5)
            let surface = try #require(app.surface)
            #expect(surface.window?.frame.height == 380)
            #expect(surface.frames.scrim == Geometry.Rect(0, 464, 390, 380))
            sending.dismiss()
        }

        /// FittedSheets PR#221: keyboard and safe area are both subtracted, so the height counts twice.
        @Test func aSheetMakesWayForTheKeyboardByItsHeightAndNoMore() throws {
            defer { close() }
            let sheet = app.showSheet(.sheet, height: 200)
            let surface = try #require(app.surface)
            let content = try #require(surface.parts.content).view
            let before = content.convert(content.bounds, to: nil).maxY
            #expect(before == 810, "Clear of the home indicator")
            app.screen.showKeyboard(height: 300)
            app.screen.advance(by: 1)
            let after = content.convert(content.bounds, to: nil).maxY
            #expect(
                Double(after) == 544 - PlatformLook.sheetInset,
                "above the keyboard, and no higher for the home indicator")
            app.screen.hideKeyboard()
            app.screen.advance(by: 1)
            #expect(content.convert(content.bounds, to: nil).maxY == before)
            sheet.dismiss()
        }

        /// SVProgressHUD#125: a HUD under the keyboard.
        @Test func aNoticeIsCenteredInWhatTheKeyboardLeaves() throws {
            defer { close() }
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            let surface = try #require(app.surface)
            let before = surface.frames.panel.midY
            app.screen.showKeyboard(height: 300)
            app.screen.advance(by: 1)
            #expect(surface.frames.panel.midY < before)
            #expect(surface.frames.panel.maxY <= 544)
            notice.dismiss()
        }

        @Test func aVeilKeepsTheTrueCenterOverTheKeyboard() throws {
            defer { close() }
            let veil = app.showNow(.veil("Working"))
            let surface = try #require(app.surface)
            let before = surface.frames.panel
            app.screen.showKeyboard(height: 300)
            app.screen.advance(by: 1)
            #expect(surface.frames.panel == before)
            #expect(surface.frames.scrim == Geometry.Rect(0, 0, 390, 844))
            veil.dismiss()
        }

        /// Panels move together with the keyboard, in the same time.
        @Test func panelsMoveAlongWithTheKeyboard() throws {
            defer { close() }
            let notice = app.showNow(.hud("Saved", indicator: .spinner, placement: .bottom))
            let surface = try #require(app.surface)
            let before = surface.frames.panel.midY
            app.screen.showKeyboard(height: 300, duration: 0.5)
            let after = surface.frames.panel.midY
            #expect(after < before - 200)
            // The double's keyboard has arrived by now; half a second earlier, both it and the panel were moving.
            #expect(surface.panel.layer.animationKeys()?.contains("position") != true)
            notice.dismiss()
        }

        /// The keyboard's own curve has a raw value and no case.
        @Test func panelsMoveByTheKeyboardsCurve() {
            defer { app.close() }
            let info: [AnyHashable: Any] = [
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.4),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            ]
            let move = KeyboardObserver.Move(
                Notification(
                    name: UIResponder.keyboardWillChangeFrameNotification, object: nil, userInfo: info))
            #expect(move.duration == 0.4 && move.options.rawValue == 7 << 16)
        }

        /// The library is first used when the keyboard is already shown, so nobody has observed its notifications.
        @Test func aKeyboardThatWasUpBeforeIsKnown() {
            defer { close() }
            app.screen.showKeyboard(height: 300)
            let watch = KeyboardObserver()
            #expect(watch.frame(in: app.window) == Geometry.Rect(0, 544, 390, 300))
            app.screen.hideKeyboard()
            #expect(watch.frame(in: app.window) == nil)
            #expect(KeyboardObserver().frame(in: app.window) == nil)
        }

        @Test func aKeyboardThatWentInLandscapeIsNotBackInPortrait() {
            defer { close() }
            app.screen.resize(width: 844, height: 390)
            app.screen.showKeyboard(height: 200)
            #expect(app.host.keyboardFrame == Geometry.Rect(0, 190, 844, 200))
            app.screen.hideKeyboard()
            app.screen.resize(width: 390, height: 844)
            #expect(app.host.keyboardFrame == nil)
        }

        /// A keyboard of another window does not affect this one.
        @Test func aKeyboardOutsideTheWindowIsNone() {
            defer { close() }
            app.screen.showKeyboard(height: 300)
            #expect(app.host.keyboardFrame == Geometry.Rect(0, 544, 390, 300))
            app.screen.resize(width: 390, height: 500)
            #expect(app.host.keyboardFrame == nil)
        }

        @Test func aFloatingKeyboardIsNone() {
            defer { close() }
            app.screen.showKeyboard(height: 300)
            let sending = app.overlays.over(.keyboard).show(
                .loading("Sending…").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 0.5)
            #expect(sending.isVisible)
            app.screen.floatKeyboard()
            #expect(app.host.keyboardFrame == nil && !sending.isVisible && !sending.hasEnded)
            sending.dismiss()
        }

        /// A window that the user moves on an iPad.
        @Test func whatIsOverTheKeyboardStaysThereAsTheWindowMoves() throws {
            defer { close() }
            app.screen.showKeyboard(height: 300)
            let sending = app.overlays.over(.keyboard).show(
                .loading("Sending…").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 0.5)
            let own = try #require(app.ours.first)
            app.window.frame = CGRect(x: 0, y: 100, width: 390, height: 744)
            app.screen.advance(by: 2 * Screen.frame)
            #expect(own.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
            sending.dismiss()
        }

        private func close() {
            app.screen.hideKeyboard()
            app.close()
        }

        /// A list dismisses the keyboard interactively: no notification is posted before the finger lifts.
        @Test func itFollowsAKeyboardThatIsPulledDown() throws {
            defer { close() }
            app.screen.showKeyboard(height: 300)
            let sending = app.overlays.over(.keyboard).show(
                .loading("Sending…").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 0.5)
            app.screen.pullKeyboard(by: 120)
            app.screen.advance(by: 0.1)
            #expect(app.surface?.window?.frame.minY == 664)
            #expect(app.surface?.frames.scrim.minY == 664)
            sending.dismiss()
        }
    }
}
