import Foundation

/// One of the programs while it runs: it obeys commands, and reports the input that reaches it.
final class Program {
    enum Kind: String {
        case scrim = "Scrim"
        case handmade = "plain GtkOverlay"
        case toast = "AdwToast"
        case dialog = "AdwMessageDialog"
        case alert = "AdwAlertDialog"
        case bottomSheet = "AdwBottomSheet"
        case message = "GtkMessageDialog"
        case alertWindow = "GtkAlertDialog"

        /// The alternatives that this machine's GTK and libadwaita support.
        static let peers: [Kind] =
            [.handmade, .toast, .dialog] + (has("libadwaita-1", "1.5") ? [.alert] : [])
            + (has("libadwaita-1", "1.6") ? [.bottomSheet] : []) + [.message]
            + (has("gtk4", "4.10") ? [.alertWindow] : [])

        /// True if the program's overlays are windows of their own.
        var hasWindows: Bool { [.dialog, .message, .alertWindow].contains(self) }

        /// True if the program supports a group of questions; it is not started for other groups.
        func has(_ group: String) -> Bool {
            switch self {
            case .scrim: true
            case .handmade, .toast: group != "question"
            case .dialog, .alert: group != "stack"
            case .bottomSheet: group != "question" && group != "stack"
            case .message, .alertWindow: group == "question"
            }
        }

        private static func has(_ library: String, _ version: String) -> Bool {
            (try? Command.run(["pkg-config", "--atleast-version=\(version)", library])) != nil
        }

        var executable: String {
            switch self {
            case .scrim: "ScrimSample"
            case .handmade: "HandmadeSample"
            case .toast: "ToastSample"
            case .dialog: "DialogSample"
            case .alert: "AlertSample"
            case .bottomSheet: "BottomSheetSample"
            case .message: "MessageSample"
            case .alertWindow: "AlertWindowSample"
            }
        }
    }

    /// The timeout of every wait, in seconds.
    static let patience = 10.0

    let kind: Kind
    let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private var pending = Data()
    private(set) var lines: [String] = []
    /// The number of lines that belong to earlier questions.
    private var mark = 0

    init(_ kind: Kind) throws {
        self.kind = kind
        let folder = ProcessInfo.processInfo.environment["SCORECARD_PROGRAMS"] ?? "."
        process.executableURL = URL(fileURLWithPath: "\(folder)/\(kind.executable)")
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        // A write to a program that has ended must return an error, and not end this process.
        signal(SIGPIPE, SIG_IGN)
        try process.run()
        for pipe in [output, errors] {
            let file = pipe.fileHandleForReading.fileDescriptor
            _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK)
        }
        _ = try answer("ready")
    }

    /// Kills the program.
    func end() {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        for pipe in [input, output, errors] {
            try? pipe.fileHandleForReading.close()
            try? pipe.fileHandleForWriting.close()
        }
    }

    func send(_ command: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
    }

    /// Sends a command; returns the text that the program answers after the word.
    func ask(_ command: String, _ word: String) throws -> String {
        read()
        let start = lines.count
        try send(command)
        return try answer(word, from: start)
    }

    /// Waits until all input that was sent so far is handled.
    func sync() throws { _ = try ask("sync", "synced") }

    /// Discards the reports so far.
    func forget() throws {
        try sync()
        mark = lines.count
    }

    /// The set of reports since they were last discarded.
    func heard() throws -> Set<String> {
        try sync()
        return Set(lines[mark...].filter { $0.hasPrefix("heard ") }.map { String($0.dropFirst(6)) })
    }

    /// Waits for a report; false if it does not arrive in time.
    func hears(_ what: String, within seconds: Double = patience) throws -> Bool {
        let end = Date.now.addingTimeInterval(seconds)
        repeat {
            if try heard().contains(what) { return true }
        } while Date.now < end
        return false
    }

    /// Waits until a condition holds.
    func wait(for what: String, until isSo: () throws -> Bool) throws {
        let end = Date.now.addingTimeInterval(Self.patience)
        while try !isSo() {
            guard Date.now < end else { throw Trouble("waited in vain: \(what)") }
            usleep(10_000)
        }
    }

    /// The program's warnings so far.
    func complaints() -> String {
        String(decoding: Self.bytes(errors), as: UTF8.self)
            .split(separator: "\n").filter { $0.contains("WARNING") || $0.contains("CRITICAL") }
            .joined(separator: " ")
    }

    private func answer(_ word: String, from start: Int = 0) throws -> String {
        let end = Date.now.addingTimeInterval(Self.patience)
        while true {
            read()
            if let line = lines[start...].first(where: { $0 == word || $0.hasPrefix(word + " ") }) {
                return String(line.dropFirst(word.count + 1))
            }
            guard process.isRunning else {
                throw Trouble("the program ended with status \(process.terminationStatus)")
            }
            guard Date.now < end else { throw Trouble("the program does not say “\(word)”") }
            usleep(2_000)
        }
    }

    private func read() {
        pending.append(Self.bytes(output))
        while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(String(decoding: pending[pending.startIndex..<end], as: UTF8.self))
            pending.removeSubrange(pending.startIndex...end)
        }
    }

    /// Everything that can be read now.
    private static func bytes(_ pipe: Pipe) -> Data {
        var all = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Foundation.read(pipe.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
            guard count > 0 else { return all }
            all.append(contentsOf: buffer[0..<count])
        }
    }
}
