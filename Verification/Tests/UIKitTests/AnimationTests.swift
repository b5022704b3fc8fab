#if canImport(UIKit)
import Screen
import Testing
import UIKit

/// Animation blocks and animators.
@MainActor
struct AnimationTests {
    private let bench = Bench()

    @Test func aBlockEndsWhereTheModelIsAndSaysThatItFinished() throws {
        defer { bench.close() }
        let view = bench.view()
        bench.screen.turn()
        nonisolated(unsafe) var finished: Bool?
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 150 }
        ) { finished = $0 }
        #expect(view.center.x == 150)
        bench.screen.turn()
        bench.screen.advance(by: 0.5)
        #expect(abs(try #require(view.layer.presentation()).position.x - 100) < 1e-6)
        #expect(finished == nil)
        bench.screen.advance(by: 0.6)
        #expect(finished == true)
    }

    @Test func aBlockThatChangesNothingCompletesWithTheTurn() {
        defer { bench.close() }
        nonisolated(unsafe) var finished: Bool?
        UIView.animate(withDuration: 1, animations: {}) { finished = $0 }
        #expect(finished == nil)
        bench.screen.turn()
        #expect(finished == true)
    }

    @Test func aSecondBlockTakesOverFromWhereTheFirstIsOnScreen() throws {
        defer { bench.close() }
        let view = bench.view(0, 0)
        bench.screen.turn()
        nonisolated(unsafe) var first: Bool?
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 150 }
        ) { first = $0 }
        bench.screen.turn()
        bench.screen.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            view.center.x = 50
        }
        bench.screen.turn()
        #expect(abs(try #require(view.layer.presentation()).position.x - 100) < 1e-6)
        #expect(first == false)
    }

    @Test func aDelayedBlockShowsTheOldValueUntilItBegins() throws {
        defer { bench.close() }
        let view = bench.view()
        bench.screen.turn()
        UIView.animate(withDuration: 0.5, delay: 1) { view.alpha = 0 }
        bench.screen.advance(by: 0.9)
        #expect(view.alpha == 0 && view.layer.presentation()?.opacity == 1)
        bench.screen.advance(by: 0.7)
        #expect(view.layer.presentation()?.opacity == 0)
    }

    @Test func whatIsSetWithoutAnimationInABlockIsNotAnimated() {
        defer { bench.close() }
        let view = bench.view()
        bench.screen.turn()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.alpha = 0 }
            #expect(UIView.inheritedAnimationDuration == 1)
        }
        #expect(view.layer.animationKeys() == nil)
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test func animationsCanBeOffForAll() {
        defer { bench.close() }
        let view = bench.view()
        bench.screen.turn()
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        UIView.setAnimationsEnabled(true)
        #expect(view.layer.animationKeys() == nil && view.alpha == 0)
    }

    @Test func layoutInABlockMovesWhatItPlaces() {
        final class Column: UIView {
            let child = UIView()
            override func layoutSubviews() {
                child.frame = CGRect(x: 0, y: bounds.height, width: 9, height: 9)
            }
        }
        defer { bench.close() }
        let column = bench.add(Column(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        column.addSubview(column.child)
        bench.screen.turn()
        column.bounds.size.height = 50
        UIView.animate(withDuration: 1) { column.layoutIfNeeded() }
        #expect(column.child.layer.animationKeys()?.contains("position") == true)
        #expect(column.layer.animationKeys() == nil, "it was set before")
    }

    @Test func aStoppedAnimatorLeavesThingsWhereTheyAreAndFinishesWhereItIsTold() throws {
        defer { bench.close() }
        let view = bench.view(0, 0)
        bench.screen.turn()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        bench.screen.turn()
        bench.screen.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(abs(view.center.x - 100) < 1e-6 && view.layer.animationKeys() == nil)
        #expect(animator.state == .stopped && ends.isEmpty)
        animator.finishAnimation(at: .current)
        #expect(ends == [.current] && animator.state == .inactive)
    }

    @Test func anAnimatorThatRunsToItsEndSaysSoOnce() {
        defer { bench.close() }
        let view = bench.view()
        bench.screen.turn()
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) { view.alpha = 0 }
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        bench.screen.advance(by: 1)
        #expect(ends == [.end] && !animator.isRunning)
    }

    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, 0.25), (.easeIn, 0.0935), (.easeOut, 0.3785),
        (.easeInEaseOut, 0.1292),
    ])
    func theNamedCurvesAreTheDocumentedBeziers(name: CAMediaTimingFunctionName, atAQuarter: Double) throws {
        defer { bench.close() }
        let layer = bench.view().layer
        bench.screen.turn()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = NSNumber(value: 0)
        fade.toValue = NSNumber(value: 1)
        fade.duration = 1
        fade.timingFunction = CAMediaTimingFunction(name: name)
        layer.add(fade, forKey: "fade")
        bench.screen.turn()
        bench.screen.advance(by: 0.25)
        #expect(abs(Double(try #require(layer.presentation()).opacity) - atAQuarter) < 2e-3)
    }
}
#endif
