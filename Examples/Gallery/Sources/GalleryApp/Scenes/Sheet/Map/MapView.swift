import CAdw
import CGtk4

/// A map that can be dragged and zoomed, with only places on it.
@MainActor
final class MapView {
    let root: Widget
    private var camera = MapCamera()
    private var pointer: (x: Double, y: Double)?
    private var dragged: (x: Double, y: Double)?
    private var journey: Journey?

    var chosen: Place? {
        didSet { root.redraw() }
    }
    /// The covered part of the height, from the bottom; the map is centered in the rest.
    var covered = 0.0 {
        didSet { if covered != oldValue { root.redraw() } }
    }

    private struct Journey {
        let from: MapCamera
        let to: MapCamera
    }

    /// The minimum scale after a place is chosen, in points per meter.
    private static let close = 1.1
    /// Milliseconds of the motion from one place to another.
    private static let time: guint = 450

    init(_ words: Words) {
        weak var view: MapView?
        root = Widget.drawing { cairo, width, height in
            guard let view else { return }
            MapPainter(
                words: words, camera: view.camera,
                isDark: adw_style_manager_get_dark(adw_style_manager_get_default()) != 0,
                chosen: view.chosen, covered: view.covered
            ).draw(cairo, width, height)
        }
        .named("map")
        view = self
        root.setAccessibleLabel(words.map)
        root.onHover { [unowned self] in pointer = ($0, $1) }
        root.onScroll { [unowned self] in scrolled($0) }
        root.onDrag(began: { [unowned self] in dragged = ($0, $1) }) { [unowned self] in drag(toX: $0, y: $1)
        }
    }

    /// Zooms in or out around the center of the free part.
    func zoom(by factor: Double) {
        var goal = journey?.to ?? camera
        goal.zoom(by: factor, aboutX: 0, y: 0)
        travel(to: goal)
    }

    /// Moves to a place.
    func show(_ place: Place) {
        chosen = place
        travel(to: MapCamera(x: place.x, y: place.y, scale: max(camera.scale, Self.close)))
    }

    private func scrolled(_ notches: Double) {
        journey = nil
        let (width, height) = root.size
        let place = pointer ?? (width / 2, height / 2)
        camera.zoom(
            by: notches < 0 ? 1.2 : 1 / 1.2, aboutX: place.x - width / 2,
            y: place.y - (height - covered) / 2)
        root.redraw()
    }

    private func drag(toX x: Double, y: Double) {
        journey = nil
        if let dragged { camera.pan(byX: x - dragged.x, y: y - dragged.y) }
        dragged = (x, y)
        root.redraw()
    }

    private func travel(to goal: MapCamera) {
        let journey = Journey(from: camera, to: goal)
        self.journey = journey
        root.animate(for: Self.time) { [weak self] share in
            guard let self, let current = self.journey, current.to == goal else { return }
            camera = current.from.toward(goal, share)
            root.redraw()
            if share == 1 { self.journey = nil }
        }
    }
}
