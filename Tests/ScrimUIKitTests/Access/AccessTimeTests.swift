import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// How long assistive technology has for what goes by itself.
    @MainActor @Suite struct AccessTimeTests {
        private let app = AppFixture()

        private func close() {
            app.screen.setVoiceOver(false)
            app.screen.setSwitchControl(false)
            app.screen.forgetPosts()
            app.close()
        }

        /// Switch Control goes through the app's elements, one after the other, before it comes to the button.
        @Test(arguments: [true, false]) func whatCanBeAnsweredStaysForTwentySeconds(isVoiceOver: Bool) {
            defer { close() }
            if isVoiceOver { app.screen.setVoiceOver(true) } else { app.screen.setSwitchControl(true) }
            let notice = app.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo"))
            app.screen.advance(by: 19.5)
            #expect(!notice.hasEnded)
            app.screen.advance(by: 1)
            #expect(notice.outcome?.cause == .expired)
        }

        @Test func switchControlIsKnownOnceItStarts() {
            defer { close() }
            let veil = app.showNow(.veil("Working"))
            #expect(app.surface?.environment.hasScreenReader == false)
            app.screen.setSwitchControl(true)
            #expect(app.surface?.environment.hasScreenReader == true)
            app.screen.setSwitchControl(false)
            #expect(app.surface?.environment.hasScreenReader == false)
            veil.dismiss()
        }
    }
}
