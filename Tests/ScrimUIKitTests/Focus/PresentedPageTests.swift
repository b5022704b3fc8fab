import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// The keys on a page that the app presents: a newer overlay takes them and gives them back.
    @MainActor @Suite struct PresentedPageTests {
        private let app = AppFixture()
        private let page = UIViewController()
        private let form = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        private let field = LetterCounter(frame: CGRect(x: 20, y: 20, width: 300, height: 44))

        /// Presents the page, whose field is first responder.
        private func present(_ style: UIModalPresentationStyle = .fullScreen) {
            page.modalPresentationStyle = style
            app.root.present(page, animated: false)
            app.screen.advance(by: 0.2)
            form.addSubview(field)
            page.view.addSubview(form)
            field.becomeFirstResponder()
            app.screen.turn()
        }

        private func close() {
            page.dismiss(animated: false)
            app.close()
        }

        @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
        func afterAVeilThePagesFieldHasTheKeysAgain(_ style: UIModalPresentationStyle) {
            defer { close() }
            present(style)
            let veil = app.showNow(.veil("Working"))
            app.screen.type("a")
            #expect(field.letters == 0 && !field.isFirstResponder)
            veil.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(field.isFirstResponder && field.letters == 1 && app.isClean)
        }

        @Test func afterAQuestionThePagesFieldHasTheKeysAgain() {
            defer { close() }
            present()
            var overlay = Overlay.question("Rename", actions: [.init("Accept", role: .default)])
            overlay.content.field = .text("Name")
            let question = app.overlays.show(overlay) { _ in }
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(field.letters == 0 && question.content.field?.text == "a")
            question.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(field.isFirstResponder && field.letters == 1)
        }

        @Test func whereNothingOnThePageHadTheKeysNothingHasThemAfterAVeil() {
            defer { close() }
            present()
            field.resignFirstResponder()
            let veil = app.showNow(.veil("Working"))
            #expect(app.screen.firstResponder is PlaceholderResponder)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.screen.firstResponder == nil && app.isClean && !app.host.focus.isHolding)
        }

        @Test func inAVeilsGraceThePagesFieldTakesNothing() {
            defer { close() }
            present()
            let veil = app.overlays.show(.veil("Working"))
            app.screen.type("a")
            #expect(field.letters == 0)
            veil.dismiss()
            app.screen.type("a")
            #expect(field.letters == 1)
        }

        @Test(arguments: [true, false])
        func whatIsBusyOnThePageTakesItsOwnKeys(_ isActivity: Bool) {
            defer { close() }
            present()
            let beside = LetterCounter(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
            page.view.addSubview(beside)
            let busy = app.showNow(isActivity ? .activity() : .loading("Sending"), over: form)
            app.screen.type("a")
            #expect(field.letters == 0)
            beside.becomeFirstResponder()
            app.screen.type("a")
            #expect(beside.letters == 1, "It is beside what is busy")
            field.becomeFirstResponder()
            app.screen.type("a")
            #expect(field.letters == 0)
            busy.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(field.isFirstResponder && field.letters == 1)
        }

        @Test func aCoveredKeyboardTypesNothingIntoThePage() {
            app.screen.showKeyboard(height: 300)
            defer {
                app.screen.hideKeyboard()
                close()
            }
            present()
            let sending = app.overlays.over(.keyboard).show(
                .loading("Sending").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 0.5)
            app.screen.type("a")
            #expect(field.letters == 0)
            sending.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(field.letters == 1)
        }

        // MARK: Under a page or an alert that is younger

        @Test func aVeilThatEndsUnderThePageLeavesThePageItsKeys() {
            defer { close() }
            let veil = app.showNow(.veil("Working"))
            present()
            app.screen.advance(by: 0.2)
            veil.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(field.letters == 1 && app.field.letters == 0)
            page.dismiss(animated: false)
            app.screen.advance(by: 1)
            app.screen.type("b")
            #expect(app.field.isFirstResponder && app.field.letters == 1 && app.isClean)
        }

        /// Shows a lock, presents the sign-in page, and shows a veil over the page that takes and
        /// returns the page's keys.
        ///
        /// - Parameter pageGoesFirst: Whether the lock ends after the page is gone, and not in the same turn.
        private func signIn(pageGoesFirst: Bool = false) {
            let lock = app.showNow(.veil("Locked").with(\.onRepeat, .separate))
            present()
            let wait = app.showNow(.veil("Signing in…").with(\.onRepeat, .separate))
            wait.dismiss()
            app.screen.advance(by: 1)
            #expect(field.isFirstResponder)
            page.dismiss(animated: !pageGoesFirst)
            if pageGoesFirst { app.screen.advance(by: 0.5) }
            lock.dismiss()
            app.screen.advance(by: 1)
        }

        @Test func afterAPageThatHadAnOverlayOfItsOwnTheKeysAreTheApps() {
            defer { app.close() }
            signIn()
            app.screen.type("a")
            #expect(app.field.isFirstResponder && app.field.letters == 1)
            #expect(app.host.dialogs.isEmpty && app.host.turnObserver == nil && app.isClean)
        }

        /// The field keeps its text and selection.
        @Test(arguments: [false, true])
        func afterSuchAPageTheFieldOfAQuestionGoesOn(pageGoesFirst: Bool) {
            defer { app.close() }
            var overlay = Overlay.question("Code", actions: [.init("Accept", role: .default)])
            overlay.content.field = .text("Code")
            let question = app.overlays.show(overlay) { _ in }
            app.screen.advance(by: 1)
            app.screen.type("1")
            let code = app.screen.firstResponder as? UITextField
            let selection = UITextRange(location: 1)
            code?.selectedTextRange = selection
            signIn(pageGoesFirst: pageGoesFirst)
            #expect(code?.selectedTextRange === selection)
            app.screen.type("2")
            #expect(question.content.field?.text == "12" && app.field.letters == 0)
            question.dismiss()
            app.screen.advance(by: 1)
            #expect(app.field.isFirstResponder && app.isClean)
        }

        /// The veil is newer than the page.
        ///
        /// The alert, whose field is first responder, is newer than both.
        @Test(arguments: [true, false])
        func afterAnAlertOverTheVeilThePagesFieldHasTheKeysAgain(endsUnderTheAlert: Bool) throws {
            defer { close() }
            present()
            let veil = app.showNow(.veil("Working"))
            let alert = UIAlertController(title: "Code", message: nil, preferredStyle: .alert)
            alert.addTextField()
            page.present(alert, animated: false)
            app.screen.advance(by: 0.2)
            app.screen.type("7")
            let code = try #require(alert.textFields?.first)
            #expect(code.text == "7" && field.letters == 0)
            if endsUnderTheAlert {
                veil.dismiss()
                app.screen.advance(by: 1)
                app.screen.type("8")
                #expect(code.text == "78" && field.letters == 0)
            }
            alert.dismiss(animated: false)
            app.screen.advance(by: 0.2)
            app.screen.type("a")
            #expect(field.letters == (endsUnderTheAlert ? 1 : 0))
            veil.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(field.isFirstResponder && field.letters == (endsUnderTheAlert ? 2 : 1))
            #expect(app.isClean)
        }

        /// An alert without a field: nothing under it must receive what is typed.
        @Test func aVeilThatEndsUnderAnAlertGivesThePageNothingBeforeTheAlertIsGone() {
            defer { close() }
            present()
            let veil = app.showNow(.veil("Working"))
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            page.present(alert, animated: false)
            app.screen.advance(by: 0.2)
            veil.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(field.letters == 0)
            alert.dismiss(animated: false)
            app.screen.advance(by: 0.5)
            app.screen.type("a")
            #expect(field.letters == 1 && app.isClean)
        }
    }
}
