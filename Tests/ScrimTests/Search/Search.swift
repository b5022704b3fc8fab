import Foundation

@_spi(Host) @testable import Scrim

/// Random lists of operations, and for one that fails the shortest that still does.
@MainActor
struct Search {
    /// A list of operations that breaks a promise.
    struct Find {
        let seed: UInt64
        let operations: [Operation]
        let fault: String

        /// The find as a test to run.
        var source: String {
            let lines = operations.map { "            .\($0)," }.joined(separator: "\n")
            return """
                    // \(fault)
                    @Test func foundBySeed\(seed)() async {
                        await expectHolds([
                \(lines)
                        ])
                    }
                """
        }
    }

    /// Operations between two walks to rest.
    static let length = 250

    /// Checks that look at everything come once in so many operations.
    private static let thoroughness = 8

    private(set) var operations = 0
    /// How often each end came.
    private(set) var ends: [Presentation.Cause: Int] = [:]

    /// Runs one list from its seed; what it found, made short.
    mutating func run(seed: UInt64) async -> Find? {
        var random = SplitMix64(seed: seed)
        let list = (0..<Self.length).map { _ in Operation.random(using: &random) }
        operations += list.count
        let run = Self.play(list, thoroughness: Self.thoroughness)
        await Task.yield()
        ends.merge(run.ends) { $0 + $1 }
        guard let first = run.found ?? run.leak.map({ ($0, list.count) }) else { return nil }
        let short = await Self.shorten(Array(list[..<first.index]))
        return Find(seed: seed, operations: short.list, fault: short.fault ?? first.fault)
    }

    /// Performs a list and walks to rest; what was broken, and after how many operations.
    ///
    /// - Parameter thoroughness: Checks that look at everything come once in so many operations.
    static func replay(_ list: [Operation], thoroughness: Int = 1) async -> (fault: String, index: Int)? {
        let run = play(list, thoroughness: thoroughness)
        await Task.yield()
        return run.found ?? run.leak.map { ($0, list.count) }
    }

    private static func play(_ list: [Operation], thoroughness: Int) -> Run {
        let playground = Playground(thoroughness: thoroughness)
        var run = Run(host: playground.hosts[0], stage: playground.hosts[0].stage)
        for (index, operation) in list.enumerated() where run.found == nil {
            run.found = playground.perform(operation).map { ($0, index + 1) }
        }
        if run.found == nil {
            run.found = (playground.lost() ?? playground.leftover()).map { ($0, list.count) }
        }
        run.ends = playground.ends
        return run
    }

    /// What came of one list.
    private struct Run {
        weak var host: UnrulyHost?
        weak var stage: Stage?
        var found: (fault: String, index: Int)?
        var ends: [Presentation.Cause: Int] = [:]

        /// Whether something outlived the playground.
        var leak: String? { host == nil && stage == nil ? nil : "a host or a stage was never freed" }
    }

    /// Leaves out ever smaller parts for as long as the rest still fails.
    private static func shorten(_ list: [Operation]) async -> (list: [Operation], fault: String?) {
        var list = list
        var fault: String?
        var part = max(list.count / 2, 1)
        while true {
            var start = 0
            var hasShrunk = false
            while start < list.count {
                var rest = list
                rest.removeSubrange(start..<min(start + part, list.count))
                if let found = await replay(rest) {
                    list = Array(rest[..<found.index])
                    fault = found.fault
                    hasShrunk = true
                } else {
                    start += part
                }
            }
            if part == 1, !hasShrunk { return (list, fault) }
            part = max(part / 2, 1)
        }
    }
}
