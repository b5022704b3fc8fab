import Screen
import Testing
import UIKit

/// Which gesture gets a touch, and what remains of the touch for views.
@MainActor
struct GestureTests {
    private let bench = Bench()
    private let here = CGPoint(x: 50, y: 50)

    /// A recognizer that records its states.
    private final class Heard: NSObject, UIGestureRecognizerDelegate {
        var states: [UIGestureRecognizer.State] = []
        var together = false
        var mayBegin = true
        var mayReceive = true
        var waitsFor: UIGestureRecognizer?
        var isWaitedForBy: UIGestureRecognizer?

        func heard(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }

        func attach<Kind: UIGestureRecognizer>(_ kind: Kind, to view: UIView) -> Kind {
            kind.addTarget(self, action: { heard in { heard.heard($0) } })
            kind.delegate = self
            view.addGestureRecognizer(kind)
            return kind
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { together }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { otherGestureRecognizer === waitsFor }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { otherGestureRecognizer === isWaitedForBy }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
        {
            mayReceive
        }
    }

    private final class Touched: UIView {
        let diary = Diary()
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { diary.note("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { diary.note("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { diary.note("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            diary.note("cancelled")
        }
    }

    private func touched() -> Touched {
        bench.add(Touched(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    }

    @Test func aViewThatHasATouchHasItToItsEndWhereverItGoes() {
        defer { bench.close() }
        let view = touched()
        bench.screen.touchDown(at: here)
        bench.screen.touchMove(to: CGPoint(x: 380, y: 800))
        bench.screen.touchUp()
        #expect(view.diary.read() == ["began", "moved", "ended"])
    }

    @Test func touchesThatAViewDoesNotAnswerGoUpTheResponderChain() {
        defer { bench.close() }
        let view = touched()
        _ = bench.view(in: view)
        bench.screen.tap(at: here)
        #expect(view.diary.read() == ["began", "ended"])
    }

    @Test func aTapIsRecognizedWithinItsSlopOnly() {
        defer { bench.close() }
        let (view, heard) = (bench.view(0, 0, 300, 300), Heard())
        let tap = heard.attach(UITapGestureRecognizer(target: nil, action: nil), to: view)
        bench.screen.tap(at: here)
        #expect(heard.states == [.ended] && tap.state == .possible)
        bench.screen.touchDown(at: here)
        bench.screen.touchMove(to: CGPoint(x: 50, y: 80))
        bench.screen.touchUp()
        #expect(heard.states == [.ended])
    }

    @Test func aRecognizedGestureTakesTheTouchFromItsView() {
        defer { bench.close() }
        let (view, heard) = (touched(), Heard())
        let pan = heard.attach(UIPanGestureRecognizer(target: nil, action: nil), to: bench.window)
        bench.screen.touchDown(at: here)
        bench.screen.touchMove(to: CGPoint(x: 50, y: 55))
        bench.screen.touchMove(to: CGPoint(x: 50, y: 90))
        bench.screen.touchMove(to: CGPoint(x: 50, y: 95))
        bench.screen.touchUp()
        #expect(view.diary.read() == ["began", "moved", "cancelled"])
        #expect(heard.states == [.began, .changed, .ended])
        pan.cancelsTouchesInView = false
        bench.screen.touchDown(at: here)
        bench.screen.touchMove(to: CGPoint(x: 50, y: 90))
        bench.screen.touchUp()
        #expect(view.diary.read() == ["began", "moved", "ended"], "unless it leaves it to it")
    }

    @Test func aPanTellsHowFarAndHowFastInAViewsOwnPoints() throws {
        defer { bench.close() }
        let (view, heard) = (bench.view(0, 0, 300, 300), Heard())
        let pan = heard.attach(UIPanGestureRecognizer(target: nil, action: nil), to: view)
        bench.screen.touchDown(at: here)
        bench.screen.drag(to: CGPoint(x: 50, y: 150), over: 0.5)
        #expect(pan.translation(in: view) == CGPoint(x: 0, y: 100))
        #expect(abs(pan.velocity(in: view).y - 200) < 1)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(abs(pan.translation(in: view).y - 50) < 1e-6)
        bench.screen.advance(by: 1)
        #expect(pan.velocity(in: view) == .zero, "it has stood still")
        bench.screen.cancelTouch()
        #expect(heard.states.last == .cancelled)
    }

    @Test func theInnerGestureWinsAndTheOthersFail() {
        defer { bench.close() }
        let view = bench.view(0, 0, 300, 300)
        let (inner, outer) = (Heard(), Heard())
        _ = inner.attach(UITapGestureRecognizer(target: nil, action: nil), to: view)
        _ = outer.attach(UITapGestureRecognizer(target: nil, action: nil), to: bench.window)
        bench.screen.tap(at: here)
        #expect(inner.states == [.ended] && outer.states.isEmpty)
        outer.together = true
        bench.screen.tap(at: here)
        #expect(outer.states == [.ended], "either delegate may allow both")
    }

    @Test(arguments: [true, false])
    func aDelegateMayMakeAGestureWaitForAnother(isAskedByTheWaiting: Bool) {
        defer { bench.close() }
        let scroll = bench.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        scroll.contentSize = CGSize(width: 300, height: 2000)
        let heard = Heard()
        let pan = heard.attach(UIPanGestureRecognizer(target: nil, action: nil), to: bench.window)
        let waiting = Heard()
        if isAskedByTheWaiting {
            waiting.waitsFor = pan
            scroll.panGestureRecognizer.delegate = waiting
        } else {
            heard.isWaitedForBy = scroll.panGestureRecognizer
        }
        bench.screen.touchDown(at: here)
        bench.screen.drag(to: CGPoint(x: 50, y: 10), over: 0.1)
        #expect(heard.states.first == .began && scroll.contentOffset == .zero)
        bench.screen.touchUp()
        heard.mayBegin = false
        bench.screen.touchDown(at: here)
        bench.screen.drag(to: CGPoint(x: 50, y: 10), over: 0.1)
        #expect(scroll.contentOffset.y > 0, "the other refused, so it failed")
        bench.screen.touchUp()
    }

    @Test func aDelegateMayRefuseATouchOrABeginning() {
        defer { bench.close() }
        let (view, heard) = (touched(), Heard())
        _ = heard.attach(UITapGestureRecognizer(target: nil, action: nil), to: view)
        heard.mayReceive = false
        bench.screen.tap(at: here)
        heard.mayReceive = true
        heard.mayBegin = false
        bench.screen.tap(at: here)
        #expect(heard.states.isEmpty && view.diary.read() == ["began", "ended", "began", "ended"])
    }

    @Test func aTouchTellsAPointerFromAFingerAndAViewItsInteractions() {
        final class Touched: UIView {
            var types: [UITouch.TouchType] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                types += touches.map(\.type)
            }
        }
        final class Items: NSObject, UIDragInteractionDelegate {
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
            ) -> [UIDragItem] { [] }
        }
        defer { bench.close() }
        let view = bench.add(Touched(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        bench.screen.touchDown(at: here)
        bench.screen.touchUp()
        bench.screen.touchDown(at: here, type: .indirectPointer)
        bench.screen.touchUp()
        #expect(view.types == [.direct, .indirectPointer])
        let (items, other) = (Items(), UIView())
        let drag = UIDragInteraction(delegate: items)
        #expect(view.interactions.isEmpty && drag.isEnabled)
        view.addInteraction(drag)
        #expect(view.interactions.first === drag && drag.view === view && other.interactions.isEmpty)
    }

    @Test func aGestureTakesNoOtherFinger() {
        final class Press: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
        }
        defer { bench.close() }
        let (view, heard) = (touched(), Heard())
        _ = heard.attach(Press(target: nil, action: nil), to: bench.window)
        heard.mayReceive = false
        bench.screen.touchDown(at: here)
        heard.mayReceive = true
        bench.screen.touchDown(at: CGPoint(x: 90, y: 90), finger: 2)
        #expect(heard.states == [.began] && view.diary.read() == ["began", "cancelled"])
        bench.screen.touchMove(to: CGPoint(x: 60, y: 60))
        bench.screen.touchUp(finger: 2)
        bench.screen.touchUp()
        #expect(view.diary.read() == ["moved", "ended"])
    }

    @Test func aGestureThatIsTurnedOffOrTakenAwayIsCancelled() {
        defer { bench.close() }
        let (view, heard) = (bench.view(0, 0, 300, 300), Heard())
        let pan = heard.attach(UIPanGestureRecognizer(target: nil, action: nil), to: view)
        bench.screen.touchDown(at: here)
        bench.screen.touchMove(to: CGPoint(x: 50, y: 90))
        pan.isEnabled = false
        #expect(heard.states == [.began, .cancelled])
        bench.screen.touchUp()
        pan.isEnabled = true
        bench.screen.touchDown(at: here)
        bench.screen.touchMove(to: CGPoint(x: 50, y: 90))
        view.removeGestureRecognizer(pan)
        #expect(heard.states.suffix(2) == [.began, .cancelled])
        bench.screen.touchUp()
    }

    @Test func aHoveringPointerIsOverEveryViewUnderIt() {
        defer { bench.close() }
        let (view, heard) = (bench.view(0, 0, 300, 300), Heard())
        _ = heard.attach(UIHoverGestureRecognizer(target: nil, action: nil), to: view)
        _ = bench.view(in: view)
        bench.screen.hover(at: here)
        bench.screen.hover(at: CGPoint(x: 60, y: 60))
        bench.screen.hover(at: CGPoint(x: 380, y: 800))
        #expect(heard.states == [.began, .changed, .ended])
    }

    @Test func aSubclassRecognizesBySettingItsState() {
        final class Press: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        defer { bench.close() }
        let (view, heard) = (bench.view(), Heard())
        let press = heard.attach(Press(target: nil, action: nil), to: view)
        bench.screen.touchDown(at: here)
        #expect(press.state == .began)
        bench.screen.touchUp()
        #expect(press.state == .possible && heard.states == [.began, .ended])
    }

    @Test func aSubclassMayBeOneThatPreventsNothingAndNothingPrevents() {
        final class Watch: UIGestureRecognizer {
            var isReset = 0
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
            override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
            override func reset() { isReset += 1 }
        }
        defer { bench.close() }
        let view = bench.view(0, 0, 300, 300)
        let (taps, watched) = (Heard(), Heard())
        _ = taps.attach(UITapGestureRecognizer(target: nil, action: nil), to: view)
        let watch = watched.attach(Watch(target: nil, action: nil), to: bench.window)
        watch.cancelsTouchesInView = false
        bench.screen.tap(at: here)
        #expect(taps.states == [.ended] && watched.states == [.ended])
        #expect(watch.isReset > 0, "it starts anew for the next fingers")
    }

    @Test func aDelegateThatAnswersNothingChangesNothing() {
        final class Silent: NSObject, UIGestureRecognizerDelegate {}
        defer { bench.close() }
        let view = bench.view(0, 0, 300, 300)
        let (inner, outer) = (Heard(), Heard())
        let silent = Silent()
        inner.attach(UITapGestureRecognizer(target: nil, action: nil), to: view).delegate = silent
        outer.attach(UITapGestureRecognizer(target: nil, action: nil), to: bench.window).delegate = silent
        bench.screen.tap(at: here)
        #expect(inner.states == [.ended] && outer.states.isEmpty)
    }
}
