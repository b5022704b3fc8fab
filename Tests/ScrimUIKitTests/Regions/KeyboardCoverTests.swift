import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Overlays in front of the on-screen keyboard, on systems that order windows in either way.
    @MainActor @Suite struct KeyboardCoverTests {
        private let app = AppFixture()
        private let key = CGPoint(x: 195, y: 700)

        private func open(asksForLevels: Bool) {
            Screen.asksWindowsForLevels = asksForLevels
            app.screen.showKeyboard(height: 300)
        }

        private func close() {
            Screen.asksWindowsForLevels = true
            app.screen.hideKeyboard()
            app.close()
        }

        private func cover() -> Presentation {
            let sending = app.overlays.over(.keyboard).show(
                .loading("Sending…").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 0.5)
            return sending
        }

        @Test func whereTheSystemAsksForLevelsAWindowCoversTheKeys() {
            open(asksForLevels: true)
            defer { close() }
            let sending = cover()
            let hit = app.screen.tap(at: key)
            #expect(hit?.window is OverlayWindow && app.field.letters == 0)
            #expect(app.host.layers.keyboardCover == .byLevel)
            sending.dismiss()
        }

        @Test func escapeCancelsWhatCoversTheKeys() {
            open(asksForLevels: true)
            defer { close() }
            let sending = app.overlays.over(.keyboard).show(
                .loading("Sending…", cancel: .standard).with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 0.5)
            app.screen.press(.keyboardEscape)
            #expect(sending.outcome?.cause == .escape && app.field.letters == 0)
        }

        @Test func lowCoverBlocksTypingAndMovesIntoKeyboardWindowAfterFirstPress() throws {
            open(asksForLevels: false)
            defer { close() }
            let sending = cover()
            app.screen.tap(at: key)
            #expect(app.field.letters == 0, "The first press reaches a key, and nobody's text")
            #expect(app.host.layers.keyboardCover == .inKeyboardsWindow)
            app.screen.turn()
            let hit = try #require(app.screen.tap(at: key))
            let surface = try #require(app.surface)
            #expect(hit.isDescendant(of: surface) || hit is LayerView)
            #expect(surface.window !== app.window && surface.window is OverlayWindow == false)
            let covered = surface.convert(surface.frames.scrim.cgRect, to: nil)
            #expect(covered == CGRect(x: 0, y: 544, width: 390, height: 300))
            #expect(app.screen.hit(at: CGPoint(x: 195, y: 540))?.window === app.window)
            sending.dismiss()
            app.screen.advance(by: 1)
            app.screen.tap(at: key)
            #expect(app.field.letters == 1, "Given back")
        }

        @Test func veilInLowWindowAlsoCoversKeyboard() throws {
            open(asksForLevels: false)
            defer { close() }
            let veil = app.showNow(.veil("Working"))
            app.screen.tap(at: key)
            app.screen.turn()
            let surface = try #require(app.surface)
            #expect(surface.window is OverlayWindow)
            let cover = try #require(app.screen.tap(at: key))
            #expect(cover.window !== app.window && !(cover.window is OverlayWindow))
            #expect(cover.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
            #expect(cover.backgroundColor != nil)
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.field.letters == 0 && app.button.taps == 0)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.isClean && cover.window == nil)
            app.screen.tap(at: key)
            #expect(app.field.letters == 1, "Given back")
        }

        /// Since iOS 16, the keyboard can be in a window at a low level, behind other windows of the app.
        @Test func whereTheKeyboardsWindowIsLowOnePressOpensNothing() {
            Screen.setKeyboardLevel(10)
            open(asksForLevels: true)
            defer {
                Screen.setKeyboardLevel(nil)
                close()
            }
            let veil = app.showNow(.veil("Working"))
            (app.screen.firstResponder as? any UIKeyInput)?.insertText("k")
            app.screen.turn()
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 0 && app.surface?.window is OverlayWindow)
            veil.dismiss()
        }

        @Test func anAccessoryOfTheFieldsLeadsToTheKeyboardToo() throws {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            app.field.inputAccessoryView = bar
            open(asksForLevels: false)
            defer { close() }
            let veil = app.showNow(.veil("Working"))
            app.screen.tap(at: key)
            app.screen.turn()
            #expect(bar.window != nil && app.screen.hit(at: key)?.window === bar.window)
            veil.dismiss()
        }

        /// A hardware key does not show which window is in front.
        @Test func aHardwareKeyChangesNothing() {
            open(asksForLevels: true)
            defer { close() }
            let sending = cover()
            app.screen.type("a")
            #expect(app.host.layers.keyboardCover == .byLevel && app.field.letters == 0)
            sending.dismiss()
        }
    }
}
