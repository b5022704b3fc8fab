@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// The conformance suite can fail: each behavior rejects a host that breaks it.
@MainActor
struct BrokenHostTests {
    private static let behaviors = Conformance<TextGridSubject>.behaviors

    @Test(arguments: BrokenHost.all)
    func isRejected(_ host: BrokenHost) async throws {
        for name in host.rejectedBy {
            let behavior = try #require(Self.behaviors.first { $0.name == name }, "\(name)")
            await #expect(throws: ConformanceFailure.self, "\(host), but is not rejected: \(name)") {
                try await behavior.run(TextGridSubject(host: host.make))
            }
        }
    }

    @Test func everyBehaviorRejectsAHost() {
        let rejecting = Set(BrokenHost.all.flatMap(\.rejectedBy))
        for behavior in Self.behaviors {
            #expect(rejecting.contains(behavior.name), "\(behavior) has rejected no host yet")
        }
        for host in BrokenHost.all {
            #expect(!host.rejectedBy.isEmpty, "no behavior rejects one that \(host)")
        }
    }

    /// A failure names the behavior, the expectation, and what was on screen.
    @Test func aFailureShowsWhatWasOnScreen() async throws {
        let behavior = try #require(Self.behaviors.first { $0.name == "scrims do not add up" })
        var failure: ConformanceFailure?
        do {
            _ = try await behavior.run(TextGridSubject(host: { ScrimAdder($0) }))
        } catch let broken as ConformanceFailure {
            failure = broken
        }
        let lines = try #require(failure?.description.split(separator: "\n"))
        #expect(lines[0].hasPrefix("rule 13, scrims do not add up: the darkest alone counts: 0.25, not 0.5"))
        #expect(lines.contains { $0.contains("Working") } && lines.contains { $0.hasPrefix("▓▓▓▓") })
    }
}
