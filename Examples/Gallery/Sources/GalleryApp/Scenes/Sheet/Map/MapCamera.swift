/// The visible part of the map: the position at the view's center, and the scale.
struct MapCamera: Equatable {
    /// Meters from the map's corner.
    var x = 900.0
    var y = 760.0
    /// Points per meter.
    var scale = 0.55

    static let scales = 0.3...2.4
    static let size = 1800.0

    /// The map position under a point at this distance from the view's center.
    func place(atX dx: Double, y dy: Double) -> (x: Double, y: Double) {
        (x + dx / scale, y + dy / scale)
    }

    /// Zooms around a point, which stays in place.
    mutating func zoom(by factor: Double, aboutX dx: Double, y dy: Double) {
        let fixed = place(atX: dx, y: dy)
        scale = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound)
        x = fixed.x - dx / scale
        y = fixed.y - dy / scale
        keepOnMap()
    }

    mutating func pan(byX dx: Double, y dy: Double) {
        x -= dx / scale
        y -= dy / scale
        keepOnMap()
    }

    /// The camera at a fraction of the way to another; position and scale are interpolated linearly.
    func toward(_ other: MapCamera, _ share: Double) -> MapCamera {
        MapCamera(
            x: x + (other.x - x) * share, y: y + (other.y - y) * share,
            scale: scale + (other.scale - scale) * share)
    }

    private mutating func keepOnMap() {
        x = min(max(x, 0), Self.size)
        y = min(max(y, 0), Self.size)
    }
}
