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
            _ = try await behavior.run(subject)
        }
    }
}
