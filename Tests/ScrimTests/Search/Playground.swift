@_spi(Host) @testable import Scrim

/// Two windows with their stages, an app that shows overlays in them, and hosts that behave as badly as possible.
@MainActor
final class Playground {
    /// One presentation of the app.
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
    /// How often each cause ended a presentation.
    var ends: [Presentation.Cause: Int] = [:]
    /// The views over which overlays are shown, and the window that each is in.
    var views: [Region]
    var homes: [Int]
    /// How the last operation broke a promise, or `nil`.
    var fault: String?

    private var operations = 0
    private let thoroughness: Int
    /// The number of entries above which one that is gone is dropped.
    static let longestCast = 30
    /// The most wake-ups of a walk to rest; a single instant may take only a few.
    static let patience = 2_000
    /// Nothing that is due later than this is waited for.
    static let eternity = Duration.seconds(1_000_000)

    /// - Parameter thoroughness: The number of operations between two checks of everything.
    init(thoroughness: Int) {
        self.thoroughness = thoroughness
        hosts = [UnrulyHost(ground), UnrulyHost(ground)]
        views = (0..<4).map { _ in .view(Region.ID()) }
        homes = [0, 0, 0, 1]
        for host in hosts { host.stage.log = { [ground] _ in ground.callBack() } }
    }

    /// Performs an operation, and describes what it broke, if anything.
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
