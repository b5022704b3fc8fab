import CGtk4
import Foundation
import Testing

/// In processes of their own: the main actor of a test runner has no main thread.
@Suite struct MainLoopTests {
    @Test(arguments: ["task", "sleep", "hop", "queue", "early"])
    func mainActorWorkRunsUnderGLib(_ scenario: String) throws {
        #expect(try probe(scenario) == 0)
    }

    @Test func anIdleLoopIsNotWoken() throws {
        #expect(try probe("idle") == 0)
    }

    @Test func printsTheLatencyOfAHop() throws {
        #expect(try probe("latency") == 0)
    }

    private func probe(_ scenario: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "MainLoopProbe")
        process.arguments = [scenario]
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
