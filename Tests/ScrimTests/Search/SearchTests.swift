import Foundation
import Testing

@_spi(Host) @testable import Scrim

/// Long random lives of whole stages.
///
/// `SEARCH_OPERATIONS` sets the number of operations and `SEARCH_SEED` the first
/// seed; `SOAK_MINUTES` sets a time instead.
@MainActor
struct SearchTests {
    @Test func randomOperationsBreakNoPromise() async {
        let settings = ProcessInfo.processInfo.environment
        let wanted = settings["SEARCH_OPERATIONS"].flatMap { Int($0) } ?? Self.operations
        let first = settings["SEARCH_SEED"].flatMap { UInt64($0) } ?? 1
        let end = settings["SOAK_MINUTES"].flatMap { Double($0) }.map { Date(timeIntervalSinceNow: $0 * 60) }
        let memory = Memory.resident
        var search = Search()
        var seed = first
        var finds: [Search.Find] = []
        while finds.count < Self.mostFinds {
            if let end { if Date() >= end { break } } else if search.operations >= wanted { break }
            if let find = await search.run(seed: seed) { finds.append(find) }
            seed += 1
        }
        print(
            "search: \(search.operations) operations, seeds \(first)..<\(seed), \(finds.count) violations;"
                + " resident memory \(memory) MB at the start, \(Memory.resident) MB at the end")
        let ends = Presentation.Cause.allCases.map { "\($0.rawValue) \(search.ends[$0] ?? 0)" }
        print("search: ends \(ends.joined(separator: ", "))")
        // Otherwise the search does not reach all that it should.
        if search.operations >= Self.operations {
            #expect(search.ends.count == Presentation.Cause.allCases.count)
        }
        for find in finds {
            Issue.record("\(find.fault)\n\(find.source)")
        }
    }

    /// The default, as in `make test`.
    private static let operations = 300_000
    private static let mostFinds = 3
}

/// The memory that the process uses.
private enum Memory {
    /// The resident memory in megabytes; 0 if the system has no `/proc`.
    static var resident: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
        return kilobytes / 1_024
    }
}
