@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

extension UIKitTests {
    /// The conformance suite on UIKit: real views, touches and keys on whichever UIKit the tests run.
    @MainActor @Suite struct ConformanceTests {
        @Test(arguments: Conformance<UIKitSubject>.behaviors)
        func uiKitShows(_ behavior: Conformance<UIKitSubject>.Behavior) async throws {
            // A screen reader prolongs notices, so it runs only for behaviors that need it.
            let subject = UIKitSubject(listens: !behavior.needs.isDisjoint(with: [.speech, .access]))
            defer { subject.close() }
            _ = try await behavior.run(subject)
        }
    }
}
