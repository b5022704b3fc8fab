import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// The conformance suite on the host without a screen.
@MainActor
struct ConformanceTests {
    @Test(arguments: Conformance<TestSubject>.behaviors)
    func testHostShows(_ behavior: Conformance<TestSubject>.Behavior) async throws {
        _ = try await behavior.run(TestSubject())
    }

    /// The same where the host is told at the end of the turn of all that comes and goes, as with many surfaces up.
    @Test(arguments: Conformance<TestSubject>.behaviors)
    func testHostShowsWhatItIsToldLater(_ behavior: Conformance<TestSubject>.Behavior) async throws {
        let subject = TestSubject()
        subject.host.stage.crowd = 0
        _ = try await behavior.run(subject)
    }

    @Test func noTwoBehaviorsAreCalledAlike() {
        let names = Conformance<TestSubject>.behaviors.map(\.name)
        #expect(Set(names).count == names.count)
    }
}
