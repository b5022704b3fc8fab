import CGtk4
@_spi(Host) import Scrim

/// A bar or ring that shows a progress: its fill follows the value.
@MainActor
class ProgressIndicator: IndicatorWidget {
    /// How long the fill takes to reach a new value.
    private static let easing = Duration.milliseconds(250)
    /// The least movement of the fill's end that is animated, in points: nobody could see the frames of a shorter one.
    private static let leastMovement = 1.0

    private var value: Double?
    private var eased = EasedValue(0)
    private lazy var ticker = FrameTicker(widget, .frames) { [weak self] now in
        guard let self else { return false }
        fill = eased.value(at: now)
        gtk_widget_queue_draw(widget)
        return !eased.isSettled(at: now)
    }
    /// The value that is drawn now.
    private(set) var fill = 0.0

    init(look: Look) {
        super.init(look: look, role: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, to: 0)
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, to: 1)
    }

    /// How far the end of the fill moves from 0 to 1, in points.
    var fillLength: Double { frame.width }

    /// Shows a value: animated while on screen and if its movement can be seen, otherwise at once.
    ///
    /// Work may report many times a second, for hours: animations would keep a display's frames coming.
    func show(_ value: Double) {
        guard value != self.value else { return }
        self.value = value
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, to: value)
        let isSeen = ticker.isRunning || abs(value - fill) * fillLength >= Self.leastMovement
        guard isSeen, canAnimate, !look.reducesMotion, let now = widget.currentFrameTime else {
            return showAtOnce()
        }
        eased.animate(to: value, over: Self.easing, .easeOut, at: now)
        ticker.isRunning = true
    }

    override func updateAnimation() {
        if !canAnimate { showAtOnce() }
    }

    override func dispose() { ticker.isRunning = false }

    /// Shows the value without an animation.
    private func showAtOnce() {
        ticker.isRunning = false
        eased = EasedValue(value ?? 0)
        fill = eased.target
        gtk_widget_queue_draw(widget)
    }
}

/// A ring, filled clockwise from the top.
final class RingIndicator: ProgressIndicator {
    override var fillLength: Double { .pi * min(frame.width, frame.height) }

    override func show(_ indicator: Overlay.Indicator, in style: Overlay.Style) -> Bool {
        guard case .ring(let value) = indicator else { return false }
        show(value)
        return true
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        Canvas(snapshot).drawArc(in: frame, from: 0, to: fill, look: look)
    }
}

/// A horizontal bar, filled from the leading edge.
final class BarIndicator: ProgressIndicator {
    override func show(_ indicator: Overlay.Indicator, in style: Overlay.Style) -> Bool {
        guard case .bar(let value) = indicator else { return false }
        show(value)
        return true
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        let canvas = Canvas(snapshot)
        let track = frame
        let ends = Corners(track.height / 2)
        canvas.clip(track, corners: ends) {
            canvas.fill(track, look.track)
            // The fill keeps its round end and slides under the track's end.
            let left = widget.isRightToLeft ? track.width * (1 - fill) : -track.width * (1 - fill)
            canvas.fill(track.offset(dx: left), corners: ends, look.color)
        }
    }
}
