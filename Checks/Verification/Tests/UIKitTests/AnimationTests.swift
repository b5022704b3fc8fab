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
            withDuration: 1, delay: 0, animations: { view.center.x = 150 }
        ) { finished = $0 }
        #expect(view.center.x == 150)
        bench.screen.turn()
        bench.screen.advance(by: 0.5)
        #expect(abs(try #require(view.layer.presentation()).position.x - 100) < 1e-6)
        #expect(finished == nil)
        bench.screen.advance(by: 0.6)
        #expect(finished == true)
    }

    @Test func inABlockItsDurationIsKnown() {
        defer { bench.close() }
        #expect(UIView.inheritedAnimationDuration == 0)
        UIView.animate(withDuration: 2, delay: 0) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.performWithoutAnimation { #expect(UIView.inheritedAnimationDuration == 0) }
        }
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test func whatIsSetOutsideABlockMeanwhileShowsAtOnce() throws {
        defer { bench.close() }
        let view = bench.view()
        bench.screen.turn()
        UIView.animate(withDuration: 1, delay: 0) { view.center.x = 150 }
        bench.screen.turn()
        bench.screen.advance(by: 0.5)
        view.center.x = 250
        bench.screen.turn()
        #expect(abs(try #require(view.layer.presentation()).position.x - 200) < 1e-6)
    }

    @Test func aBlockThatChangesNothingCompletesWithTheTurn() {
        defer { bench.close() }
        nonisolated(unsafe) var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, animations: {}) { finished = $0 }
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
            withDuration: 1, delay: 0, animations: { view.center.x = 150 }
        ) { first = $0 }
        bench.screen.turn()
        bench.screen.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
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
        UIView.animate(withDuration: 1, delay: 0) {
            UIView.performWithoutAnimation { view.alpha = 0 }
        }
        #expect(view.layer.animationKeys() == nil)
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
        UIView.animate(withDuration: 1, delay: 0) { column.layoutIfNeeded() }
        #expect(column.child.layer.animationKeys()?.contains("position") == true)
        #expect(column.layer.animationKeys() == nil, "it was set before")
    }

    @Test func aBlockStartsAndEndsSlowly() throws {
        defer { bench.close() }
        let view = bench.view()
        bench.screen.turn()
        UIView.animate(withDuration: 1, delay: 0) { view.alpha = 0 }
        bench.screen.turn()
        bench.screen.advance(by: 0.25)
        #expect(abs(Double(try #require(view.layer.presentation()).opacity) - 0.8708) < 2e-3)
    }
}
#endif
