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
    /// Not a handler of the signal: the app's own, which close what the work may need, are older.
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

    /// Nothing is left to do, now and later.
    private func retire() {
        shutdown?.remove()
        shutdown = nil
        if Self.current === self { Self.current = nil }
    }

    /// - Returns: What lets the application go.
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

    /// For how long those who wait for a work may ask for more once it is done, and how many rounds to another thread and
    /// back that takes at least: they are told by way of the loop, and often of another thread, which a busy machine holds up.
    private static let rest = (time: Duration.milliseconds(100), rounds: 5)
    /// How many rounds came back since a work was seen that is unfinished.
    private var rounds = 0
    private var isOnRound = false

    /// Does all work, wherever its notice is by now, and what the app asks for as it learns of it; within one time for all.
    private func finish() {
        isFinishing = true
        let begin = Instant.now
        var lastWork = begin
        // The loop that the application ran is over: this one serves the work.
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
