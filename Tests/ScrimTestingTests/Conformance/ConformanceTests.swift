import ScrimTesting
import Testing

/// The conformance suite on the host without a screen.
@MainActor
struct ConformanceTests {
    @Test(arguments: Conformance<TestSubject>.behaviors)
    func testHostShows(_ behavior: Conformance<TestSubject>.Behavior) async throws {
        _ = try await behavior.run(TestSubject())
    }

    @Test func noTwoBehaviorsAreCalledAlike() {
        let names = Conformance<TestSubject>.behaviors.map(\.name)
        #expect(Set(names).count == names.count)
    }
}
