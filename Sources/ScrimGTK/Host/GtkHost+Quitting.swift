import CGtk4
@_spi(Host) import Scrim

/// An application that ends while there is work to do.
extension GtkHost {
    /// Work that is still to be done keeps the application, whose last window may be closed meanwhile; an application that
    /// quits does the work before it is shut down.
    func keepRunning(for work: PendingWork) -> (@MainActor () -> Void)? {
        g_application_get_default().map { KeptApplication.with($0).keep(for: work) }
    }
}

/// What an application has still to do before it ends.
@MainActor
private final class KeptApplication {
    /// The application that has something to do; `nil`: there is none.
    private static var current: KeptApplication?

    private let object: Retained<GObject>
    private var app: UnsafeMutablePointer<GApplication> {
        UnsafeMutableRawPointer(object.pointer).assumingMemoryBound(to: GApplication.self)
    }
    private var shutdown: Signal?
    private var works: [Int: PendingWork] = [:]
    private var last = 0

    static func with(_ app: UnsafeMutablePointer<GApplication>) -> KeptApplication {
        if let current, current.app == app { return current }
        let new = KeptApplication(app)
        current = new
        return new
    }

    private init(_ app: UnsafeMutablePointer<GApplication>) {
        object = Retained(UnsafeMutableRawPointer(app).assumingMemoryBound(to: GObject.self))
        shutdown = Signal(UnsafeMutableRawPointer(app), "shutdown") { [weak self] _ in self?.finish() }
    }

    /// - Returns: What lets the application go.
    func keep(for work: PendingWork) -> @MainActor () -> Void {
        last += 1
        works[last] = work
        g_application_hold(app)
        return { [self, number = last] in
            works[number] = nil
            if works.isEmpty {
                shutdown?.disconnect()
                if Self.current === self { Self.current = nil }
            }
            g_application_release(app)
        }
    }

    /// How many turns of the main loop those who wait for a work have in the end: more than any chain of tasks takes.
    private static let lastTurns = 1_000

    /// Does all work, wherever its notice is by now, within one time for all.
    private func finish() {
        let end = Instant.now + Tuning.longestQuit
        // The loop that the application ran is over: this one serves the work.
        let alarm = g_timeout_add(100, { _ in 1 }, nil)
        defer { g_source_remove(alarm) }
        var begun: Set<Int> = []
        repeat {
            // Work may lead to other work.
            for (number, work) in works where begun.insert(number).inserted { work.begin() }
            guard works.values.contains(where: { $0.isUnfinished() }) else { break }
            g_main_context_iteration(nil, 1)
        } while Instant.now < end
        // Whoever waits for a work learns what became of it. The app may have something to do in each turn.
        var turns = 0
        while turns < Self.lastTurns, Instant.now < end, g_main_context_iteration(nil, 0) != 0 { turns += 1 }
    }
}
