import Foundation

/// A client of the accessibility bus, which reads what a screen reader would.
final class BusReader {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init(_ program: Program) throws {
        process.executableURL = URL(fileURLWithPath: "Checks/Comparisons/bus-reader")
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        _ = try ask("\(program.process.processIdentifier)")
        try program.wait(for: "the program is on the bus") { try !tree().isEmpty }
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Everything that can be read: a line each, role, name and states.
    func tree() throws -> [String] { try ask("tree") }

    /// What was said since the last time.
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
