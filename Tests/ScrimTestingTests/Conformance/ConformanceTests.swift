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

    /// The host gets changes only at the end of the turn, as with many surfaces.
    @Test(arguments: Conformance<TestSubject>.behaviors)
    func testHostShowsWhatItIsToldLater(_ behavior: Conformance<TestSubject>.Behavior) async throws {
        let subject = TestSubject()
        subject.host.stage.crowd = 0
        _ = try await behavior.run(subject)
    }

    /// A host without multi-touch is not asked for it.
    @Test(arguments: Conformance<FingerlessSubject>.behaviors)
    func whatNeedsFingersSaysSo(_ behavior: Conformance<FingerlessSubject>.Behavior) async throws {
        _ = try await behavior.run(FingerlessSubject())
    }

    /// A stage can outlive its subject: overlays that a failed behavior left behind must not reach the next one.
    @Test func aBehaviorThatFailsLeavesNothingOnItsStage() async throws {
        let name = "a window's veil blocks typing, and gives the focus back"
        let failing = try #require(Conformance<FocusKeepingSubject>.behaviors.first { $0.name == name })
        let right = try #require(Conformance<TestSubject>.behaviors.first { $0.name == name })
        let host = TestHost()
        host.stage.log = { _ in }
        await #expect(throws: ConformanceFailure.self) {
            try await failing.run(FocusKeepingSubject(host: host))
        }
        #expect(host.stage.presentations.isEmpty && host.stage.plan.surfaces.isEmpty)
        #expect(!host.stage.defaults.isInstant && host.stage.log != nil)
        #expect(try await right.run(TestSubject(host: host)) == .shown)
    }

    @Test func noTwoBehaviorsAreCalledAlike() {
        let names = Conformance<TestSubject>.behaviors.map(\.name)
        #expect(Set(names).count == names.count)
    }
}

/// A window whose field never loses the focus.
final class FocusKeepingSubject: TestSubject {
    override var fieldHasFocus: Bool { true }
}

/// A window that can be tapped, but has no touch that is held.
final class FingerlessSubject: TestSubject {
    override nonisolated class var unsupported: Set<ConformanceCapability> {
        super.unsupported.union([.fingers])
    }

    override func fingerDown(at point: Geometry.Point) async { Issue.record("it needs no fingers") }
    override func fingerMove(to point: Geometry.Point) async { Issue.record("it needs no fingers") }
    override func fingerUp() async { Issue.record("it needs no fingers") }
}
