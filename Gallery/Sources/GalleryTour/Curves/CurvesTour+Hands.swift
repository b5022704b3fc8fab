import Foundation
import Scrim
import TourReport

/// What a finger hands over, and what frames make of it.
extension CurvesTour {
    private static let detents: [Detent] = [.points(160), .points(420), .full]
    /// Frame times in seconds.
    private static let rates: [(name: String, frames: [Double])] = [
        ("60 Hz", [1.0 / 60]), ("120 Hz", [1.0 / 120]),
        ("irregular", [0.004, 0.021, 0.009, 0.033, 0.016, 0.002, 0.012, 0.003]),
    ]

    /// Place and velocity are the same just before and just after the finger lifts, whatever its speed.
    func release(_ tour: Tour) {
        var places: [Plot.Curve] = []
        var speeds: [Plot.Curve] = []
        var (jump, kick) = (0.0, 0.0)
        for (index, speed) in [2400.0, 1200, 400, -1200].enumerated() {
            guard let bench = Bench(Self.detents, { $0.sheet.initial = .points(420) }) else { continue }
            bench.drag(at: speed, for: 0.1)
            let held = bench.points
            bench.release()
            jump = max(jump, abs(bench.points - held))
            kick = max(kick, abs(bench.velocity() / speed - 1) * 100)
            let label = "\(PlotScale.text(speed)) pt/s"
            let before = [-0.1, 0].map { ($0, held + speed * $0, speed) }
            let after = (0...240).map { step in
                let time = Double(step) / 300
                return (time, bench.points(after: time), bench.velocity(after: time))
            }
            places.append(.init(label, (before + after).map { .init($0.0, $0.1) }, colour: index))
            speeds.append(.init(label, (before + after).map { .init($0.0, $0.2) }, colour: index))
        }
        tour.plot(
            Plot(
                "A release hands over place and speed", x: "seconds",
                [.init(y: "points on screen", places), .init(y: "points per second", speeds)],
                marks: [.init(0, "let go")],
                note: "at the release: \(Tour.exact(jump)) pt and \(Tour.exact(kick)) % of the speed apart"),
            as: "release")
        tour.check("let go, it does not jump", difference: jump, atMost: 1e-6, "pt")
        tour.check("nor changes its speed", difference: kick, atMost: 1, "% of the finger's")
    }

    /// One recorded drag, drawn at several frame rates: the same pixels at the same instants.
    func frameRates(_ recording: Recording, _ tour: Tour) {
        let end = recording.duration + 0.35
        let instants = Self.rates.map { rate in Self.instants(of: rate.frames, until: end) }
        let all = (instants.flatMap(\.self) + Self.instants(of: [1e-3], until: end)).sorted()
        guard let bench = Bench(Self.detents) else { return tour.fail("a sheet to replay on", "none") }
        let truth = recording.replay(on: bench, lookingAt: all)
        let places = Dictionary(zip(all, truth)) { one, _ in one }
        var curves = [
            Plot.Curve("at every instant", zip(all, truth).map { .init($0, $1) }, colour: nil)
        ]
        var most = 0.0
        for (index, instants) in instants.enumerated() {
            guard let bench = Bench(Self.detents) else { continue }
            let film = recording.replay(on: bench, lookingAt: instants)
            most = zip(instants, film).map { abs($1 - (places[$0] ?? .infinity)) }.reduce(most, max)
            curves.append(
                .init(
                    Self.rates[index].name, zip(instants, film).map { .init($0, $1) },
                    style: [.rings, .dots, .crosses][index], colour: index))
        }
        let count = instants.map(\.count).reduce(0, +)
        tour.plot(
            Plot(
                "One recorded drag, replayed at three frame rates", x: "seconds",
                [.init(y: "points on screen", curves)], marks: [.init(recording.duration, "let go")],
                note: "\(count) frames, at most \(Tour.exact(most)) pt from the line"), as: "frame-rates")
        tour.check(
            "a recorded drag shows the same pixels at any frame rate", count > 60 && most <= 1e-4,
            seen: "\(count) frames, at most \(Tour.exact(most)) pt apart, allowed 0.0001")
    }

