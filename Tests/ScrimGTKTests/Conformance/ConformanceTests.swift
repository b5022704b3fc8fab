@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The conformance suite on GTK: a real window, real pointer and key events.
    @MainActor @Suite struct ConformanceTests {
        @Test(arguments: Conformance<GtkSubject>.behaviors)
        func gtkShows(_ behavior: Conformance<GtkSubject>.Behavior) async throws {
            MainLoop.attach()
            let subject = GtkSubject()
            defer { subject.close() }
            // On a slow machine the second press is a click of its own.
            try await withKnownIssue("\(behavior)", isIntermittent: true) {
                _ = try await behavior.run(subject)
            } when: {
                Self.knownToFail.contains(behavior.name)
            }
        }

        /// What this host does otherwise.
        private static let knownToFail: Set = [
            // With the last surface the barrier goes, too, and nobody asks the gate about the second press.
            "a double click's second half reaches nothing below"
        ]
    }
}
