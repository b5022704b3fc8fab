import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// A keyboard's way into panels beside the app and back, with a focus system and without.
    @MainActor @Suite struct PanelFocusTests {
        private let app = AppFixture()

        private func tab(_ modifiers: UIKeyModifierFlags = []) {
            app.screen.press(.keyboardTab, characters: "\t", modifiers: modifiers)
        }

        private func f6(_ modifiers: UIKeyModifierFlags = []) {
            app.screen.press(.keyboardF6, modifiers: modifiers)
        }

        /// An iPad, with the focus in the app's field.
        private func supportFocus() {
            app.screen.supportFocus()
            app.field.resignFirstResponder()
            app.field.becomeFirstResponder()
        }

        private func notice() -> Presentation { app.showNow(.hud("Deleted", action: "Undo")) }
        private var action: PanelButton? { app.surface?.parts.action }

        /// A sheet beside the live app, with two fields.
        private func sheetWithFields() -> (Presentation, [LetterCounter]) {
            let form = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let fields = [20.0, 80].map { LetterCounter(frame: CGRect(x: 20, y: $0, width: 300, height: 44)) }
            for field in fields { form.addSubview(field) }
            return (app.showSheet(.sheet(input: .live), content: form), fields)
        }

        // MARK: F6

        @Test func f6LeadsToANoticesActionAndBackToWhereOneWas() throws {
            defer { app.close() }
            let notice = notice()
            #expect(app.field.isFirstResponder, "A notice takes no focus")
            f6()
            #expect(try #require(action).isFirstResponder)
            app.screen.type("a")
            #expect(app.field.letters == 0)
            f6()
            #expect(app.field.isFirstResponder)
            f6(.shift)
            #expect(action?.isFirstResponder == true)
            f6(.shift)
            app.screen.type("a")
            #expect(app.field.isFirstResponder && app.field.letters == 1)
            notice.dismiss()
        }

        @Test func whereTheAppHadNoFocusF6LetsGoOfItAgain() {
            defer { app.close() }
            app.field.resignFirstResponder()
            let notice = notice()
            f6()
            #expect(action?.isFirstResponder == true)
            f6()
            #expect(app.screen.firstResponder == nil)
            notice.dismiss()
            app.screen.advance(by: 1)
            #expect(app.screen.firstResponder == nil)
        }

        @Test func f6GoesOnFromPanelToPanel() {
            defer { app.close() }
            supportFocus()
            let (sheet, fields) = sheetWithFields()
            let notice = notice()
            var seen: [UIResponder?] = []
            for _ in 0..<3 {
                f6()
                seen.append(app.screen.firstResponder)
            }
            #expect(seen == [fields[0], action, app.field])
            f6(.shift)
            f6(.shift)
            #expect(fields[0].isFirstResponder && fields[0].isFocused)
            sheet.dismiss()
            notice.dismiss()
        }

        @Test func withoutAnythingToGoToTheAppHasF6ForItself() {
            defer { app.close() }
            let field = app.field
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            #expect(app.root.keyCommands == nil)
            f6()
            #expect(field.isFirstResponder)
            notice.dismiss()
            let other = self.notice()
            #expect(app.root.keyCommands?.count == 2)
            let veil = app.showNow(.veil("Working"))
            #expect(app.root.keyCommands == nil, "A veil keeps the focus inside")
            veil.dismiss()
            other.dismiss()
            app.screen.advance(by: 1)
            #expect(app.root.keyCommands == nil)
        }

        @Test func anotherRootControllerHasTheKeysFromTheNextTurnOn() {
            defer { app.close() }
            let notice = notice()
            let next = UIViewController()
            let field = LetterCounter(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
            next.view.addSubview(field)
            app.window.rootViewController = next
            app.screen.turn()
            #expect(app.root.keyCommands == nil)
            field.becomeFirstResponder()
            f6()
            #expect(action?.isFirstResponder == true)
            notice.dismiss()
        }

        @Test func aPanelWithNothingToFocusHasTheKeysItself() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .live))
            f6()
            #expect(app.surface?.panel.isFirstResponder == true)
            app.screen.press(.keyboardEscape)
            #expect(sheet.outcome?.cause == .escape)
            app.screen.turn()
            #expect(app.field.isFirstResponder)
        }

        // MARK: Tab

        @Test func tabComesToANoticesActionAndGoesOnToTheApp() {
            defer { app.close() }
            supportFocus()
            let notice = notice()
            tab()
            #expect(action?.isFocused == true && action?.isFirstResponder == true)
            tab()
            #expect(app.field.isFocused && app.field.isFirstResponder)
            tab(.shift)
            #expect(action?.isFocused == true)
            tab(.shift)
            #expect(app.field.isFirstResponder)
            notice.dismiss()
        }

        @Test func dismissedANoticeGivesTheFocusBackThatTabTook() async {
            defer { app.close() }
            supportFocus()
            let notice = notice()
            tab()
            app.screen.advance(by: 0.1)
            notice.dismiss()
            app.screen.turn()
            #expect(app.field.isFocused && app.field.isFirstResponder)
            await app.settle()
            #expect(app.isClean)
        }

        @Test func whatHasNoKeysIsGivenTheFocusBackAsWell() {
            final class Cell: UIView {
                override var canBecomeFocused: Bool { true }
            }
            defer { app.close() }
            supportFocus()
            app.field.removeFromSuperview()
            let cell = Cell(frame: CGRect(x: 20, y: 120, width: 100, height: 44))
            app.root.view.addSubview(cell)
            tab()
            #expect(cell.isFocused && app.screen.firstResponder == nil)
            let notice = notice()
            f6()
            #expect(action?.isFocused == true)
            f6()
            #expect(cell.isFocused && app.screen.firstResponder == nil)
            tab()
            app.screen.advance(by: 0.1)
            #expect(action?.isFocused == true)
            notice.dismiss()
            app.screen.turn()
            #expect(cell.isFocused)
        }

        @Test func thePanelIsAGroupOfItsOwn() {
            defer { app.close() }
            supportFocus()
            let (sheet, fields) = sheetWithFields()
            let notice = notice()
            let groups = app.host.surfaces.map(\.panel.focusGroupIdentifier)
            #expect(Set(groups).count == 2 && !groups.contains(nil))
            var seen: [UIView?] = []
            for _ in 0..<4 {
                tab()
                seen.append(app.screen.focusedView)
            }
            #expect(Set(seen) == [action, fields[0], fields[1], app.field])
            sheet.dismiss()
            notice.dismiss()
        }

        // MARK: What the focus does

        @Test func aKeyTakesTheActionThatHasTheFocus() {
            defer { app.close() }
            for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar] {
                let notice = notice()
                f6()
                app.screen.keyDown(key)
                #expect(!notice.hasEnded, "On release")
                app.screen.keyUp(key)
                #expect(notice.outcome?.cause == .action)
                app.screen.advance(by: 1)
                #expect(app.field.isFirstResponder)
            }
        }

        @Test func aKeyThatWentDownInTheAppTakesNoAction() {
            defer { app.close() }
            let notice = notice()
            app.screen.keyDown(.keyboardReturnOrEnter)
            f6()
            app.screen.keyUp(.keyboardReturnOrEnter)
            #expect(!notice.hasEnded && action?.isFirstResponder == true)
            notice.dismiss()
        }

        @Test(arguments: [true, false])
        func aNoticeStaysWhileTheFocusIsInIt(_ byTab: Bool) {
            defer { app.close() }
            if byTab { supportFocus() }
            let notice = app.overlays.show(.hud("Deleted", action: "Undo"))
            app.screen.advance(by: 1)
            if byTab { tab() } else { f6() }
            app.screen.advance(by: 30)
            #expect(!notice.hasEnded)
            if byTab { tab() } else { f6() }
            app.screen.advance(by: 30)
            #expect(notice.outcome?.cause == .expired)
        }

        @Test func theKeyIsToldWhereThereIsAFocusSystem() {
            app.screen.setVoiceOver(true)
            defer {
                app.screen.setVoiceOver(false)
                app.close()
                app.screen.forgetPosts()
            }
            app.screen.forgetPosts()
            notice().dismiss()
            #expect(!announced.contains { $0.contains("F6") } && announced.contains { $0.contains("Undo") })
            app.screen.advance(by: 1)
            supportFocus()
            notice().dismiss()
            #expect(announced.contains { $0.contains("F6") && $0.contains("Undo") })
        }

        private var announced: [String] {
            app.screen.posts.compactMap { ($0.argument as? NSAttributedString)?.string }
        }

        // MARK: What keeps the focus

        @Test func underAVeilNeitherTabNorTheAppMovesTheFocusIntoWhatIsCovered() {
            defer { app.close() }
            supportFocus()
            let other = LetterCounter(frame: CGRect(x: 20, y: 10, width: 100, height: 40))
            app.root.view.addSubview(other)
            let veil = app.showNow(.veil("Working"))
            for _ in 0..<3 {
                tab()
                #expect(app.screen.focusedView is PlaceholderResponder)
            }
            app.screen.scene.focusSystem?.requestFocusUpdate(to: other)
            app.screen.turn()
            #expect(app.screen.focusedView is PlaceholderResponder)
            other.becomeFirstResponder()
            app.screen.turn()
            #expect(app.screen.focusedView is PlaceholderResponder && !other.isFirstResponder)
            veil.dismiss()
            app.screen.turn()
            #expect(other.isFocused && other.isFirstResponder, "The app wanted it there")
        }

        @Test func afterAVeilTheFocusIsWhereItWas() async {
            defer { app.close() }
            supportFocus()
            let veil = app.showNow(.veil("Working"))
            tab()
            veil.dismiss()
            app.screen.turn()
            #expect(app.field.isFocused && app.field.isFirstResponder)
            await app.settle()
            #expect(app.isClean)
        }

        @Test func fromABusyRegionTheFocusGoesOnToTheLiveApp() {
            defer { app.close() }
            supportFocus()
            let inner = LetterCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            app.region?.addSubview(inner)
            inner.becomeFirstResponder()
            let busy = app.showNow(.activity(), over: app.region)
            #expect(app.screen.focusedView is PlaceholderResponder)
            app.screen.scene.focusSystem?.requestFocusUpdate(to: app.field)
            app.screen.turn()
            #expect(app.field.isFocused && app.field.isFirstResponder)
            tab()
            app.screen.turn()
            app.screen.type("a")
            #expect(inner.letters == 0, "The region is busy still")
            busy.dismiss()
        }

        @Test func fromABusyRegionF6LeadsToANoticeAndBackToWhereTheKeysAreBlocked() {
            defer { app.close() }
            let inner = LetterCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            app.region?.addSubview(inner)
            inner.becomeFirstResponder()
            let busy = app.showNow(.activity(), over: app.region)
            let notice = notice()
            f6()
            #expect(action?.isFirstResponder == true)
            f6()
            #expect(app.screen.firstResponder is PlaceholderResponder)
            notice.dismiss()
            busy.dismiss()
            app.screen.turn()
            #expect(inner.isFirstResponder)
        }

        @Test func aPanelUnderAVeilIsNotFocused() {
            defer { app.close() }
            supportFocus()
            let (sheet, fields) = sheetWithFields()
            f6()
            #expect(fields[0].isFocused)
            let veil = app.showNow(.veil("Working"))
            #expect(app.screen.focusedView is PlaceholderResponder)
            for _ in 0..<4 {
                tab()
                #expect(app.screen.focusedView is PlaceholderResponder)
            }
            veil.dismiss()
            app.screen.turn()
            sheet.dismiss()
            app.screen.turn()
            #expect(app.field.isFocused && app.field.isFirstResponder)
        }

        @Test func inASheetThatBlocksTabGoesRound() {
            defer { app.close() }
            supportFocus()
            let form = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let fields = [20.0, 80].map { LetterCounter(frame: CGRect(x: 20, y: $0, width: 300, height: 44)) }
            for field in fields { form.addSubview(field) }
            let sheet = app.showSheet(.sheet(input: .block), content: form)
            #expect(app.screen.focusedView is PlaceholderResponder)
            var seen: [UIView?] = []
            for modifiers in [UIKeyModifierFlags(), [], [], .shift, .shift] {
                tab(modifiers)
                seen.append(app.screen.focusedView)
            }
            #expect(seen == [fields[0], fields[1], fields[0], fields[1], fields[0]])
            sheet.dismiss()
            app.screen.turn()
            #expect(app.field.isFocused && app.field.isFirstResponder)
        }

        @Test func fromAVeilsCancelButtonTheFocusDoesNotGoToTheApp() {
            defer { app.close() }
            supportFocus()
            let veil = app.showNow(.veil("Working", cancel: .standard))
            let cancel = app.surface?.parts.cancel
            for modifiers in [UIKeyModifierFlags(), .shift, [], []] {
                tab(modifiers)
                #expect(cancel?.isFocused == true && cancel?.isFirstResponder == true)
            }
            app.screen.type("a")
            #expect(app.field.letters == 0)
            veil.dismiss()
            app.screen.turn()
            #expect(app.field.isFocused && app.field.isFirstResponder)
        }

        @Test func aNoticeThatIsLiftedOverAVeilHasTheFocusNoMoreAndTheAppHasItAfterwards() {
            defer { app.close() }
            supportFocus()
            let notice = notice()
            tab()
            app.screen.advance(by: 0.1)
            let veil = app.showNow(.veil("Working"))
            #expect(action?.window is OverlayWindow)
            #expect(app.screen.focusedView is PlaceholderResponder)
            veil.dismiss()
            notice.dismiss()
            app.screen.turn()
            #expect(app.field.isFocused && app.field.isFirstResponder)
        }
    }
}
