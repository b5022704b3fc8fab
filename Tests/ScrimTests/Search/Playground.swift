@_spi(Host) @testable import Scrim

/// Two windows with their stages, an app that shows overlays on them, and hosts that do their worst.
@MainActor
final class Playground {
    /// One presentation that the app has shown.
    struct Entry {
        let id: Presentation.ID
        let completion: PresentationCompletion
        var handle: Presentation?
        let isScoped: Bool
        var isCancelled = false
        var bodyReturned = false
        var outcome: Presentation.Outcome?
    }

    let ground = UnrulyHost.Ground()
    let hosts: [UnrulyHost]
    var entries: [Entry] = []
    /// How often each end came.
    var ends: [Presentation.Cause: Int] = [:]
    /// The views over which overlays are shown, and in which of the windows each is.
    var views: [Region]
    var homes: [Int]
    /// Whether the last operation has broken a promise, and how.
    var fault: String?

    private var operations = 0
    private let thoroughness: Int
    /// So many ended presentations are still called.
    static let longestCast = 30
    /// No walk to rest takes more wake-ups, and no instant more than a few.
    static let patience = 2_000
    /// Nobody waits for what is due later than this.
    static let eternity = Duration.seconds(1_000_000)

    /// - Parameter thoroughness: Checks that look at everything come once in so many operations.
    init(thoroughness: Int) {
        self.thoroughness = thoroughness
        hosts = [UnrulyHost(ground), UnrulyHost(ground)]
        views = (0..<4).map { _ in .view(Region.ID()) }
        homes = [0, 0, 0, 1]
        for host in hosts { host.stage.log = { [ground] _ in ground.callBack() } }
    }

    /// Performs an operation; what it broke, if anything.
    func perform(_ operation: Operation) -> String? {
        carryOut(operation)
        operations += 1
        if fault == nil { fault = ground.fault ?? checkOutcomes() }
        if fault == nil, operations % thoroughness == 0 { fault = checkStages() }
        return fault
    }

    func fail(_ words: String) { if fault == nil { fault = words } }

    // MARK: Time

    func wait(_ span: Duration) {
        let end = ground.now + span
        var turns = 0
        while let (host, due) = nextTimer(), due <= end {
            ground.now = max(ground.now, due)
            host.due = nil
            host.stage.wake()
            turns += 1
            guard turns < Self.patience else { return fail("it asks to be woken again and again") }
        }
        ground.now = end
    }

    func nextTimer() -> (UnrulyHost, Instant)? {
        hosts.compactMap { host in host.due.map { (host, $0) } }.min { $0.1 < $1.1 }
    }

    func endBody(_ index: Int) {
        guard entries[index].isScoped, !entries[index].bodyReturned else { return }
        entries[index].bodyReturned = true
        entries[index].completion.stage?.send(
            .bodyEnded(entries[index].id, entries[index].isCancelled ? .cancelled : .finished))
    }
}
