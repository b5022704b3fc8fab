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

        /// Nobody can do anything then, and neither is reported as done.
        @Test(arguments: [("term", 15), ("kill", 9)])
        func aProcessThatIsKilledDoesNeither(_ way: String, _ signal: Int32) throws {
            let probe = try Probe("QuitProbe", way)
            #expect(probe.status == signal)
            #expect(probe.complaints == [])
        }
    }
}
