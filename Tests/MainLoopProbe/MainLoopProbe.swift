import CGtk4
import Dispatch
import Foundation
import ScrimGTK

/// A process with a main thread and a GLib loop, like an app; a test runner has neither.
///
/// Runs the scenario that its argument names, and exits with 0 if the scenario went as expected.
@main
enum MainLoopProbe {
    static func main() {
        let name = CommandLine.arguments.dropFirst().first ?? ""
        guard let scenario = Scenario(rawValue: name) else { exit(64) }
        // The queue is not empty when the loop attaches to it: tasks enqueued earlier must run too.
        let early = Flag()
        if scenario == .early { Task { @MainActor in early.isRaised = true } }
        switch scenario {
        case .overlays, .veil, .unrun, .busy, .yielding, .reporting, .application, .misnamed: break
        case .task, .sleep, .hop, .queue, .early, .idle, .latency, .turned, .watched, .crowded, .pressed:
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

/// Events that wait in a queue and are handled one per turn of the loop, as GDK does.
@MainActor
enum Events {
    static var toCome = 0
    /// What the handler of the first event does.
    static var begins: () -> Void = {}
    static var seesTheTask: () -> Bool = { false }
    /// How many events were handled before the task ran that the first event began.
    private(set) static var unseen = 0

    static func next() -> gboolean {
        QueueSource.eventCame()
        if toCome == 50 {
            unseen = 0
            begins()
        }
        if !seesTheTask() { unseen += 1 }
        toCome -= 1
        return toCome > 0 ? 1 : 0
    }
}

/// A background task's hop to the main actor; false once the test is over.
@MainActor
private func report(_ done: Flag) -> Bool {
    usleep(2_000)
    return !done.isRaised
}

/// What an app does that drains Swift's main queue itself.
@MainActor
enum Pump {
    private(set) static var turns = 0

    /// As SwiftCrossUI does.
    static func turn() -> gboolean {
        turns += 1
        _ = RunLoop.main.limitDate(forMode: .default)
        return 1
    }

    /// As frida's Luma does.
    static func drain() -> gboolean {
        turns += 1
        var value: UInt64 = 0
        _ = read(descriptor, &value, MemoryLayout<UInt64>.size)
        typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void
        if let drain = scrim_main_queue_drain() { unsafeBitCast(drain, to: Drain.self)(nil) }
        return 1
    }

    static let descriptor: gint = {
        typealias Handle = @convention(c) () -> gint
        guard let handle = scrim_main_queue_handle() else { return -1 }
        return unsafeBitCast(handle, to: Handle.self)()
    }()
}

enum Scenario: String {
    case task, sleep, hop, queue, early, idle, latency
    /// The app also drains the queue: by a timer that turns Foundation's run loop, or by
    /// watching the queue's descriptor.
    case turned, watched
    /// The app only asks for overlays, which attaches the loop.
    case overlays
    /// A veil comes and goes while the app awaits nothing; then a background task awaits the main actor.
    case veil
    /// The app asks for overlays, but nobody runs a loop.
    case unrun
    /// The app asks for overlays while its application starts, which takes a while.
    case busy
    /// A source with GDK's drawing priority is ready in every turn of the loop.
    case crowded
    /// User events are queued, and the handler of the first one begins a task.
    case pressed
    /// A task runs for long under a veil, and yields now and then.
    case yielding
    /// Background tasks report to the main actor continuously, under a veil.
    case reporting
    /// An application runs until a task ends it; `misnamed` does so with an invalid identifier.
    case application, misnamed

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
        case .turned:
            g_timeout_add(20, { _ in MainActor.assumeIsolated { Pump.turn() } }, nil)
            return runsEachJobOnce(beside: { Pump.turns })
        case .watched:
            g_unix_fd_add(
                Pump.descriptor, G_IO_IN, { _, _, _ in MainActor.assumeIsolated { Pump.drain() } }, nil)
            return runsEachJobOnce(beside: { Pump.turns })
        case .overlays:
            gtk_init()
            guard let window = gtk_window_new() else { return false }
            Task { done.isRaised = true }
            _ = window.overlays
            // Long enough for the check whether everything runs, which leaves nothing behind afterwards.
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
        case .crowded:
            let busy = g_timeout_add_full(gint(GDK_PRIORITY_REDRAW), 0, { _ in 1 }, nil, nil)
            defer { g_source_remove(busy) }
            Task { done.isRaised = true }
            return iterate { done.isRaised }
        case .pressed:
            return runsBetweenEvents(done)
        case .yielding, .reporting:
            gtk_init()
            guard let window = gtk_window_new() else { return false }
            gtk_window_present(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
            let veil = window.overlays.show(.veil("Working").with(\.timing.grace, .zero))
            if self == .yielding {
                Task { while !done.isRaised { await Task.yield() } }
            } else {
                for _ in 0..<8 {
                    Task.detached { while await report(done) {} }
                }
            }
            defer { done.isRaised = true }
            guard iterate(until: { veil.isVisible }) else { return false }
            return drawsFrames(window)
        case .busy:
            guard let app = g_application_new("org.example.busy", G_APPLICATION_NON_UNIQUE) else {
                return false
            }
            g_signal_connect_data(
                UnsafeMutableRawPointer(app), "activate",
                {
                    MainActor.assumeIsolated {
                        gtk_init()
                        _ = gtk_window_new()?.overlays
                        usleep(6_000_000)
                    }
                }, nil, nil, GConnectFlags(rawValue: 0))
            return g_application_run(app, 0, nil) == 0
        case .application:
            return runsAnApplication("org.example.Probe")
        case .misnamed:
            return runsAnApplication("no name")
        case .unrun:
            gtk_init()
            guard let window = gtk_window_new() else { return false }
            _ = window.overlays
            usleep(6_000_000)
            return true
        }
        return iterate { done.isRaised }
    }

    /// True if an application is activated once, shows an overlay, and exits cleanly when its window is closed.
    @MainActor
    private func runsAnApplication(_ identifier: String) -> Bool {
        var (activations, wasSeen) = (0, false)
        let status = MainLoop.run(identifier, flags: G_APPLICATION_NON_UNIQUE) { app in
            activations += 1
            guard let widget = gtk_application_window_new(app) else { return }
            let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
            gtk_window_present(window)
            let veil = window.overlays.show(.veil("Wait").with(\.timing.grace, .zero))
            Task {
                while !veil.isVisible { try await Task.sleep(for: .milliseconds(10)) }
                wasSeen = true
                veil.dismiss()
                gtk_window_destroy(window)
            }
        }
        return status == 0 && activations == 1 && wasSeen
    }

    /// True if a task that one event begins ran before the third event: twice, with an empty queue in between.
    @MainActor
    private func runsBetweenEvents(_ done: Flag) -> Bool {
        for _ in 0..<2 {
            done.isRaised = false
            Events.toCome = 50
            Events.begins = { Task { done.isRaised = true } }
            Events.seesTheTask = { done.isRaised }
            g_idle_add_full(
                gint(GDK_PRIORITY_EVENTS), { _ in MainActor.assumeIsolated { Events.next() } }, nil, nil)
            guard iterate(until: { Events.toCome == 0 }), Events.unseen <= 2 else { return false }
        }
        return true
    }

    /// True if many tasks run exactly once each while the app's own pump also gets its turns.
    @MainActor
    private func runsEachJobOnce(beside turns: () -> Int) -> Bool {
        var ran: [Int] = []
        for number in 0..<500 {
            Task {
                ran.append(number)
                if number % 50 == 0 { usleep(2_000) }
                await Task.yield()
                ran.append(number)
            }
        }
        guard iterate(until: { ran.count == 1_000 && turns() > 0 }) else { return false }
        for _ in 0..<50 { g_main_context_iteration(nil, 0) }
        return ran.count == 1_000 && (0..<500).allSatisfy { number in ran.count { $0 == number } == 2 }
    }

    /// Iterates the loop until the condition holds; false if it does not hold within ten seconds.
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

    /// True if the loop would now sleep forever: nothing is ready, and no timer is due.
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

    /// True if a background task has run.
    ///
    /// On Linux, the runtime then wakes the process up every second.
    ///
    /// A worker thread is named after its queue's priority, and stays for some seconds.
    private var hasBackgroundWorker: Bool {
        guard let folder = g_dir_open("/proc/self/task", 0, nil) else { return false }
        defer { g_dir_close(folder) }
        while let thread = g_dir_read_name(folder) {
            var name: UnsafeMutablePointer<CChar>?
            g_file_get_contents("/proc/self/task/\(String(cString: thread))/comm", &name, nil, nil)
            defer { g_free(name) }
            if let name, String(cString: name).hasSuffix("-qos\n") { return true }
        }
        return false
    }

    /// True if a window continues to draw.
    @MainActor
    private func drawsFrames(_ window: UnsafeMutablePointer<GtkWidget>) -> Bool {
        let count = Count()
        gtk_widget_add_tick_callback(
            window,
            { _, _, count in
                if let count { Unmanaged<Count>.fromOpaque(count).takeUnretainedValue().frames += 1 }
                return 1
            }, Unmanaged.passUnretained(count).toOpaque(), nil)
        return iterate { count.frames >= 20 }
    }

    private final class Count {
        var frames = 0
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
