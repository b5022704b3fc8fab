import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// VoiceOver where several overlays are presented: what it reaches, where it returns to, what its scrub ends.
    @MainActor @Suite struct AccessReachTests {
        private let app = AppFixture()
        private let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        private let contentButton = TapCounter()

        init() {
            app.screen.setVoiceOver(true)
            app.screen.forgetPosts()
            contentButton.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
            content.addSubview(contentButton)
            for button in [app.button, app.regionButton, contentButton] {
                button.isAccessibilityElement = true
            }
        }

        private func close() {
            app.screen.setVoiceOver(false)
            app.screen.forgetPosts()
            app.close()
        }

        private func reaches(_ view: UIView?) -> Bool {
            app.screen.accessibleElements.contains { $0 === view }
        }

        private var focused: AnyObject? {
            UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
        }

        private var focusedBySwitch: AnyObject? {
            UIAccessibility.focusedElement(using: .notificationSwitchControl) as AnyObject?
        }

        // MARK: Notices in front

        @Test func aNoticeIsReachedInFrontOfAVeil() throws {
            defer { close() }
            let notice = app.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo"))
            app.screen.advance(by: 0.5)
            let surface = try #require(app.surface)
            let veil = app.showNow(.veil("Working"))
            #expect(reaches(surface.parts.action) && reaches(surface.parts.text))
            #expect(reaches(app.host.surfaces.first?.parts.text))
            #expect(!reaches(app.button))
            app.screen.focusVoiceOver(on: surface.parts.action)
            app.screen.advance(by: 20)
            #expect(!notice.hasEnded, "its time is held")
            notice.dismiss()
            app.screen.advance(by: 1)
            #expect(reaches(app.surface?.parts.text) && !reaches(app.button))
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(reaches(app.button))
        }

        @Test func aPillIsReachedInFrontOfAVeilAndItsWorkCanBeCancelled() throws {
            defer { close() }
            let work = app.showNow(
                .veil("Uploading", cancel: .standard).with(\.canMinimize, true))
            work.minimize()
            app.screen.advance(by: 1)
            let veil = app.showNow(.veil("Deleting"))
            let pill = try #require(app.surface?.parts)
            #expect(reaches(pill.text) && reaches(pill.cancel))
            [work, veil].forEach { $0.dismiss() }
        }

        @Test(arguments: [false, true])
        func aNoticeIsReachedInFrontOfASheetThatBlocks(_ isInSheetsWindow: Bool) throws {
            defer { close() }
            let controller = UIViewController()
            controller.view.addSubview(content)
            controller.preferredContentSize = CGSize(width: 0, height: 200)
            let sheet = app.overlays.show(.sheet(input: .block)) {
                isInSheetsWindow ? controller : content as any OverlayContent
            }
            app.screen.advance(by: 2)
            #expect((content.window is OverlayWindow) == isInSheetsWindow)
            let notice = app.showNow(.hud("Deleted", action: "Undo"))
            #expect(reaches(app.surface?.parts.action))
            #expect(reaches(contentButton) && !reaches(app.button) && !reaches(app.regionButton))
            notice.dismiss()
            app.screen.advance(by: 1)
            #expect(reaches(contentButton) && !reaches(app.button) && !reaches(app.regionButton))
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(reaches(app.button) && app.root.view.accessibilityElementsHidden == false)
        }

        // MARK: Exempt views

        private func showVeil(except view: UIView) -> Presentation {
            let input = Overlay.InputPolicy(outside: .blockedExcept([view.overlays.region]))
            return app.showNow(.veil("Working").with(\.input, input).with(\.placement, .top))
        }

        @Test func aViewThatAVeilExemptsIsReachedAndNothingBesideIt() throws {
            defer { close() }
            let veil = showVeil(except: try #require(app.region))
            #expect(reaches(app.surface?.parts.text) && reaches(app.regionButton))
            #expect(!reaches(app.button))
            let later = TapCounter()
            later.isAccessibilityElement = true
            app.root.view.addSubview(later)
            app.screen.turn()
            #expect(!reaches(later), "the app added it beside the view")
            let notice = app.showNow(.hud("Deleted", action: "Undo"))
            #expect(reaches(app.surface?.parts.action) && reaches(app.regionButton))
            #expect(!reaches(app.button))
            notice.dismiss()
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(reaches(app.button) && reaches(app.regionButton) && reaches(later))
        }

        @Test func underASecondVeilItIsNotReached() throws {
            defer { close() }
            let first = showVeil(except: try #require(app.region))
            let second = app.showNow(.veil("Deleting"))
            #expect(!reaches(app.regionButton) && !reaches(app.button))
            second.dismiss()
            app.screen.advance(by: 1)
            #expect(reaches(app.regionButton) && !reaches(app.button))
            first.dismiss()
        }

        /// What it lists beside the view, such as elements that are no views, could not be hidden.
        @Test(arguments: ["lists its elements", "is an element"])
        func inAContainerThatCannotBeTakenApartItIsHiddenWithTheContainer(_ container: String) throws {
            defer { close() }
            let region = try #require(app.region)
            if container == "is an element" {
                app.root.view.isAccessibilityElement = true
            } else {
                app.root.view.accessibilityElements = [app.button, region]
            }
            let veil = showVeil(except: region)
            #expect(!reaches(app.button) && !reaches(app.regionButton) && !reaches(app.root.view))
            #expect(reaches(app.surface?.parts.text))
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(reaches(container == "is an element" ? app.root.view : app.button))
        }

        // MARK: Returning

        @Test func afterAVeilVoiceOverIsWhereItWasOnTheSheet() {
            defer { close() }
            let sheet = app.showSheet(.sheet(input: .block), content: content)
            app.screen.focusVoiceOver(on: contentButton)
            let veil = app.showNow(.veil("Working"))
            #expect(focused !== contentButton)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(focused === contentButton)
            sheet.dismiss()
        }

        @Test func afterAQuestionOverAVeilVoiceOverIsOnTheVeil() throws {
            defer { close() }
            let veil = app.showNow(.veil("Deleting"))
            let text = try #require(app.surface).parts.text
            let question = app.showNow(
                .question("Skip it?", actions: [Overlay.ActionButton("Skip", role: .default)]))
            app.screen.focusVoiceOver(on: app.surface?.parts.action)
            #expect(app.screen.tapButton("Skip"))
            app.screen.advance(by: 1)
            #expect(question.hasEnded && focused === text)
            veil.dismiss()
        }

        /// A change of the screen without an element sends Switch Control to the top.
        @Test func afterAVeilSwitchControlIsWhereItWas() {
            defer {
                app.screen.setSwitchControl(false)
                close()
            }
            app.screen.setVoiceOver(false)
            app.screen.setSwitchControl(true)
            app.screen.focusSwitchControl(on: app.regionButton)
            let veil = app.showNow(.veil("Working"))
            #expect(focusedBySwitch !== app.regionButton)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(focusedBySwitch === app.regionButton)
        }

        @Test func aVeilThatCameWhileNothingHadTheFocusSendsNobodyAnywhere() {
            defer { close() }
            app.screen.focusVoiceOver(on: nil)
            let veil = app.showNow(.veil("Working"))
            app.screen.forgetPosts()
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(!app.screen.posts.contains { $0.notification == .screenChanged })
        }

        /// What it was on at the end of the first overlay is not on the screen any more.
        @Test func withoutAnElementToReturnToVoiceOverGoesToThePanel() throws {
            defer { close() }
            let sheet = app.showSheet(.sheet(input: .block), content: content)
            let panel = try #require(app.surface).panel
            app.screen.focusVoiceOver(on: contentButton)
            let veil = app.showNow(.veil("Working"))
            contentButton.removeFromSuperview()
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(focused === panel)
            sheet.dismiss()
        }

        // MARK: The scrub

        /// A page that the scrub leaves.
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
