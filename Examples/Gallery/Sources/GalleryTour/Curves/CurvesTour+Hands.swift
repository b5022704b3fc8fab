import Foundation
@_spi(Host) import Scrim
import TourReport

/// What a release hands over to the motion, and what a press takes over from it.
extension CurvesTour {
    static let detents: [Overlay.Detent] = [.points(160), .points(420), .full]

    /// Position and velocity are equal just before and just after the finger lifts, at any speed.
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
            places.append(.init(label, (before + after).map { .init($0.0, $0.1) }, color: index))
            speeds.append(.init(label, (before + after).map { .init($0.0, $0.2) }, color: index))
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

    /// A sheet that is caught in flight stays where it is seen, and continues from there.
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
                            .init("had nobody caught it", flight, style: .dashed, color: nil),
                            .init("caught", caught),
                        ])
                ], marks: [.init(shown, "caught"), .init(shown + pause, "let go")],
                note: "caught at 20 moments: at most \(Tour.exact(jump)) pt from where it was seen"),
            as: "catch")
        tour.check("caught at any moment, it does not jump", difference: jump, atMost: 1e-6, "pt")
        // Within half a point of a detent, the sheet may rest there at once.
        tour.check("let go again, neither", difference: step, atMost: 0.5, "pt")
    }

    /// The app refuses a dismissal by drag: the sheet turns around where it was released, at any speed.
    func refusing(_ tour: Tour) {
        var curves: [Plot.Curve] = []
        var (jump, kick, asked) = (0.0, 0.0, 0)
        var ends: Set<Double> = []
        for refuses in [false, true] {
            let bench = Bench(
                [.points(420)],
                shouldEnd: { _ in
                    if refuses { asked += 1 }
                    return !refuses
                })
            guard let bench else { continue }
            let (speed, time) = (-1200.0, 0.15)
            bench.drag(at: speed, for: time)
            let held = bench.points
            bench.release()
            jump = max(jump, abs(bench.points - held))
            kick = max(kick, abs(bench.velocity() / speed - 1) * 100)
            let after = (0...200).map { Plot.Point(Double($0) / 250, bench.points(after: Double($0) / 250)) }
            curves.append(
                .init(
                    refuses ? "refused" : "had the app agreed", [.init(-time, held - speed * time)] + after,
                    style: refuses ? .line : .dashed, color: refuses ? 0 : nil))
            ends.insert((after.last?.y ?? -1).rounded())
        }
        tour.plot(
            Plot(
                "Refused, it turns round where it was let go", x: "seconds",
                [.init(y: "points on screen", curves)], marks: [.init(0, "let go")],
                note: "at the release: \(Tour.exact(jump)) pt and \(Tour.exact(kick)) % of the speed apart"),
            as: "refusal")
        tour.check("the app is asked once", expected: 1, seen: asked)
        tour.check("refused it is back where it was, granted it is gone", ends == [0, 420], seen: "\(ends)")
        tour.check("either way it does not jump", difference: jump, atMost: 1e-6, "pt")
        tour.check("nor changes its speed when let go", difference: kick, atMost: 1, "% of the finger's")
    }
}
