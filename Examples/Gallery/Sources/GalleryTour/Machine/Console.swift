import Foundation

/// What the tour says while it is under way.
enum Console {
    static func say(_ line: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    }
}
