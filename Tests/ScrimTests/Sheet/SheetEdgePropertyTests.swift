@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// The same drag at any of the four edges is the same movement, rotated.
@MainActor
@Suite struct SheetEdgePropertyTests {
    /// The edge of a sheet, and whether the writing direction is from right to left.
    static let edges = Overlay.Placement.Edge.allCases.flatMap { edge in [false, true].map { (edge, $0) } }

    /// A drag: for each step the distance towards closing and to the side in points, and the time in milliseconds.
    private struct Drag {
        var steps: [(closing: Double, across: Double, after: Int)] = []
        var isCancelled = false
        var momentum = Overlay.Sheet.Momentum.oneDetent
        var dismissal = Overlay.Sheet.DragDismissal.standard

        init(_ random: inout SplitMix64) {
            let speed = random.number(-40...40)
            for _ in 0..<Int.random(in: 1...14, using: &random) {
                steps.append(
                    (
                        speed + random.number(-10...10), random.number(-8...8),
                        Int.random(in: 4...24, using: &random)
                    ))
            }
            isCancelled = random.once(in: 8)
            if random.once(in: 2) { momentum = .free }
            if random.once(in: 3) { dismissal = random.once(in: 2) ? .never : .resisting }
        }
    }

    @Test func theSameDragTurnedIsTheSameMovementTurned() {
        var random = SplitMix64(seed: 31)
        for _ in 0..<60 {
            let drag = Drag(&random)
            let reference = film(drag, .bottom, isRightToLeft: false)
            #expect(reference.places.contains { $0 > 0 })
            for (edge, isRightToLeft) in Self.edges {
                let film = film(drag, edge, isRightToLeft: isRightToLeft)
                #expect(film.cause == reference.cause)
                #expect(film.places.count == reference.places.count)
                for (place, other) in zip(film.places, reference.places) {
                    #expect(place.isClose(to: other, within: 1e-9), "\(edge), \(isRightToLeft)")
                }
            }
        }
    }

    @Test func leadingAndTrailingChangePlacesWithTheWritingDirection() throws {
        for (edge, isRightToLeft) in Self.edges {
            let host = TestHost()
            host.environment.isRightToLeft = isRightToLeft
            _ = host.sheet([.points(100)]) { $0.placement = .edge(edge) }
            let closing = try #require(host.plan.surfaces.first?.sheet?.closing)
            let expected =
                switch edge {
                case .top: Point(y: -1)
                case .bottom: Point(y: 1)
                case .leading: Point(x: isRightToLeft ? 1 : -1)
                case .trailing: Point(x: isRightToLeft ? -1 : 1)
                }
            #expect(closing == expected)
        }
    }

    private func film(
        _ drag: Drag, _ edge: Overlay.Placement.Edge, isRightToLeft: Bool
    ) -> (places: [Double], cause: Presentation.Cause?) {
        let host = TestHost()
        host.window = Size(width: 600, height: 600)
        host.viewSizes["View"] = Size(width: 200, height: 200)
        host.environment.isRightToLeft = isRightToLeft
        let sheet = host.sheet([.points(120), .points(260), .points(450)]) {
            $0.placement = .edge(edge)
            $0.sheet.initial = .points(260)
            $0.sheet.momentum = drag.momentum
            $0.sheet.dismissal = drag.dismissal
        }
        var places: [Double] = []
        guard let id = host.surface?.id, let closing = host.plan.surfaces.first?.sheet?.closing else {
            return ([], nil)
        }
        let side = edge.side(isRightToLeft: isRightToLeft)
        var finger = Point.zero
        host.stage.report(.dragBegan(id, at: host.now))
        for step in drag.steps {
            host.pass(step.after)
            finger.x += closing.x * step.closing + closing.y * step.across
            finger.y += closing.y * step.closing + closing.x * step.across
            host.stage.report(
                .dragMoved(id, by: finger.x * closing.x + finger.y * closing.y, at: host.now))
            places.append(host.shown(at: side))
        }
        host.stage.report(.dragEnded(id, at: host.now, cancelled: drag.isCancelled))
        for _ in 0..<12 {
            places.append(host.shown(at: side))
            host.pass(45)
        }
        return (places, sheet.outcome?.cause)
    }
}

extension TestHost {
    /// How much of the only panel is on screen from an edge, in points; negative if it is beyond the edge.
    fileprivate func shown(at side: Side) -> Double {
        guard let id = surface?.id, let panel = panelFrame(of: id) else { return 0 }
        return switch side {
        case .top: panel.maxY
        case .bottom: window.height - panel.minY
        case .left: panel.maxX
        case .right: window.width - panel.minX
        }
    }
}
