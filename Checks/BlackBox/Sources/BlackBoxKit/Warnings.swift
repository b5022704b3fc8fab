import CBlackBox

/// The warnings and criticals of GTK and of the libraries below it.
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

    /// Takes the messages since the last call.
    package static func take() -> [String] {
        defer { heard = [] }
        return heard
    }
}
