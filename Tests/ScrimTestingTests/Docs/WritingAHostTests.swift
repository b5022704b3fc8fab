import Foundation
import Testing

/// The guide for host authors shows only code that is compiled and passes the conformance suite.
struct WritingAHostTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private let page: [Substring]

    init() throws {
        page = try Self.text("docs/writing-a-host.md").split(
            separator: "\n", omittingEmptySubsequences: false)
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test func everyBlockIsPartOfTheFileThatItNames() throws {
        var blocks = 0
        for (index, line) in page.enumerated() where line.hasPrefix("<!-- part of ") {
            let path = String(line.dropFirst(13).dropLast(4))
            let code = page[(index + 2)...].prefix { $0 != "```" }.map { $0 + "\n" }.joined()
            #expect(!code.isEmpty && page[index + 1] == "```swift")
            #expect(try Self.text(path).contains(code), "\(path) says something else than\n\(code)")
            blocks += 1
        }
        #expect(blocks > 10)
        #expect(page.filter { $0.hasPrefix("```") }.count == 2 * blocks, "a block without a file")
    }

    /// The page mentions everything that a host's author has to know.
    @Test(
        arguments: [
            "moment", "isAtRest", "clip", "ContentMomentum", "transfer",
            "route(ofPressAt:", "blocksTextInput", "cancel", "frameShown", "motionEnded",
            "regionContained", "environmentChanged", "isTrapped", "AccessPlan", "PanelMeasuring",
            "isBetweenDetents", "wantsFrames", "detentStepped", "grabberTapped", "suspended", "activeChanged",
            "retire(to:)", "panelReleased", "takesPresses", "touched", "pointerOver", "moveBegan",
            "endsByEscape", "takesMove", "takesDrag", "SheetDragShare", "timeLeft", "keepRunning", "`play`",
            "unreachable", "describesField", "PressTracker", "HeldKeys", "SurfacePlan.identifier", "exempt",
            "focusChanged(keysDown:)",
        ])
    func itSpeaksOf(_ name: String) {
        #expect(page.contains { $0.contains(name) })
    }
}
