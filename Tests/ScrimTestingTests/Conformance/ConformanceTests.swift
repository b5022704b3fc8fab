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

    /// Who has no fingers is asked for none.
    @Test(arguments: Conformance<FingerlessSubject>.behaviors)
    func whatNeedsFingersSaysSo(_ behavior: Conformance<FingerlessSubject>.Behavior) async throws {
        _ = try await behavior.run(FingerlessSubject())
    }

    @Test func noTwoBehaviorsAreCalledAlike() {
        let names = Conformance<TestSubject>.behaviors.map(\.name)
        #expect(Set(names).count == names.count)
    }
}

/// A window that can be tapped, and has nothing that is held down.
final class FingerlessSubject: TestSubject {
    override nonisolated class var unsupported: Set<ConformanceCapability> {
        super.unsupported.union([.fingers])
    }

    override func fingerDown(at point: Geometry.Point) async { Issue.record("it needs no fingers") }
    override func fingerMove(to point: Geometry.Point) async { Issue.record("it needs no fingers") }
    override func fingerUp() async { Issue.record("it needs no fingers") }
}
