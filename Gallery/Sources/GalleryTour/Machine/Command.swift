import CGtk4

/// Runs a program without holding up the app that is being looked at.
@MainActor
enum Command {
    /// What a program left behind.
    struct Result {
        let succeeded: Bool
        let output: String
    }

    /// Runs it to its end.
    @discardableResult
    static func run(_ words: [String]) async -> Result {
        var arguments = words.map { UnsafePointer(g_strdup($0)) } + [nil]
        defer { for argument in arguments { g_free(UnsafeMutablePointer(mutating: argument)) } }
        let flags = GSubprocessFlags(
            G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDERR_MERGE.rawValue)
        guard let process = g_subprocess_newv(&arguments, flags, nil) else {
            return Result(succeeded: false, output: "\(words[0]) could not be started")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(process)) }
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
