import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// VoiceOver with several overlays: which elements it reaches, and where it returns to.
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

        /// A modal view hides its siblings, but only while the modal view itself is visible.
        @Test(arguments: ["hidden", "transparent", "seen"])
        func aModalViewThatIsOutOfSightHidesNothing(_ state: String) throws {
            defer { close() }
            let modal = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
            modal.accessibilityViewIsModal = true
            modal.isHidden = state == "hidden"
            modal.alpha = state == "transparent" ? 0 : 1
            app.root.view.addSubview(modal)
            let veil = showVeil(except: try #require(app.region))
            #expect(reaches(app.regionButton) == (state != "seen"))
            #expect(reaches(app.surface?.parts.text) && !reaches(app.button))
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(modal.accessibilityViewIsModal && reaches(app.button) == (state != "seen"))
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

        /// A view that returns its elements through the container methods.
        private final class Counted: UIView {
            let elements: [UIView]

            init(_ elements: [UIView]) {
                self.elements = elements
                super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                elements.forEach { addSubview($0) }
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) { fatalError("Made in code only") }

            override func accessibilityElementCount() -> Int { elements.count }
            override func accessibilityElement(at index: Int) -> Any? { elements[index] }
        }

        /// Elements beside the view that are not views could not be hidden one by one.
        @Test(arguments: ["lists what is no view", "counts its elements", "is an element"])
        func exemptViewInOpaqueAccessibilityContainerIsHidden(_ container: String) throws {
            defer { close() }
            let region = try #require(app.region)
            let drawn = UIResponder()
            switch container {
            case "lists what is no view":
                app.root.view.accessibilityElements = [app.button, drawn, region]
            case "counts its elements": app.root.view.addSubview(Counted([app.button, region]))
            default: app.root.view.isAccessibilityElement = true
            }
            let veil = showVeil(except: region)
            #expect(!reaches(app.button) && !reaches(app.regionButton) && !reaches(app.root.view))
            #expect(!app.screen.accessibleElements.contains { $0 === drawn })
            #expect(reaches(app.surface?.parts.text))
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(reaches(container == "is an element" ? app.root.view : app.button))
        }

        @Test func inAContainerThatListsViewsItIsReachedAndNothingElseOfTheList() throws {
            defer { close() }
            let region = try #require(app.region)
            app.root.view.accessibilityElements = [app.button, region]
            let veil = showVeil(except: region)
            #expect(reaches(app.regionButton) && reaches(app.surface?.parts.text))
            #expect(!reaches(app.button))
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(reaches(app.button) && reaches(app.regionButton))
        }

        @Test func onASheetItIsReachedAndNothingElseOfTheSheet() throws {
            defer { close() }
            let stop = UIView(frame: CGRect(x: 20, y: 80, width: 200, height: 80))
            let stopButton = TapCounter()
            stopButton.isAccessibilityElement = true
            stop.addSubview(stopButton)
            content.addSubview(stop)
            let sheet = app.showSheet(.sheet(detents: [.content, .full]), content: content)
            let grabber = try #require(app.surface?.parts.grabber)
            #expect(reaches(grabber) && reaches(contentButton) && reaches(stopButton))
            let veil = showVeil(except: stop)
            #expect(reaches(app.surface?.parts.text) && reaches(stopButton))
            #expect(!reaches(grabber) && !reaches(contentButton) && !reaches(app.button))
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(reaches(grabber) && reaches(contentButton) && reaches(stopButton))
            sheet.dismiss()
        }

        // MARK: Over what the app presents

        /// Presents a page over the app's root, with a modal view of the system's.
        private func presentPage() throws -> (system: UIView, region: UIView, inside: UIView, beside: UIView)
        {
            let page = UIViewController()
            page.modalPresentationStyle = .overFullScreen
            app.root.present(page, animated: false)
            app.screen.advance(by: 1)
            let region = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
            let (inside, beside) = (TapCounter(), TapCounter())
            region.addSubview(inside)
            [region, beside].forEach { page.view.addSubview($0) }
            for button in [inside, beside] { button.isAccessibilityElement = true }
            let system = try #require(page.view.topLevelView)
            #expect(system.accessibilityViewIsModal && !reaches(app.button) && reaches(beside))
            return (system, region, inside, beside)
        }

        @Test func overAPageTheVeilIsReachedWithTheViewThatItExempts() throws {
            defer { close() }
            let page = try presentPage()
            let input = Overlay.InputPolicy(outside: .blockedExcept([page.region.overlays.region]))
            let veil = app.showNow(.veil("Working", cancel: .standard).with(\.input, input))
            let parts = try #require(app.surface?.parts)
            #expect(reaches(parts.text) && reaches(parts.cancel) && reaches(page.inside))
            #expect(!reaches(page.beside) && !reaches(app.button) && !reaches(app.regionButton))
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(page.system.accessibilityViewIsModal && reaches(page.inside) && reaches(page.beside))
            #expect(!reaches(app.button))
        }

        /// For touches, too, the page is in front of the view.
        @Test func overAPageAViewUnderThePageIsNotReachedAndTheVeilIs() throws {
            defer { close() }
            let page = try presentPage()
            let veil = showVeil(except: try #require(app.region))
            #expect(reaches(app.surface?.parts.text))
            #expect(!reaches(page.inside) && !reaches(page.beside))
            #expect(!reaches(app.button) && !reaches(app.regionButton))
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(page.system.accessibilityViewIsModal && reaches(page.beside) && !reaches(app.button))
        }

        @Test func overAPageANoticeAndTheModalPanelUnderItAreReached() throws {
            defer { close() }
            let page = try presentPage()
            let sheet = app.showSheet(.sheet(input: .block), content: content)
            let notice = app.showNow(.hud("Deleted", action: "Undo"))
            #expect(reaches(app.surface?.parts.action) && reaches(contentButton))
            #expect(!reaches(page.beside) && !reaches(app.button))
            [notice, sheet].forEach { $0.dismiss() }
            app.screen.advance(by: 2)
            #expect(page.system.accessibilityViewIsModal && reaches(page.beside) && !reaches(app.button))
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

        /// The question's modality suppressed the announcement, which is not repeated.
        @Test func afterAQuestionInItsGraceAVeilIsReachedAllTheSame() throws {
            defer { close() }
            app.screen.focusVoiceOver(on: app.button)
            let veil = app.overlays.show(
                .veil("Deleting").with(\.timing, Overlay.Timing(grace: .milliseconds(200))))
            let question = app.overlays.show(
                Overlay.question("Skip it?", actions: [Overlay.ActionButton("Skip", role: .default)])
                    .with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 1)
            #expect(veil.isVisible && question.isVisible)
            app.screen.focusVoiceOver(on: app.surface?.parts.action)
            #expect(app.screen.tapButton("Skip"))
            app.screen.advance(by: 1)
            #expect(question.hasEnded && focused === app.surface?.parts.text)
            veil.dismiss()
        }

        /// At its largest detent the sheet blocks the window, and so becomes modal.
        @Test(arguments: ["Places", nil]) func whoMakesASheetLargerStaysOnItsGrabber(_ label: String?) throws
        {
            defer { close() }
            let sheet = app.showSheet(
                .sheet(
                    detents: [.points(200), .full], undimmedThrough: .points(200), input: .block, label: label
                ))
            let grabber = try #require(app.surface?.parts.grabber)
            app.screen.focusVoiceOver(on: grabber)
            grabber.accessibilityIncrement()
            app.screen.advance(by: 1)
            #expect(sheet.detent == .full && focused === grabber)
            sheet.dismiss()
        }

        /// The sheet's text was announced while the sheet was beside the app, and is not announced again.
        @Test(arguments: ["Places", nil]) func aSheetThatTheAppMakesLargerGetsVoiceOver(_ label: String?)
            throws
        {
            defer { close() }
            app.screen.focusVoiceOver(on: app.button)
            let sheet = app.showSheet(
                .sheet(
                    detents: [.points(200), .full], undimmedThrough: .points(200), input: .block, label: label
                ))
            #expect(focused === app.button)
            sheet.detent = .full
            app.screen.advance(by: 1)
            let surface = try #require(app.surface)
            #expect((focused as? UIView)?.isDescendant(of: surface) == true)
            sheet.dismiss()
        }

        /// A screen change without an element moves Switch Control to the top.
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

        /// The element that had the focus at the end of the first overlay is off screen by now.
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
    }
}
