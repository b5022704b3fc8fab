@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// What VoiceOver's scrub, a Z with two fingers, dismisses when several overlays are presented.
    @MainActor @Suite struct AccessScrubTests {
        private let app = AppFixture()

        init() {
            app.screen.setVoiceOver(true)
            app.screen.forgetPosts()
        }

        private func close() {
            app.screen.setVoiceOver(false)
            app.screen.forgetPosts()
            app.close()
        }

        /// A page that closes on a scrub.
        private final class Page: UIView {
            var escapes = 0

            override func accessibilityPerformEscape() -> Bool {
                escapes += 1
                return true
            }
        }

        private func page(with regions: [UIView]) -> Page {
            let page = Page(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            for (index, region) in regions.enumerated() {
                region.frame = CGRect(x: 0, y: 200 * Double(index), width: 390, height: 200)
                page.addSubview(region)
            }
            app.root.view.addSubview(page)
            return page
        }

        @Test func aScrubOnARegionsOverlayWithoutCancelLeavesThePage() throws {
            defer { close() }
            let region = UIView()
            let page = page(with: [region])
            let busy = app.showNow(.activity(), over: region)
            let text = try #require(app.surface).parts.text
            #expect(app.screen.performEscape(on: text))
            #expect(page.escapes == 1 && !busy.hasEnded)
            busy.dismiss()
        }

        @Test func aScrubOnARegionsOverlayCancelsNoOther() throws {
            defer { close() }
            let regions = [UIView(), UIView()]
            let page = page(with: regions)
            let first = app.showNow(.loading("First"), over: regions[0])
            let text = try #require(app.surface).parts.text
            let second = app.showNow(.loading("Second", cancel: .standard), over: regions[1])
            let cancellable = try #require(app.surface).parts.text
            app.screen.performEscape(on: text)
            #expect(page.escapes == 1 && !first.hasEnded && !second.hasEnded)
            app.screen.performEscape(on: cancellable)
            #expect(page.escapes == 1 && second.outcome?.cause == .escape)
            first.dismiss()
        }

        /// Also while the keys are in the newer one.
        @Test(arguments: [false, true])
        func aScrubInTheOlderOfTwoLiveSheetsEndsThatOne(areKeysInNewer: Bool) {
            defer { close() }
            let (list, fields) = app.sheetWithFields()
            let composer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let letter = LetterCounter(frame: CGRect(x: 20, y: 20, width: 160, height: 44))
            composer.addSubview(letter)
            let inspector = app.showSheet(.sheet(from: .trailing), content: composer)
            if areKeysInNewer { letter.becomeFirstResponder() }
            app.screen.focusVoiceOver(on: fields[0])
            #expect(app.screen.performEscape(on: fields[0]))
            #expect(list.outcome?.cause == .escape && !inspector.hasEnded)
            app.screen.advance(by: 1)
            #expect(app.screen.performEscape(on: composer))
            #expect(inspector.outcome?.cause == .escape)
        }

        @Test func aScrubOnANoticeThatStaysIsNotHandled() throws {
            defer { close() }
            let notice = app.showNow(.hud("Saving", indicator: .spinner))
            let text = try #require(app.surface).parts.text
            #expect(!app.screen.performEscape(on: text) && !notice.hasEnded)
            let veil = app.showNow(.veil("Working"))
            #expect(app.screen.performEscape(on: try #require(app.host.surfaces.first).parts.text))
            #expect(!veil.hasEnded)
            [notice, veil].forEach { $0.dismiss() }
        }
    }
}
