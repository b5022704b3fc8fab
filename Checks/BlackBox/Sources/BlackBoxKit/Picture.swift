import CBlackBox
import CGtk4
import Foundation

/// Pixels of the screen, read from the X server.
@MainActor
package struct Picture {
    package let width: Int
    package let height: Int
    package let pixels: [UInt32]

    /// The screen's pixels in the window's rectangle.
    package init?(of window: Window) {
        let size = window.size
        let inset = window.surfaceInset
        self.init(
            x: window.place.x + Int(inset.x), y: window.place.y + Int(inset.y), width: size.width,
            height: size.height)
    }

    package init?(x: Int, y: Int, width: Int, height: Int) {
        guard let raw = blackbox_x_pixels(Int32(x), Int32(y), Int32(width), Int32(height)) else { return nil }
        defer { g_free(raw) }
        self.width = width
        self.height = height
        pixels = Array(UnsafeBufferPointer(start: raw, count: width * height))
    }

    /// The picture of a window at rest, in which no pixel changes for `still` seconds.
    ///
    /// Returns `nil` if something still moves after `limit` seconds.
    package static func atRest(of window: Window, still: Double, limit: Double = 6) -> Picture? {
        let end = g_get_monotonic_time() + gint64(limit * 1_000_000)
        var last = Picture(of: window)
        var since = g_get_monotonic_time()
        while g_get_monotonic_time() < end {
            MainLoop.turn(for: min(still / 3, 0.06))
            let now = Picture(of: window)
            if let now, let last, now == last {
                if g_get_monotonic_time() - since >= gint64(still * 1_000_000) { return now }
            } else {
                last = now
                since = g_get_monotonic_time()
            }
        }
        return nil
    }

    package struct Difference: CustomStringConvertible {
        package let count: Int
        package let x: ClosedRange<Int>
        package let y: ClosedRange<Int>
        package var description: String {
            "\(count) pixels in x \(x.lowerBound)…\(x.upperBound), y \(y.lowerBound)…\(y.upperBound)"
        }
    }

    /// The pixels that differ by more than `tolerance` of 255 in a color component; `nil` if there are none.
    package func difference(_ other: Picture, tolerance: Int = 0) -> Difference? {
        guard width == other.width, height == other.height else {
            return Difference(count: max(pixels.count, other.pixels.count), x: 0...width, y: 0...height)
        }
        var box: [Int32] = [0, 0, 0, 0]
        let count = blackbox_x_difference(
            pixels, other.pixels, Int32(width), Int32(height), Int32(tolerance), &box)
        guard count > 0 else { return nil }
        return Difference(
            count: Int(count), x: Int(box[0])...Int(box[1]), y: Int(box[2])...Int(box[3]))
    }

    /// Writes the picture as PPM, for a person to look at.
    package func write(to path: String) {
        var data = Data("P6 \(width) \(height) 255\n".utf8)
        for pixel in pixels {
            data.append(contentsOf: [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)])
        }
        try? data.write(to: URL(fileURLWithPath: path))
    }
}

extension Picture: @preconcurrency Equatable {
    package static func == (one: Picture, other: Picture) -> Bool {
        one.difference(other) == nil
    }
}
