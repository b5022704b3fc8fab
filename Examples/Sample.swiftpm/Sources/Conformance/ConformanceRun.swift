import ScrimTesting
import ScrimUIKit
import UIKit

/// The conformance suite in a running app: what tests without an app around them have no scene for.
@MainActor
struct ConformanceRun {
    let scene: UIWindowScene
    /// Lets the main loop run and time pass for a moment.
    var pass: @MainActor () async -> Void = { try? await Task.sleep(for: .milliseconds(4)) }
    /// Gets a line for each behaviour, and one at the end.
    let say: @MainActor (String) -> Void

    /// What only a touch that the system delivers can do, which an app cannot make.
    private static let needFinger: Set = [
        "a tap outside dismisses, and is consumed where the outside is blocked"
    ]

    /// Runs every behaviour, each on a window of its own.
    ///
    /// - Returns: Whether none failed.
    func run() async -> Bool {
        let behaviours = Conformance<AppSubject>.behaviours
        var failed = 0
        var left = 0
        for behaviour in behaviours {
            if Self.needFinger.contains(behaviour.name) {
                left += 1
                say("– \(behaviour): needs a finger")
                continue
            }
            let subject = AppSubject(in: scene, passing: pass)
            do {
                try await behaviour.run(subject)
                say("✔ \(behaviour)")
            } catch {
                failed += 1
                say("✘ \(behaviour): \(error)")
            }
            subject.close()
            await pass()
        }
        let passed = behaviours.count - failed - left
        say(
            "conformance on UIKit: \(passed) of \(behaviours.count) passed, \(failed) failed, \(left) not run"
        )
        return failed == 0
    }
}
