import Screen
import Testing
import UIKit

@MainActor
struct DisplayLinkTests {
    @MainActor
    private final class Target: NSObject {
        var beats: [(now: CFTimeInterval, next: CFTimeInterval)] = []
        func beat(_ link: CADisplayLink) { beats.append((link.timestamp, link.targetTimestamp)) }
    }

    @Test func aLinkIsCalledForEachFrameWithTheTimeOfTheNext() throws {
        let screen = Screen()
        defer { screen.disconnect() }
        let target = Target()
        let link = CADisplayLink(target: target, selector: { target in { target.beat($0) } })
        screen.advance(by: 0.1)
        #expect(target.beats.isEmpty, "it has not been added")
        link.add(to: .main, forMode: .common)
        screen.advance(by: 0.1)
        #expect(target.beats.count == 6)
        let last = try #require(target.beats.last)
        #expect(last.now == CACurrentMediaTime() && abs(last.next - last.now - 1.0 / 60) < 1e-9)
        link.isPaused = true
        screen.advance(by: 0.1)
        #expect(target.beats.count == 6)
        link.isPaused = false
        link.invalidate()
        screen.advance(by: 0.1)
        #expect(target.beats.count == 6)
    }

    @Test func aLinkKeepsItsTargetUntilItIsInvalidated() {
        let screen = Screen()
        defer { screen.disconnect() }
        weak var target: Target?
        var link: CADisplayLink?
        do {
            let held = Target()
            target = held
            link = CADisplayLink(target: held, selector: { target in { target.beat($0) } })
            link?.add(to: .main, forMode: .common)
        }
        #expect(target != nil)
        link?.invalidate()
        link = nil
        #expect(target == nil)
    }

    @Test func aTickComesBeforeTheFramesLayout() {
        final class Ear: UIView {
            let diary = Diary()
            override func layoutSubviews() { diary.note("layout") }
        }
        @MainActor
        final class Asker: NSObject {
            let ear: Ear
            init(_ ear: Ear) { self.ear = ear }
            func beat(_ link: CADisplayLink) {
                ear.diary.note("tick")
                ear.setNeedsLayout()
            }
        }
        let bench = Bench()
        defer { bench.close() }
        let ear = bench.add(Ear())
        bench.screen.turn()
        _ = ear.diary.read()
        let asker = Asker(ear)
        let link = CADisplayLink(target: asker, selector: { asker in { asker.beat($0) } })
        link.add(to: .main, forMode: .common)
        bench.screen.advance(by: 1.0 / 60)
        link.invalidate()
        #expect(ear.diary.read() == ["tick", "layout"])
    }
}
