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
            // The sheet was reached from the notice last, which has gone.
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

        /// The button of the pill goes with the pill.
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

        /// With a cross the panel goes on taking input, which alone would hold its time.
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
