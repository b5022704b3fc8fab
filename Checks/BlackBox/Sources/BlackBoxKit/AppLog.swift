import CGtk4

/// Everything that the app's handlers heard, in order.
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

    /// Takes what was heard since the last time.
    package func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Writes down each time that the signal is emitted, with those parameters of it.
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
