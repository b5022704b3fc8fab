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
    /// Turns the main loop until the condition holds; gives up, and says so, after so many turns.
    ///
    /// - Parameter seconds: The most that it waits. Only failures take that long.
    @discardableResult
    static func iterate(
        until condition: () -> Bool, within seconds: Double = 5, _ location: SourceLocation = #_sourceLocation
    ) -> Bool {
        let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
        // Wakes the loop when nothing else does, so that it can give up.
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

    /// Does something that GTK warns of, though nothing is wrong.
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

    /// Leaves GL to whichever thread is next: on Linux the main actor of a test runner that waits is a pool of them,
    /// and what draws with GL cannot go on in one while its context is current in another.
    private static func releaseGL() { gdk_gl_context_clear_current() }

    /// Whether something holds within five seconds; unlike `iterate`, it lets tasks run meanwhile.
    static func wait(until condition: () -> Bool) async -> Bool {
        let end = g_get_monotonic_time() + 5_000_000
        while !condition(), g_get_monotonic_time() < end {
            settle()
            try? await Task.sleep(for: .milliseconds(2))
        }
        return condition()
    }

    /// Waits until what the display server has sent so far has been dealt with: movements are handed on in the
    /// next frame.
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
            // Once it is there, libadwaita's style stays: from the start, so that a test alone finds the same.
            defer { _ = Adwaita.isThere }
            // The words that the tests read, whatever the developer's language.
            g_setenv("LANGUAGE", "en", 1)
            GtkComplaints.tolerate()
            return gtk_init_check() != 0
        }
        try #require(isOpen, "There is no display")
    }
}

extension Trait where Self == ConditionTrait {
    /// Not on a Wayland display, for this reason.
    static func onX(_ reason: Comment) -> ConditionTrait { .enabled(if: !RealInput.isOnWayland, reason) }

    /// Not where a row of `scripts/systems` asks for more contrast, which changes what the test looks at.
    static var ordinaryContrast: ConditionTrait {
        .enabled(if: getenv("ADW_DEBUG_HIGH_CONTRAST") == nil, "The desktop has more contrast")
    }
}
