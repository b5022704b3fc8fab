@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// The same drag at different frame rates.
@MainActor
@Suite struct SheetReplayTests {
    /// The intervals between frames in microseconds, repeated.
    static let rates: [(name: String, intervals: [Int])] = [
        ("60 Hz", [16_667, 16_667, 16_666]), ("120 Hz", [8_333, 8_333, 8_334]), ("30 Hz", [33_333]),
        ("irregular", [4_000, 21_000, 9_000, 33_000, 16_000, 2_000, 12_000]),
        ("irregular, with stalls", [16_000, 16_000, 80_000, 8_000, 8_000, 1, 17_000]),
    ]

    /// If events are handled as they come, every instant is the same at any frame rate, up to rounding.
    @Test(arguments: Recording.all)
    func everyInstantIsTheSameAtAnyFrameRate(_ recording: Recording) throws {
        let reference = Replay(recording, frames: [50_000]).film()
        #expect(reference.end == recording.lands)
        for rate in Self.rates {
            let film = Replay(recording, frames: rate.intervals).film()
            #expect(film.end == recording.lands, "\(rate.name)")
            #expect(film.places.count == reference.places.count)
            for (time, place) in reference.places {
                let other = try #require(film.places[time])
                #expect(other.isClose(to: place, within: 1e-9), "\(rate.name), after \(time) ms")
            }
        }
    }

    /// If events wait for the next frame, as in toolkits, the sheet lands on the same pixel.
    @Test(arguments: Recording.all)
    func gatheredForEachFrameItLandsAtTheSameHeight(_ recording: Recording) {
        for rate in Self.rates {
            let film = Replay(recording, frames: rate.intervals, gathersEvents: true).film()
            #expect(film.end == recording.lands, "\(rate.name)")
        }
    }
}

/// Plays a recording to a host, and draws frames meanwhile.
@MainActor
private final class Replay {
    /// What was visible.
    struct Film {
        /// The positions every 50 milliseconds, by time in milliseconds.
        var places: [Int: Double] = [:]
        var end = 0.0
    }

    private let host = TestHost()
    private let recording: Recording
    private let intervals: [Int]
    private let gathersEvents: Bool
    private let sheet: Presentation
    private let start: Instant
    /// When the finger does what, in microseconds.
    private let events: [(at: Int, act: Act)]
    private var finger = Finger()

    private enum Act {
        case touch
        case move(to: Double)
        case lift
    }

    /// A finger and what is under it.
    private struct Finger {
        var last = 0.0
        var by = 0.0
        var scrolled = 0.0
    }

    init(_ recording: Recording, frames intervals: [Int], gathersEvents: Bool = false) {
        self.recording = recording
        self.intervals = intervals
        self.gathersEvents = gathersEvents
        sheet = host.sheet(SheetContinuityTests.detents) { $0.sheet.initial = .points(recording.initial) }
        start = host.now
        events = recording.strokes.flatMap { stroke in
            let moves = stroke.samples.map { sample in
                ((stroke.start + sample.at) * 1000, Act.move(to: sample.by))
            }
            return [(stroke.start * 1000, Act.touch)] + moves + [(stroke.end * 1000, Act.lift)]
        }
    }

    func film() -> Film {
        var film = Film()
        var next = 0
        for (time, isCommon) in frames {
            let due = next + events[next...].prefix { $0.at <= time }.count
            for event in events[next..<due] {
                advance(to: gathersEvents ? time : event.at)
                play(event.act, at: start + .microseconds(event.at))
            }
            next = due
            advance(to: time)
            let shown = host.shownHeight
            if isCommon { film.places[time / 1000] = shown }
        }
        host.pass(3000)
        film.end = host.shownHeight
        sheet.dismiss()
        host.pass(2000)
        #expect(host.leftovers == [])
        return film
    }

    /// The times of frames in microseconds: those of the rate, and those that are common to all rates.
    private var frames: [(at: Int, isCommon: Bool)] {
        var times: [Int: Bool] = [:]
        var time = 0
        var index = 0
        while time <= recording.length * 1000 {
            times[time] = false
            time += intervals[index % intervals.count]
            index += 1
        }
        for time in stride(from: 0, through: recording.length * 1000, by: 50_000) { times[time] = true }
        return times.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func advance(to microseconds: Int) {
        host.advance(by: start + .microseconds(microseconds) - host.now)
    }

    private func play(_ act: Act, at instant: Instant) {
        guard let id = host.surface?.id else { return }
        switch act {
        case .touch:
            finger = Finger()
            host.stage.report(.dragBegan(id, at: instant))
        case .move(let place):
            move(id, to: place, at: instant)
        case .lift:
            host.stage.report(.dragEnded(id, at: instant, cancelled: false))
        }
    }

    /// Shares the movement with a list of 2000 points, as a host does.
    private func move(_ id: SurfaceID, to place: Double, at instant: Instant) {
        guard let growth = host.stage.position(of: id, at: host.now)?.growth else { return }
        let offset = recording.scrolled.map { $0 - finger.scrolled }
        let rooms = offset.map { [ScrollRoom(closing: $0, opening: 2000 - $0)] } ?? []
        let share = ScrollHandover(of: place - finger.last, over: rooms, growth: growth)
        finger.last = place
        finger.by += share.sheet
        finger.scrolled += share.content.first ?? 0
        let content = offset.map { _ in ContentScroll(by: finger.scrolled, room: 2000) }
        host.stage.report(.dragMoved(id, by: finger.by, content: content, at: instant))
    }
}
