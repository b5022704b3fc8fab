import Testing

extension GtkTests {
    /// What becomes of work that can still be taken back when its process ends, from outside.
    @Suite struct QuitTests {
        @Test(arguments: ["close", "quit", "commitThenQuit", "handledTerm"])
        func itIsDoneBeforeTheAppIsGone(_ way: String) throws {
            let probe = try Probe("QuitProbe", way)
            #expect(probe.status == 0)
            #expect(probe.complaints.sorted() == ["done 1", "done 2"])
        }

        /// What the app closes at its end, the work may still need.
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

        /// Of what becomes of a work the app learns as it quits, and asks for more.
        @Test func whatFollowsItIsDoneToo() throws {
            let probe = try Probe("QuitProbe", "chain")
            #expect(probe.status == 0)
            #expect(probe.complaints.sorted() == ["done 1", "done 2", "done 3", "done 4"])
        }

        /// An app that indexes in the background has something to do in each turn.
        @Test func itIsOverThoughTheLoopNeverRests() throws {
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

        /// An application that registers with the session (`register-session`) is told to stop, and then quits.
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

        /// Nobody can do anything then, and neither is reported as done.
        @Test(arguments: [("term", 15), ("kill", 9)])
        func aProcessThatIsKilledDoesNeither(_ way: String, _ signal: Int32) throws {
            let probe = try Probe("QuitProbe", way)
            #expect(probe.status == signal)
            #expect(probe.complaints == [])
        }
    }
}
