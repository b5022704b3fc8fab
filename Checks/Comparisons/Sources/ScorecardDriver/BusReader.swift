import Foundation

/// A client of the accessibility bus, which reads what a screen reader would.
final class BusReader {
    private let program: Program
    private var process = Process()
    private var input = Pipe()
    private var output = Pipe()

    init(_ program: Program) throws {
        self.program = program
        try start()
        try program.wait(for: "the program is on the bus") { try !tree().isEmpty }
    }

    private func start() throws {
        (process, input, output) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "Checks/Comparisons/bus-reader")
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        _ = try ask("\(program.process.processIdentifier)")
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Everything that can be read: one line per object with role, name and states.
    ///
    /// The bus's client library sometimes crashes if objects appear or vanish while it reads. Then
    /// another reader tries again.
    func tree() throws -> [String] {
        for _ in 0..<3 {
            if let lines = try? ask("tree") { return lines }
            try start()
        }
        return try ask("tree")
    }

    /// The announcements since the last call.
    func heard() throws -> [String] { try ask("heard") }

    private func ask(_ command: String) throws -> [String] {
        try input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
        var text = Data()
        while text != Data("\n".utf8), text.suffix(2) != Data("\n\n".utf8) {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Trouble("the bus's reader has ended") }
            text.append(more)
        }
        return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
