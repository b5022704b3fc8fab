import Foundation
@_spi(Host) import Scrim
import TourReport

/// The same drag gives the same motion at every frame rate.
extension CurvesTour {
    /// Frame times in seconds.
    private static let rates: [(name: String, frames: [Double])] = [
        ("60 Hz", [1.0 / 60]), ("120 Hz", [1.0 / 120]),
        ("irregular", [0.004, 0.021, 0.009, 0.033, 0.016, 0.002, 0.012, 0.003]),
    ]

    /// One recorded drag, drawn at several frame rates: the same pixels at the same instants.
    func frameRates(_ recording: Recording, _ tour: Tour) {
        let end = recording.duration + 0.35
        let instants = Self.rates.map { rate in Self.instants(of: rate.frames, until: end) }
        let all = (instants.flatMap(\.self) + Self.instants(of: [1e-3], until: end)).sorted()
        guard let bench = Bench(Self.detents) else { return tour.fail("a sheet to replay on", "none") }
        let truth = recording.replay(on: bench, lookingAt: all)
        let places = Dictionary(zip(all, truth)) { one, _ in one }
        var curves = [
            Plot.Curve("at every instant", zip(all, truth).map { .init($0, $1) }, color: nil)
        ]
        var most = 0.0
        for (index, instants) in instants.enumerated() {
            guard let bench = Bench(Self.detents) else { continue }
            let film = recording.replay(on: bench, lookingAt: instants)
            most = zip(instants, film).map { abs($1 - (places[$0] ?? .infinity)) }.reduce(most, max)
            curves.append(
                .init(
                    Self.rates[index].name, zip(instants, film).map { .init($0, $1) },
                    style: [.rings, .dots, .crosses][index], color: index))
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

    /// The times at which frames of these lengths are drawn, repeated.
    private static func instants(of frames: [Double], until end: Double) -> [Double] {
        var (instants, time) = ([Double](), 0.0)
        while time < end {
            instants.append(time)
            time += frames[(instants.count - 1) % frames.count]
        }
        return instants
    }

    /// The same drag, sampled at several rates: it lands at the same detent in nearly the same way.
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
                // Accelerates smoothly, as hands do.
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
                                color: index)
                        })
                ], marks: [.init(length, "let go")],
                note: "at most \(Tour.exact(most)) pt apart after the release"),
            as: "input-rates")
        tour.check("however often the hand is heard of, it lands the same", ends == [420], seen: "\(ends)")
        tour.check("and goes nearly the same way", difference: most, atMost: 4, "pt")
    }
}
