import Foundation
import Testing

/// The README's first app.
@Suite struct FirstAppTests {
    private static func text(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardizedFileURL
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test func theReadmeHasAllOfIt() throws {
        let readme = try Self.text("README.md")
        let program = try Self.text("Examples/HelloGTK/Sources/HelloGTK/Hello.swift")
        #expect(program.split(separator: "\n").count < 40)
        #expect(readme.contains("```swift\n\(program)```\n"))
    }
}
