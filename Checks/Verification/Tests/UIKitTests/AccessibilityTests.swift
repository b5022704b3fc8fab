import Screen
import Testing
import UIKit

@MainActor
struct AccessibilityTests {
    private let bench = Bench()

    private func element(_ label: String, in parent: UIView? = nil) -> UIView {
        let view = bench.view(in: parent)
        view.isAccessibilityElement = true
        view.accessibilityLabel = label
        return view
    }

    private var labels: [String] { bench.screen.accessibleElements.compactMap(\.accessibilityLabel) }

    @Test func elementsAreReachedInOrderHiddenOnesAreNot() {
        defer { bench.close() }
        let group = bench.view()
        _ = element("one", in: group)
        let two = element("two", in: group)
        _ = element("three")
        #expect(labels == ["one", "two", "three"])
        two.isHidden = true
        #expect(labels == ["one", "three"])
        group.accessibilityElementsHidden = true
        #expect(labels == ["three"])
    }

    @Test func anElementHidesWhatIsInIt() {
        defer { bench.close() }
        _ = element("inner", in: element("outer"))
        #expect(labels == ["outer"])
    }

    @Test func aContainerMayNameItsElementsAndTheirOrder() {
        defer { bench.close() }
        let group = bench.view()
        let (one, two) = (element("one", in: group), element("two", in: group))
        group.accessibilityElements = [two, one]
        #expect(labels == ["two", "one"])
    }

    @Test func anElementThatIsNoViewNamesItsContainer() {
        defer {
            bench.screen.focusVoiceOver(on: nil)
            bench.close()
        }
        let view = bench.view()
        let element = UIAccessibilityElement(accessibilityContainer: view)
        view.accessibilityElements = [element]
        #expect(element.isAccessibilityElement && element.accessibilityContainer === view)
        #expect(bench.screen.accessibleElements.contains { $0 === element })
        bench.screen.focusVoiceOver(on: element)
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject? === element)
    }

    @Test func aModalViewHidesItsSiblingsAndNothingElse() {
        defer { bench.close() }
        let page = bench.view()
        _ = element("page", in: page)
        let part = bench.view()
        _ = element("sibling", in: part)
        let modal = bench.view(in: part)
        _ = element("dialogue", in: modal)
        modal.accessibilityViewIsModal = true
        #expect(labels == ["page", "dialogue"], "the page is its parent's sibling")
        part.accessibilityViewIsModal = true
        #expect(labels == ["dialogue"])
        let above = UIWindow(windowScene: bench.screen.scene)
        above.windowLevel = .alert
        above.isHidden = false
        let alert = element("alert", in: above)
        alert.accessibilityViewIsModal = true
        #expect(labels == ["dialogue", "alert"], "a window hides nothing of another")
        above.isHidden = true
        modal.isHidden = true
        #expect(labels == ["sibling"], "what is hidden is not modal")
    }

    @Test func theScrubIsAnsweredByTheNearestThatKnowsIt() {
        final class Closable: UIView {
            var closed = 0
            override func accessibilityPerformEscape() -> Bool {
                closed += 1
                return true
            }
        }
        defer { bench.close() }
        let closable = bench.add(Closable())
        let inner = element("inner", in: closable)
        #expect(bench.screen.performEscape(on: inner) && closable.closed == 1)
        #expect(!bench.screen.performEscape(on: bench.view()))
    }

    @Test func announcementsAreHeardOnlyWhileSomethingListens() {
        defer {
            bench.screen.setVoiceOver(false)
            bench.screen.forgetPosts()
            bench.close()
        }
        UIAccessibility.post(notification: .announcement, argument: "lost")
        bench.screen.setVoiceOver(true)
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        let queued = NSAttributedString(
            string: "Later", attributes: [.accessibilitySpeechQueueAnnouncement: NSNumber(value: true)])
        UIAccessibility.post(notification: .announcement, argument: queued)
        #expect(bench.screen.announcements == ["Saved", "Later"])
    }

    @Test func aScreenChangeBringsVoiceOverThere() {
        defer {
            bench.screen.setVoiceOver(false)
            bench.screen.forgetPosts()
            bench.close()
        }
        bench.screen.setVoiceOver(true)
        let view = bench.view()
        UIAccessibility.post(notification: .screenChanged, argument: view)
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject === view)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject === view)
    }

    @Test func aChangeOfTheScreenBringsSwitchControlThereOrToTheBeginning() {
        bench.screen.setSwitchControl(true)
        defer {
            bench.screen.setSwitchControl(false)
            bench.close()
        }
        let view = bench.add(UIView())
        var focused: AnyObject? {
            UIAccessibility.focusedElement(using: .notificationSwitchControl) as AnyObject?
        }
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(focused == nil)
        UIAccessibility.post(notification: .screenChanged, argument: view)
        #expect(focused === view)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        #expect(focused == nil)
    }

    @Test func theUsersSettingsCanBeAskedAndTheirChangeIsPosted() {
        defer {
            bench.screen.setReduceMotion(false)
            bench.screen.setReduceTransparency(false)
            bench.screen.setDarkerColors(false)
            bench.screen.setVoiceOver(false)
            bench.screen.setSwitchControl(false)
            bench.close()
        }
        nonisolated(unsafe) var heard = 0
        let tokens = [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            UIAccessibility.voiceOverStatusDidChangeNotification,
            UIAccessibility.switchControlStatusDidChangeNotification,
        ].map {
            NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { _ in heard += 1 }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        bench.screen.setReduceMotion(true)
        bench.screen.setReduceTransparency(true)
        bench.screen.setDarkerColors(true)
        bench.screen.setVoiceOver(true)
        bench.screen.setSwitchControl(true)
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isReduceTransparencyEnabled)
        #expect(UIAccessibility.isDarkerSystemColorsEnabled && UIAccessibility.isVoiceOverRunning)
        #expect(UIAccessibility.isSwitchControlRunning && heard == 5)
    }
}
