import Foundation
import Glibc
import Synchronization

/// Starts a process, reads its output and ends it.
enum Command {
    /// How a process ended.
    enum End: Equatable {
        case status(Int32)
        case signal(Int32)
        case timeout
        /// The reader has read enough.
        case stopped
    }

    /// Runs a program to its end; returns its status and its output.
    static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, log: String) {
        var log = ""
        let end = try run(["/usr/bin/env", program] + arguments, environment: [:], limit: nil) { line in
            log += line + "\n"
            return true
        }
        if case .status(let status) = end { return (status, log) }
        return (-1, log)
    }

    /// Runs a command and reads its lines, until it ends, the limit in seconds is over, or the reader returns `false`.
    static func run(
        _ command: [String], environment: [String: String], limit: Double?, read: (String) -> Bool
    ) throws -> End {
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        try? pipe.fileHandleForWriting.close()
        let pid = process.processIdentifier
        let state = Mutex((isOver: false, isLate: false))
        // SIGTERM comes first, so a launcher can end what it started.
        @Sendable func end() {
            kill(pid, SIGTERM)
            DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
                state.withLock { if !$0.isOver { kill(pid, SIGKILL) } }
            }
        }
        if let limit {
            DispatchQueue.global().asyncAfter(deadline: .now() + limit) {
                state.withLock { state in
                    guard !state.isOver else { return }
                    state.isLate = true
                    end()
                }
            }
        }
        var isStopped = false
        var rest = Data()
        reading: while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
            rest += data
            while let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[rest.startIndex..<lineEnd], as: UTF8.self)
                rest = Data(rest[(lineEnd + 1)...])
                if !read(line) {
                    isStopped = true
                    end()
                    break reading
                }
            }
        }
        let ending = ending(of: process)
        let isLate = state.withLock { state in
            state.isOver = true
            return state.isLate
        }
        if isStopped { return .stopped }
        if isLate { return .timeout }
        return ending
    }

    /// Waits for the end of a process.
    ///
    /// Asks the kernel, because Foundation's `waitUntilExit` was seen to wait forever for a process that had ended.
    private static func ending(of process: Process) -> End {
        var info = siginfo_t()
        while waitid(P_PID, id_t(process.processIdentifier), &info, WEXITED | WNOWAIT) != 0 {
            guard errno == EINTR else {
                // The process has already ended, so this returns at once.
                process.waitUntilExit()
                let status = process.terminationStatus
                return process.terminationReason == .exit ? .status(status) : .signal(status)
            }
        }
        let status = info._sifields._sigchld.si_status
        return info.si_code == CLD_EXITED ? .status(status) : .signal(status)
    }
}
