import Testing

extension GtkTests {
    /// What happens to work that can still be undone when its process ends, checked from outside.
    @Suite struct QuitTests {
        @Test(arguments: ["close", "quit", "commitThenQuit", "handledTerm"])
        func itIsDoneBeforeTheAppIsGone(_ way: String) throws {
            let probe = try Probe("QuitProbe", way)
            #expect(probe.status == 0)
            #expect(probe.complaints.sorted() == ["done 1", "done 2"])
        }

        /// The work may still need what the app closes as it ends.
        @Test func itIsDoneBeforeTheAppCleansUp() throws {
            let probe = try Probe("QuitProbe", "quit", "cleansUp")
            #expect(probe.status == 0)
            #expect(probe.complaints.last == "closed")
            #expect(probe.complaints.sorted() == ["closed", "done 1", "done 2"])
        }

        /// The notice was asked for before its view was in a window.
        @Test func itIsDoneWhereverItsNoticeIsByThen() throws {
            let probe = try Probe("QuitProbe", "moved")
            #expect(probe.status == 0)
            #expect(probe.complaints.sorted() == ["done 1", "done 2"])
        }

        /// The app learns the outcome of the work as it quits, and starts more work.
        @Test func whatFollowsItIsDoneToo() throws {
            let probe = try Probe("QuitProbe", "chain")
            #expect(probe.status == 0)
            #expect(probe.complaints.sorted() == ["done 1", "done 2", "done 3", "done 4"])
        }

        /// An app that indexes in the background has work in every turn of the loop.
        @Test func quittingEndsInABusyMainLoop() throws {
            let begun = ContinuousClock.now
            let probe = try Probe("QuitProbe", "busy")
            #expect(probe.status == 0)
            #expect(probe.complaints.sorted() == ["done 1", "done 2"])
            #expect(begun.duration(to: .now) < .seconds(9), "not for the longest time that work may take")
        }

        @Test func worksThatHangHoldItForOneTimeAltogether() throws {
            let begun = ContinuousClock.now
            let probe = try Probe("QuitProbe", "hung")
            #expect(probe.status == 0 && probe.complaints == [])
            #expect(begun.duration(to: .now) < .seconds(19), "ten for both, and not for each")
        }

        /// An application registered with the session (`register-session`) is asked to stop, and then quits.
        @Test @MainActor func itIsDoneWhenTheUserLogsOut() throws {
            let manager = try SessionManager()
            defer { manager.stop() }
            let app = try manager.start("QuitProbe", "session")
            defer { app.end() }
            var told: [String] { manager.heard.filter { $0 != "UnregisterClient" } }
            GtkTests.iterate(until: { app.hasSaid("shown") && told == ["RegisterClient"] }, within: 20)
            manager.logOut()
            GtkTests.iterate(until: { !app.isRunning }, within: 20)
            #expect(told == ["RegisterClient", "EndSessionResponse", "EndSessionResponse"])
            #expect(try app.lines().sorted() == ["done 1", "done 2", "shown"])
        }

        /// A killed process can do nothing, and neither outcome is reported.
        @Test(arguments: [("term", 15), ("kill", 9)])
        func killedProcessNeitherCommitsNorUndoes(_ way: String, _ signal: Int32) throws {
            let probe = try Probe("QuitProbe", way)
            #expect(probe.status == signal)
            #expect(probe.complaints == [])
        }
    }
}