    /// When frames of these lengths are drawn, over and over.
    private static func instants(of frames: [Double], until end: Double) -> [Double] {
        var (instants, time) = ([Double](), 0.0)
        while time < end {
            instants.append(time)
            time += frames[(instants.count - 1) % frames.count]
        }
        return instants
    }

    /// The same hand, heard of at several rates: it lands at the same detent by nearly the same way.
    func inputRates(_ tour: Tour) {
        var films: [[Plot.Point]] = []
        let (way, length) = (150.0, 0.16)
        for rate in Self.rates {
            guard let bench = Bench(Self.detents) else { continue }
            var film = [Plot.Point(0, bench.points)]
            var (time, event) = (0.0, 0)
            bench.press()
            while time < length {
                let next = min(time + rate.frames[event % rate.frames.count], length)
                bench.wait(next - time)
                (time, event) = (next, event + 1)
                // Faster and faster: smooth, as hands are.
                bench.move(to: way * pow(time / length, 2))
                film.append(.init(time, bench.points))
            }
            bench.release()
            film += (1...120).map { .init(length + Double($0) / 200, bench.points(after: Double($0) / 200)) }
            films.append(film)
        }
        let tails = films.map { $0.suffix(120).map(\.y) }
        let most = tails.flatMap { zip($0, tails[0]).map { abs($0 - $1) } }.max() ?? .infinity
        let ends = Set(tails.map { $0.last?.rounded() ?? -1 })
        tour.plot(
            Plot(
                "One hand, heard of at three rates", x: "seconds",
                [
                    .init(
                        y: "points on screen",
                        zip(Self.rates.indices, films).map { index, film in
                            .init(
                                Self.rates[index].name, film, style: [.band, .line, .dashed][index],
                                colour: index)
                        })
                ], marks: [.init(length, "let go")],
                note: "at most \(Tour.exact(most)) pt apart after the release"),
            as: "input-rates")
        tour.check("however often the hand is heard of, it lands the same", ends == [420], seen: "\(ends)")
        tour.check("and goes nearly the same way", difference: most, atMost: 4, "pt")
    }

    /// Caught in flight it stays where it is seen, and goes on from there.
    func catching(_ tour: Tour) {
        var (jump, step) = (0.0, 0.0)
        let (shown, pause) = (0.08, 0.15)
        var (flight, caught): ([Plot.Point], [Plot.Point]) = ([], [])
        for moment in stride(from: 0.02, through: 0.4, by: 0.02) {
            guard let bench = Bench(Self.detents) else { continue }
            bench.drag(at: 1400, for: 0.1)
            bench.release()
            let way = (0...160).map { Plot.Point(Double($0) / 200, bench.points(after: Double($0) / 200)) }
            bench.wait(moment)
            let seen = bench.points
            bench.press()
            let held = bench.points
            bench.wait(pause)
            jump = max(jump, abs(held - seen), abs(bench.points - held))
            bench.release()
            step = max(step, abs(bench.points - held))
            guard abs(moment - shown) < 1e-9 else { continue }
            flight = way
            caught = way.filter { $0.x <= moment } + [.init(moment, seen), .init(moment + pause, held)]
            caught += (0...120).map {
                .init(moment + pause + Double($0) / 200, bench.points(after: Double($0) / 200))
            }
        }
        tour.plot(
            Plot(
                "Caught in flight, held, and let go again", x: "seconds",
                [
                    .init(
                        y: "points on screen",
                        [
                            .init("had nobody caught it", flight, style: .dashed, colour: nil),
                            .init("caught", caught),
                        ])
                ], marks: [.init(shown, "caught"), .init(shown + pause, "let go")],
                note: "caught at 20 moments: at most \(Tour.exact(jump)) pt from where it was seen"),
            as: "catch")
        tour.check("caught at any moment, it does not jump", difference: jump, atMost: 1e-6, "pt")
        // Within half a point of a detent it may rest there at once.
        tour.check("let go again, neither", difference: step, atMost: 0.5, "pt")
    }
}
