/// Limits the numbers of a style that a host draws with; layout limits the lengths that it computes with itself.
extension Overlay.Style {
    /// The style with each drawn number in a range that can be drawn: lengths from 0 to a million points.
    var drawable: Overlay.Style {
        var style = self
        style.box?.limit()
        style.panel?.limit()
        style.message.size = message.size.clampedLength
        style.detail.size = detail.size.clampedLength
        style.indicator.limit()
        style.topBar = topBar?.clampedLength
        return style
    }
}

extension Overlay.Style.Box {
    fileprivate mutating func limit() {
        (cornerRadius, strokeWidth) = (cornerRadius.clampedLength, strokeWidth.clampedLength)
    }
}

extension Overlay.Style.Panel {
    fileprivate mutating func limit() {
        cornerRadius = cornerRadius.clampedLength
        if case .blur(let radius, let tint) = fill { fill = .blur(radius: radius.clampedLength, tint: tint) }
        guard var limited = shadow else { return }
        limited.radius = limited.radius.clampedLength
        limited.dy = limited.dy.clampedCoordinate
        shadow = limited
    }
}

extension Overlay.Style.IndicatorStyle {
    fileprivate mutating func limit() {
        (size, lineWidth) = (size.clampedLength, lineWidth.clampedLength)
        barSize = Size(width: barSize.width.clampedLength, height: barSize.height.clampedLength)
    }
}
