import BlackBoxKit
import CBlackBox
import CGtk4
import Foundation

/// The child process that runs one story, as its parent sees it.
@MainActor
struct HostileChild {
    struct Result {
        /// Why the story failed; `nil` if it passed.
        var fault: String?
        /// The last lines of the log, and a sanitizer's report.
        var tail: [String]
        var deeds: Int
        var reactions: Int
        var warnings: [String]
        /// The handlers that acted.
        var handlers: [String]
    }

    let options: HostileOptions
    /// A process that writes nothing for this many seconds counts as hung.
    private static let patience = 25.0

    init(_ options: HostileOptions) { self.options = options }

    func run(story: Int) -> Result {
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("blackbox-\(getpid())-\(story).log").path
        FileManager.default.createFile(atPath: path, contents: nil)
        defer { try? FileManager.default.removeItem(atPath: path) }
        guard let process = start(story, path) else { return failed("the process did not start") }
        let (status, isStuck) = wait(for: process, path)
        let lines = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return Self.result(status, isStuck: isStuck, lines)
    }

    /// Foundation's Process is not used because it also waits for the processes that its child starts.
    private func start(_ story: Int, _ path: String) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var arguments = ([CommandLine.arguments[0]] + options.arguments(story: story) + ["--child"]).map {
            strdup($0)
        }
        var environment = Self.environment.map { strdup("\($0.key)=\($0.value)") }
        defer { for text in arguments + environment { free(text) } }
        arguments.append(nil)
        environment.append(nil)
        var process = pid_t()
        return posix_spawn(&process, "/proc/self/exe", &actions, nil, arguments, environment) == 0
            ? process : nil
    }

    private func failed(_ why: String) -> Result {
        Result(fault: why, tail: [], deeds: 0, reactions: 0, warnings: [], handlers: [])
    }

    /// Waits for the process to end, and ends it if it hangs; returns its status and whether it hung.
    private func wait(for process: pid_t, _ path: String) -> (status: Int32, isStuck: Bool) {
        var (size, since, isStuck) = (-1, Date(), false)
        var status: Int32 = 0
        while waitpid(process, &status, WNOHANG) == 0 {
            usleep(10_000)
            var about = stat()
            stat(path, &about)
            if about.st_size != size { (size, since) = (about.st_size, Date()) }
            guard Date().timeIntervalSince(since) > Self.patience else { continue }
            // The first signal makes the process print where it is.
            kill(process, isStuck ? SIGKILL : SIGABRT)
            (isStuck, since) = (true, Date())
        }
        return (status, isStuck)
    }

    private static func result(_ status: Int32, isStuck: Bool, _ lines: [String]) -> Result {
        let faults = lines.filter { $0.hasPrefix("fault: ") }
        let critical = lines.last {
            $0.contains("-CRITICAL") || $0.contains("-ERROR") || $0.contains("Fatal error")
        }
        let sanitizer = lines.first { $0.contains("ERROR: AddressSanitizer") }
        var fault: String?
        if isStuck {
            fault = "the app stands still"
        } else if status & 0x7f != 0 {
            fault = "signal \(status & 0x7f)"
        } else if status != 0 {
            fault = faults.isEmpty ? "status \(status >> 8)" : faults.joined(separator: "; ")
        }
        if fault != nil, let detail = sanitizer ?? critical { fault? += "; \(detail)" }
        let warnings = lines.filter { $0.contains("-WARNING **") }.map { line in
            // Removes process number, time and addresses, so the same warning is reported only once.
            let text = line.range(of: "WARNING **: ").map { String(line[$0.upperBound...]) } ?? line
            return text.replacing(#/^[0-9:.]+: /#, with: "").replacing(#/0x[0-9a-f]+/#, with: "0x…")
        }
        let handlers = lines.compactMap { line -> String? in
            guard line.hasPrefix("    "), let colon = line.range(of: ": "), line.contains(" of ") else {
                return nil
            }
            return String(line[..<colon.lowerBound].drop { $0 == " " })
        }
        return Result(
            fault: fault, tail: tail(lines), deeds: lines.count { $0.hasPrefix("deed ") },
            reactions: handlers.count, warnings: Array(Set(warnings)).sorted(), handlers: handlers)
    }

    /// What led to the end: the last actions, and the top of each printed stack.
    private static func tail(_ lines: [String]) -> [String] {
        let end = lines.firstIndex {
            $0.contains("ERROR: AddressSanitizer") || $0.contains("Program crashed") || $0.contains("💣")
                || $0.contains("-CRITICAL") || $0.hasPrefix("**")
        }
        guard let end else { return Array(lines.suffix(40)) }
        let noise = ["0x", "==", "Shadow byte", "    r", " r", "swift-runtime"]
        return Array(lines[..<end].suffix(16))
            + lines[end...].prefix(45).filter { line in
                !noise.contains { line.hasPrefix($0) } || line.contains("ERROR")
            }
    }

    private static let environment: [String: String] = {
        var environment = ProcessInfo.processInfo.environment
        let wanted = [
            "G_DEBUG": "fatal-criticals",
            // Freed memory is overwritten, so a use after free is noticed.
            "G_SLICE": "always-malloc", "MALLOC_PERTURB_": "205",
            // The sanitizer prints the stack itself; it and Swift's backtraces conflict.
            "SWIFT_BACKTRACE": scrim_symbol("__asan_init") != nil
                ? "enable=no"
                : "enable=yes,color=no,threads=crashed,registers=none,images=none,interactive=no",
        ]
        for (name, value) in wanted where environment[name] == nil { environment[name] = value }
        let asan =
            "detect_leaks=0:handle_abort=1:handle_sigtrap=1:max_free_fill_size=65536:free_fill_byte=205"
        environment["ASAN_OPTIONS"] = [environment["ASAN_OPTIONS"], asan].compactMap { $0 }.joined(
            separator: ":")
        return environment
    }()
}
