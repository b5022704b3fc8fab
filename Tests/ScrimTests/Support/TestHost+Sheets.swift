@_spi(Host) import ScrimTesting

@_spi(Host) @testable import Scrim

extension TestHost {
    /// The only surface on stage.
    var surface: Surface? { stage.machine.surfaces.first }

    /// How much of the only panel is on screen, from the bottom edge, in points.
    var shownHeight: Double {
        guard let id = surface?.id, let panel = panelFrame(of: id) else { return 0 }
        return window.height - panel.minY
    }

    /// The position of the only surface and its velocity, in points and points per second.
    var snapshot: SheetState.Snapshot? { surface?.snapshot(at: now) }

    /// The share of the only surface's scrim that is shown now.
    var dimming: Double { plan.surfaces.first?.motion.pose(at: now).scrim ?? 0 }

    /// Shows a sheet and waits until it rests.
    func sheet(
        _ detents: [Overlay.Detent], view: String = "View", _ change: (inout Overlay) -> Void = { _ in },
        shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil
    ) -> Presentation {
        var overlay = Overlay.sheet(detents: detents)
        change(&overlay)
        let handle = overlays.show(overlay, shouldEnd: shouldEnd) { view }
        pass(2000)
        return handle
    }

    /// Steps of a drag at constant speed, at 60 Hz.
    func way(_ points: Double, within milliseconds: Double) -> [(by: Double, after: Duration)] {
        let count = max((milliseconds / 16).rounded(), 1)
        return (1...Int(count)).map {
            (points * Double($0) / count, .microseconds(Int64(milliseconds / count * 1000)))
        }
    }

    /// Steps of a drag so slow that it has no momentum.
    func slowDrag(_ points: Double) -> [(by: Double, after: Duration)] {
        way(points, within: 1000) + [(points, .milliseconds(200))]
    }
}
