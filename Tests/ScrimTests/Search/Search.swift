import Foundation

@_spi(Host) @testable import Scrim

/// Runs random lists of operations, and shortens a list that fails.
@MainActor
struct Search {
    /// A list of operations that breaks a promise.
    struct Find {
        let seed: UInt64
        let operations: [Operation]
        let fault: String

        /// The find as source code of a test.
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

    /// The number of operations before each walk to rest.
    static let length = 250

    /// The number of operations between two checks of everything.
    private static let thoroughness = 8

    private(set) var operations = 0
    /// How often each cause ended a presentation.
    private(set) var ends: [Presentation.Cause: Int] = [:]

    /// Runs the list of a seed, and returns what it found, shortened.
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

    /// Performs a list and walks to rest; returns what was broken, and after how many operations.
    ///
    /// - Parameter thoroughness: The number of operations between two checks of everything.
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

    /// The result of one list.
    private struct Run {
        weak var host: UnrulyHost?
        weak var stage: Stage?
        var found: (fault: String, index: Int)?
        var ends: [Presentation.Cause: Int] = [:]

        /// A description of anything that outlived the playground.
        var leak: String? { host == nil && stage == nil ? nil : "a host or a stage was never freed" }
    }

    /// Leaves out smaller and smaller parts while the rest still fails.
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
