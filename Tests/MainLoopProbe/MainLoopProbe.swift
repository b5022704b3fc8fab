import CGtk4
import Dispatch
import Foundation
import ScrimGTK

/// A process with a main thread and a GLib loop, as an app is one; a test runner has neither.
///
/// Runs the scenario
/// that its argument names; exits with 0 if it went as it should.
@main
enum MainLoopProbe {
    static func main() {
        let name = CommandLine.arguments.dropFirst().first ?? ""
        guard let scenario = Scenario(rawValue: name) else { exit(64) }
        // The queue is not empty when the loop is attached: what waited before must run as well.
        let early = Flag()
        if scenario == .early { Task { @MainActor in early.isRaised = true } }
        switch scenario {
        case .overlays, .veil, .unrun: break
        case .task, .sleep, .hop, .queue, .early, .idle, .latency:
            MainLoop.attach()
            MainLoop.attach()
        }
        exit(scenario.run(early: early) ? 0 : 1)
    }
}

@MainActor
final class Flag {
    var isRaised = false
}

enum Scenario: String {
    case task, sleep, hop, queue, early, idle, latency
    /// Only overlays are asked for: they attach.
    case overlays
    /// A veil comes and goes, and nobody awaits anything: what awaits goes on in a background task first.
    case veil
    /// Overlays are asked for, and nobody runs a loop.
    case unrun

    @MainActor
    func run(early: Flag) -> Bool {
        let done = Flag()
        switch self {
        case .task:
            Task { done.isRaised = true }
        case .sleep:
            Task {
                try? await Task.sleep(for: .milliseconds(1))
                done.isRaised = true
            }
        case .hop:
            Task.detached {
                await MainActor.run { done.isRaised = true }
            }
        case .queue:
            DispatchQueue.main.async { MainActor.assumeIsolated { done.isRaised = true } }
        case .early:
            return iterate { early.isRaised }
        case .idle:
            Task { done.isRaised = true }
            return iterate { done.isRaised } && isIdle()
        case .latency:
            return measureLatency()
        case .overlays:
            gtk_init()
            guard let window = gtk_window_new() else { return false }
            Task { done.isRaised = true }
            _ = window.overlays
            // Time enough for what looks whether all runs, which then leaves nothing behind.
            let end = g_get_monotonic_time() + 3_000_000
            return iterate { done.isRaised && g_get_monotonic_time() > end } && isIdle()
        case .veil:
            gtk_init()
            guard let window = gtk_window_new() else { return false }
            gtk_window_present(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
            let veil = window.overlays.show(.veil("Wait").with(\.timing.grace, .zero))
            guard iterate(until: { veil.isVisible }) else { return false }
            veil.dismiss()
            return iterate { !veil.isVisible } && !hasBackgroundWorker
        case .unrun:
            gtk_init()
            guard let window = gtk_window_new() else { return false }
            _ = window.overlays
            usleep(6_000_000)
            return true
        }
        return iterate { done.isRaised }
    }

    /// Iterates the loop until the condition holds; false when it does not within ten seconds.
    @MainActor
    private func iterate(until condition: () -> Bool) -> Bool {
        let deadline = g_get_monotonic_time() + 10_000_000
        let alarm = g_timeout_add(1_000, { _ in gboolean(1) }, nil)
        defer { g_source_remove(alarm) }
        while !condition() {
            guard g_get_monotonic_time() < deadline else { return false }
            g_main_context_iteration(nil, gboolean(1))
        }
        return true
    }

    /// Whether the loop would now sleep for ever: nothing is ready, and no timer is due.
    @MainActor
    private func isIdle() -> Bool {
        for _ in 0..<100 { g_main_context_iteration(nil, gboolean(0)) }
        let context = g_main_context_default()
        guard g_main_context_acquire(context) != 0 else { return false }
        defer { g_main_context_release(context) }
        var priority: gint = 0
        guard g_main_context_prepare(context, &priority) == 0 else { return false }
        var timeout: gint = 0
        var descriptors = [GPollFD](repeating: GPollFD(), count: 16)
        let count = g_main_context_query(context, Int32.max, &timeout, &descriptors, gint(descriptors.count))
        let ready = g_poll(&descriptors, guint(count), 0)
        return timeout == -1 && ready == 0
    }

    /// Whether a background task has run, after which the runtime wakes the process up every second, on Linux.
    ///
    /// A worker's thread is named after its queue's priority, and stays for some seconds.
    private var hasBackgroundWorker: Bool {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return threads.contains { thread in
            let name = try? String(contentsOfFile: "/proc/self/task/\(thread)/comm", encoding: .utf8)
            return name?.hasSuffix("-qos\n") == true
        }
    }

    /// Prints how long a hop from the background to the main actor takes; asserts nothing.
    @MainActor
    private func measureLatency() -> Bool {
        let hops = 10_000
        let done = Flag()
        let start = g_get_monotonic_time()
        Task.detached {
            for _ in 0..<hops { await MainActor.run {} }
            await MainActor.run { done.isRaised = true }
        }
        guard iterate(until: { done.isRaised }) else { return false }
        let microseconds = Double(g_get_monotonic_time() - start) / Double(hops)
        print("a hop to the main actor and back takes \(microseconds) µs")
        return true
    }
}
