import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// VoiceOver in a panel that changes, or goes, while VoiceOver is there.
    @MainActor @Suite struct AccessFocusTests {
        private let app = AppFixture()

        init() {
            app.screen.setVoiceOver(true)
            app.screen.forgetPosts()
            for button in [app.button, app.regionButton] { button.isAccessibilityElement = true }
        }

        private func close() {
            app.screen.setVoiceOver(false)
            app.screen.forgetPosts()
            app.close()
        }

        // MARK: What is removed

        /// A button that is removed reports to nobody that it was left.
        @Test func aResultGoesThoughVoiceOverWasOnTheButtonOfItsWork() {
            defer { close() }
            let work = app.showNow(
                .hud("Copying", indicator: .spinner, placement: .bottom, cancel: .standard))
            // Nothing here keeps the button.
            app.screen.focusVoiceOver(on: app.surface?.parts.cancel)
            work.finish(.success("Copied"))
            app.screen.advance(by: 0.1)
            app.screen.focusVoiceOver(on: app.button)
            app.screen.advance(by: 20)
            #expect(app.host.surfaces.isEmpty)
        }

        @Test func aNoticeGoesThoughVoiceOverWasOnTheButtonThatTheAppTookAway() {
            defer { close() }
            let notice = app.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo"))
            app.screen.advance(by: 0.5)
            app.screen.focusVoiceOver(on: app.surface?.parts.action)
            app.screen.advance(by: 20)
            #expect(!notice.hasEnded, "its time is held")
            notice.content.actions = []
            app.screen.advance(by: 0.1)
            app.screen.focusVoiceOver(on: app.button)
            app.screen.advance(by: 20)
            #expect(notice.outcome?.cause == .expired)
        }

        @Test func aNoticeGoesOnceVoiceOverIsSwitchedOffInIt() {
            defer { close() }
            let notice = app.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo"))
            app.screen.advance(by: 0.5)
            app.screen.focusVoiceOver(on: app.surface?.parts.action)
            app.screen.advance(by: 20)
            #expect(!notice.hasEnded, "its time is held")
            app.screen.setVoiceOver(false)
            app.screen.advance(by: 20)
            #expect(notice.outcome?.cause == .expired)
        }
    }
}
