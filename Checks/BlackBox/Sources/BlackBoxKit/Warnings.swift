import CBlackBox

/// The warnings and criticals of GTK and of all below it.
@MainActor
package enum Warnings {
    private static var heard: [String] = []

    package static func follow() {
        blackbox_follow_warnings { text in
            guard let text else { return }
            let line = String(cString: text)
            MainActor.assumeIsolated { Warnings.heard.append(line) }
        }
    }

    /// Takes what was said since the last time.
    package static func take() -> [String] {
        defer { heard = [] }
        return heard
    }
}
