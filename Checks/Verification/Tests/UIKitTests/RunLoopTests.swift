import Screen
import Testing
import UIKit

@MainActor
struct RunLoopTests {
    @Test func aTimerFiresOnTheScreensClock() {
        let screen = Screen()
        defer { screen.disconnect() }
        nonisolated(unsafe) var fired = 0
        let timer = Timer(timeInterval: 0.5, repeats: false) { _ in fired += 1 }
        RunLoop.main.add(timer, forMode: .common)
        screen.advance(by: 0.4)
        #expect(fired == 0)
        screen.advance(by: 0.2)
        #expect(fired == 1)
        screen.advance(by: 2)
        #expect(fired == 1)
        #expect(!timer.isValid)
    }

    @Test func anInvalidatedTimerNeverFires() {
        let screen = Screen()
        defer { screen.disconnect() }
        let timer = Timer(timeInterval: 0.1, repeats: true) { _ in Issue.record("it fired") }
        RunLoop.main.add(timer, forMode: .common)
        timer.invalidate()
        screen.advance(by: 1)
    }

    @Test func anObserverIsCalledBeforeTheTurnsLayoutIsCommitted() throws {
        let screen = Screen()
        defer { screen.disconnect() }
        let window = screen.makeWindow()
        let view = UIView()
        window.addSubview(view)
        let observer = CFRunLoopObserverCreateWithHandler(
            nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 1_999_000
        ) { _, _ in
            MainActor.assumeIsolated { view.alpha = 0.5 }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        screen.turn()
        CFRunLoopObserverInvalidate(observer)
        #expect(try #require(view.layer.presentation()).opacity == 0.5)
        view.alpha = 1
        screen.turn()
        #expect(view.alpha == 1)
    }

    @Test func whileTheUserScrollsTheDefaultModeStandsStill() {
        let screen = Screen()
        defer { screen.disconnect() }
        let window = screen.makeWindow()
        let scroller = UIScrollView(frame: window.bounds)
        scroller.contentSize = CGSize(width: 390, height: 2000)
        window.addSubview(scroller)
        nonisolated(unsafe) var (common, normal) = (0, 0)
        let timers = [
            Timer(timeInterval: 0.1, repeats: false) { _ in common += 1 },
            Timer(timeInterval: 0.1, repeats: false) { _ in normal += 1 },
        ]
        screen.touchDown(at: CGPoint(x: 100, y: 500))
        screen.drag(to: CGPoint(x: 100, y: 400), over: 0.1)
        RunLoop.main.add(timers[0], forMode: .common)
        RunLoop.main.add(timers[1], forMode: .default)
        screen.drag(to: CGPoint(x: 100, y: 300), over: 0.5)
        #expect(common == 1 && normal == 0)
        screen.touchUp()
        screen.advance(by: 5)
        #expect(normal == 1)
    }

    @Test func aProgressTellsWhoeverObservesItUntilTheyStop() {
        let screen = Screen()
        defer { screen.disconnect() }
        let progress = Progress(totalUnitCount: 4)
        nonisolated(unsafe) var told: [Double] = []
        let observation = progress.observe(\.fractionCompleted, options: [.initial]) { progress, _ in
            told.append(progress.fractionCompleted)
        }
        progress.completedUnitCount = 1
        screen.turn()
        observation.invalidate()
        progress.completedUnitCount = 2
        screen.turn()
        #expect(told == [0, 0.25])
    }
}
