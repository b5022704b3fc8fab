import Foundation

/// An executable beside the tests', run to its end.
struct Probe {
    let status: Int32
    /// What the library wrote to stderr, line by line.
    let told: [String]
    /// The same without for how long the main actor was held up, which is up to how busy the machine is.
    var complaints: [String] { told.filter { !$0.contains("was held up for") } }

    /// Where an executable beside the tests' is.
    static func executable(_ name: String) -> URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: name)
    }

    init(_ name: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = Self.executable(name)
        process.arguments = arguments
        // A warning of GTK's is a line that the test sees.
        var environment = ProcessInfo.processInfo.environment
        environment["G_DEBUG"] = nil
        process.environment = environment
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        status = process.terminationStatus
        let prefix = "Scrim: "
        told = String(decoding: data, as: UTF8.self).split(separator: "\n")
            .filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }
}
