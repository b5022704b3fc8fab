import CGtk4
@_spi(Host) import Scrim

/// A spinner of any form, whose angle depends on the time alone: a late step makes it less smooth, but not slower.
///
/// A spinner turns in steps of a timer and not with the frame clock, which would cost several times as much: the
/// frame is expensive, not the drawing. It also turns with reduced motion: a spinner that does not turn looks hung.
@MainActor
class Spinner: IndicatorWidget {
    /// A spinner's form in a style.
    enum Form: Equatable {
        case turning(Overlay.Style.IndicatorStyle.Spinner)
        case runningBar

        init(_ style: Overlay.Style) {
            self = style.isRunningBar(.spinner) ? .runningBar : .turning(style.indicator.spinner)
        }
    }

    private let form: Form
    private let turn: Duration
    /// The time from one step to the next, in milliseconds.
    let step: Int
    private lazy var ticker = FrameTicker(widget, .every(milliseconds: step)) { [weak self] now in
        guard let self else { return false }
        turns = now.time / turn
        gtk_widget_queue_draw(widget)
        return true
    }
    /// How often the spinner has turned.
    fileprivate(set) var turns = 0.0

    /// The widget for a form.
    static func make(_ form: Form, look: Look) -> Spinner {
        switch form {
        case .turning(.spokes(let count)): SpokesSpinner(look: look, spokes: count)
        case .turning(.arc): ArcSpinner(look: look)
        case .runningBar: RunningBar(look: look)
        }
    }

    /// - Parameters:
    ///   - turn: The time for one turn.
    ///   - step: The time from one step to the next, in milliseconds.
    init(_ form: Form, look: Look, turn: Duration = Tuning.spinnerTurn, step: Int) {
        (self.form, self.turn, self.step) = (form, turn, step)
        super.init(look: look, role: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
        widget.setAccessible(GTK_ACCESSIBLE_STATE_BUSY, to: true)
    }

    /// Whether the spinner's timer runs.
    var isTurning: Bool { ticker.isRunning }

    override func show(_ indicator: Overlay.Indicator, in style: Overlay.Style) -> Bool {
        indicator == .spinner && form == Form(style)
    }

    override func updateAnimation() { ticker.isRunning = canAnimate }

    override func dispose() { ticker.isRunning = false }
}

/// An arc that turns, and grows and shrinks as it does.
final class ArcSpinner: Spinner {
    /// 30 steps a second: half of a display's frames, at two thirds of their cost.
    private static let step = 33
    /// The shortest and the longest arc, in turns; below, the turns from one to the other and back.
    private static let lengths = 0.08...0.7
    private static let turnsPerCycle = 2.0

    init(look: Look) { super.init(.turning(.arc), look: look, step: Self.step) }

    /// The arc's tail and head after so many turns of the spinner, in turns.
    ///
    /// While the arc grows, its head runs ahead; while it shrinks, its tail catches up. So neither
    /// ever goes backwards.
    static func arc(after turns: Double) -> (tail: Double, head: Double) {
        let span = lengths.upperBound - lengths.lowerBound
        let cycles = (turns / turnsPerCycle).rounded(.down)
        let phase = turns / turnsPerCycle - cycles
        let grown = eased(min(phase * 2, 1))
        let shrunk = eased(max(phase * 2 - 1, 0))
        // Each cycle moves the arc on by what its tail caught up.
        let tail = turns + (cycles + shrunk) * span
        return (tail, tail + lengths.lowerBound + (grown - shrunk) * span)
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        let (tail, head) = Self.arc(after: turns)
        Canvas(snapshot).drawArc(in: frame, from: tail, to: head, look: look)
    }

    private static func eased(_ phase: Double) -> Double { phase * phase * (3 - 2 * phase) }
}

/// Spokes, of which the brightest goes round.
final class SpokesSpinner: Spinner {
    private let spokes: Int
    /// The faintest spoke's opacity.
    private static let faintest = 0.22
    /// A spoke's inner end, as a share of the radius.
    private static let inner = 0.5
    /// A spoke's width, as a share of the radius, narrow enough to leave a gap between the inner ends.
    private var thickness: Double { min(2 / Double(spokes), 0.3) }

    /// Makes one step for each spoke: more would show nothing new.
    init(look: Look, spokes: Int) {
        self.spokes = min(max(spokes, Tuning.spokes.lowerBound), Tuning.spokes.upperBound)
        super.init(
            .turning(.spokes(spokes)), look: look, turn: Tuning.spokesTurn,
            step: Int(Tuning.spokesTurn / .milliseconds(1)) / self.spokes)
    }

    /// A spoke's opacity; spokes are counted clockwise from the top.
    static func opacity(of spoke: Int, in spokes: Int, after turns: Double) -> Double {
        let lead = Int((turns * Double(spokes)).rounded(.down)) % spokes
        let age = (lead - spoke + spokes) % spokes
        return max(1 - Double(age) / Double(spokes) * 1.2, faintest)
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        let frame = frame
        let radius = min(frame.width, frame.height) / 2
        guard radius > 0 else { return }
        let width = radius * thickness
        Canvas(snapshot).cairo(frame) { context in
            cairo_translate(context, frame.midX, frame.midY)
            context.setRoundPen(width: width * 1.1)
            for spoke in 0..<spokes {
                context.setSource(look.color.faded(Self.opacity(of: spoke, in: spokes, after: turns)))
                cairo_move_to(context, 0, -radius * Self.inner)
                cairo_line_to(context, 0, -radius + width)
                cairo_stroke(context)
                cairo_rotate(context, 2 * .pi / Double(spokes))
            }
        }
    }
}

/// A bar without a value: a segment runs along it again and again.
final class RunningBar: Spinner {
    private static let step = 33

    init(look: Look) { super.init(.runningBar, look: look, step: Self.step) }

    override func snapshot(_ snapshot: OpaquePointer) {
        let canvas = Canvas(snapshot)
        let bar = frame
        let start = RunningBarMotion.start(after: turns)
        let length = RunningBarMotion.length
        canvas.clip(bar, corners: Corners()) {
            canvas.fill(bar, look.track)
            let left = widget.isRightToLeft ? 1 - start - length : start
            canvas.fill(
                Rect(bar.minX + bar.width * left, bar.minY, bar.width * length, bar.height), look.color)
        }
    }
}

extension Canvas {
    /// Draws a full track, and on it an arc with round ends; tail and head in turns, clockwise from the top.
    func drawArc(in frame: Rect, from tail: Double, to head: Double, look: IndicatorWidget.Look) {
        let radius = (min(frame.width, frame.height) - look.lineWidth) / 2
        guard radius > 0 else { return }
        cairo(frame) { context in
            context.setRoundPen(width: look.lineWidth)
            if look.track.alpha > 0 {
                context.setSource(look.track)
                cairo_arc(context, frame.midX, frame.midY, radius, 0, 2 * .pi)
                cairo_stroke(context)
            }
            guard head > tail else { return }
            context.setSource(look.color)
            cairo_arc(
                context, frame.midX, frame.midY, radius, (tail - 0.25) * 2 * .pi, (head - 0.25) * 2 * .pi)
            cairo_stroke(context)
        }
    }
}
