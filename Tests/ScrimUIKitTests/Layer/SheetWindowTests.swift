import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// What a sheet's content presents, and what the app presents meanwhile.
    @MainActor @Suite struct SheetWindowTests {
        private let app = AppFixture()
        private let content = Form()

        /// A view controller with a button and a field, 300 points high.
        private final class Form: UIViewController {
            let field = LetterCounter(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
            let button = TapCounter()

            override func viewDidLoad() {
                super.viewDidLoad()
                preferredContentSize = CGSize(width: 0, height: 300)
                view.addSubview(field)
                button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
                view.addSubview(button)
            }
        }

        private func show(_ input: Overlay.InputPolicy = .block) -> Presentation {
            _ = Screen.complaints()
            let sheet = app.overlays.show(.sheet(input: input)) { content }
            app.screen.advance(by: 2)
            return sheet
        }

        private func alert(_ answered: @escaping () -> Void = {}) -> UIAlertController {
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in answered() })
            return alert
        }

        @Test(arguments: [Overlay.InputPolicy.block, .dismissing])
        func whatTheContentPresentsIsInAHierarchyAndCanBeAnswered(_ input: Overlay.InputPolicy) {
            defer { app.close() }
            let sheet = show(input)
            var answers = 0
            content.present(alert { answers += 1 }, animated: true)
            app.screen.advance(by: 1)
            #expect(Screen.complaints() == [])
            #expect(app.surface?.isHidden == false && content.view.window is OverlayWindow)
            #expect(app.screen.tapButton("OK"))
            app.screen.advance(by: 1)
            #expect(answers == 1 && content.presentedViewController == nil && !sheet.hasEnded)
            app.screen.tap(at: content.button.convert(content.button.bounds, to: nil).middle)
            #expect(content.button.taps == 1)
            app.screen.tap(at: app.button.frame.middle)
            #expect(app.button.taps == 0 && sheet.hasEnded == (input == .dismissing))
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean && app.window.isKeyWindow && content.parent == nil)
        }

        /// From iOS 17 on, an app can set the text size of a single window.
        @Test func theContentHasTheTraitsThatTheAppGivesItsWindow() {
            defer { app.close() }
            app.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            app.window.traitOverrides.layoutDirection = .rightToLeft
            let sheet = show()
            #expect(content.view.window is OverlayWindow)
            #expect(content.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
            #expect(content.traitCollection.layoutDirection == .rightToLeft)
            app.window.traitOverrides.preferredContentSizeCategory = .small
            app.window.traitOverrides.accessibilityContrast = .high
            app.window.traitOverrides.legibilityWeight = .bold
            app.screen.turn()
            #expect(content.traitCollection.preferredContentSizeCategory == .small)
            #expect(content.traitCollection.accessibilityContrast == .high)
            #expect(content.traitCollection.legibilityWeight == .bold)
            app.window.traitOverrides = UITraitOverrides()
            app.screen.setTextSize(.extraLarge)
            #expect(content.traitCollection == app.window.traitCollection)
            app.screen.setTextSize(.large)
            sheet.dismiss()
        }

        @Test func whatFillsTheScreenIsInFrontAndTheSheetIsBackAfterIt() throws {
            defer { app.close() }
            let sheet = show()
            let frame = try #require(app.surface).panel.frame
            let picker = UIViewController()
            picker.modalPresentationStyle = .fullScreen
            content.present(picker, animated: false)
            app.screen.advance(by: 1)
            #expect(app.screen.hit(at: CGPoint(x: 200, y: 700)) === picker.view)
            content.dismiss(animated: false)
            app.screen.advance(by: 1)
            #expect(Screen.complaints() == [] && picker.view.window == nil && !sheet.hasEnded)
            #expect(app.surface?.panel.frame == frame && content.view.window is OverlayWindow)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        /// A sheet beside a live app is in the app's window, where the system itself restores the sheet's layer.
        @Test func whatFillsTheScreenOverALiveSheetStaysInFront() {
            defer { app.close() }
            let sheet = show(.live)
            #expect(content.view.window === app.window && app.ours.isEmpty)
            let picker = UIViewController()
            picker.modalPresentationStyle = .fullScreen
            content.present(picker, animated: false)
            app.screen.advance(by: 1)
            let notice = app.showNow(.hud("Saved", placement: .top))
            #expect(app.screen.hit(at: CGPoint(x: 200, y: 700)) === picker.view)
            content.dismiss(animated: false)
            app.screen.advance(by: 1)
            #expect(content.view.window === app.window)
            [sheet, notice].forEach { $0.dismiss() }
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        @Test func whatTheAppPresentsIsInFrontAndTheSheetIsBackAfterIt() throws {
            defer { app.close() }
            let sheet = show()
            let frame = try #require(app.surface).panel.frame
            var answers = 0
            app.root.present(alert { answers += 1 }, animated: false)
            app.screen.advance(by: 1)
            #expect(app.surface?.isHidden == false && content.view.window === app.window)
            #expect(app.screen.tapButton("OK"))
            app.screen.advance(by: 1)
            #expect(answers == 1 && app.surface?.panel.frame == frame && content.view.window is OverlayWindow)
            #expect(Screen.complaints() == [])
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        /// SwiftUI runs `onDisappear` and `task` again for a view that was in no window for a moment.
        @Test func theContentGoesFromWindowToWindowInOneStep() {
            final class Traveler: UIView {
                var windows: [UIWindow?] = []
                override func didMoveToWindow() { windows.append(window) }
            }
            defer { app.close() }
            let traveler = Traveler()
            content.view.addSubview(traveler)
            let sheet = show()
            let own = content.view.window
            app.root.present(alert(), animated: false)
            app.screen.advance(by: 1)
            #expect(content.parent is WindowLayerController)
            #expect(app.screen.tapButton("OK"))
            app.screen.advance(by: 1)
            #expect(content.parent is MirroringController && content.view.window is OverlayWindow)
            #expect(traveler.windows == [own, app.window, content.view.window])
            #expect(Screen.complaints() == [])
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean && content.parent == nil && traveler.windows.last == .some(nil))
        }

        @Test(arguments: [Overlay.InputPolicy.block, .live])
        func anAlertOfTheContentUnderAVeilIsAnswered(_ input: Overlay.InputPolicy) {
            defer { app.close() }
            let sheet = show(input)
            let veil = app.showNow(.veil("Working"))
            var answers = 0
            content.present(alert { answers += 1 }, animated: false)
            app.screen.advance(by: 1)
            #expect(app.screen.tapButton("OK"))
            app.screen.advance(by: 1)
            #expect(answers == 1 && veil.isVisible)
            app.screen.tap(at: content.button.convert(content.button.bounds, to: nil).middle)
            #expect(content.button.taps == 0)
            [veil, sheet].forEach { $0.dismiss() }
        }

        @Test(arguments: [Overlay.InputPolicy.block, .live])
        func whatIsShownAfterAnAlertOfTheContentLiesOverIt(_ input: Overlay.InputPolicy) {
            defer { app.close() }
            let sheet = show(input)
            content.present(alert(), animated: false)
            app.screen.advance(by: 1)
            let second = app.showSheet(.sheet(input: .block))
            #expect(!app.screen.tapButton("OK"))
            second.dismiss()
            app.screen.advance(by: 2)
            #expect(app.screen.tapButton("OK"))
            app.screen.advance(by: 1)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        @Test func noticesAndFurtherSheetsLieOverIt() throws {
            defer { app.close() }
            let notice = app.showNow(.hud("Saved", indicator: .spinner, placement: .top))
            let sheet = show()
            #expect(app.surface?.window is OverlayWindow && app.host.surfaces.count == 2)
            let second = app.showSheet(.sheet(input: .live))
            #expect(app.host.surfaces.allSatisfy { $0.window is OverlayWindow })
            [sheet, second].forEach { $0.dismiss() }
            app.screen.advance(by: 2)
            #expect(app.surface?.window === app.window)
            notice.dismiss()
        }

        /// A field in the sheet makes the sheet's window key; afterwards the app's field gets the keys back.
        @Test func aFieldOfItTakesTextAndTheAppHasTheKeysAgain() {
            defer { app.close() }
            let sheet = show()
            app.screen.tap(at: content.field.convert(content.field.bounds, to: nil).middle)
            app.screen.type("a")
            #expect(content.field.letters == 1 && app.field.letters == 0)
            sheet.dismiss()
            app.screen.advance(by: 2)
            app.screen.type("b")
            #expect(app.window.isKeyWindow && app.field.isFirstResponder && app.field.letters == 1)
        }

        /// The field is the sheet window's first responder, the placeholder the app's: the key window gets the keys.
        @Test(arguments: [true, false])
        func underAVeilAFieldOfItTakesNoKeys(respondersMakeWindowsKey: Bool) {
            Screen.respondersMakeWindowsKey = respondersMakeWindowsKey
            defer {
                Screen.respondersMakeWindowsKey = true
                app.close()
            }
            let sheet = show()
            app.screen.tap(at: content.field.convert(content.field.bounds, to: nil).middle)
            let veil = app.showNow(.veil("Saving"))
            app.screen.type("a")
            #expect(content.field.letters == 0 && !content.field.isFirstResponder)
            #expect(app.screen.firstResponder is PlaceholderResponder)
            veil.dismiss()
            app.screen.advance(by: 1)
            app.screen.tap(at: content.field.convert(content.field.bounds, to: nil).middle)
            app.screen.type("b")
            #expect(content.field.letters == 1)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean && app.window.isKeyWindow && app.field.isFirstResponder)
        }

        /// A touch on a field makes the sheet's window key; the field gets the keys when the touch ends.
        @Test func theKeysWaitForTheFingerOnAFieldOfIt() {
            defer { app.close() }
            let sheet = show()
            app.screen.touchDown(at: content.field.convert(content.field.bounds, to: nil).middle)
            app.screen.advance(by: 0.2)
            #expect(content.field.window?.isKeyWindow == true)
            app.screen.touchUp()
            app.screen.advance(by: 0.2)
            app.screen.type("a")
            #expect(content.field.letters == 1)
            sheet.dismiss()
        }

        /// The sheet's code makes its field first responder, without a touch that makes the window key.
        @Test(arguments: [true, false])
        func aFieldOfItThatTheCodeGivesTheKeysTakesText(respondersMakeWindowsKey: Bool) {
            Screen.respondersMakeWindowsKey = respondersMakeWindowsKey
            defer {
                Screen.respondersMakeWindowsKey = true
                app.close()
            }
            let sheet = show()
            content.field.becomeFirstResponder()
            app.screen.advance(by: 0.2)
            app.screen.type("a")
            #expect(content.field.letters == 1)
            sheet.dismiss()
            app.screen.advance(by: 2)
            app.screen.type("b")
            #expect(app.window.isKeyWindow && app.field.letters == 1)
        }

        /// Like a web page, which is neither a field nor a view in the panel.
        @Test func aPageOfTheContentsTakesTextOfAnyKind() throws {
            defer { app.close() }
            content.field.removeFromSuperview()
            let sheet = show()
            let page = UIViewController()
            page.modalPresentationStyle = .fullScreen
            let canvas = TextCanvas(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
            page.view.addSubview(canvas)
            content.present(page, animated: false)
            app.screen.advance(by: 1)
            Screen.respondersMakeWindowsKey = false
            defer { Screen.respondersMakeWindowsKey = true }
            app.screen.tap(at: canvas.frame.middle)
            app.screen.advance(by: 0.2)
            app.screen.type("a")
            #expect(canvas.text == "a" && app.field.letters == 0)
            content.dismiss(animated: false)
            sheet.dismiss()
            app.screen.advance(by: 2)
            app.screen.type("b")
            #expect(app.isClean && app.window.isKeyWindow && app.field.letters == 1)
        }

        /// The sheet's window stays while the content presents something, and no longer.
        @Test(arguments: [true, false], [true, false])
        func anAlertThatOutlivesItsSheetIsAnsweredAndLeavesNothingBehind(
            appHasKeys: Bool, isBesideNotice: Bool
        ) {
            defer { app.close() }
            if !appHasKeys { app.field.resignFirstResponder() }
            let notice =
                isBesideNotice ? app.showNow(.hud("Offline", indicator: .spinner, placement: .top)) : nil
            let sheet = show()
            content.present(alert(), animated: false)
            app.screen.advance(by: 1)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(sheet.hasEnded && app.screen.tapButton("OK"))
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(app.host.layers.sheetWindow == nil)
            #expect(app.window.isKeyWindow && app.field.letters == (appHasKeys ? 1 : 0))
            notice?.dismiss()
            app.screen.advance(by: 1)
            #expect(app.isClean)
        }

        @Test func escapeDismissesItAfterItsFieldGaveUpTheKeys() {
            defer { app.close() }
            let sheet = show(.dismissing)
            app.screen.tap(at: content.field.convert(content.field.bounds, to: nil).middle)
            content.field.resignFirstResponder()
            app.screen.advance(by: 0.1)
            app.screen.press(.keyboardEscape)
            #expect(sheet.outcome?.cause == .escape)
        }

        /// A touch makes the sheet's window key if the sheet has a view that takes text.
        @Test func escapeDismissesItAfterATouchOnItsButton() {
            defer { app.close() }
            let sheet = show(.dismissing)
            app.screen.tap(at: content.button.convert(content.button.bounds, to: nil).middle)
            app.screen.advance(by: 0.1)
            #expect(content.button.taps == 1)
            app.screen.press(.keyboardEscape)
            #expect(sheet.outcome?.cause == .escape)
        }

        /// If the content presents nothing, its `dismiss` dismisses nothing of the app's either.
        @Test func aDismissOfTheContentsOwnLeavesTheAppAlone() {
            defer { app.close() }
            let page = UIViewController()
            app.root.present(page, animated: false)
            let sheet = show()
            content.dismiss(animated: false)
            app.screen.advance(by: 1)
            #expect(app.root.presentedViewController === page && !sheet.hasEnded)
            sheet.dismiss()
        }

        /// The system may put views of its own around a window's root view.
        @Test func whatTheSystemPutsAroundTheLayerTakesNoTouches() throws {
            defer { app.close() }
            let sheet = show()
            let window = try #require(content.view.window as? OverlayWindow)
            let wrapper = UIView(frame: window.bounds)
            window.addSubview(wrapper)
            wrapper.addSubview(window.layerView)
            window.layerView.isUserInteractionEnabled = false
            #expect(window.hitTest(app.button.frame.middle, with: nil) == nil)
            sheet.dismiss()
        }

        @Test func voiceOverReachesOnlyTheSheetAndThenOnlyItsAlert() {
            defer {
                app.screen.setVoiceOver(false)
                app.close()
            }
            app.screen.setVoiceOver(true)
            for button in [app.button, content.button] { button.isAccessibilityElement = true }
            let sheet = show()
            func reaches(_ view: UIView) -> Bool { app.screen.accessibleElements.contains { $0 === view } }
            #expect(reaches(content.button) && !reaches(app.button))
            content.present(alert(), animated: false)
            app.screen.advance(by: 1)
            #expect(!reaches(content.button) && !reaches(app.button))
            #expect(
                app.screen.accessibleElements.contains { ($0 as? UIButton)?.title(for: .normal) == "OK" })
            _ = app.screen.tapButton("OK")
            app.screen.advance(by: 1)
            #expect(reaches(content.button) && !reaches(app.button))
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(reaches(app.button))
        }

        @Test func underAVeilVoiceOverReachesNothingOfTheSheet() {
            defer {
                app.screen.setVoiceOver(false)
                app.close()
            }
            app.screen.setVoiceOver(true)
            content.button.isAccessibilityElement = true
            let sheet = show()
            var reachesSheet: Bool { app.screen.accessibleElements.contains { $0 === content.button } }
            #expect(reachesSheet)
            let veil = app.showNow(.veil("Saving"))
            #expect(!reachesSheet)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(reachesSheet)
            sheet.dismiss()
        }
    }
}
