/// The longest length that layout counts with, points: longer than any window, short enough for every toolkit
/// (GTK's text reaches 2 million), and far from where sums lose whole points.
private let longest = 1e6

extension Double {
    /// A length that can be counted with: 0 for what is negative or not a number.
    var length: Double { self > 0 ? min(self, longest) : 0 }

    /// The same as whole points.
    var wholeLength: Double { length.rounded() }

    /// The nearest whole number, the higher of two: the same way on both sides of 0.
    var nearest: Double { (self + 0.5).rounded(.down) }

    /// The next even number: a width that grows or shrinks by these leaves its middle where it is, to the pixel.
    var evenUp: Double { (self / 2).rounded(.up) * 2 }
    var evenDown: Double { (self / 2).rounded(.down) * 2 }

    fileprivate var coordinate: Double { isNaN ? 0 : Swift.min(Swift.max(self, -longest), longest) }
}

extension Size {
    /// Room for it, in whole points.
    var roundedUp: Size { Size(width: width.length.rounded(.up), height: height.length.rounded(.up)) }

    /// Whether it goes into another.
    func fits(in room: Size) -> Bool { width <= room.width && height <= room.height }
}

extension Insets {
    var horizontal: Double { left + right }
    var vertical: Double { top + bottom }

    /// Whole points, none of them negative.
    var whole: Insets {
        Insets(
            top: top.wholeLength, left: left.wholeLength, bottom: bottom.wholeLength, right: right.wholeLength
        )
    }

    /// Whole points, none of them negative, none less than it was.
    var wholeUp: Insets {
        Insets(
            top: top.length.rounded(.up), left: left.length.rounded(.up), bottom: bottom.length.rounded(.up),
            right: right.length.rounded(.up))
    }

    /// Leading and trailing, given as left and right, where they lie on the screen.
    func mirrored(if isRightToLeft: Bool) -> Insets {
        isRightToLeft ? Insets(top: top, left: right, bottom: bottom, right: left) : self
    }

    /// At most so much in either direction.
    func limited(to size: Size) -> Insets {
        Insets(
            top: min(top, size.height), left: min(left, size.width), bottom: min(bottom, size.height),
            right: min(right, size.width))
    }
}

extension Rect {
    /// The same with finite numbers.
    var finite: Rect {
        Rect(minX.coordinate, minY.coordinate, width.length, height.length)
    }

    /// The largest rectangle inside that begins and ends at whole points.
    var wholeInside: Rect {
        let left = minX.rounded(.up)
        let top = minY.rounded(.up)
        return Rect(left, top, maxX.rounded(.down) - left, maxY.rounded(.down) - top)
    }

    /// The largest part of it that an obstacle leaves free at one of its four sides.
    func avoiding(_ obstacle: Rect?) -> Rect {
        guard let obstacle, !intersection(obstacle).isEmpty else { return self }
        let free = [
            Rect(minX, minY, width, obstacle.minY - minY),
            Rect(minX, obstacle.maxY, width, maxY - obstacle.maxY),
            Rect(minX, minY, obstacle.minX - minX, height),
            Rect(obstacle.maxX, minY, maxX - obstacle.maxX, height),
        ]
        return free.max { $0.width * $0.height < $1.width * $1.height } ?? self
    }

    /// The nearest place for it inside of another that is as large or larger.
    func moved(into rect: Rect) -> Rect {
        Rect(
            max(min(minX, rect.maxX - width), rect.minX), max(min(minY, rect.maxY - height), rect.minY),
            width,
            height)
    }

    /// The rectangle at its place in a mirror of this width.
    func mirrored(in width: Double) -> Rect {
        Rect(width - maxX, minY, self.width, height)
    }
}
