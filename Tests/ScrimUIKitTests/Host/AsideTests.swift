import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// The visible part of an overlay that has stepped aside for what the app presents moves and fades as usual.
    @MainActor @Suite struct AsideTests {
        private let app = AppFixture()
        private let page = UIViewController()

        @Test func aSheetThatLeavesAsAPageIsPresentedGoesOnItsWay() throws {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .live), height: 300)
            sheet.dismiss()
            app.screen.advance(by: 0.1)
            let before = try #require(app.drawnOffset).y
            app.root.present(page, animated: false)
            app.screen.advance(by: 0.1)
            let after = try #require(app.drawnOffset).y
            #expect(after > before + 10)
            app.screen.advance(by: 2)
            #expect(app.host.surfaces.isEmpty)
        }

        @Test func aSheetThatTheAppEndsBesideAPageSlidesAway() throws {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .live), height: 300)
            app.root.present(page, animated: false)
            app.screen.advance(by: 0.2)
            sheet.dismiss()
            app.screen.advance(by: 0.15)
            let offset = try #require(app.drawnOffset).y
            #expect(offset > 2 && offset < 298 && app.surface?.isHidden == false)
            app.screen.advance(by: 2)
            #expect(app.host.surfaces.isEmpty)
        }

        @Test func aSheetOnItsWayInDoesNotLeap() throws {
            defer { app.close() }
            let sheet = app.overlays.show(.sheet(input: .live)) {
                UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
            }
            app.screen.advance(by: 0.1)
            let before = try #require(app.drawnOffset).y
            app.root.present(page, animated: false)
            app.screen.advance(by: Screen.frame)
            let after = try #require(app.drawnOffset).y
            #expect(before > 60 && abs(after - before) < 60)
            app.screen.advance(by: 2)
            #expect(app.drawnOffset == .zero && sheet.isVisible)
            sheet.dismiss()
        }

        @Test func aVeilThatTheAppEndsUnderAnAlertFades() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Exporting"))
            app.root.present(
                UIAlertController(title: "Share?", message: nil, preferredStyle: .alert), animated: false)
            app.screen.advance(by: 0.2)
            let scrim = try #require(app.surface).scrim.layer
            #expect(scrim.opacity > 0, "It is as dark as before")
            veil.dismiss()
            app.screen.advance(by: 0.1)
            let drawn = try #require(app.surface?.panel.layer.presentation()).opacity
            #expect(drawn > 0.05 && drawn < 0.95)
            app.screen.advance(by: 1)
            #expect(app.host.surfaces.isEmpty)
        }

        @Test func aLiveSheetThatWasSeenBesideAPopoverIsInUseAtOnce() {
            defer { app.close() }
            let button = TapCounter()
            button.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            content.addSubview(button)
            let sheet = app.showSheet(.sheet(input: .live), content: content)
            app.root.present(page, animated: false)
            app.screen.advance(by: 0.5)
            page.dismiss(animated: false)
            app.screen.advance(by: 0.15)
            app.screen.tap(at: button.convert(button.bounds, to: nil).middle)
            #expect(button.taps == 1)
            sheet.dismiss()
        }
    }
}
