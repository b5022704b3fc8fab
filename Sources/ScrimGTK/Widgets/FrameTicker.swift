import CGtk4
@_spi(Host) import Scrim

/// Calls a closure repeatedly: once for each frame of a widget's window, or at the steps of a steady interval.
///
/// A new ticker does not run. A running ticker stops when the closure returns false. The closure should hold the
/// widget's Swift peer weakly.
///
/// GTK calls a frame ticker as long as the widget is realized, even if it is unmapped, and removes it with the
/// widget. So the owner stops a ticker of either pace when there is nothing to draw.
@MainActor
final class FrameTicker {
    /// The pace of the calls.
    enum Pace {
        /// The widget's frame clock.
        case frames
        /// A timer: it leaves the frame clock idle between the steps of a coarse animation.
        ///
        /// Timers of the same interval go off together, so that a window with many of them draws as rarely as with one.
        case every(milliseconds: Int)
    }

    private let widget: WeakObject<GtkWidget>
    private let pace: Pace
    private let body: @MainActor (Instant) -> Bool
    private var source: guint = 0

    init(_ widget: WidgetPointer, _ pace: Pace, body: @escaping @MainActor (Instant) -> Bool) {
        self.widget = WeakObject(widget)
        self.pace = pace
        self.body = body
    }

    /// Whether the ticker runs; set it to start or stop the ticker.
    var isRunning: Bool {
        get { source != 0 }
        set {
            guard newValue != isRunning else { return }
            if newValue { start() } else { stop() }
        }
    }

    private func start() {
        guard let widget = widget.object else { return }
        switch pace {
        case .frames:
            source = gtk_widget_add_tick_callback(
                widget,
                { _, clock, kept in onMain(kept, gdk_frame_clock_get_frame_time(clock), do: FrameTicker.run)
                },
                KeptByC.data(of: self), KeptByC.release)
        case .every(let milliseconds):
            source = waitForStep(of: milliseconds)
        }
    }

    /// Waits for the next multiple of the interval on the monotonic clock.
    private func waitForStep(of milliseconds: Int) -> guint {
        let interval = gint64(milliseconds) * 1000
        let rest = interval - g_get_monotonic_time() % interval
        return g_timeout_add_full(
            G_PRIORITY_DEFAULT, guint((rest + 999) / 1000),
            { kept in onMain(kept, g_get_monotonic_time(), do: FrameTicker.run) },
            KeptByC.data(of: self), KeptByC.release)
    }

    private func stop() {
        let stopped = source
        source = 0
        switch pace {
        case .frames: if let widget = widget.object { gtk_widget_remove_tick_callback(widget, stopped) }
        case .every: g_source_remove(stopped)
        }
    }

    private static func run(_ kept: UnsafeMutableRawPointer?, at microseconds: gint64) -> gboolean {
        guard let ticker = KeptByC.object(kept, as: FrameTicker.self) else { return 0 }
        let running = ticker.source
        let goesOn = ticker.body(Instant(monotonicTime: microseconds))
        // The body may have stopped and restarted the ticker meanwhile.
        guard ticker.source == running else { return 0 }
        switch ticker.pace {
        case .frames:
            if !goesOn { ticker.source = 0 }
            return goesOn ? 1 : 0
        case .every(let milliseconds):
            ticker.source = goesOn ? ticker.waitForStep(of: milliseconds) : 0
            return 0
        }
    }
}
