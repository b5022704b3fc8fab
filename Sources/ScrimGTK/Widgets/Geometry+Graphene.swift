import CGtk4
@_spi(Host) import Scrim

extension Rect {
    init(_ rect: graphene_rect_t) {
        self.init(
            Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
    }

    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: origin.graphene,
            size: graphene_size_t(width: Float(clamping: width), height: Float(clamping: height)))
    }

    /// The rectangle with rounded corners; radii are limited so that corners do not overlap.
    func rounded(_ corners: Corners) -> GskRoundedRect {
        let most = (min(width, height) / 2).clamped(to: 0 ... .infinity)
        func size(_ radius: Double) -> graphene_size_t {
            let radius = Float(clamping: radius.clamped(to: 0...most))
            return graphene_size_t(width: radius, height: radius)
        }
        return GskRoundedRect(
            bounds: graphene,
            corner: (
                size(corners.topLeft), size(corners.topRight), size(corners.bottomRight),
                size(corners.bottomLeft)
            ))
    }

    /// The rectangle extended to the right and down, or by negative distances to the left and up.
    func extended(by distance: Point) -> Rect {
        Rect(
            minX + min(distance.x, 0), minY + min(distance.y, 0), width + abs(distance.x),
            height + abs(distance.y))
    }

    /// The smallest rectangle that contains both.
    func union(_ other: Rect) -> Rect {
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
    }

    /// The smallest rectangle around this one whose edges lie on whole points.
    var roundedOutwards: Rect {
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return Rect(left, top, maxX.rounded(.up) - left, maxY.rounded(.up) - top)
    }

    /// The nearest rectangle whose edges lie on whole points: text and hairlines stay crisp.
    var snapped: Rect {
        let left = minX.rounded()
        let top = minY.rounded()
        return Rect(left, top, maxX.rounded() - left, maxY.rounded() - top)
    }
}

extension Point {
    var graphene: graphene_point_t { graphene_point_t(x: Float(clamping: x), y: Float(clamping: y)) }
}
