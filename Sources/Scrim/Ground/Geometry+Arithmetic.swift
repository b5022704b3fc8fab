/// The longest length that layout computes with, in points: longer than any window, short enough for every toolkit
/// (GTK's text reaches 2 million), and too short for sums to lose whole points.
private let longest = 1e6

extension Double {
    /// The number as a length that layout can compute with, from 0 to 1 million points; a negative number and
    /// not-a-number become 0.
    var clampedLength: Double { self > 0 ? min(self, longest) : 0 }

    /// The clamped length in whole points.
    var roundedLength: Double { clampedLength.rounded() }

    /// The nearest whole number; a half goes up, on both sides of 0.
    var roundedHalfUp: Double { (self + 0.5).rounded(.down) }

    /// The next even whole number upwards.
    ///
    /// A panel whose width is even keeps its middle on a whole point when the width changes.
    var roundedUpToEven: Double { (self / 2).rounded(.up) * 2 }

    /// The next even whole number downwards.
    var roundedDownToEven: Double { (self / 2).rounded(.down) * 2 }

    /// The number as a coordinate that layout can compute with, within ±1 million points; not-a-number becomes 0.
    var clampedCoordinate: Double { isNaN ? 0 : Swift.min(Swift.max(self, -longest), longest) }
}

extension Size {
    /// The size in whole points, neither side shorter than it was.
    var roundedUp: Size {
        Size(width: width.clampedLength.rounded(.up), height: height.clampedLength.rounded(.up))
    }

    /// Whether a rectangle of this size fits in one of the other.
    func fits(in room: Size) -> Bool { width <= room.width && height <= room.height }
}

extension Insets {
    /// The insets at the left and the right edge together.
    var horizontal: Double { left + right }
    /// The insets at the top and the bottom edge together.
    var vertical: Double { top + bottom }

    /// The insets in whole points, none of them negative.
    var roundedLengths: Insets {
        Insets(
            top: top.roundedLength, left: left.roundedLength, bottom: bottom.roundedLength,
            right: right.roundedLength)
    }

    /// The insets in whole points, none of them negative and none less than it was.
    var roundedUpLengths: Insets {
        Insets(
            top: top.clampedLength.rounded(.up), left: left.clampedLength.rounded(.up),
            bottom: bottom.clampedLength.rounded(.up), right: right.clampedLength.rounded(.up))
    }

    /// The physical insets, for insets whose left means leading and whose right means trailing.
    func mirrored(if isRightToLeft: Bool) -> Insets {
        isRightToLeft ? Insets(top: top, left: right, bottom: bottom, right: left) : self
    }

    /// The insets, each at most the size's height (top and bottom) or width (left and right).
    func limited(to size: Size) -> Insets {
        Insets(
            top: min(top, size.height), left: min(left, size.width), bottom: min(bottom, size.height),
            right: min(right, size.width))
    }
}

extension Rect {
    /// The rectangle with numbers that layout can compute with.
    var clamped: Rect {
        Rect(minX.clampedCoordinate, minY.clampedCoordinate, width.clampedLength, height.clampedLength)
    }

    /// The largest rectangle inside this one whose edges lie at whole points.
    var roundedInwards: Rect {
        let left = minX.rounded(.up)
        let top = minY.rounded(.up)
        return Rect(left, top, maxX.rounded(.down) - left, maxY.rounded(.down) - top)
    }

    /// The largest rectangle inside this one that is on one of the obstacle's four sides; this one if they do not meet.
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

    /// The rectangle moved no further than necessary to be inside another one, which is at least as large.
    func moved(into rect: Rect) -> Rect {
        Rect(
            max(min(minX, rect.maxX - width), rect.minX), max(min(minY, rect.maxY - height), rect.minY),
            width,
            height)
    }

    /// A rectangle of this size in the middle of this one, at a whole point.
    func centering(_ size: Size) -> Rect {
        Rect(
            (midX - size.width / 2).roundedHalfUp, (midY - size.height / 2).roundedHalfUp, size.width,
            size.height)
    }
}

@_spi(Host) extension Rect {
    /// The rectangle reflected left to right within a space of this width.
    public func mirrored(in width: Double) -> Rect {
        Rect(width - maxX, minY, self.width, height)
    }
}
