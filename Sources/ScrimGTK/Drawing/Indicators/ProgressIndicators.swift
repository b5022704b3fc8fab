import CGtk4
import Scrim

/// A bar or ring: how far it is, the fill following the value.
@MainActor
class ProgressIndicator: IndicatorWidget {
    /// How long the fill takes to a new value.
    private static let easing = Duration.milliseconds(250)

    private var value: Fraction?
    private var eased = Eased(0)
    private lazy var beat = Beat(widget, .frames) { [weak self] now in
        guard let self else { return false }
        fill = eased.value(at: now)
        gtk_widget_queue_draw(widget)
        return !eased.isSettled(at: now)
    }
    /// What is drawn of the value now.
    private(set) var fill = 0.0

    init(look: Look) {
        super.init(look: look, role: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, to: 0)
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, to: 1)
    }

    /// Shows a value: eased while on screen, at once while not.
    func show(_ value: Fraction) {
        guard value != self.value else { return }
        self.value = value
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, to: value.value)
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, to: "\(value.percent) %")
        guard moves, !look.reducesMotion, let now = widget.frameTime else { return rest() }
        eased.go(to: value.value, over: Self.easing, .easeOut, at: now)
        beat.isRunning = true
    }

    override func livenessChanged() {
        if !moves { rest() }
    }

    override func dispose() { beat.isRunning = false }

    /// Shows the value at once.
    private func rest() {
        beat.isRunning = false
        eased = Eased(value?.value ?? 0)
        fill = eased.target
        gtk_widget_queue_draw(widget)
    }
}

/// A ring, filled clockwise from the top.
final class RingIndicator: ProgressIndicator {
    override func show(_ indicator: Indicator) -> Bool {
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
    override func show(_ indicator: Indicator) -> Bool {
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
            // The fill keeps its round end and slides in under the track's.
            let left = widget.isRightToLeft ? track.width * (1 - fill) : -track.width * (1 - fill)
            canvas.fill(track.offset(dx: left), corners: ends, look.colour)
        }
    }
}
