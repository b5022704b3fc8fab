import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// How a keyboard reaches panels beside the app and returns, with and without a focus system.
    @MainActor @Suite struct PanelFocusTests {
        private let app = AppFixture()

        // MARK: F6

        @Test func f6LeadsToANoticesActionAndBackToWhereOneWas() throws {
            defer { app.close() }
            let notice = app.undoNotice()
            #expect(app.field.isFirstResponder, "A notice takes no focus")
            app.f6()
            #expect(try #require(app.action).isFirstResponder)
            app.screen.type("a")
            #expect(app.field.letters == 0)
            app.f6()
            #expect(app.field.isFirstResponder)
            app.f6(.shift)
            #expect(app.action?.isFirstResponder == true)
            app.f6(.shift)
            app.screen.type("a")
            #expect(app.field.isFirstResponder && app.field.letters == 1)
            notice.dismiss()
        }

        @Test func whereTheAppHadNoFocusF6LetsGoOfItAgain() {
            defer { app.close() }
            app.field.resignFirstResponder()
            let notice = app.undoNotice()
            app.f6()
            #expect(app.action?.isFirstResponder == true)
            app.f6()
            #expect(app.screen.firstResponder == nil)
            notice.dismiss()
            app.screen.advance(by: 1)
            #expect(app.screen.firstResponder == nil)
        }

        @Test func f6GoesOnFromPanelToPanel() {
            defer { app.close() }
            app.supportFocus()
            let (sheet, fields) = app.sheetWithFields()
            let notice = app.undoNotice()
            var seen: [UIResponder?] = []
            for _ in 0..<3 {
                app.f6()
                seen.append(app.screen.firstResponder)
            }
            #expect(seen == [fields[0], app.action, app.field])
            app.f6(.shift)
            app.f6(.shift)
            #expect(fields[0].isFirstResponder && fields[0].isFocused)
            sheet.dismiss()
            notice.dismiss()
        }

        enum WayBack: CaseIterable { case f6, shiftF6, action, end }

        /// The same behavior as on GTK.
        @Test(arguments: WayBack.allCases)
        func fromANoticeTheFocusIsBackInTheFieldOfTheSheet(_ way: WayBack) {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields()
            fields[1].becomeFirstResponder()
            app.screen.turn()
            let notice = app.undoNotice()
            app.f6()
            #expect(app.action?.isFirstResponder == true)
            switch way {
            // Passes through the app.
            case .f6: for _ in 0..<2 { app.f6() }
            case .shiftF6: app.f6(.shift)
            case .action: app.screen.press(.keyboardReturnOrEnter, characters: "\r")
            case .end: notice.dismiss()
            }
            app.screen.advance(by: 1)
            #expect(fields[1].isFirstResponder)
            notice.dismiss()
            app.screen.advance(by: 1)
            #expect(fields[1].isFirstResponder)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.field.isFirstResponder && app.isClean)
        }

        /// The notice can be dismissed neither by a flick nor by a cross, and the sheet is elsewhere.
        @Test func escapeInANoticeEndsNoSheetBesideTheApp() {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields()
            fields[0].becomeFirstResponder()
            app.screen.turn()
            let notice = app.undoNotice()
            app.f6()
            #expect(app.action?.isFirstResponder == true)
            app.screen.press(.keyboardEscape)
            app.screen.advance(by: 1)
            #expect(!sheet.hasEnded && !notice.hasEnded)
            notice.dismiss()
            sheet.dismiss()
        }

        @Test func fromAFormThatBlocksF6LeadsToTheNoticeInFrontOfIt() {
            defer { app.close() }
            let (form, _) = app.sheetWithFields(.block)
            let notice = app.undoNotice()
            app.f6()
            #expect(app.screen.firstResponder === app.host.surfaces.last?.parts.action)
            app.screen.press(.keyboardReturnOrEnter, characters: "\r")
            #expect(notice.outcome?.cause == .action)
            form.dismiss()
            app.screen.advance(by: 1)
            #expect(app.field.isFirstResponder)
        }

        @Test(arguments: [false, true])
        func nothingLeadsToTheButtonOfARowThatANewerOverlayCovers(_ isSameView: Bool) throws {
            defer { app.close() }
            app.supportFocus()
            let list = try #require(app.region)
            let row = UIView(frame: list.bounds)
            list.addSubview(row)
            let up = app.showNow(.loading("Up", cancel: .standard), over: row)
            let all = app.showNow(
                .loading("All").with(\.onRepeat, .separate), over: isSameView ? row : list)
            let covered = try #require(app.host.surfaces.first { $0.plan?.panel.message == "Up" })
            for _ in 0..<3 {
                app.f6()
                #expect(app.field.isFirstResponder)
                app.tab()
                #expect(app.screen.focusedView?.isDescendant(of: covered) != true)
            }
            #expect(!app.screen.accessibleElements.contains { $0 === covered.parts.cancel })
            all.dismiss()
            app.screen.advance(by: 1)
            app.f6()
            #expect(app.screen.firstResponder?.isInside(covered) == true)
            up.dismiss()
        }

        @Test func withoutAnythingToGoToTheAppHasF6ForItself() {
            defer { app.close() }
            let field = app.field
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            #expect(app.root.keyCommands == nil)
            app.f6()
            #expect(field.isFirstResponder)
            notice.dismiss()
            let other = app.undoNotice()
            #expect(app.root.keyCommands?.count == 2)
            other.dismiss()
            app.screen.advance(by: 1)
            let veil = app.showNow(.veil("Working", cancel: .standard))
            #expect(app.root.keyCommands == nil, "A veil keeps the focus inside")
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.root.keyCommands == nil)
        }

        @Test func anotherRootControllerHasTheKeysFromTheNextTurnOn() {
            defer { app.close() }
            let notice = app.undoNotice()
            let next = UIViewController()
            let field = LetterCounter(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
            next.view.addSubview(field)
            app.window.rootViewController = next
            app.screen.turn()
            #expect(app.root.keyCommands == nil)
            field.becomeFirstResponder()
            app.f6()
            #expect(app.action?.isFirstResponder == true)
            notice.dismiss()
        }

        @Test func aPanelWithNothingToFocusHasTheKeysItself() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .live))
            app.f6()
            #expect(app.surface?.panel.isFirstResponder == true)
            app.screen.press(.keyboardEscape)
            #expect(sheet.outcome?.cause == .escape)
            app.screen.turn()
            #expect(app.field.isFirstResponder)
        }

        /// F6 under a veil leads to the upper one of the exempt views, in whichever order they were exempted.
        @Test(arguments: [true, false], [UIKeyModifierFlags(), .shift])
        func f6LeadsToTheUpperOfTheViewsThatAVeilExempts(isUpperFirst: Bool, _ modifiers: UIKeyModifierFlags)
            throws
        {
            defer { app.close() }
            app.supportFocus()
            let places = isUpperFirst ? [300.0, 500] : [500, 300]
            let views = places.map { UIView(frame: CGRect(x: 0, y: $0, width: 390, height: 100)) }
            let fields = views.map { view in
                app.root.view.addSubview(view)
                let field = LetterCounter(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
                view.addSubview(field)
                return field
            }
            let input = Overlay.InputPolicy(outside: .blockedExcept(Set(views.map(\.overlays.region))))
            let veil = app.showNow(.veil("Working", cancel: .standard).with(\.input, input))
            app.f6(modifiers)
            #expect(fields[isUpperFirst ? 0 : 1].isFirstResponder)
            veil.dismiss()
        }

        // MARK: Tab

        @Test func tabComesToANoticesActionAndGoesOnToTheApp() {
            defer { app.close() }
            app.supportFocus()
            let notice = app.undoNotice()
            app.tab()
            #expect(app.action?.isFocused == true && app.action?.isFirstResponder == true)
            app.tab()
            #expect(app.field.isFocused && app.field.isFirstResponder)
            app.tab(.shift)
            #expect(app.action?.isFocused == true)
            app.tab(.shift)
            #expect(app.field.isFirstResponder)
            notice.dismiss()
        }

        @Test func dismissedANoticeGivesTheFocusBackThatTabTook() async {
            defer { app.close() }
            app.supportFocus()
            let notice = app.undoNotice()
            app.tab()
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
            app.supportFocus()
            app.field.removeFromSuperview()
            let cell = Cell(frame: CGRect(x: 20, y: 120, width: 100, height: 44))
            app.root.view.addSubview(cell)
            app.tab()
            #expect(cell.isFocused && app.screen.firstResponder == nil)
            let notice = app.undoNotice()
            app.f6()
            #expect(app.action?.isFocused == true)
            app.f6()
            #expect(cell.isFocused && app.screen.firstResponder == nil)
            app.tab()
            app.screen.advance(by: 0.1)
            #expect(app.action?.isFocused == true)
            notice.dismiss()
            app.screen.turn()
            #expect(cell.isFocused)
        }

        @Test func thePanelIsAGroupOfItsOwn() {
            defer { app.close() }
            app.supportFocus()
            let (sheet, fields) = app.sheetWithFields()
            let notice = app.undoNotice()
            let groups = app.host.surfaces.map(\.panel.focusGroupIdentifier)
            #expect(Set(groups).count == 2 && !groups.contains(nil))
            var seen: [UIView?] = []
            for _ in 0..<4 {
                app.tab()
                seen.append(app.screen.focusedView)
            }
            #expect(Set(seen) == [app.action, fields[0], fields[1], app.field])
            sheet.dismiss()
            notice.dismiss()
        }

        // MARK: What the focus does

        @Test func aKeyTakesTheActionThatHasTheFocus() {
            defer { app.close() }
            for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar] {
                let notice = app.undoNotice()
                app.f6()
                app.screen.keyDown(key)
                #expect(!notice.hasEnded, "On release")
                app.screen.keyUp(key)
                #expect(notice.outcome?.cause == .action)
                app.screen.advance(by: 1)
                #expect(app.field.isFirstResponder)
            }
        }

        /// A user who also holds a modifier may press it late, or release it early.
        @Test func aKeyIsTheSameWhateverModifierItComesUpWith() {
            defer { app.close() }
            let notice = app.undoNotice()
            app.f6()
            app.screen.keyDown(.keyboardReturnOrEnter, modifiers: .command)
            app.screen.keyUp(.keyboardReturnOrEnter, modifiers: [])
            #expect(!notice.hasEnded && app.action?.isHighlighted == false)
            app.screen.keyDown(.keyboardReturnOrEnter)
            app.screen.keyUp(.keyboardReturnOrEnter, modifiers: .command)
            #expect(notice.outcome?.cause == .action)
        }

        @Test func aKeyThatWentDownInTheAppTakesNoAction() {
            defer { app.close() }
            let notice = app.undoNotice()
            app.screen.keyDown(.keyboardReturnOrEnter)
            app.f6()
            app.screen.keyUp(.keyboardReturnOrEnter)
            #expect(!notice.hasEnded && app.action?.isFirstResponder == true)
            notice.dismiss()
        }

        @Test(arguments: [true, false])
        func aNoticeStaysWhileTheFocusIsInIt(_ byTab: Bool) {
            defer { app.close() }
            if byTab { app.supportFocus() }
            let notice = app.overlays.show(.hud("Deleted", action: "Undo"))
            app.screen.advance(by: 1)
            if byTab { app.tab() } else { app.f6() }
            app.screen.advance(by: 30)
            #expect(!notice.hasEnded)
            if byTab { app.tab() } else { app.f6() }
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
            app.undoNotice().dismiss()
            #expect(!announced.contains { $0.contains("F6") } && announced.contains { $0.contains("Undo") })
            app.screen.advance(by: 1)
            app.supportFocus()
            app.undoNotice().dismiss()
            #expect(announced.contains { $0.contains("F6") && $0.contains("Undo") })
        }

        private var announced: [String] {
            app.screen.posts.compactMap { ($0.argument as? NSAttributedString)?.string }
        }
    }
}
