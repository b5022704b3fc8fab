import Foundation

/// Runs a program to its end.
enum Command {
    @discardableResult
    static func run(_ words: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Trouble("\(words.joined(separator: " ")) failed") }
        return String(decoding: text, as: UTF8.self)
    }
}
