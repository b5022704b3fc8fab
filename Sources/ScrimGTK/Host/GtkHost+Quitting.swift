import CGtk4
@_spi(Host) import Scrim

/// Keeps an application running while there is work to do.
extension GtkHost {
    /// Keeps the application running for pending work, even if its last window closes.
    ///
    /// An application that quits does the work before it shuts down.
    func keepRunning(for work: PendingWork) -> (@MainActor () -> Void)? {
        g_application_get_default().map { KeptApplication.with($0).keep(for: work) }
    }
}

/// The work that an application still has to do before it ends.
@MainActor
private final class KeptApplication {
    /// The application that has work, if any.
    private static var current: KeptApplication?

    private let object: Retained<GObject>
    private var app: UnsafeMutablePointer<GApplication> {
        UnsafeMutableRawPointer(object.pointer).assumingMemoryBound(to: GApplication.self)
    }
    /// An emission hook, which runs before the app's own handlers: they are older than ours, and may close what
    /// the work needs.
    private var shutdown: EmissionHook?
    private var works: [Int: PendingWork] = [:]
    private var last = 0
    /// Whether the application is being shut down.
    private var isFinishing = false

    static func with(_ app: UnsafeMutablePointer<GApplication>) -> KeptApplication {
        if let current, current.app == app { return current }
        let new = KeptApplication(app)
        current = new
        return new
    }

    private init(_ app: UnsafeMutablePointer<GApplication>) {
        object = Retained(UnsafeMutableRawPointer(app).assumingMemoryBound(to: GObject.self))
        shutdown = EmissionHook("shutdown", of: g_application_get_type()) { [weak self] object in
            guard let self, object == UnsafeMutableRawPointer(self.app) else { return }
            finish()
        }
    }

    /// Stops, since no work is left.
    private func retire() {
        shutdown?.remove()
        shutdown = nil
        if Self.current === self { Self.current = nil }
    }

    /// - Returns: A closure that releases the application.
    func keep(for work: PendingWork) -> @MainActor () -> Void {
        last += 1
        works[last] = work
        g_application_hold(app)
        return { [self, number = last] in
            works[number] = nil
            if works.isEmpty, !isFinishing { retire() }
            g_application_release(app)
        }
    }

    /// How long to wait for more work after the last work is done, and for how many round trips to another
    /// thread at least.
    ///
    /// The app may ask for more when it learns of the end, through the loop and often another thread, which a
    /// busy machine delays.
    private static let rest = (time: Duration.milliseconds(100), rounds: 5)
    /// The round trips since unfinished work was last seen.
    private var rounds = 0
    private var isOnRound = false

    /// Does all work, whatever the state of its notice, and work that the app adds meanwhile, within one time
    /// limit for all.
    private func finish() {
        isFinishing = true
        let begin = Instant.now
        var lastWork = begin
        // The application's own loop is over: this one serves the work.
        let alarm = g_timeout_add(20, { _ in 1 }, nil)
        defer {
            g_source_remove(alarm)
            retire()
        }
        var begun: Set<Int> = []
        while Instant.now < begin + Tuning.longestQuit,
            rounds < Self.rest.rounds || Instant.now < lastWork + Self.rest.time
        {
            for (number, work) in works where begun.insert(number).inserted { work.begin() }
            if works.values.contains(where: { $0.isUnfinished() }) {
                (lastWork, rounds) = (.now, 0)
            } else if rounds < Self.rest.rounds, !isOnRound {
                goRound()
            }
            g_main_context_iteration(nil, 1)
        }
    }

    /// Sends a task to another thread and back.
    private func goRound() {
        isOnRound = true
        Task.detached(priority: .background) {
            await MainActor.run {
                self.rounds += 1
                self.isOnRound = false
            }
        }
    }
}
