import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// A panel's buttons.
    @MainActor @Suite struct PanelButtonTests {
        private let app = AppFixture()

        /// "Cancelling…" says that the work is being ended.
        @Test(arguments: [Overlay.ActionButton.Role.plain, .default]) func whatIsDisabledLooksSoAndCanBeRead(
            _ role: Overlay.ActionButton.Role
        ) throws {
            defer { app.close() }
            var overlay = Overlay.question("Move to", actions: [.init("Move", role: role)])
            overlay.content.choices = .one(of: ["Inbox", "Archive"])
            let question = app.overlays.show(overlay)
            app.screen.advance(by: 1)
            let surface = try #require(app.surface)
            let button = try #require(surface.parts.action)
            let style = try #require(surface.plan).style
            let disabled = style.buttonColors(role, isEnabled: false, in: app.host.environment)
            #expect(!button.isEnabled && button.currentTitleColor == UIColor(disabled.text))
            #expect(button.backgroundColor == UIColor(disabled.fill))
            app.host.report(.choiceTaken(surface.id, 1))
            app.screen.advance(by: 0.1)
            let colors = style.buttonColors(role, in: app.host.environment)
            #expect(button.isEnabled && button.currentTitleColor == UIColor(colors.text))
            #expect(button.backgroundColor == UIColor(colors.fill) && colors != disabled)
            question.dismiss()
        }
    }
}
