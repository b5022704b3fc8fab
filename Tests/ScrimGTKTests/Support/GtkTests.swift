import CGtk4
import Testing

@_spi(Host) @testable import ScrimGTK

/// Every test that needs a display, one after the other: extend it with a suite.
///
/// ```swift
/// extension GtkTests {
///     @MainActor @Suite struct PanelTests { … }
/// }
/// ```
@MainActor
@Suite(.serialized, DisplayTrait())
struct GtkTests {
    /// Turns the main loop until the condition holds; records an issue if it does not hold in time.
    ///
    /// - Parameter seconds: The timeout. Only failures take that long.
    @discardableResult
    static func iterate(
        until condition: () -> Bool, within seconds: Double = 5, _ location: SourceLocation = #_sourceLocation
    ) -> Bool {
        let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
        // Wakes the loop if nothing else does, so the timeout is noticed.
        let alarm = g_timeout_add(50, { _ in 1 }, nil)
        defer {
            g_source_remove(alarm)
            releaseGL()
        }
        while !condition() {
            guard g_get_monotonic_time() < end else {
                Issue.record("The condition did not hold within \(seconds) s", sourceLocation: location)
                return false
            }
            g_main_context_iteration(nil, 1)
        }
        return true
    }

    /// Runs a body that makes GTK warn although nothing is wrong.
    static func allowingWarnings(_ body: () -> Void) {
        let fatal = g_log_set_always_fatal(.error)
        defer { g_log_set_always_fatal(fatal) }
        body()
    }

    /// Turns the main loop until nothing is pending.
    static func settle() {
        while g_main_context_iteration(nil, 0) != 0 {}
        releaseGL()
    }

    /// Releases the GL context for the next thread.
    ///
    /// On Linux, the main actor of a waiting test runner uses a pool of threads, and GL drawing fails in one of them
    /// while its context is current in another.
    private static func releaseGL() { gdk_gl_context_clear_current() }

    /// Waits up to five seconds for a condition; unlike `iterate`, it lets tasks run meanwhile.
    static func wait(until condition: () -> Bool) async -> Bool {
        let end = g_get_monotonic_time() + 5_000_000
        while !condition(), g_get_monotonic_time() < end {
            settle()
            try? await Task.sleep(for: .milliseconds(2))
        }
        return condition()
    }

    /// Waits until everything that the display server has sent so far is handled; motion is delivered
    /// in the next frame.
    static func settle(_ window: UnsafeMutablePointer<GtkWindow>) {
        let display = gtk_widget_get_display(window.widget)
        gdk_display_sync(display)
        settle()
        guard let clock = gtk_widget_get_frame_clock(window.widget) else { return }
        var isPainted = false
        let signal = Signal(UnsafeMutableRawPointer(clock), "after-paint") { _ in isPainted = true }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
        iterate { isPainted }
        signal.disconnect()
        gdk_display_sync(display)
        settle()
    }
}

/// Opens the display before the first test of a suite.
struct DisplayTrait: SuiteTrait, TestTrait {
    var isRecursive: Bool { true }

    func prepare(for test: Test) async throws {
        let isOpen = await MainActor.run {
            // Once initialized, libadwaita's style stays: it is there from the start, so a single test
            // sees the same style.
            defer { _ = Adwaita.isThere }
            // The tests read English texts, whatever the developer's language.
            g_setenv("LANGUAGE", "en", 1)
            GtkComplaints.tolerate()
            return gtk_init_check() != 0
        }
        try #require(isOpen, "There is no display")
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test on a Wayland display, for this reason.
    static func onX(_ reason: Comment) -> ConditionTrait { .enabled(if: !RealInput.isOnWayland, reason) }

    /// Skips a test where a row of `scripts/systems` asks for more contrast, which changes the colors under test.
    static var ordinaryContrast: ConditionTrait {
        .enabled(if: getenv("ADW_DEBUG_HIGH_CONTRAST") == nil, "The desktop has more contrast")
    }
}
