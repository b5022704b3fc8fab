import ScrimTesting
import ScrimUIKit
import UIKit

/// The conformance suite in a running app, which has the scene that tests without an app lack.
@MainActor
struct ConformanceRun {
    let scene: UIWindowScene
    /// Lets the main loop run and time pass for a moment.
    var pass: @MainActor () async -> Void = { try? await Task.sleep(for: .milliseconds(4)) }
    /// Called with a line for each behavior, and one at the end.
    let say: @MainActor (String) -> Void

    /// Runs every behavior, each in its own window.
    ///
    /// - Returns: `true` if none failed.
    func run() async -> Bool {
        let behaviors = Conformance<AppSubject>.behaviors
        var failed = 0
        var left = 0
        for behavior in behaviors {
            let subject = AppSubject(in: scene, passing: pass)
            do {
                switch try await behavior.run(subject) {
                case .shown: say("✔ \(behavior)")
                case .notOnThisHost:
                    left += 1
                    say("– \(behavior)")
                }
            } catch {
                failed += 1
                say("✘ \(behavior): \(error)")
            }
            subject.close()
            await pass()
        }
        let passed = behaviors.count - failed - left
        say(
            "conformance on UIKit: \(passed) of \(behaviors.count) passed, \(failed) failed, \(left) not run"
        )
        return failed == 0
    }
}
