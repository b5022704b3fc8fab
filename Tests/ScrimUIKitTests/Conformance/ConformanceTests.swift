@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

extension UIKitTests {
    /// The conformance suite on UIKit: real views, touches and keys, wherever UIKit's are.
    @MainActor @Suite struct ConformanceTests {
        @Test(arguments: Conformance<UIKitSubject>.behaviors)
        func uiKitShows(_ behavior: Conformance<UIKitSubject>.Behavior) async throws {
            // A screen reader makes notices stay for longer: it runs where it is listened to.
            let subject = UIKitSubject(listens: !behavior.needs.isDisjoint(with: [.speech, .access]))
            defer { subject.close() }
            try await withKnownIssue("\(behavior)") {
                _ = try await behavior.run(subject)
            } when: {
                Self.knownToFail.contains(behavior.name)
            }
        }

        /// What this host does otherwise.
        private static let knownToFail: Set = [
            // Once its layer is gone, nothing stands between a touch and the app.
            "a double click's second half reaches nothing below"
        ]
    }
}
