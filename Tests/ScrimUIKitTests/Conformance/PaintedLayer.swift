@_spi(Host) import Scrim
import UIKit

/// A layer's presentation state at this moment, which may be moved and scaled, but not rotated.
@MainActor
struct PaintedLayer {
    private let layer: CALayer
    private let shown: CALayer

    init(_ layer: CALayer) {
        self.layer = layer
        shown = layer.presentation() ?? layer
    }

    /// The frame in the window's coordinates.
    var frame: Geometry.Rect {
        let bounds = shown.bounds
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ].map { corner in
            sequence(first: layer, next: \.superlayer).reduce(corner) { PaintedLayer($1).outside($0) }
        }
        return Geometry.Rect(
            corners[0].x, corners[0].y, corners[1].x - corners[0].x, corners[1].y - corners[0].y)
    }

    /// Converts a point from the layer's to the superlayer's coordinates.
    private func outside(_ point: CGPoint) -> CGPoint {
        let (anchor, bounds, transform) = (shown.anchorPoint, shown.bounds, shown.transform)
        let x = point.x - bounds.minX - anchor.x * bounds.width
        let y = point.y - bounds.minY - anchor.y * bounds.height
        return CGPoint(
            x: shown.position.x + x * transform.m11 + transform.m41,
            y: shown.position.y + y * transform.m22 + transform.m42)
    }

    /// Converts a point from the superlayer's to the layer's coordinates.
    private func inside(_ point: CGPoint) -> CGPoint {
        let (anchor, bounds, transform) = (shown.anchorPoint, shown.bounds, shown.transform)
        let x = (point.x - shown.position.x - transform.m41) / transform.m11
        let y = (point.y - shown.position.y - transform.m42) / transform.m22
        return CGPoint(
            x: x + bounds.minX + anchor.x * bounds.width, y: y + bounds.minY + anchor.y * bounds.height)
    }

    /// The color that the layer and its sublayers add up to at a point of the superlayer.
    func paint(at point: CGPoint) -> Paint {
        guard !layer.isHidden, shown.opacity > 0, shown.transform.m11 != 0, shown.transform.m22 != 0 else {
            return Paint()
        }
        let own = inside(point)
        let isIn = shown.bounds.contains(own)
        guard isIn || !layer.masksToBounds else { return Paint() }
        var paint = Paint()
        if isIn, let color = shown.backgroundColor {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            paint.add(Paint(brightness: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha))
        }
        for sublayer in layer.sublayers ?? [] { paint.add(PaintedLayer(sublayer).paint(at: own)) }
        paint.alpha *= Double(shown.opacity)
        return paint
    }

    struct Paint {
        var brightness = 0.0
        var alpha = 0.0

        mutating func add(_ other: Paint) {
            let sum = other.alpha + alpha * (1 - other.alpha)
            guard sum > 0 else { return }
            brightness =
                (other.brightness * other.alpha + brightness * alpha * (1 - other.alpha)) / sum
            alpha = sum
        }

        func over(_ ground: Double) -> Double { brightness * alpha + ground * (1 - alpha) }
    }
}
