import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// VoiceOver on an element of a panel that changes or goes away.
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

        private var focused: AnyObject? {
            UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
        }

        private var isMoved: Bool { app.screen.posts.contains { $0.notification == .screenChanged } }

        // MARK: What leaves

        @Test func afterANoticesButtonVoiceOverIsWhereItCameFrom() {
            defer { close() }
            app.screen.focusVoiceOver(on: app.regionButton)
            let notice = app.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo"))
            app.screen.advance(by: 0.5)
            app.screen.focusVoiceOver(on: app.action)
            #expect(!isMoved)
            #expect(app.screen.tapButton("Undo"))
            #expect(notice.hasEnded && focused === app.regionButton)
            app.screen.forgetPosts()
            app.screen.advance(by: 1)
            #expect(!isMoved, "it is led back once")
        }

        @Test func afterANoticesButtonSwitchControlIsWhereItCameFrom() {
            defer {
                app.screen.setSwitchControl(false)
                close()
            }
            app.screen.setVoiceOver(false)
            app.screen.focusVoiceOver(on: nil)
            app.screen.setSwitchControl(true)
            app.screen.focusSwitchControl(on: app.regionButton)
            let notice = app.undoNotice()
            app.screen.focusSwitchControl(on: app.action)
            app.screen.turn()
            #expect(app.screen.tapButton("Undo"))
            let element = UIAccessibility.focusedElement(using: .notificationSwitchControl) as AnyObject?
            #expect(notice.hasEnded && element === app.regionButton)
        }

        @Test func afterALiveSheetVoiceOverIsWhereItCameFrom() {
            defer { close() }
            app.screen.focusVoiceOver(on: app.regionButton)
            let (sheet, fields) = app.sheetWithFields()
            #expect(!isMoved)
            app.screen.focusVoiceOver(on: fields[0])
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(focused === app.regionButton)
        }

        @Test func afterANoticeOverASheetVoiceOverIsWhereItWasOnTheSheet() {
            defer { close() }
            app.screen.focusVoiceOver(on: app.regionButton)
            let (sheet, fields) = app.sheetWithFields()
            app.screen.focusVoiceOver(on: fields[1])
            let notice = app.undoNotice()
            app.screen.focusVoiceOver(on: app.action)
            #expect(app.screen.tapButton("Undo"))
            app.screen.advance(by: 1)
            #expect(notice.hasEnded && focused === fields[1])
            // VoiceOver last came to the sheet from the notice, which is gone.
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(focused === app.regionButton)
        }

        @Test func afterANoticeOverAVeilVoiceOverIsOnTheVeil() throws {
            defer { close() }
            app.screen.focusVoiceOver(on: app.regionButton)
            let veil = app.showNow(.veil("Deleting", cancel: .standard))
            let cancel = try #require(app.surface?.parts.cancel)
            app.screen.focusVoiceOver(on: cancel)
            let notice = app.undoNotice()
            app.screen.focusVoiceOver(on: app.action)
            #expect(app.screen.tapButton("Undo"))
            app.screen.advance(by: 1)
            #expect(notice.hasEnded && focused === cancel)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(focused === app.regionButton)
        }

        /// The pill's button is removed with the pill.
        @Test func afterAVeilThatWasShownAgainVoiceOverIsWhereItWasBeforeThePill() {
            defer { close() }
            app.screen.focusVoiceOver(on: app.regionButton)
            let work = app.showNow(.veil("Uploading", cancel: .standard).with(\.canMinimize, true))
            work.minimize()
            app.screen.advance(by: 1)
            #expect(focused === app.regionButton)
            app.screen.focusVoiceOver(on: app.action)
            #expect(app.screen.tapButton("Show"))
            app.screen.advance(by: 1)
            #expect(!work.isMinimized)
            work.dismiss()
            app.screen.advance(by: 2)
            #expect(focused === app.regionButton)
        }

        @Test func whoHasLeftThePanelIsNotMovedWhenItGoes() {
            defer { close() }
            app.screen.focusVoiceOver(on: app.regionButton)
            let notice = app.undoNotice()
            app.screen.focusVoiceOver(on: app.action)
            app.screen.focusVoiceOver(on: app.button)
            notice.dismiss()
            app.screen.advance(by: 1)
            #expect(notice.hasEnded && focused === app.button && !isMoved)
        }

        @Test func withoutAnElementToGoBackToNobodyIsMoved() {
            defer { close() }
            app.screen.focusVoiceOver(on: app.regionButton)
            let notice = app.undoNotice()
            app.screen.focusVoiceOver(on: app.action)
            app.regionButton.removeFromSuperview()
            notice.dismiss()
            app.screen.advance(by: 1)
            #expect(notice.hasEnded && !isMoved)
        }

        // MARK: The app's view

        /// A notice with the app's card, in which only "Reply" can be pressed, and that button.
        private func card(
            over region: UIView? = nil, _ input: Overlay.InputPolicy = Overlay.InputPolicy(outside: .live)
        ) -> (Presentation, UIView) {
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 60))
            let reply = TapCounter()
            reply.frame = CGRect(x: 140, y: 8, width: 80, height: 44)
            reply.isAccessibilityElement = true
            card.addSubview(reply)
            let overlay = Overlay.hud(placement: .top).with(\.content.label, "Anna: Are you coming?")
                .with(\.input, input)
            let notice = (region?.overlays ?? app.overlays).flash(overlay, content: { card })
            app.screen.advance(by: 0.5)
            return (notice, reply)
        }

        /// Also on what the app's view draws, and lists as an element.
        @Test(arguments: [true, false])
        func aNoticeStaysWhileVoiceOverIsInTheAppsViewOnIt(isView: Bool) throws {
            defer { close() }
            let (notice, reply) = card()
            let drawn = UIAccessibilityElement(accessibilityContainer: reply)
            if !isView { reply.accessibilityElements = [drawn] }
            app.screen.focusVoiceOver(on: try #require(app.surface).parts.text)
            app.screen.advance(by: 4)
            app.screen.focusVoiceOver(on: isView ? reply : drawn)
            app.screen.advance(by: 30)
            #expect(!notice.hasEnded, "its time is held")
            app.screen.focusVoiceOver(on: app.button)
            app.screen.advance(by: 30)
            #expect(notice.outcome?.cause == .expired)
        }

        /// VoiceOver need not come by way of the library's own elements.
        @Test func aNoticeStaysForWhoExploresTheAppsViewOnIt() {
            defer { close() }
            let (notice, reply) = card()
            app.screen.focusVoiceOver(on: reply)
            app.screen.advance(by: 30)
            #expect(!notice.hasEnded, "its time is held")
            app.screen.setVoiceOver(false)
            app.screen.advance(by: 30)
            #expect(notice.outcome?.cause == .expired)
        }

        @Test func aNoticeStaysWhileSwitchControlIsInTheAppsViewOnIt() {
            defer {
                app.screen.setSwitchControl(false)
                close()
            }
            app.screen.setVoiceOver(false)
            app.screen.focusVoiceOver(on: nil)
            app.screen.setSwitchControl(true)
            let (notice, reply) = card()
            app.screen.focusSwitchControl(on: reply)
            app.screen.advance(by: 30)
            #expect(!notice.hasEnded, "its time is held")
            app.screen.focusSwitchControl(on: app.button)
            app.screen.advance(by: 30)
            #expect(notice.outcome?.cause == .expired)
        }

        /// Around the view is a page that the scrub would leave.
        @Test func aScrubInTheAppsViewOnABannerOverAViewEndsTheBanner() {
            defer { close() }
            let input = Overlay.InputPolicy(outside: .live, dismissedBy: [.flick])
            let (notice, reply) = card(over: app.region, input)
            app.screen.focusVoiceOver(on: reply)
            #expect(app.screen.performEscape(on: reply))
            #expect(notice.outcome?.cause == .escape)
        }

        // MARK: What changes

        /// A notice without a button takes no input, and who is there holds no time.
        @Test(arguments: [false, true])
        func aNoticeStaysIfItsButtonComesWhileVoiceOverIsOnItsText(isNew: Bool) throws {
            defer { close() }
            let overlay = Overlay.hud("Syncing", placement: .bottom).identified("sync")
            let first = app.overlays.flash(overlay)
            app.screen.advance(by: 0.5)
            app.screen.focusVoiceOver(on: try #require(app.surface).parts.text)
            app.screen.advance(by: 1)
            var notice = first
            if isNew {
                notice = app.overlays.flash(
                    .hud("Sync failed", placement: .bottom, action: "Retry").identified("sync"))
            } else {
                first.content.actions = [.init("Retry")]
            }
            app.screen.advance(by: 30)
            #expect(!notice.hasEnded, "its time is held")
            app.screen.focusVoiceOver(on: app.button)
            app.screen.advance(by: 30)
            #expect(notice.outcome?.cause == .expired)
        }

        // MARK: What is removed

        /// A removed button never reports that it lost the VoiceOver focus.
        @Test func aResultGoesThoughVoiceOverWasOnTheButtonOfItsWork() {
            defer { close() }
            let work = app.showNow(
                .hud("Copying", indicator: .spinner, placement: .bottom, cancel: .standard))
            // The test keeps no reference to the button.
            app.screen.focusVoiceOver(on: app.surface?.parts.cancel)
            work.finish(.success("Copied"))
            app.screen.advance(by: 0.1)
            app.screen.focusVoiceOver(on: app.button)
            app.screen.advance(by: 20)
            #expect(app.host.surfaces.isEmpty)
        }

        /// A panel with a cross still takes input, which alone would pause its time.
        @Test(arguments: [false, true])
        func aNoticeGoesThoughVoiceOverWasOnTheButtonThatTheAppTookAway(hasCross: Bool) {
            defer { close() }
            let notice = app.overlays.flash(
                .hud("Deleted", placement: .bottom, action: "Undo", cancel: hasCross ? .cross : nil))
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

        @Test(arguments: [true, false])
        func aNoticeGoesOnceVoiceOverOrSwitchControlIsSwitchedOffInIt(isVoiceOver: Bool) {
            defer {
                app.screen.setSwitchControl(false)
                close()
            }
            if !isVoiceOver {
                app.screen.setVoiceOver(false)
                app.screen.setSwitchControl(true)
            }
            let notice = app.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo"))
            app.screen.advance(by: 0.5)
            let button = app.surface?.parts.action
            if isVoiceOver {
                app.screen.focusVoiceOver(on: button)
            } else {
                app.screen.focusSwitchControl(on: button)
            }
            app.screen.advance(by: 20)
            #expect(!notice.hasEnded, "its time is held")
            if isVoiceOver { app.screen.setVoiceOver(false) } else { app.screen.setSwitchControl(false) }
            app.screen.advance(by: 20)
            #expect(notice.outcome?.cause == .expired)
        }
    }
}
