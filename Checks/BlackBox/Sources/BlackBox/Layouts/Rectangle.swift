import BlackBoxKit
import CBlackBox
import CGtk4

/// A rectangle in screen coordinates.
struct Rectangle: CustomStringConvertible {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    var width: Double { right - left }
    var height: Double { bottom - top }
    var isEmpty: Bool { width <= 0 || height <= 0 }
    var center: (x: Double, y: Double) { ((left + right) / 2, (top + bottom) / 2) }
    var description: String { "\(Int(left)),\(Int(top)) \(Int(width))×\(Int(height))" }

    func intersection(_ other: Rectangle) -> Rectangle {
        Rectangle(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    func grown(by margin: Double) -> Rectangle {
        Rectangle(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
    }

    func contains(x: Int, y: Int) -> Bool {
        Double(x) >= left && Double(x) < right && Double(y) >= top && Double(y) < bottom
    }
}

extension Window {
    /// A widget's visible part in screen coordinates, from GTK alone: its bounds, clipped by all ancestors that clip.
    func visibleRectangle(of widget: Widget) -> Rectangle? {
        guard isOpen, gtk_widget_get_mapped(widget) != 0,
            gtk_widget_get_root(widget) == OpaquePointer(pointer)
        else { return nil }
        guard var visible = rectangle(of: widget) else { return nil }
        var next = gtk_widget_get_parent(widget)
        while let ancestor = next {
            if gtk_widget_get_overflow(ancestor) == GTK_OVERFLOW_HIDDEN || ancestor == self.widget {
                guard let clip = rectangle(of: ancestor) else { return nil }
                visible = visible.intersection(clip)
            }
            next = gtk_widget_get_parent(ancestor)
        }
        return visible.isEmpty ? nil : visible
    }

    private func rectangle(of widget: Widget) -> Rectangle? {
        guard let bounds = bounds(of: widget) else { return nil }
        let (left, top) = (
            Double(place.x) + surfaceInset.x + bounds.x, Double(place.y) + surfaceInset.y + bounds.y
        )
        return Rectangle(left: left, top: top, right: left + bounds.width, bottom: top + bounds.height)
    }
}

extension Picture {
    /// The number of different pixels inside a rectangle of the screen.
    func changes(_ other: Picture, in rectangle: Rectangle) -> Int {
        var count = 0
        let (top, bottom) = (max(0, Int(rectangle.top.rounded(.up))), min(height, Int(rectangle.bottom)))
        let (left, right) = (max(0, Int(rectangle.left.rounded(.up))), min(width, Int(rectangle.right)))
        guard top < bottom, left < right else { return 0 }
        for y in top..<bottom {
            for x in left..<right where pixels[y * width + x] != other.pixels[y * width + x] { count += 1 }
        }
        return count
    }

    /// The first pixel outside of all rectangles that differs by more than a shade.
    func changeOutside(_ other: Picture, of rectangles: [Rectangle]) -> (x: Int, y: Int)? {
        let allowed = rectangles.map { $0.grown(by: 1.5) }
        for index in pixels.indices where pixels[index] != other.pixels[index] {
            let (x, y) = (index % width, index / width)
            if !allowed.contains(where: { $0.contains(x: x, y: y) }) { return (x, y) }
        }
        return nil
    }
}
