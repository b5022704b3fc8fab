import Foundation

/// An executable from the tests' folder, run to its end.
struct Probe {
    let status: Int32
    /// The lines that the library wrote to stderr.
    let told: [String]
    /// The same lines without main-actor stalls, which depend on how busy the machine is.
    var complaints: [String] { told.filter { !$0.contains("was held up for") } }

    /// The location of an executable in the tests' folder.
    static func executable(_ name: String) -> URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: name)
    }

    init(_ name: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = Self.executable(name)
        process.arguments = arguments
        // A GTK warning is a line in the output that the test checks, and does not abort the process.
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
