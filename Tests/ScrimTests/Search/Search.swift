import Foundation

@testable import Scrim

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

    private(set) var operations = 0

    /// Runs one list from its seed; what it found, made short.
    mutating func run(seed: UInt64) async -> Find? {
        var random = SplitMix64(seed: seed)
        let list = (0..<Self.length).map { _ in Operation.random(using: &random) }
        operations += list.count
        guard let first = await Self.replay(list, thoroughness: 8) else { return nil }
        let short = await Self.shorten(Array(list[..<first.index]))
        return Find(seed: seed, operations: short.list, fault: short.fault ?? first.fault)
    }

    /// Performs a list and walks to rest; what was broken, and after how many operations.
    ///
    /// - Parameter thoroughness: Checks that look at everything come once in so many operations.
    static func replay(_ list: [Operation], thoroughness: Int = 1) async -> (fault: String, index: Int)? {
        weak var host: UnrulyHost?
        weak var stage: Stage?
        var result = play(list, thoroughness, &host, &stage)
        await Task.yield()
        if result == nil, host != nil || stage != nil {
            result = ("a host or stage was never freed", list.count)
        }
        return result
    }

    private static func play(
        _ list: [Operation], _ thoroughness: Int, _ host: inout UnrulyHost?, _ stage: inout Stage?
    ) -> (fault: String, index: Int)? {
        let playground = Playground(thoroughness: thoroughness)
        (host, stage) = (playground.hosts[0], playground.hosts[0].stage)
        for (index, operation) in list.enumerated() {
            if let fault = playground.perform(operation) { return (fault, index + 1) }
        }
        return (playground.lost() ?? playground.leftover()).map { ($0, list.count) }
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
