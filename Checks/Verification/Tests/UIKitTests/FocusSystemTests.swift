import Screen
import Testing
import UIKit

/// The focus that Tab and the arrows move, on a device that has one.
@MainActor
struct FocusSystemTests {
    private let bench = Bench()

    private final class Item: UIView {
        var isWanted = true
        var letsGo = true
        var takesKeys = false
        private(set) var headings: [UIFocusHeading] = []
        override var canBecomeFocused: Bool { isWanted }
        override var canBecomeFirstResponder: Bool { takesKeys }
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            headings.append(context.focusHeading)
            return letsGo
        }
    }

    private func item(_ y: CGFloat, x: CGFloat = 0, group: String? = nil) -> Item {
        let item = bench.add(Item(frame: CGRect(x: x, y: y, width: 50, height: 40)))
        item.focusGroupIdentifier = group
        return item
    }

    private func field(_ y: CGFloat) -> UITextField {
        bench.add(UITextField(frame: CGRect(x: 0, y: y, width: 100, height: 40)))
    }

    private func tab(_ modifiers: UIKeyModifierFlags = []) {
        bench.screen.press(.keyboardTab, characters: "\t", modifiers: modifiers)
    }

    @Test func anIPhoneHasNoFocusSystem() {
        defer { bench.close() }
        let field = field(0)
        #expect(bench.screen.scene.focusSystem == nil)
        tab()
        #expect(!field.isFirstResponder && bench.screen.focusedView == nil)
    }

    @Test func tabGoesFromGroupToGroupInReadingOrder() {
        defer { bench.close() }
        bench.screen.supportFocus()
        let (second, field) = (item(100, group: "two"), field(200))
        let (first, other) = (item(0, group: "one"), item(0, x: 100, group: "one"))
        var seen: [UIView?] = []
        for _ in 0..<4 {
            tab()
            seen.append(bench.screen.focusedView)
        }
        #expect(seen == [first, second, field, first] && !other.isFocused)
        tab(.shift)
        #expect(field.isFocused)
    }

    @Test func arrowsStayInTheGroupWhichIsEnteredAgainWhereItWasLeft() {
        defer { bench.close() }
        bench.screen.supportFocus()
        let all = [item(0, group: "one"), item(0, x: 100, group: "one"), item(100, group: "two")]
        tab()
        bench.screen.press(.keyboardRightArrow)
        bench.screen.press(.keyboardRightArrow)
        #expect(all[1].isFocused)
        tab()
        tab()
        #expect(all[1].isFocused)
        bench.screen.press(.keyboardLeftArrow)
        #expect(all[0].isFocused)
    }

    @Test func viewsAreInTheGroupOfWhatTheyAreInAndWhatScrollsIsOneOfItsOwn() {
        defer { bench.close() }
        bench.screen.supportFocus()
        let box = bench.view(0, 0, 300, 100)
        box.focusGroupIdentifier = "box"
        let scroll = bench.add(UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 100)))
        let items = [0, 0, 1, 1].map { index in
            let item = Item(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            (index == 0 ? box : scroll).addSubview(item)
            return item
        }
        tab()
        #expect(items[0].isFocused)
        tab()
        #expect(items[2].isFocused)
        tab()
        #expect(items[0].isFocused)
    }

    @Test func controlsAndWhatIsHiddenOrSwitchedOffAreNotFocused() {
        defer { bench.close() }
        bench.screen.supportFocus()
        bench.add(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 40)))
        let all = (1...5).map { item(CGFloat($0) * 50, group: "\($0)") }
        all[0].isHidden = true
        all[1].isUserInteractionEnabled = false
        all[2].alpha = 0
        all[3].isWanted = false
        tab()
        #expect(all[4].isFocused)
        tab()
        #expect(all[4].isFocused)
        all[4].removeFromSuperview()
        bench.screen.turn()
        #expect(bench.screen.focusedView == nil)
    }

    @Test func theFirstResponderFollowsTheFocusAndTheFocusIt() {
        defer { bench.close() }
        bench.screen.supportFocus()
        let (field, item) = (field(0), item(100, group: "one"))
        let box = bench.add(Item(frame: CGRect(x: 0, y: 200, width: 100, height: 100)))
        (box.isWanted, box.takesKeys) = (false, true)
        let inner = Item(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        inner.focusGroupIdentifier = "inner"
        box.addSubview(inner)
        tab()
        #expect(field.isFirstResponder)
        tab()
        #expect(item.isFocused && bench.screen.firstResponder == nil, "it is in none")
        tab()
        #expect(inner.isFocused && box.isFirstResponder, "the nearest that it is in")
        field.becomeFirstResponder()
        #expect(field.isFocused)
        box.becomeFirstResponder()
        #expect(inner.isFocused)
    }

    @Test func whatTheFocusLeavesOrEntersCanRefuse() {
        defer { bench.close() }
        bench.screen.supportFocus()
        let (first, second) = (item(0, group: "one"), item(100, group: "two"))
        second.letsGo = false
        tab()
        tab()
        #expect(first.isFocused)
        (first.letsGo, second.letsGo) = (false, true)
        tab()
        #expect(first.isFocused)
        bench.screen.scene.focusSystem?.requestFocusUpdate(to: second)
        bench.screen.scene.focusSystem?.updateFocusIfNeeded()
        #expect(first.isFocused, "by nobody's wish")
        first.letsGo = true
        tab()
        #expect(second.isFocused)
    }

    @Test func whoIsAskedHearsWhichKeyItWas() {
        defer { bench.close() }
        bench.screen.supportFocus()
        let (first, other) = (item(0, group: "one"), item(0, x: 100, group: "one"))
        let last = item(100, group: "two")
        tab()
        tab(.shift)
        tab(.shift)
        bench.screen.press(.keyboardRightArrow)
        bench.screen.scene.focusSystem?.requestFocusUpdate(to: last)
        bench.screen.turn()
        #expect(first.headings == [.next, .previous, .previous, .right])
        #expect(other.headings == [.right, []] && last.headings == [.previous, .previous, []])
    }

    @Test func aRequestIsMetWithTheNextTurnAndEachMoveIsNotified() {
        defer { bench.close() }
        bench.screen.supportFocus()
        let system = bench.screen.scene.focusSystem
        let box = bench.view(0, 100, 100, 100)
        let inner = Item(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        box.addSubview(inner)
        let first = item(0, group: "one")
        tab()
        nonisolated(unsafe) var moves: [(UIView?, UIView?)] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: system, queue: nil
        ) {
            nonisolated(unsafe) let notification = $0
            MainActor.assumeIsolated {
                let key = UIFocusSystem.focusUpdateContextUserInfoKey
                let context = notification.userInfo?[key] as? UIFocusUpdateContext
                moves.append((context?.previouslyFocusedItem as? UIView, context?.nextFocusedItem as? UIView))
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        system?.requestFocusUpdate(to: box)
        #expect(first.isFocused)
        bench.screen.turn()
        #expect(inner.isFocused)
        #expect(moves.count == 1 && moves.first?.0 === first && moves.first?.1 === inner)
    }

    @Test func textTakesTabItselfWhereItHasLines() {
        defer { bench.close() }
        bench.screen.supportFocus()
        let text = bench.add(UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        _ = field(200)
        text.becomeFirstResponder()
        tab()
        #expect(text.isFirstResponder)
    }
}
