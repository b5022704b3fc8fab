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
}
