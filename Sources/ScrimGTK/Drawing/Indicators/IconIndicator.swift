import CGtk4
@_spi(Host) import Scrim

/// A picture: the library's own icons are drawn as paths, crisp at any size; an app's icon comes from the icon theme.
final class IconIndicator: IndicatorWidget {
    /// How long a check or cross takes to be drawn.
    private static let drawing = Duration.milliseconds(320)

    private var icon: Overlay.Icon?
    private var stroke = EasedValue(1)
    private lazy var ticker = FrameTicker(widget, .frames) { [weak self] now in
        guard let self else { return false }
        // The stroke begins with the first frame after the widget was mapped.
        if stroke.target == 0 { stroke.animate(to: 1, over: Self.drawing, .easeInOut, at: now) }
        drawnShare = stroke.value(at: now)
        gtk_widget_queue_draw(widget)
        return !stroke.isSettled(at: now)
    }
    /// How much of the stroke is drawn, 0 to 1.
    private(set) var drawnShare = 1.0

    init(look: Look) {
        super.init(look: look, role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    }

    override func show(_ indicator: Overlay.Indicator, in style: Overlay.Style) -> Bool {
        guard case .icon(let icon) = indicator else { return false }
        guard icon != self.icon else { return true }
        self.icon = icon
        drawnShare = icon.isDrawnOn && !look.reducesMotion ? 0 : 1
        stroke = EasedValue(drawnShare)
        updateAnimation()
        gtk_widget_queue_draw(widget)
        return true
    }

    override func updateAnimation() {
        ticker.isRunning = canAnimate && drawnShare < 1
        if !allowsAnimation { drawnShare = 1 }
    }

    override func dispose() { ticker.isRunning = false }

    override func snapshot(_ snapshot: OpaquePointer) {
        switch icon {
        case nil: break
        case .named(let name): draw(named: name, on: snapshot)
        case let icon?:
            Canvas(snapshot).cairo(frame) { icon.draw(in: frame, upTo: drawnShare, look: look, context: $0) }
        }
    }

    private func draw(named name: String, on snapshot: OpaquePointer) {
        let side = min(frame.width, frame.height)
        guard side >= 1,
            let found = gtk_icon_theme_lookup_icon(
                gtk_icon_theme_get_for_display(gtk_widget_get_display(widget)), name, nil,
                Int32(clamping: side),
                gtk_widget_get_scale_factor(widget), gtk_widget_get_direction(widget),
                GtkIconLookupFlags(rawValue: 0))
        else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(found)) }
        Canvas(snapshot).translated(Point(x: frame.midX - side / 2, y: frame.midY - side / 2)) {
            if gtk_icon_paintable_is_symbolic(found) != 0 {
                var ink = look.color.rgba
                gtk_symbolic_paintable_snapshot_symbolic(found, snapshot, side, side, &ink, 1)
            } else {
                gdk_paintable_snapshot(found, snapshot, side, side)
            }
        }
    }
}

extension Overlay.Icon {
    /// Whether its stroke is animated when it appears.
    fileprivate var isDrawnOn: Bool {
        switch self {
        case .success, .failure: true
        case .warning, .info, .bookmark, .named: false
        }
    }

    /// Draws on a grid of 24 units.
    fileprivate func draw(
        in frame: Rect, upTo share: Double, look: IndicatorWidget.Look, context: OpaquePointer
    ) {
        let unit = min(frame.width, frame.height) / 24
        guard unit > 0 else { return }
        cairo_translate(context, frame.midX - 12 * unit, frame.midY - 12 * unit)
        context.setSource(look.color)
        context.setRoundPen(width: look.lineWidth)
        // Converts a point of the grid, inset so that the pen stays inside.
        let pen = look.lineWidth / 2
        let side = 24 * unit - 2 * pen
        func at(_ x: Double, _ y: Double) -> (Double, Double) { (pen + x / 24 * side, pen + y / 24 * side) }

        switch self {
        case .success:
            context.stroke([at(3, 13), at(9.3, 19.3), at(21, 5.5)], upTo: share)
        case .failure:
            // In a circle, since a cross alone is the close button. One arm follows the other, as drawn by hand.
            cairo_arc(context, 12 * unit, 12 * unit, side / 2, 0, 2 * .pi)
            cairo_stroke(context)
            context.stroke([at(8, 8), at(16, 16)], upTo: min(share * 2, 1))
            if share > 0.5 { context.stroke([at(16, 8), at(8, 16)], upTo: share * 2 - 1) }
        case .warning:
            context.outline([at(12, 1.5), at(23, 21.5), at(1, 21.5)])
            cairo_stroke(context)
            context.stroke([at(12, 8.8), at(12, 13.2)], upTo: 1)
            context.dot(at(12, 17.8), width: look.lineWidth)
        case .info:
            cairo_arc(context, 12 * unit, 12 * unit, side / 2, 0, 2 * .pi)
            cairo_stroke(context)
            context.stroke([at(12, 11), at(12, 17.5)], upTo: 1)
            context.dot(at(12, 6.8), width: look.lineWidth)
        case .bookmark:
            // A filled ribbon, its corners as round as the pen.
            context.outline([at(6, 2), at(18, 2), at(18, 21.5), at(12, 16.5), at(6, 21.5)])
            cairo_fill_preserve(context)
            cairo_stroke(context)
        case .named:
            break
        }
    }
}

extension OpaquePointer {
    /// Makes a closed path through the points.
    fileprivate func outline(_ points: [(Double, Double)]) {
        for point in points { cairo_line_to(self, point.0, point.1) }
        cairo_close_path(self)
    }

    /// Fills a dot that belongs to a line of this width.
    fileprivate func dot(_ center: (Double, Double), width: Double) {
        cairo_arc(self, center.0, center.1, width * 0.62, 0, 2 * .pi)
        cairo_fill(self)
    }

    /// Strokes a line through the points, the first share of its length.
    fileprivate func stroke(_ points: [(Double, Double)], upTo share: Double) {
        guard share > 0, let first = points.first else { return }
        cairo_move_to(self, first.0, first.1)
        var left = zip(points, points.dropFirst()).map { Self.distance($0, $1) }.reduce(0, +) * share
        for (from, to) in zip(points, points.dropFirst()) where left > 0 {
            let length = Self.distance(from, to)
            let part = length > 0 ? min(left / length, 1) : 1
            cairo_line_to(self, from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
            left -= length
        }
        cairo_stroke(self)
    }

    private static func distance(_ from: (Double, Double), _ to: (Double, Double)) -> Double {
        let dx = to.0 - from.0
        let dy = to.1 - from.1
        return (dx * dx + dy * dy).squareRoot()
    }
}
