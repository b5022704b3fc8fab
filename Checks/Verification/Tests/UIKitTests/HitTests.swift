#if canImport(UIKit)
import Screen
import Testing
import UIKit

@MainActor
struct HitTests {
    private let bench = Bench()

    @Test func theFrontmostViewThatHoldsThePointIsHit() {
        defer { bench.close() }
        let back = bench.view()
        let front = bench.view(50, 0)
        let child = bench.view(60, 60, 20, 20, in: back)
        #expect(bench.screen.hit(at: CGPoint(x: 10, y: 10)) === back)
        #expect(bench.screen.hit(at: CGPoint(x: 70, y: 10)) === front)
        #expect(
            bench.screen.hit(at: CGPoint(x: 70, y: 70)) === front, "siblings in front come before children")
        front.removeFromSuperview()
        #expect(bench.screen.hit(at: CGPoint(x: 70, y: 70)) === child)
    }

    @Test(arguments: [false, true])
    func theViewOfATouchIsLookedForWithTheTimeOfTheTouchOrOfTheEventBefore(_ isFormer: Bool) {
        final class Clock: UIView {
            var times: [TimeInterval] = []
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                if let event { times.append(event.timestamp) }
                return super.point(inside: point, with: event)
            }
        }
        defer {
            Screen.hitTestsHaveFormerTime = false
            bench.close()
        }
        let view = bench.add(Clock(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        bench.screen.tap(at: CGPoint(x: 50, y: 50))
        let former = CACurrentMediaTime()
        bench.screen.advance(by: 1)
        Screen.hitTestsHaveFormerTime = isFormer
        let time = CACurrentMediaTime()
        bench.screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(time > former && view.times.last == (isFormer ? former : time))
    }

    @Test func aHiddenViewIsNotHitNorIsAnythingInIt() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(UIView(frame: view.bounds))
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view.subviews.first)
        view.isHidden = true
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    }

    @Test(arguments: [(0.009, false), (0.011, true)])
    func aViewThatCanHardlyBeSeenIsNotHit(alpha: Double, isHit: Bool) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.alpha = alpha
        #expect((view.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil) == isHit)
    }

    @Test func aViewWithoutInteractionLetsTouchesThroughToWhatIsBehind() {
        defer { bench.close() }
        let back = bench.view()
        let front = bench.view()
        front.addSubview(UIView(frame: front.bounds))
        front.isUserInteractionEnabled = false
        #expect(bench.screen.hit(at: CGPoint(x: 10, y: 10)) === back)
    }

    @Test func whatSticksOutOfItsParentIsNotHitThere() {
        defer { bench.close() }
        let parent = bench.view(0, 0, 50, 50)
        let child = bench.view(0, 0, 100, 100, in: parent)
        #expect(bench.screen.hit(at: CGPoint(x: 20, y: 20)) === child)
        #expect(bench.screen.hit(at: CGPoint(x: 70, y: 70)) !== child)
    }

    @Test func aViewMaySayItselfWhatLiesInIt() {
        final class Round: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
            }
        }
        defer { bench.close() }
        let round = bench.add(Round(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(bench.screen.hit(at: CGPoint(x: 50, y: 50)) === round)
        #expect(bench.screen.hit(at: CGPoint(x: 5, y: 5)) !== round)
    }

    #if !canImport(ObjectiveC)  // Without an app there is no scene.
    @Test func aWindowThatHitsNothingLetsTouchesThroughToTheOneBehind() {
        final class Clear: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        defer { bench.close() }
        let view = bench.view()
        let clear = Clear(windowScene: bench.screen.scene)
        clear.windowLevel = .alert
        clear.isHidden = false
        #expect(bench.screen.hit(at: CGPoint(x: 10, y: 10)) === view)
    }
    #endif

    @Test func aModelValueIsHitWhereItsAnimationWillEnd() {
        defer { bench.close() }
        let view = bench.view()
        bench.screen.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            view.frame.origin.y = 400
        }
        bench.screen.advance(by: 0.1)
        #expect(bench.screen.hit(at: CGPoint(x: 10, y: 410)) === view)
        #expect(bench.screen.hit(at: CGPoint(x: 10, y: 10)) !== view)
    }

    @Test func aViewTakesNoTouchesWhileABlockMovesItUnlessThatAllowsThem() {
        defer { bench.close() }
        let view = bench.view()
        bench.screen.turn()
        UIView.animate(withDuration: 0.5, delay: 0) { view.alpha = 0.5 }
        bench.screen.advance(by: 0.1)
        #expect(bench.screen.hit(at: CGPoint(x: 10, y: 10)) !== view)
        bench.screen.advance(by: 0.5)
        #expect(bench.screen.hit(at: CGPoint(x: 10, y: 10)) === view)
        UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
        bench.screen.advance(by: 0.1)
        #expect(bench.screen.hit(at: CGPoint(x: 10, y: 10)) === view)
    }
}
#endif
