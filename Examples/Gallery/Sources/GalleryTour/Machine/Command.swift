import CGtk4
import GalleryApp

/// A program that runs beside the app, without blocking the app.
@MainActor
struct Command {
    /// The result of a program.
    struct Result {
        let succeeded: Bool
        let output: String
    }

    private let words: [String]
    /// The task that finishes when the program has ended.
    private let ending: Task<Result, Never>
    /// `nil` if the program could not be started.
    private let process: OpaquePointer?

    /// Runs a program to its end.
    @discardableResult
    static func run(_ words: [String]) async -> Result { await Command(starting: words).result }

    /// Starts a program.
    ///
    /// - Parameter words: The program's name, found on the path, and its arguments.
    init(starting words: [String]) {
        self.words = words
        var arguments = words.map { UnsafePointer(g_strdup($0)) } + [nil]
        defer { for argument in arguments { g_free(UnsafeMutablePointer(mutating: argument)) } }
        let started = g_subprocess_newv(&arguments, .pipesOutput, nil)
        process = started
        guard let started else {
            ending = Task { Result(succeeded: false, output: "\(words[0]) could not be started") }
            return
        }
        nonisolated(unsafe) let running = started
        ending = Task {
            defer { g_object_unref(UnsafeMutableRawPointer(running)) }
            return await Self.end(of: running)
        }
    }

    /// The program's result, once it has ended.
    var result: Result {
        get async { await ending.value }
    }

    /// Asks the program to end, as Ctrl-C does.
    func interrupt() {
        guard let process else { return }
        g_subprocess_send_signal(process, 2)
    }

    private static func end(of process: OpaquePointer) async -> Result {
        nonisolated(unsafe) let running = process
        return await withCheckedContinuation { continuation in
            let waiting = Unmanaged.passRetained(Waiting(continuation))
            g_subprocess_communicate_utf8_async(
                running, nil, nil,
                { source, result, data in
                    guard let data else { return }
                    let waiting = Unmanaged<Waiting>.fromOpaque(data).takeRetainedValue()
                    let process = source.map { OpaquePointer($0) }
                    var output: UnsafeMutablePointer<CChar>?
                    g_subprocess_communicate_utf8_finish(process, result, &output, nil, nil)
                    let text = output.map { String(cString: $0) } ?? ""
                    g_free(output)
                    waiting.continuation.resume(
                        returning: Result(
                            succeeded: g_subprocess_get_successful(process) != 0, output: text))
                }, waiting.toOpaque())
        }
    }

    private final class Waiting: Sendable {
        let continuation: CheckedContinuation<Result, Never>

        init(_ continuation: CheckedContinuation<Result, Never>) { self.continuation = continuation }
    }
}
