import Foundation
@_spi(Host) import Scrim
import TourReport

/// Measurements from outside, compared with the published formulas.
extension CurvesTour {
    /// `(1 − 1/(x·c/d + 1))·d` with c = 0.55, the formula of UIScrollView as it is commonly published.
    func rubberBand(_ tour: Tour) {
        let pulls = stride(from: 0.0, through: 600, by: 20)
        var curves = [
            Plot.Curve("the finger", [.init(0, 0), .init(260, 260)], style: .dashed, color: nil)
        ]
        var most = 0.0
        for (index, (name, dimension, sign)) in [
            ("above the largest detent", 360.0, 1.0), ("below one that stays", 420, -1),
        ].enumerated() {
            guard let bench = Bench([.points(420)], { $0.sheet.dismissal = .never }) else { continue }
            bench.press()
            var (measured, formula): ([Plot.Point], [Plot.Point]) = ([], [])
            for pull in pulls {
                bench.wait(0.016)
                bench.move(to: pull * sign)
                let seen = (bench.points - 420) * sign
                let said = (1 - 1 / (pull * 0.55 / dimension + 1)) * dimension
                measured.append(.init(pull, seen))
                formula.append(.init(pull, said))
                most = max(most, abs(seen - said))
            }
            curves += [
                .init("", formula, style: .band, color: index),
                .init(name, measured, style: .dots, color: index),
            ]
        }
        tour.plot(
            Plot(
                "Pulled past its end, it gives like a rubber band", x: "points pulled past the end",
                [.init(y: "points shown past the end", curves)],
                note: "dots: measured, bands: the formula; at most \(Tour.exact(most)) pt apart"),
            as: "rubber-band")
        tour.check("it gives as the formula says", difference: most, atMost: 1e-6, "pt")
    }

    /// `v/1000 · d/(1 − d)` with d = 0.998 (*Designing Fluid Interfaces*, WWDC 2018), measured by
    /// where the sheet lands.
    func projection(_ tour: Tour) {
        let spacing = 8.0
        let detents = (0...80).map { Overlay.Detent.points(100 + Double($0) * spacing) }
        var (measured, formula): ([Plot.Point], [Plot.Point]) = ([], [])
        var most = 0.0
        for speed in stride(from: -800.0, through: 800, by: 50) {
            let bench = Bench(detents) {
                $0.sheet.momentum = .free
                $0.sheet.dismissal = .never
                $0.sheet.initial = .points(420)
            }
            guard let bench else { continue }
            bench.drag(at: speed, for: 0.06)
            let held = bench.points
            let said = speed / 1000 * 0.998 / (1 - 0.998)
            // Only within the sheet's detents, at whose ends it stops.
            guard (100...740).contains(held + said) else { continue }
            bench.release()
            bench.wait(3)
            measured.append(.init(speed, bench.points - held))
            formula.append(.init(speed, said))
            most = max(most, abs(bench.points - held - said))
        }
        tour.plot(
            Plot(
                "Momentum carries it as far as a scroll view", x: "points per second when let go",
                [
                    .init(
                        y: "points from there to where it lands",
                        [
                            .init("v/1000 · d/(1 − d), d = 0.998", formula, style: .band),
                            .init("measured, with a detent every 8 points", measured, style: .dots),
                        ])
                ], note: "at most \(Tour.exact(most)) pt apart: half of 8"), as: "projection")
        tour.check(
            "it lands at the detent nearest to the projection",
            measured.count > 20 && most <= spacing / 2 + 1e-6,
            seen: "\(measured.count) speeds, at most \(Tour.exact(most)) pt from it, allowed \(spacing / 2)")
    }

    /// Springs in closed form, compared with the equation integrated step by step.
    func springs(_ tour: Tour) {
        var curves: [Plot.Curve] = []
        var most = 0.0
        for (index, ratio) in [0.4, 0.8, 1, 1.6].enumerated() {
            let spring = Motion.Spring(dampingRatio: ratio, response: 0.5)
            let bench = Bench([.points(400)], rests: false) { $0.transition = .slide(.spring(spring)) }
            guard let motion = bench?.motion else { continue }
            var oscillator = Oscillator(dampingRatio: ratio, response: 0.5, place: -1)
            var (closed, stepped): ([Plot.Point], [Plot.Point]) = ([], [])
            for step in 0...120 {
                let time = Double(step) / 100
                let shown = 400 * (1 - motion.pose(at: motion.start + .seconds(time)).offstage)
                closed.append(.init(time, shown))
                if step % 4 == 0 { stepped.append(.init(time, 400 * (1 + oscillator.place))) }
                most = max(most, abs(shown - 400 * (1 + oscillator.place)))
                oscillator.advance(0.01, steps: 100)
            }
            curves += [
                .init("ζ = \(PlotScale.text(ratio))", closed, color: index),
                .init("", stepped, style: .dots, color: index),
            ]
        }
        tour.plot(
            Plot(
                "Springs in closed form, at four dampings", x: "seconds",
                [.init(y: "points on screen", curves)],
                note: "dots: the equation, integrated step by step; at most \(Tour.exact(most)) pt apart"),
            as: "springs")
        // A spring stops once it is closer to rest than is visible: half a point over a travel of 1000.
        tour.check("the closed form is the oscillator's solution", difference: most, atMost: 0.2, "pt")
    }

    /// A faster release arrives with more bounce; the damping never changes abruptly with the speed.
    func damping(_ tour: Tour) {
        var (measured, formula): ([Plot.Point], [Plot.Point]) = ([], [])
        var (most, step) = (0.0, 0.0)
        for speed in stride(from: 50.0, through: 6000, by: 50) {
            let bench = Bench([.points(100), .full]) { $0.sheet.dismissal = .never }
            guard let bench else { continue }
            bench.drag(at: speed, for: min(0.1, 500 / speed))
            bench.release()
            guard case .spring(let spring)? = bench.motion?.pace else { continue }
            let share = speed * speed / (1500 * 1500)
            let said = 1 - 0.2 * share / (share + 1)
            if let last = measured.last { step = max(step, abs(last.y - spring.dampingRatio)) }
            measured.append(.init(speed, spring.dampingRatio))
            formula.append(.init(speed, said))
            most = max(most, abs(spring.dampingRatio - said))
        }
        tour.plot(
            Plot(
                "The faster it is let go, the livelier it arrives", x: "points per second when let go",
                [
                    .init(
                        y: "damping ratio of its spring",
                        [
                            .init("1 − 0.2·u/(u + 1), u = (v/1500)²", formula, style: .band),
                            .init(
                                "measured",
                                measured.enumerated().filter { $0.offset % 3 == 0 }.map(\.element),
                                style: .dots),
                        ])
                ], marks: [.init(1500, "half way")],
                note: "from one speed to 50 pt/s more: at most \(Tour.exact(step))"), as: "damping")
        tour.check(
            "the damping is what its formula says", difference: most, atMost: 2e-3, "of a damping ratio")
        tour.check(
            "and has no step", measured.count > 100 && step <= 0.01,
            seen:
                "\(measured.count) speeds, at most \(Tour.exact(step)) from one to 50 pt/s more, allowed 0.01"
        )
    }
}
