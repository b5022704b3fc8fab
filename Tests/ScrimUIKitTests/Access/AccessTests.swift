import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// VoiceOver: what it reaches, what is announced, and which actions it has.
    @MainActor @Suite struct AccessTests {
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

        private var reachesButton: Bool { app.screen.accessibleElements.contains { $0 === app.button } }

        @Test func aVeilIsModalAndHidesTheWindowUnderIt() {
            defer { close() }
            app.button.isAccessibilityElement = true
            #expect(reachesButton)
            let veil = app.showNow(.veil("Working", cancel: .standard))
            let reached = app.screen.accessibleElements
            #expect(!reachesButton)
            #expect(reached.contains { $0 === app.surface?.parts.text })
            #expect(reached.contains { $0 === app.surface?.parts.cancel })
            #expect(app.window.accessibilityElementsHidden)
            veil.dismiss()
            app.screen.turn()
            #expect(reachesButton && !app.window.accessibilityElementsHidden)
        }

        @Test func inGraceNothingIsHiddenAndNothingIsSaid() {
            defer { close() }
            app.button.isAccessibilityElement = true
            let veil = app.overlays.show(.veil("Working"))
            app.screen.advance(by: 0.1)
            #expect(reachesButton && app.screen.posts.isEmpty)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.screen.posts.isEmpty)
        }

        /// SVProgressHUD#165: the text is repeated, and each step of progress posts a screen change.
        @Test func aTextIsSaidOnceAndProgressInQuarters() {
            defer { close() }
            let notice = app.showNow(.hud("Uploading", indicator: .ring(0)))
            for percent in 1...100 {
                notice.progress = Double(percent) / 100
                app.screen.advance(by: Screen.frame)
            }
            app.screen.advance(by: 2)
            #expect(app.screen.announcements.filter { $0.contains("Uploading") }.count == 1)
            #expect(
                app.screen.announcements.filter { $0.hasSuffix("%") } == ["25%", "50%", "75%", "100%"])
            #expect(!app.screen.posts.contains { $0.notification == .screenChanged })
            notice.dismiss()
        }

        @Test func voiceOverGoesToAVeilAndBack() {
            defer { close() }
            app.button.isAccessibilityElement = true
            UIAccessibility.post(notification: .screenChanged, argument: app.button)
            app.screen.forgetPosts()
            let veil = app.showNow(.veil("Working"))
            func focused() -> AnyObject? {
                UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
            }
            #expect(focused() === app.surface?.parts.text)
            #expect(
                app.screen.announcements.isEmpty, "It reads the panel; said twice would be once too often")
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(focused() === app.button)
        }

        /// The notice's text is not the veil's, even if it begins with the same words.
        @Test func aNoticeThatComesWithAVeilIsAnnounced() {
            defer { close() }
            let timing = Overlay.Timing(grace: .milliseconds(200))
            let notice = app.overlays.show(
                .hud("Working on it", indicator: .spinner).with(\.timing, timing))
            let veil = app.overlays.show(.veil("Working").with(\.timing, timing))
            app.screen.advance(by: 0.5)
            #expect(app.screen.announcements == ["Working on it"])
            let text = app.host.surfaces.first { $0.plan?.kind == .veil }?.parts.text
            #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject? === text)
            [notice, veil].forEach { $0.dismiss() }
        }

        @Test func aNoticeTakesNoFocusAndHidesNothing() {
            defer { close() }
            app.button.isAccessibilityElement = true
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            #expect(reachesButton)
            #expect(app.screen.announcements == ["Saved"])
            #expect(!app.screen.posts.contains { $0.notification == .screenChanged })
            notice.dismiss()
        }

        @Test func aRegionsOverlayHidesThatRegionOnly() {
            defer { close() }
            for button in [app.button, app.regionButton] { button.isAccessibilityElement = true }
            let busy = app.showNow(.activity(), over: app.region)
            #expect(reachesButton)
            #expect(!app.screen.accessibleElements.contains { $0 === app.regionButton })
            busy.dismiss()
            app.screen.advance(by: 1)
            #expect(app.screen.accessibleElements.contains { $0 === app.regionButton })
            #expect(app.region?.accessibilityElementsHidden == false)
        }

        @Test func whatTheAppHadHiddenItselfStaysHidden() {
            defer { close() }
            app.region?.accessibilityElementsHidden = true
            let busy = app.showNow(.activity(), over: app.region)
            busy.dismiss()
            app.screen.advance(by: 1)
            #expect(app.region?.accessibilityElementsHidden == true)
        }

        @Test func theScrubEndsWhatCanBeEndedAndNothingElse() throws {
            defer { close() }
            let veil = app.showNow(.veil("Working"))
            app.screen.performEscape(on: try #require(app.surface).parts.text)
            #expect(!veil.hasEnded, "There is nothing to cancel")
            veil.dismiss()
            app.screen.advance(by: 1)
            let sheet = app.showSheet(.sheet(input: .dismissing))
            app.screen.performEscape(on: try #require(app.surface).panel)
            #expect(sheet.outcome?.cause == .escape)
        }

        /// FloatingPanel#488.
        @Test func aSheetsDetentsAreAdjustable() throws {
            defer { close() }
            let sheet = app.showSheet(.sheet(detents: [.points(200), .fraction(0.5), .full]))
            let grabber = try #require(app.surface?.parts.grabber)
            #expect(grabber.isAccessibilityElement && grabber.accessibilityTraits.contains(.adjustable))
            #expect(grabber.accessibilityLabel == "Sheet size")
            let middle = grabber.convert(CGPoint(x: grabber.bounds.midX, y: grabber.bounds.midY), to: nil)
            let hit = app.screen.hit(at: middle)
            #expect(hit?.isDescendant(of: grabber) == false, "the panel is dragged, by any of its points")
            let first = grabber.accessibilityValue
            grabber.accessibilityIncrement()
            app.screen.advance(by: 1)
            #expect(sheet.detent == .fraction(0.5) && grabber.accessibilityValue != first)
            grabber.accessibilityIncrement()
            grabber.accessibilityIncrement()
            app.screen.advance(by: 1)
            #expect(sheet.detent == .full && grabber.accessibilityValue == "Full")
            grabber.accessibilityDecrement()
            app.screen.advance(by: 1)
            #expect(sheet.detent == .fraction(0.5))
            sheet.dismiss()
        }

        /// JGProgressHUD reads 0.6 as "1%".
        @Test func progressIsAValueOfThePanelsText() throws {
            defer { close() }
            app.overlays.stage.defaults.strings.percent = "{n} Prozent"
            let veil = app.showNow(.veil("Uploading", indicator: .ring(0.6)))
            let text = try #require(app.surface).parts.text
            #expect(text.accessibilityLabel == "Uploading")
            #expect(
                text.accessibilityValue == "60 Prozent"
                    && text.accessibilityTraits.contains(.updatesFrequently))
            veil.dismiss()
        }

        @Test func aVeilWithoutWordsIsReachedAndHasItsProgress() throws {
            defer { close() }
            let veil = app.showNow(.veil(indicator: .ring(0.6)))
            let text = try #require(app.surface).parts.text
            #expect(app.screen.accessibleElements.contains { $0 === text })
            #expect(text.accessibilityLabel == "Loading…" && text.accessibilityValue == "60%")
            veil.dismiss()
        }

        @Test func aNoticeStaysAtLeastFiveSeconds() {
            defer { close() }
            let notice = app.overlays.flash(.hud("Hi"))
            app.screen.advance(by: 4.5)
            #expect(!notice.hasEnded)
            app.screen.advance(by: 1)
            #expect(notice.outcome?.cause == .expired)
        }

        @Test func aNoticesActionIsReachedAndHeardOf() throws {
            defer { close() }
            app.screen.forgetPosts()
            let notice = app.overlays.flash(.hud("Deleted", placement: .bottom, action: "_Undo"))
            app.screen.advance(by: 0.5)
            #expect(app.screen.announcements == ["Deleted, Undo is available"])
            let button = try #require(app.surface?.parts.action)
            #expect(button.title(for: .normal) == "Undo")
            #expect(app.screen.accessibleElements.contains { $0 === button })
            notice.dismiss()
        }

        @Test func voiceOverInANoticeHoldsItsTime() throws {
            defer { close() }
            let notice = app.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo"))
            app.screen.advance(by: 0.5)
            let parts = try #require(app.surface?.parts)
            app.screen.focusVoiceOver(on: parts.text)
            app.screen.advance(by: 20)
            app.screen.focusVoiceOver(on: parts.action)
            app.screen.advance(by: 20)
            #expect(!notice.hasEnded)
            app.screen.focusVoiceOver(on: app.button)
            app.screen.advance(by: 20)
            #expect(notice.outcome?.cause == .expired)
        }

        @Test func aModalPanelWithAnActionIsStillWhereVoiceOverIsLed() throws {
            defer { close() }
            app.screen.forgetPosts()
            let veil = app.showNow(.veil("Working").with(\.content.action, "Hide"))
            let text = try #require(app.surface).parts.text
            let moves = app.screen.posts.filter { $0.notification == .screenChanged }
            #expect(moves.contains { $0.argument as AnyObject === text })
            veil.dismiss()
        }

        @Test func aMessageWithoutRoomIsStillReached() throws {
            defer { close() }
            let tiny = UIView(frame: CGRect(x: 0, y: 300, width: 40, height: 40))
            app.root.view.addSubview(tiny)
            let busy = app.showNow(.loading("Loading everything"), over: tiny)
            let text = try #require(app.surface).parts.text
            #expect(text.accessibilityLabel == "Loading everything" && text.isAccessibilityElement)
            #expect(app.screen.accessibleElements.contains { $0 === text })
            busy.dismiss()
        }

        @Test func panelsReadInTheirOrder() throws {
            defer { close() }
            let sheet = app.showSheet(.sheet(detents: [.points(200), .full]))
            let parts = try #require(app.surface).parts
            let elements = try #require(parts.text.superview?.accessibilityElements)
            #expect(elements.first as AnyObject === parts.grabber)
            #expect(elements.contains { $0 as AnyObject === parts.content?.view })
            sheet.dismiss()
        }

        /// The last announcement with its speech attributes.
        private var lastAnnouncement: NSAttributedString? {
            app.screen.posts.last { $0.notification == .announcement }?.argument as? NSAttributedString
        }

        @Test func anErrorIsUrgentAndANoticeWaitsForNobody() throws {
            defer { close() }
            func priority() throws -> UIAccessibilityPriority? {
                let text = try #require(lastAnnouncement)
                let value = text.attribute(
                    .accessibilitySpeechAnnouncementPriority, at: 0, effectiveRange: nil)
                return value as? UIAccessibilityPriority
            }
            let notice = app.showNow(.hud("Saved", icon: .success))
            #expect(try priority() == .default)
            let busy = app.showNow(.activity("Loading"), over: app.region)
            #expect(try priority() == .high)
            [notice, busy].forEach { $0.dismiss() }
        }

        /// An announcement that a tap's sound or a screen change interrupts is repeated, once.
        ///
        /// The posted string is attributed; whether the notification returns it attributed is unknown.
        @Test(arguments: [false, true])
        func anAnnouncementThatWasBrokenOffIsRepeatedOnce(andComesBackAttributed isAttributed: Bool) {
            defer { close() }
            func finish(_ text: String, _ isHeard: Bool) {
                let said: Any = isAttributed ? NSAttributedString(string: text) : text
                NotificationCenter.default.post(
                    name: UIAccessibility.announcementDidFinishNotification, object: nil,
                    userInfo: [
                        UIAccessibility.announcementStringValueUserInfoKey: said,
                        UIAccessibility.announcementWasSuccessfulUserInfoKey: isHeard,
                    ])
            }
            let notice = app.showNow(.hud("Saved", icon: .success))
            #expect(app.screen.announcements == ["Saved"])
            finish("Other", false)
            #expect(app.screen.announcements == ["Saved"], "Somebody else's")
            finish("Saved", false)
            #expect(app.screen.announcements == ["Saved", "Saved"])
            finish("Saved", false)
            #expect(app.screen.announcements.count == 2)
            notice.dismiss()
        }

        @Test func anAnnouncementThatWasHeardIsNotRepeated() {
            defer { close() }
            let notice = app.showNow(.hud("Saved", icon: .success))
            NotificationCenter.default.post(
                name: UIAccessibility.announcementDidFinishNotification, object: nil,
                userInfo: [
                    UIAccessibility.announcementStringValueUserInfoKey: "Saved",
                    UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
                ])
            #expect(app.screen.announcements == ["Saved"])
            notice.dismiss()
        }

        @Test func withButtonShapesAPlainButtonHasAGround() throws {
            defer {
                app.screen.setButtonShapes(false)
                close()
            }
            let plain = app.showNow(.hud("Deleted", action: "Undo"))
            #expect(try #require(app.surface?.parts.action).backgroundColor == nil)
            app.screen.setButtonShapes(true)
            #expect(
                try #require(app.surface?.parts.action).backgroundColor != nil, "also what is shown already")
            plain.dismiss()
            app.screen.advance(by: 1)
            let shaped = app.showNow(.hud("Deleted", action: "Undo"))
            let button = try #require(app.surface?.parts.action)
            #expect(button.backgroundColor != nil && button.isPointerInteractionEnabled)
            shaped.dismiss()
        }

        @Test func theHandFeelsASuccessAndAnErrorIfTheAppWantsThat() {
            defer { close() }
            _ = app.screen.feltHaptics()
            app.showNow(.hud("Saved", icon: .success)).dismiss()
            app.screen.advance(by: 1)
            #expect(app.screen.feltHaptics() == [])
            app.overlays.stage.defaults.playsHaptics = true
            defer { app.overlays.stage.defaults.playsHaptics = false }
            let notice = app.showNow(.hud("Saved", icon: .success))
            #expect(app.screen.feltHaptics() == [.success])
            notice.content.indicator = .icon(.failure)
            app.screen.advance(by: 1)
            #expect(app.screen.feltHaptics() == [.error])
            notice.dismiss()
        }

        @Test func anErrorInterruptsAndANoticeWaits() throws {
            defer { close() }
            func waits() throws -> Bool {
                let value = try #require(lastAnnouncement).attribute(
                    .accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil)
                return try #require(value as? Bool)
            }
            let notice = app.showNow(.hud("Saved", icon: .success))
            #expect(try waits())
            let busy = app.showNow(.activity("Loading"), over: app.region)
            #expect(try !waits())
            [notice, busy].forEach { $0.dismiss() }
        }

        @Test func afterAVeilOverASheetVoiceOverIsBackWhereItWasInTheApp() {
            defer { close() }
            app.button.isAccessibilityElement = true
            UIAccessibility.post(notification: .screenChanged, argument: app.button)
            let sheet = app.showSheet(.sheet(input: .block))
            let veil = app.showNow(.veil("Working"))
            veil.dismiss()
            app.screen.advance(by: 1)
            sheet.dismiss()
            app.screen.advance(by: 2)
            let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
            #expect(focused === app.button)
        }

        /// The app unhides a view under an overlay: the view stays hidden meanwhile, and is shown afterwards.
        @Test func whatTheAppShowsUnderAnOverlayIsShownAfterIt() {
            defer { close() }
            app.regionButton.isAccessibilityElement = true
            app.region?.accessibilityElementsHidden = true
            let busy = app.showNow(.activity(), over: app.region)
            app.region?.accessibilityElementsHidden = false
            app.screen.turn()
            #expect(!app.screen.accessibleElements.contains { $0 === app.regionButton })
            busy.dismiss()
            app.screen.advance(by: 1)
            #expect(app.region?.accessibilityElementsHidden == false)
        }
    }
}
