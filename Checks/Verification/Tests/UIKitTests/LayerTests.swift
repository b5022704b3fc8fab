#if canImport(UIKit)
import Screen
import Testing
import UIKit

/// What a layer shows on screen, and how that is animated.
@MainActor
struct LayerTests {
    private let bench = Bench()

    private func keyframes(_ values: [Double], over duration: TimeInterval) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = values.map { NSNumber(value: $0) }
        animation.duration = duration
        return animation
    }

    @Test func nothingIsOnScreenOfALayerBeforeACommitNorOutOfAWindow() {
        defer { bench.close() }
        let view = bench.view()
        #expect(view.layer.presentation() == nil)
        bench.screen.turn()
        #expect(view.layer.presentation() != nil)
        view.removeFromSuperview()
        #expect(view.layer.presentation() == nil)
    }

    @Test func theModelChangesAtOnceTheScreenWithTheCommit() {
        defer { bench.close() }
        let view = bench.view()
        bench.screen.turn()
        view.alpha = 0.5
        #expect(view.layer.opacity == 0.5)
        #expect(view.layer.presentation()?.opacity == 1)
        bench.screen.turn()
        #expect(view.layer.presentation()?.opacity == 0.5)
    }

    @Test func anAnimationShowsItsValuesAndLeavesTheModelAlone() throws {
        defer { bench.close() }
        let layer = bench.view().layer
        bench.screen.turn()
        layer.add(keyframes([0, 0.4, 1], over: 1), forKey: "fade")
        #expect(layer.animationKeys() == ["fade"])
        bench.screen.turn()
        bench.screen.advance(by: 0.25)
        #expect(layer.opacity == 1)
        #expect(abs(try #require(layer.presentation()).opacity - 0.2) < 1e-4)
        bench.screen.advance(by: 0.5)
        #expect(abs(try #require(layer.presentation()).opacity - 0.7) < 1e-4)
        bench.screen.advance(by: 0.5)
        #expect(layer.animationKeys() == nil, "it is taken away when it is over")
        #expect(layer.presentation()?.opacity == 1)
    }

    @Test func aColorIsAnimatedThroughColors() throws {
        defer { bench.close() }
        let layer = bench.view().layer
        layer.borderColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0).cgColor
        bench.screen.turn()
        let fade = CAKeyframeAnimation(keyPath: "borderColor")
        fade.values = [1, 0.5, 0].map { UIColor(red: 1, green: 0, blue: 0, alpha: $0).cgColor }
        fade.duration = 1
        layer.add(fade, forKey: "fade")
        bench.screen.turn()
        bench.screen.advance(by: 0.25)
        let drawn = try #require(layer.presentation())
        var alpha: CGFloat = 0
        UIColor(cgColor: try #require(drawn.borderColor))
            .getRed(nil, green: nil, blue: nil, alpha: &alpha)
        #expect(abs(alpha - 0.75) < 1e-3)
    }

    @Test func discreteValuesStayUntilTheNextOnesTime() throws {
        defer { bench.close() }
        let layer = bench.view().layer
        bench.screen.turn()
        let steps = keyframes([0.25, 0.5, 0.75], over: 1)
        steps.calculationMode = .discrete
        steps.keyTimes = [0, 0.2, 0.9, 1].map { NSNumber(value: $0) }
        layer.add(steps, forKey: "steps")
        bench.screen.turn()
        var seen: [Float] = []
        for _ in 0..<3 {
            bench.screen.advance(by: 0.15)
            seen.append(try #require(layer.presentation()).opacity)
        }
        bench.screen.advance(by: 0.5)
        seen.append(try #require(layer.presentation()).opacity)
        #expect(seen == [0.25, 0.5, 0.5, 0.75])
        bench.screen.advance(by: 0.1)
        #expect(layer.presentation()?.opacity == 1)
    }

    @Test func anAnimationBeginsWithItsCommitUnlessItSaysWhen() throws {
        defer { bench.close() }
        let layer = bench.view().layer
        bench.screen.turn()
        let late = keyframes([0, 1], over: 1)
        late.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1
        layer.add(late, forKey: "late")
        bench.screen.advance(by: 0.5)
        #expect(layer.presentation()?.opacity == 1, "it has not begun, and does not reach back")
        bench.screen.advance(by: 1)
        #expect(abs(try #require(layer.presentation()).opacity - 0.5) < 1e-4)
    }

    @Test func anAnimationThatReachesBackShowsItsFirstValueBeforeItBegins() {
        defer { bench.close() }
        let layer = bench.view().layer
        bench.screen.turn()
        let late = keyframes([0.25, 1], over: 1)
        late.beginTime = CACurrentMediaTime() + 1
        late.fillMode = .backwards
        layer.add(late, forKey: "late")
        bench.screen.advance(by: 0.5)
        #expect(layer.presentation()?.opacity == 0.25)
    }

    @Test func aLayerCopiesWhatItIsGivenAndAKeyHasOneAnimation() throws {
        defer { bench.close() }
        let layer = bench.view().layer
        bench.screen.turn()
        let first = keyframes([0, 1], over: 1)
        layer.add(first, forKey: "fade")
        first.duration = 100
        #expect(layer.animation(forKey: "fade")?.duration == 1)
        layer.add(keyframes([0, 1], over: 2), forKey: "fade")
        #expect(layer.animationKeys() == ["fade"])
        #expect(layer.animation(forKey: "fade")?.duration == 2)
    }

    @Test func comingToTheFrontKeepsAnimationsLeavingTheWindowTakesThem() {
        defer { bench.close() }
        let (view, _) = (bench.view(), bench.view())
        bench.screen.turn()
        view.layer.add(keyframes([0, 1], over: 1), forKey: "fade")
        bench.window.bringSubviewToFront(view)
        bench.screen.advance(by: 0.5)
        #expect(view.layer.animationKeys() == ["fade"])
        #expect(bench.window.layer.sublayers?.last === view.layer)
        view.removeFromSuperview()
        #expect(view.layer.animationKeys() == nil)
    }

    #if !canImport(ObjectiveC)  // Without an app there is no background.
    @Test func theBackgroundTakesAllAnimationsUnfinished() {
        defer { bench.close() }
        let view = bench.view()
        bench.screen.turn()
        nonisolated(unsafe) var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, animations: { view.alpha = 0 }) { finished = $0 }
        bench.screen.advance(by: 0.5)
        bench.screen.enterBackground()
        #expect(view.layer.animationKeys() == nil && finished == false)
    }
    #endif

    @Test func aLayerOfNoViewAnimatesWhatIsSetUnlessActionsAreOff() {
        defer { bench.close() }
        let layer = CALayer()
        bench.view().layer.addSublayer(layer)
        bench.screen.turn()
        layer.opacity = 0
        #expect(layer.animationKeys() == ["opacity"])
        bench.screen.advance(by: 0.3)
        #expect(layer.animationKeys() == nil, "a quarter of a second")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 1
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
    }

    @Test func aChangeOnTheWayGoesOnFromWhereItIsOnScreen() throws {
        defer { bench.close() }
        let layer = CALayer()
        bench.view().layer.addSublayer(layer)
        bench.screen.turn()
        layer.opacity = 0
        bench.screen.turn()
        bench.screen.advance(by: 0.125)
        let before = try #require(layer.presentation()).opacity
        #expect(before > 0.1 && before < 0.9)
        layer.opacity = 1
        bench.screen.turn()
        #expect(abs(try #require(layer.presentation()).opacity - before) < 1e-4)
    }

    @Test func aViewsOwnLayerAnimatesOnlyInABlock() {
        defer { bench.close() }
        let view = bench.view()
        bench.screen.turn()
        view.alpha = 0.5
        #expect(view.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1, delay: 0) { view.alpha = 1 }
        #expect(view.layer.animationKeys() == ["opacity"])
    }

    @Test func aTransactionsCompletionWaitsForItsAnimationsAndForTheTurn() {
        defer { bench.close() }
        let layer = bench.view().layer
        bench.screen.turn()
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        layer.add(keyframes([0, 1], over: 0.5), forKey: "fade")
        CATransaction.commit()
        bench.screen.advance(by: 0.4)
        #expect(!isDone)
        bench.screen.advance(by: 0.2)
        #expect(isDone)

        isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        CATransaction.commit()
        #expect(!isDone, "never from inside")
        bench.screen.turn()
        #expect(isDone, "there was nothing to wait for")
    }

    @Test func aRingsStrokeIsAnimated() throws {
        defer { bench.close() }
        let ring = CAShapeLayer()
        bench.view().layer.addSublayer(ring)
        ring.strokeEnd = 0
        bench.screen.turn()
        ring.strokeEnd = 1
        bench.screen.turn()
        bench.screen.advance(by: 0.125)
        let shown = try #require(ring.presentation()).strokeEnd
        #expect(shown > 0 && shown < 1)
    }

    @Test func whatRepeatsForEverEndsOnlyWhenItIsTakenAway() throws {
        defer { bench.close() }
        let layer = bench.view().layer
        bench.screen.turn()
        let pulse = keyframes([0, 1], over: 1)
        pulse.repeatCount = .infinity
        layer.add(pulse, forKey: "pulse")
        bench.screen.turn()
        bench.screen.advance(by: 100.25)
        #expect(abs(try #require(layer.presentation()).opacity - 0.25) < 1e-4)
    }
}
#endif
