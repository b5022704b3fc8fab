import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Alerts of the app or the system in front of an overlay can be answered, and the overlay returns afterwards.
    @MainActor @Suite struct DialogTests {
        private let app = AppFixture()
        private let middle = CGPoint(x: 195, y: 422)

        /// Presents an alert with one answer from the app's root controller.
        private func ask(_ answer: String = "OK", field: UITextField? = nil) -> Answers {
            let answers = Answers()
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: answer, style: .default) { _ in answers.note(answer) })
            if let field { alert.addTextField { $0.placeholder = field.placeholder } }
            app.root.present(alert, animated: true)
            app.screen.advance(by: 0.5)
            return answers
        }

        @Test func anAlertUnderAVeilIsAnsweredAndTheVeilIsBack() {
            defer { app.close() }
            let veil = app.showNow(.veil("Signing in"))
            let answers = ask()
            #expect(app.surface?.isHidden == false, "It stays, under the alert")
            #expect(app.screen.tapButton("OK"))
            app.screen.advance(by: 1)
            #expect(answers.given == ["OK"] && app.button.taps == 0)
            #expect(app.screen.tap(at: app.button.frame.middle)?.window is OverlayWindow)
            #expect(app.button.taps == 0 && veil.isVisible)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.isClean)
        }

        /// A veil is shown on a full-screen page, and an alert appears over both.
        ///
        /// The app's window then needs two layers; the one that the veil steps aside into is new.
        @Test func anAlertOverAPresentedPageWithAVeilIsAnswered() throws {
            defer { app.close() }
            let page = UIViewController()
            page.modalPresentationStyle = .fullScreen
            app.root.present(page, animated: false)
            app.screen.advance(by: 0.2)
            let veil = app.showNow(.veil("Publishing"))
            let answers = Answers()
            let alert = UIAlertController(title: "Code?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Done", style: .default) { _ in answers.note("Done") })
            page.present(alert, animated: true)
            app.screen.advance(by: 0.5)
            #expect(app.surface?.isHidden == false, "It stays, between the page and the alert")
            #expect(app.screen.tapButton("Done"))
            app.screen.advance(by: 1)
            #expect(answers.given == ["Done"] && veil.isVisible)
            #expect(app.screen.hit(at: middle)?.window is OverlayWindow)
            veil.dismiss()
            page.dismiss(animated: false)
            app.screen.advance(by: 1)
            #expect(app.isClean)
        }

        /// Like an active search on a page that defines the presentation context: the search presents the alert.
        @Test func anAlertOverWhatAPageHasInItsOwnContextIsAnsweredUnderAVeil() {
            defer { app.close() }
            let (page, search) = (UIViewController(), UIViewController())
            app.root.addChild(page)
            page.view.frame = app.root.view.bounds
            app.root.view.addSubview(page.view)
            page.definesPresentationContext = true
            search.modalPresentationStyle = .overCurrentContext
            page.present(search, animated: false)
            let veil = app.showNow(.veil("Searching"))
            #expect(app.host.dialogs.isEmpty, "The search is a part of the page")
            let answers = Answers()
            let alert = UIAlertController(title: "Again?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in answers.note("OK") })
            search.present(alert, animated: true)
            app.screen.advance(by: 0.5)
            #expect(app.host.dialogs.count == 1 && app.screen.tapButton("OK"))
            app.screen.advance(by: 1)
            #expect(answers.given == ["OK"] && veil.isVisible && app.host.dialogs.isEmpty)
            veil.dismiss()
            page.dismiss(animated: false)
            app.screen.advance(by: 1)
            #expect(app.isClean)
        }

        @Test func eachDialogIsReportedOnceAsItComesAndOnceAsItGoes() {
            defer { app.close() }
            let watch = PresentationWatch()
            func reports() -> [Bool] { (0..<3).map { _ in watch.look(at: app.window, and: nil) } }
            #expect(reports() == [false, false, false])
            let page = UIViewController()
            page.modalPresentationStyle = .fullScreen
            app.root.present(page, animated: false)
            #expect(reports() == [true, false, false])
            let alert = UIAlertController(title: "Code?", message: nil, preferredStyle: .alert)
            page.present(alert, animated: false)
            #expect(reports() == [true, false, false] && watch.dialogs.count == 2)
            alert.dismiss(animated: false)
            app.screen.advance(by: 0.5)
            #expect(reports() == [true, false, false] && watch.dialogs.count == 1)
            page.dismiss(animated: false)
            app.screen.advance(by: 0.5)
            #expect(reports() == [true, false, false] && watch.dialogs.isEmpty)
        }

        /// A presentation that lets touches through, like an undimmed system sheet.
        @Test func whatTheVeilCoversStaysBlockedBesideADialog() {
            final class Passing: UIView {
                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.y > 500 }
            }
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            let small = UIViewController()
            small.view = Passing()
            app.root.present(small, animated: false)
            app.screen.advance(by: 0.1)
            small.view.superview?.isUserInteractionEnabled = false
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 0)
            veil.dismiss()
        }

        @Test func aFieldOfAnAlertTakesTextUnderAVeil() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            let alert = UIAlertController(title: "Code", message: nil, preferredStyle: .alert)
            alert.addTextField()
            app.root.present(alert, animated: false)
            app.screen.advance(by: 0.2)
            let field = try #require(alert.textFields?.first)
            app.screen.type("7")
            #expect(field.text == "7" && field.isFirstResponder)
            alert.dismiss(animated: false)
            app.screen.advance(by: 0.2)
            app.screen.type("a")
            #expect(app.field.letters == 0)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.field.isFirstResponder, "As before veil and alert")
        }

        /// The alert's field had the keys when the second veil took them.
        ///
        /// In the end, the app's field gets them back.
        @Test(arguments: [false, true])
        func afterTwoAlertsWithAnOverlayBetweenThemTheKeysAreTheApps(bothHaveFields: Bool) {
            defer { app.close() }
            let first = app.showNow(.veil("Working").with(\.onRepeat, .separate))
            let alerts = (0..<2).map { _ in
                UIAlertController(title: "Code", message: nil, preferredStyle: .alert)
            }
            for alert in alerts.prefix(bothHaveFields ? 2 : 1) { alert.addTextField() }
            app.root.present(alerts[0], animated: false)
            app.screen.advance(by: 0.2)
            let second = app.showNow(.veil("Checking").with(\.onRepeat, .separate))
            alerts[0].present(alerts[1], animated: false)
            app.screen.advance(by: 0.2)
            [first, second].forEach { $0.dismiss() }
            app.screen.advance(by: 1)
            app.root.dismiss(animated: false)
            app.screen.advance(by: 0.5)
            app.screen.type("a")
            #expect(app.field.isFirstResponder && app.field.letters == 1 && app.isClean)
        }

        @Test func aVeilThatEndsUnderAnAlertGivesTheKeysBackAfterIt() {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            _ = ask()
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.screen.tapButton("OK"))
            app.screen.advance(by: 1)
            #expect(app.field.isFirstResponder && app.isClean && app.host.turnObserver == nil)
            app.screen.type("a")
            #expect(app.field.letters == 1)
        }

        /// An alert in a window of its own, as many libraries show it.
        @Test func anAlertInAWindowOfItsOwnIsAnswered() {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            let root = UIViewController()
            let window = UIWindow(windowScene: app.screen.scene)
            window.windowLevel = .alert
            window.rootViewController = root
            window.makeKeyAndVisible()
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            let answers = Answers()
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in answers.note("OK") })
            root.present(alert, animated: false)
            app.screen.advance(by: 0.2)
            #expect(app.screen.tapButton("OK"))
            app.screen.advance(by: 1)
            #expect(answers.given == ["OK"])
            window.isHidden = true
            window.windowScene = nil
            app.window.makeKey()
            app.screen.advance(by: 0.2)
            #expect(app.screen.hit(at: app.button.frame.middle)?.window is OverlayWindow)
            veil.dismiss()
        }

        /// A touch makes the button's window key, unless the window refuses.
        @Test func aButtonThatHoversInAWindowOfItsOwnIsNoDialog() {
            defer { app.close() }
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let sheet = app.showSheet(.sheet(input: .live), content: content)
            let bubble = UIWindow(windowScene: app.screen.scene)
            bubble.frame = CGRect(x: 300, y: 100, width: 60, height: 60)
            bubble.windowLevel = .alert
            bubble.rootViewController = UIViewController()
            bubble.isHidden = false
            app.screen.tap(at: CGPoint(x: 330, y: 130))
            app.screen.advance(by: 0.2)
            #expect(app.screen.scene.keyWindow === bubble)
            let hit = app.screen.hit(at: content.convert(CGPoint(x: 100, y: 100), to: nil))
            #expect(hit?.isDescendant(of: content) == true)
            sheet.dismiss()
            bubble.isHidden = true
            bubble.windowScene = nil
            app.window.makeKey()
        }

        /// The dialog does not cover the whole sheet that stepped aside, and the user may touch the rest.
        @Test func aTouchOnASheetThatStepsAsideReachesNothingUnderIt() {
            defer { app.close() }
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let sheet = app.showSheet(.sheet(input: .live), content: content)
            let point = content.convert(CGPoint(x: 100, y: 100), to: nil)
            let window = UIWindow(windowScene: app.screen.scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            app.screen.advance(by: 0.2)
            let hit = app.surface?.superview?.hitTest(point, with: nil)
            #expect(hit != nil && hit?.isDescendant(of: content) == false)
            window.isHidden = true
            window.windowScene = nil
            app.window.makeKey()
            sheet.dismiss()
        }

        @Test func aTapInAnAlertAboveASheetDismissesNothing() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .dismissing))
            let answers = ask("Delete")
            #expect(app.screen.tapButton("Delete"))
            app.screen.advance(by: 1)
            #expect(!sheet.hasEnded && answers.given == ["Delete"])
            app.screen.tap(at: app.button.frame.middle)
            #expect(sheet.outcome?.cause == .tapOutside, "The next tap is one")
        }

        @Test func aTapInAMenuAboveASheetDismissesNothingNorDoesTheOneThatClosesIt() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .dismissing))
            let answers = Answers()
            let place = CGRect(x: 20, y: 100, width: 200, height: 88)
            app.screen.openMenu(["Copy", "Share"], in: app.window, at: place, chosen: answers.note)
            #expect(app.screen.tapButton("Share"))
            #expect(!sheet.hasEnded && answers.given == ["Share"])
            app.screen.openMenu(["Copy"], in: app.window, at: place)
            app.screen.tap(at: CGPoint(x: 300, y: 300))
            #expect(!sheet.hasEnded && !app.screen.hasMenu(in: app.window))
            sheet.dismiss()
        }

        @Test(arguments: [false, true]) func aNoticeThatComesLiftsNoSheetOverAnAlertOrAMenu(_ isMenu: Bool) {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .block))
            if isMenu {
                app.screen.openMenu(
                    ["OK"], in: app.window, at: CGRect(x: 100, y: 300, width: 200, height: 44))
            } else {
                _ = ask()
            }
            let notice = app.showNow(.hud("Saved", placement: .top))
            #expect(app.screen.tapButton("OK"))
            app.screen.advance(by: 1)
            #expect(app.surface?.window === app.window && !notice.hasEnded)
            notice.dismiss()
            sheet.dismiss()
        }

        @Test func whatIsShownAfterTheAlertLiesOverIt() {
            defer { app.close() }
            let first = app.showSheet(.sheet(input: .block))
            _ = ask()
            let second = app.showSheet(.sheet(input: .block))
            #expect(!app.screen.tapButton("OK"))
            second.dismiss()
            app.screen.advance(by: 2)
            #expect(app.screen.tapButton("OK"))
            app.screen.advance(by: 1)
            #expect(app.screen.hit(at: app.button.frame.middle) is LayerView)
            first.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        /// The app presents an alert and shows a veil in one turn of the run loop: the veil is newer.
        @Test func aVeilShownRightAfterAnAlertIsOverIt() {
            defer { app.close() }
            let busy = app.showNow(.hud("Busy", indicator: .spinner))
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            app.root.present(alert, animated: false)
            let veil = app.showNow(.veil("Working"))
            #expect(app.screen.hit(at: middle)?.window is OverlayWindow)
            #expect(veil.isVisible)
            [veil, busy].forEach { $0.dismiss() }
        }

        @Test func aSheetStaysUnderAnAlertAndKeepsItsFrame() throws {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .block))
            let before = try #require(app.surface).panel.frame
            _ = ask()
            #expect(app.surface?.isHidden == false && app.surface?.panel.frame == before)
            #expect(app.screen.tapButton("OK"))
            app.screen.advance(by: 1)
            #expect(app.surface?.panel.frame == before && sheet.isVisible)
            sheet.dismiss()
        }

        @Test func voiceOverReachesAnAlertAndAMenuOverAModalSheetAndNothingUnderIt() {
            defer {
                app.screen.setVoiceOver(false)
                app.close()
            }
            app.screen.setVoiceOver(true)
            app.button.isAccessibilityElement = true
            let sheet = app.showSheet(.sheet(input: .block))
            func reached(_ title: String) -> Bool {
                app.screen.accessibleElements.contains { ($0 as? UIButton)?.title(for: .normal) == title }
            }
            var reachesApp: Bool { app.screen.accessibleElements.contains { $0 === app.button } }
            app.screen.openMenu(["Copy"], in: app.window, at: CGRect(x: 20, y: 100, width: 200, height: 44))
            #expect(reached("Copy") && !reachesApp)
            app.screen.tap(at: CGPoint(x: 300, y: 50))
            app.screen.turn()
            #expect(!reached("Copy") && !reachesApp)
            _ = ask()
            #expect(reached("OK") && !reachesApp)
            #expect(app.screen.tapButton("OK"))
            app.screen.advance(by: 1)
            #expect(!reachesApp)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(reachesApp && app.root.view.accessibilityElementsHidden == false)
        }

        @Test func aCoveredKeyboardIsFreeForAnAlertsField() throws {
            defer {
                app.screen.hideKeyboard()
                app.close()
            }
            app.screen.showKeyboard(height: 300)
            let sending = app.overlays.over(.keyboard).show(
                .loading("Sending").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 0.5)
            let alert = UIAlertController(title: "Code", message: nil, preferredStyle: .alert)
            alert.addTextField()
            app.root.present(alert, animated: false)
            app.screen.advance(by: 0.2)
            app.screen.tap(at: CGPoint(x: 195, y: 700))
            #expect(alert.textFields?.first?.text == "k")
            alert.dismiss(animated: false)
            app.screen.advance(by: 0.2)
            app.screen.tap(at: CGPoint(x: 195, y: 700))
            #expect(app.field.letters == 0)
            sending.dismiss()
        }
    }
}

/// Records the user's answers.
@MainActor
private final class Answers {
    private(set) var given: [String] = []
    func note(_ answer: String) { given.append(answer) }
}
