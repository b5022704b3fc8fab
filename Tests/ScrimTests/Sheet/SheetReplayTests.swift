import ScrimTesting
import Testing

@testable import Scrim

/// A hand's drag: its time in seconds, and the way of the finger at any moment of it, smooth as hands are.
struct Recording: CustomTestStringConvertible, Sendable {
    let name: String
    let length: Double
    let way: @Sendable (Double) -> Double
    let lands: Double
    var testDescription: String { name }
}

private func ease(_ share: Double) -> Double { share * share * (3 - 2 * share) }

extension Recording {
    static let all = [
        Recording(
            name: "a quick flick up", length: 0.12, way: { -140 * ($0 / 0.12) * ($0 / 0.12) }, lands: 420),
        Recording(name: "a slow pull up", length: 0.9, way: { -150 * ease(min($0 / 0.7, 1)) }, lands: 420),
        Recording(
            name: "a slow pull that is not enough", length: 0.9, way: { -90 * ease(min($0 / 0.7, 1)) },
            lands: 160),
        Recording(
            name: "a pull up and a flick back", length: 0.5,
            way: { $0 < 0.3 ? -230 * ease($0 / 0.3) : -230 + 900 * ($0 - 0.3) }, lands: 160),
        Recording(name: "far past the largest", length: 0.5, way: { -1000 * ease($0 / 0.5) }, lands: 756),
    ]
}

/// The same drag, however often it is sampled.
@MainActor
@Suite struct SheetReplayTests {
    /// Milliseconds from one sample to the next, over and over.
    static let rates: [[Double]] = [
        [1000 / 60], [1000 / 120], [1000 / 30], [4, 21, 9, 33, 16, 2, 12], [16, 16, 48, 8, 8, 0, 17],
    ]

    @Test(arguments: Recording.all)
    func itLandsAtTheSameHeightAtAnyRate(_ recording: Recording) {
        for rate in Self.rates {
            let host = TestHost()
            _ = host.sheet(SheetContinuityTests.detents)
            var steps: [(by: Double, after: Duration)] = []
            var time = 0.0
            var index = 0
            while time < recording.length {
                let next = min(time + rate[index % rate.count] / 1000, recording.length)
                steps.append((recording.way(next), .seconds(next - time)))
                (time, index) = (next, index + 1)
            }
            host.drag("View", through: steps)
            host.pass(3000)
            #expect(host.shownHeight == recording.lands, "\(rate) ms")
        }
    }

    @Test func theWayThereIsTheSameAtAnyFrameRate() throws {
        func film(every milliseconds: Double) -> [Double: Double] {
            let host = TestHost()
            _ = host.sheet(SheetContinuityTests.detents)
            host.drag("View", through: host.way(-90, within: 64))
            var film: [Double: Double] = [:]
            for frame in 0...Int(600 / milliseconds) {
                film[Double(frame) * milliseconds] = host.shownHeight
                host.advance(by: .microseconds(Int64(milliseconds * 1000)))
            }
            return film
        }
        let slow = film(every: 20)
        for rate in [2.5, 5, 10] {
            let fast = film(every: rate)
            for (time, height) in slow { #expect(try #require(fast[time]).isClose(to: height, within: 1e-6)) }
        }
    }
}
