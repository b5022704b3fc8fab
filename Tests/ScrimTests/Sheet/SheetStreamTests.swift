@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// A sheet's positions are computed only for those who listen.
@MainActor
@Suite struct SheetStreamTests {
    let host = TestHost()

    /// Counts how often a sheet's heights are computed: at least once for each position.
    private final class Count: Sendable {
        private let asked = Guarded(0)
        var value: Int { asked.change { $0 } }

        var detent: Overlay.Detent {
            .custom(
                Overlay.Detent.Custom("counted") { [self] _ in
                    asked.change { $0 += 1 }
                    return 200
                })
        }

        /// The number of computations while something happens.
        @MainActor func during(_ body: () -> Void) -> Int {
            let before = value
            body()
            return value - before
        }
    }

    @Test func whileNobodyListensFramesAskForNothing() async {
        let count = Count()
        let sheet = host.sheet([count.detent, .points(400)])
        sheet.detent = .points(400)
        host.pass(50)
        #expect(!host.plan.wantsFrames)
        /// A frame that nobody has requested, in the middle of a motion.
        let frame = { [host] in host.stage.frame(at: host.now) }
        // Only layout asks for a detent that the app computes.
        #expect(count.during(frame) == 0)
        let listener = SheetPositionTests.Listener(sheet)
        #expect(await listener.hasCaughtUp())
        #expect(host.plan.wantsFrames)
        host.clock.jump(by: host.frameInterval)
        let heard = listener.heard.count
        #expect(count.during(frame) == 0)
        #expect(await eventually { listener.heard.count > heard })
        listener.stop()
        #expect(await eventually { !host.plan.wantsFrames })
        #expect(count.during(frame) == 0)
        // Time alone, without frames, computes nothing either.
        host.pass(2000)
        #expect(count.during { host.pass(10_000) } == 0)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func atRestNothingIsWorkedOutEvenForWhoListens() async {
        let count = Count()
        let sheet = host.sheet([count.detent, .points(400)])
        let listener = SheetPositionTests.Listener(sheet)
        #expect(await listener.hasCaughtUp())
        #expect(count.during { host.pass(10_000) } == 0)
        #expect(listener.heard.count == 1)
        listener.stop()
        #expect(await eventually { listener.isOver })
        host.clear()
    }

    /// Slowly up and down again, between hidden (0) and the two detents (1 and 2).
    @Test func theFractionGoesFromDetentToDetentAndToHidden() {
        let sheet = host.sheet([.points(200), .points(400)])
        let id = host.surface?.id ?? SurfaceID(number: 0)
        host.stage.report(.dragBegan(id, at: host.now))
        for (by, progress, fraction) in [
            (0.0, 1.0, 0.0), (-50, 1.25, 0.25), (-150, 1.75, 0.75), (-200, 2, 0), (-100, 1.5, 0.5), (0, 1, 0),
            (50, 0.75, 0.75), (100, 0.5, 0.5), (190, 0.05, 0.05), (200, 0, 0),
        ] {
            host.pass(300)
            host.stage.report(.dragMoved(id, by: by, at: host.now))
            #expect(sheet.position?.progress.isClose(to: progress) == true, "\(by)")
            #expect(sheet.position?.fraction.isClose(to: fraction) == true, "\(by)")
        }
        // Past the largest detent, in proportion to it: a pull of x shows x·c·d/(x·c + d), where d is the 380 points
        // that the region has left.
        host.stage.report(.dragMoved(id, by: -400, at: host.now))
        #expect(sheet.position?.progress.isClose(to: 2 + 110 * 380 / (110 + 380) / 400) == true)
        host.letGo("View", cancelled: true)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// While a finger holds the sheet, the target is where a release would send it.
    @Test func theTargetIsWhereItWouldGo() {
        var random = SplitMix64(seed: 71)
        for _ in 0..<120 {
            let host = TestHost()
            let sheet = host.sheet([.points(200), .points(400), .full]) { $0.sheet.momentum = .free }
            let speed = random.number(-60...40)
            let steps = (1...Int.random(in: 1...9, using: &random)).map { step in
                (by: speed * Double(step), after: Duration.milliseconds(16))
            }
            host.drag("View", through: steps, letsGo: false)
            let predicted = sheet.position?.target
            host.letGo("View")
            #expect(sheet.hasEnded == (predicted == nil))
            if !sheet.hasEnded { #expect(sheet.detent == predicted) }
            host.pass(3000)
            host.clear()
        }
    }
}
