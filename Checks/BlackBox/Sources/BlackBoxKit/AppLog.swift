import CGtk4

/// Everything that the app's handlers received, in order.
@MainActor
package final class AppLog {
    package private(set) var lines: [String] = []
    /// Called for each line, before the next handler runs.
    package var onLine: (@MainActor (String) -> Void)?

    package init() {}

    package func hear(_ line: String) {
        lines.append(line)
        onLine?(line)
    }

    /// Takes the lines since the last call.
    package func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Records each emission of a signal, with these of its parameters.
    package func follow(
        _ object: UnsafeMutableRawPointer, _ signal: String, as name: String, parameters: [Int] = [],
        answer: Bool? = nil
    ) {
        connect(object, signal) { [weak self] call in
            self?.hear(([name, signal] + parameters.map(call.text)).joined(separator: " "))
            if let answer { call.answer(answer) }
        }
    }
}
