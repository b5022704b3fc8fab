@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// A third host, written from the guide alone.
@MainActor
struct TextGridTests {
    @Test(arguments: Conformance<TextGridSubject>.behaviors)
    func textGridShows(_ behavior: Conformance<TextGridSubject>.Behavior) async throws {
        #expect(try await behavior.run(TextGridSubject()) == .shown)
    }
}
