import CGtk4
import Foundation
import Testing

/// Runs in processes of its own: the main actor of a test runner has no main thread.
@Suite struct MainLoopTests {
    @Test(arguments: ["task", "sleep", "hop", "queue", "early"])
    func mainActorWorkRunsUnderGLib(_ scenario: String) throws {
        #expect(try Probe("MainLoopProbe", scenario).status == 0)
    }

    @Test func mainActorWorkRunsWhateverDrawsAllTheTime() throws {
        #expect(try Probe("MainLoopProbe", "crowded").status == 0)
    }

    @Test func mainActorWorkRunsBetweenEventsThatWait() throws {
        #expect(try Probe("MainLoopProbe", "pressed").status == 0)
    }

    @Test(arguments: ["turned", "watched"])
    func workRunsOnceBesideAnAppsOwnPump(_ pump: String) throws {
        #expect(try Probe("MainLoopProbe", pump).status == 0)
    }

    @Test func anIdleLoopIsNotWoken() throws {
        #expect(try Probe("MainLoopProbe", "idle").status == 0)
    }

    @Test func printsTheLatencyOfAHop() throws {
        #expect(try Probe("MainLoopProbe", "latency").status == 0)
    }
}

extension GtkTests {
    /// What the first use of overlays does, and what it reports if it cannot.
    @Suite struct FirstUseTests {
        @Test func theFirstUseOfOverlaysAttachesAndLeavesNothingThatWakes() throws {
            let probe = try Probe("MainLoopProbe", "overlays")
            #expect(probe.status == 0)
            #expect(probe.complaints == [])
        }

        @Test func aVeilThatComesAndGoesTakesNoTurnOfABackgroundTask() throws {
            let probe = try Probe("MainLoopProbe", "veil")
            #expect(probe.status == 0)
            #expect(probe.complaints == [])
        }

        @Test func aTaskThatYieldsAgainAndAgainHoldsNoFrameUp() throws {
            #expect(try Probe("MainLoopProbe", "yielding").status == 0)
        }

        @Test func tasksThatReportAllTheTimeHoldNoFrameUp() throws {
            #expect(try Probe("MainLoopProbe", "reporting").status == 0)
        }

        @Test func anAppThatIsBusyWhileItStartsIsNotTakenForOneWithoutALoop() throws {
            let probe = try Probe("MainLoopProbe", "busy")
            #expect(probe.status == 0)
            #expect(probe.complaints == [])
        }

        @Test func anApplicationRunsUntilItsWindowIsClosed() throws {
            let probe = try Probe("MainLoopProbe", "application")
            #expect(probe.status == 0)
            #expect(probe.complaints == [])
        }

        @Test func anApplicationWithoutAProperNameRunsAndIsNamed() throws {
            let probe = try Probe("MainLoopProbe", "misnamed")
            #expect(probe.status == 0)
            #expect(probe.complaints.count == 1 && probe.complaints[0].contains("“no name”"))
        }

        @Test func anAsyncMainThatHasTheMainThreadYetIsAttached() throws {
            let probe = try Probe("AsyncMainProbe")
            #expect(probe.status == 0)
            #expect(probe.complaints == [])
        }

        @Test func anAsyncMainThatGaveTheMainThreadAwayIsTold() throws {
            let told = try Probe("AsyncMainProbe", "late").complaints
            #expect(told.count == 1)
            #expect(told.first?.hasPrefix("GLib's main loop keeps Swift's main actor from running") == true)
        }

        @Test func aLoopThatNobodyRunsIsTold() throws {
            let told = try Probe("MainLoopProbe", "unrun").complaints
            #expect(told.count == 1)
            #expect(told.first?.hasPrefix("nobody runs GLib's main loop") == true)
        }
    }
}
