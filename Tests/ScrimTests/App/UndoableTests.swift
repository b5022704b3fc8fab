import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Undoable work is either done or undone, exactly once.
@MainActor
struct UndoableTests {
    let host = TestHost()

    /// How often one piece of work was done and undone.
    @MainActor
    final class Ledger {
        var worked = 0
        var undone = 0
        var isExactlyOne: Bool { worked + undone == 1 }
    }

    struct Broken: Error {}

    func remove(
        _ message: String, _ ledger: Ledger, over region: Region = .window, hasCross: Bool = false,
        fails: Bool = false
    ) -> Task<Presentation.UndoOutcome, Never> {
        Task { [host] in
            await host.overlays.over(region).undoable(message, button: "Undo", hasCross: hasCross) {
                await Task.yield()
                ledger.worked += 1
                if fails { throw Broken() }
            } undo: {
                ledger.undone += 1
            }
        }
    }

    func isCommitted(_ outcome: Task<Presentation.UndoOutcome, Never>) async -> Bool {
        if case .committed = await outcome.value { true } else { false }
    }

    func isUp(_ message: String = "Removed") async -> Bool {
        await host.wait(advancing: .seconds(1)) { host.isShowing(message) }
    }

    @Test func theWorkIsDoneWhenTheTimeIsOver() async {
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        #expect(await isUp())
        host.pass(4000)
        await Task.yield()
        #expect(ledger.worked == 0)
        host.pass(8000)
        #expect(await isCommitted(outcome))
        #expect(ledger.worked == 1 && ledger.undone == 0)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func theUserTakesItBackAtOnce() async {
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        #expect(await isUp())
        host.pressAction(on: "Removed")
        #expect(ledger.undone == 1, "before anything else runs")
        #expect(await outcome.value.isUndone)
        #expect(ledger.worked == 0)
    }

    @Test func theCrossPutsTheNoticeAsideAndTheWorkBegins() async throws {
        let ledger = Ledger()
        let outcome = remove("Removed", ledger, hasCross: true)
        #expect(await isUp())
        host.pressCancel(on: "Removed")
        #expect(await isCommitted(outcome))
        #expect(ledger.worked == 1 && ledger.undone == 0)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func anErrorIsReturned() async {
        let ledger = Ledger()
        let outcome = remove("Removed", ledger, fails: true)
        #expect(await isUp())
        host.pass(20000)
        #expect(await outcome.value.error is Broken)
        #expect(ledger.isExactlyOne)
    }

    @Test func severalArePendingEachWithItsOwnButton() async {
        let ledgers = [Ledger(), Ledger(), Ledger()]
        var tasks: [Task<Presentation.UndoOutcome, Never>] = []
        for (index, ledger) in ledgers.enumerated() {
            tasks.append(remove("\(index)", ledger))
            #expect(await isUp("\(index)"))
        }
        #expect(host.stage.pendingWork == 3 && ledgers.allSatisfy { $0.worked == 0 })
        host.hover("2")
        host.pressAction(on: "1")
        #expect(await tasks[1].value.isUndone)
        #expect(ledgers[0].worked == 0 && ledgers[2].worked == 0)
        host.pressAction(on: "Clear All")
        for index in [0, 2] {
            _ = await tasks[index].value
            #expect(ledgers[index].worked == 1 && ledgers[index].undone == 0)
        }
    }

    @Test func theNewestIsTakenBackByTheAppsOwnUndo() async {
        let (first, second) = (Ledger(), Ledger())
        let one = remove("One", first)
        #expect(await isUp("One"))
        let two = remove("Two", second)
        #expect(await isUp("Two"))
        #expect(host.stage.undoLast())
        #expect(await two.value.isUndone)
        #expect(first.undone == 0 && host.stage.undoLast())
        #expect(await one.value.isUndone)
        #expect(!host.stage.undoLast())
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aGroupIsTakenBackTogether() async {
        var undone: [String] = []
        func remove(_ name: String, group: String?) -> Task<Presentation.UndoOutcome, Never> {
            Task { [host] in
                await host.overlays.undoable(name, button: "Undo", group: group) {
                } undo: {
                    undone.append(name)
                }
            }
        }
        var tasks: [Task<Presentation.UndoOutcome, Never>] = []
        for (name, group) in [("one", "a"), ("other", nil), ("two", "a"), ("three", "b")] {
            tasks.append(remove(name, group: group))
            #expect(await host.wait(advancing: .milliseconds(10)) { host.stage.pendingWork == tasks.count })
        }
        #expect(host.stage.undoAll(group: "a") == 2 && undone == ["two", "one"])
        #expect(host.stage.undoAll(group: "a") == 0)
        #expect(host.stage.undoAll() == 2 && undone == ["two", "one", "three", "other"])
        for task in tasks { #expect(await task.value.isUndone) }
        #expect(host.stage.pendingWork == 0)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// Whoever waits for the notice's end may run before the button's handler.
    @Test func aButtonThatWasPressedCountsWhoeverRunsFirst() async {
        let ledger = Ledger()
        let undoable = Undoable({ ledger.worked += 1 }, undo: { ledger.undone += 1 })
        #expect(await undoable.outcome(of: .action).isUndone)
        undoable.undo()
        #expect(await undoable.commit().isUndone)
        #expect(ledger.worked == 0 && ledger.undone == 1)
    }

    /// A handler runs a modal dialog with its own main loop; meanwhile Undo is
    /// pressed on another notice, and the app quits.
    @Test func aPressCountsThoughTheProgramQuitsBeforeItsHandlerRuns() async {
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        #expect(await isUp())
        host.overlays.flash(.hud("Asking", placement: .top, action: "Ask")) { [host] in
            host.pressAction(on: "Removed")
            // The dialog's main loop fires the timer, which handles the press. The button's handler waits for this one.
            host.stage.wake()
            host.stage.beginPending()
        }
        host.pass(10)
        host.pressAction(on: "Asking")
        #expect(await outcome.value.isUndone)
        #expect(ledger.worked == 0 && ledger.undone == 1)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// A handler runs a modal dialog with its own main loop; the press waits in the inbox.
    @Test func aPressThatIsStillInLineComesBeforeTheProgramsEnd() async {
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        #expect(await isUp())
        host.overlays.flash(.hud("Asking", placement: .top, action: "Ask")) { [host] in
            host.pressAction(on: "Removed")
            host.stage.beginPending()
        }
        host.pass(10)
        host.pressAction(on: "Asking")
        #expect(await outcome.value.isUndone)
        #expect(ledger.worked == 0 && ledger.undone == 1)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func theNewestButOneIsNextThoughTheFirstStillWaitsInLine() async {
        let (first, second) = (Ledger(), Ledger())
        let tasks = [remove("One", first)]
        #expect(await isUp("One"))
        let newest = remove("Two", second)
        #expect(await isUp("Two"))
        var counts: [Bool] = []
        host.overlays.flash(.hud("Asking", placement: .top, action: "Ask")) { [host] in
            for _ in 0..<3 { counts.append(host.stage.undoLast()) }
        }
        host.pass(10)
        host.pressAction(on: "Asking")
        #expect(counts == [true, true, false])
        #expect(await tasks[0].value.isUndone)
        #expect(await newest.value.isUndone)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: [true, false])
    private func anErrorCanBeTriedAgain(_ tries: Bool) async throws {
        var attempts = 0
        host.stage.defaults.strings.retry = "Once more"
        let outcome = Task { [host] in
            await host.overlays.undoable("Removed", button: "Undo") {
                attempts += 1
                if attempts < 3 { throw Broken() }
            } undo: {
            } failure: { _ in
                "Could not be removed"
            }
        }
        #expect(await isUp())
        host.pass(6000)
        #expect(await host.wait { host.isShowing("Could not be removed") })
        if tries {
            host.press("Once more", on: "Could not be removed")
            try #require(await host.wait { attempts == 2 })
            // The first notice is gone, and the second is shown.
            host.pass(1000)
            #expect(await host.wait { host.isShowing("Could not be removed") })
            host.pressAction(on: "Could not be removed")
            #expect(await outcome.value.error == nil && attempts == 3)
        } else {
            host.pass(10_000)
            #expect(await outcome.value.error is Broken)
            #expect(attempts == 1)
        }
        #expect(host.stage.pendingWork == 0)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func theTimeThatIsLeftIsPlanned() async throws {
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        #expect(await isUp())
        let left = try #require(host.surface(saying: "Removed")?.timeLeft)
        #expect(left.share(at: host.now) > 0.9)
        host.pass(2000)
        let before = left.share(at: host.now)
        #expect(before < 0.7 && left.nextStep(after: host.now, over: 300) != nil)
        host.hover("Removed")
        let held = try #require(host.surface(saying: "Removed")?.timeLeft)
        host.pass(60_000)
        #expect(held.nextStep(after: host.now, over: 300) == nil)
        #expect(abs(held.share(at: host.now) - before) < 0.01)
        host.environment.reducesMotion = true
        let stepped = try #require(host.surface(saying: "Removed")?.timeLeft)
        #expect(stepped.isStepped && stepped.share(at: host.now) >= before)
        host.pressAction(on: "Removed")
        _ = await outcome.value
    }

    @Test(arguments: ["window", "suspend", "dismissAll", "cancel", "commitPending"])
    private func theWorkIsDoneWhateverEndsTheWait(_ end: String) async {
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        #expect(await isUp())
        switch end {
        case "window": host.close()
        case "suspend": host.suspend()
        case "dismissAll": host.overlays.dismissAll()
        case "cancel": outcome.cancel()
        default: await host.stage.commitPending()
        }
        #expect(await host.wait { ledger.worked == 1 })
        if end == "suspend" {
            host.resume()
            host.pass(20000)
        }
        _ = await outcome.value
        #expect(ledger.worked == 1 && ledger.undone == 0)
        #expect(host.stage.pendingWork == 0)
    }

    @Test func commitPendingWaitsForTheWork() async {
        let (first, second) = (Ledger(), Ledger())
        let one = remove("One", first)
        #expect(await isUp("One"))
        let two = remove("Two", second)
        #expect(await isUp("Two"))
        await host.stage.commitPending()
        #expect(first.worked == 1 && second.worked == 1)
        _ = (await one.value, await two.value)
    }

    @Test func aButtonThatIsPressedTooLateTakesNothingBack() async throws {
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        #expect(await isUp())
        let surface = try #require(host.plan.surfaces.first?.id)
        async let committed: Void = host.stage.commitPending()
        host.stage.report(.actionTaken(surface))
        await committed
        host.stage.report(.actionTaken(surface))
        _ = await outcome.value
        #expect(ledger.isExactlyOne)
    }

    /// This test has no stage, which would reject a button once the work has begun.
    @Test func whatHasBegunIsNotTakenBackAndWhatWasTakenBackDoesNotBegin() async {
        let ledger = Ledger()
        let begun = Undoable({ ledger.worked += 1 }, undo: { ledger.undone += 1 })
        async let first = begun.commit()
        async let second = begun.commit()
        _ = await (first, second)
        begun.undo()
        #expect(ledger.worked == 1 && ledger.undone == 0)
        let taken = Undoable({ ledger.worked += 1 }, undo: { ledger.undone += 1 })
        taken.undo()
        #expect(ledger.undone == 0, "Nothing was pressed")
        taken.noticeEnded(.action)
        taken.undo()
        taken.undo()
        #expect(await taken.commit().isUndone)
        #expect(ledger.worked == 1 && ledger.undone == 1)
    }

    /// For each work of a random interleaving, exactly one of done and undone happens, exactly once.
    @Test(arguments: 0..<60)
    private func exactlyOneHappensExactlyOnce(_ seed: Int) async {
        var random = SplitMix64(seed: UInt64(seed))
        let host = TestHost()
        var all: [(Ledger, Task<Presentation.UndoOutcome, Never>)] = []
        for step in 0..<25 {
            switch Int.random(in: 0..<14, using: &random) {
            case 0..<3:
                let ledger = Ledger()
                let fails = Bool.random(using: &random)
                all.append(
                    (
                        ledger,
                        Task {
                            await host.overlays.undoable("Removed \(step)", button: "Undo") {
                                await Task.yield()
                                ledger.worked += 1
                                if fails { throw Broken() }
                            } undo: {
                                ledger.undone += 1
                            }
                        }
                    ))
            case 3, 4:
                if let surface = host.plan.surfaces.randomElement(using: &random)?.id {
                    host.stage.report(.actionTaken(surface))
                    if Bool.random(using: &random) { host.stage.report(.actionTaken(surface)) }
                }
            case 5: host.overlays.dismissAll()
            case 6: all.randomElement(using: &random)?.1.cancel()
            case 7: host.suspend()
            case 8: host.resume()
            case 9: Task { await host.stage.commitPending() }
            case 10:
                host.overlays.flash(.hud("Urgent", placement: .bottom).with(\.priority, .high))
                let before = all.count { $0.0.undone > 0 }
                let isTaken = host.stage.undoLast()
                #expect(all.count { $0.0.undone > 0 } == before + (isTaken ? 1 : 0))
            default: host.pass(Int.random(in: 0..<6000, using: &random))
            }
            for _ in 0..<Int.random(in: 0..<3, using: &random) { await Task.yield() }
        }
        // Tasks that have not shown their notice yet show it now.
        for _ in 0..<50 { await Task.yield() }
        if Bool.random(using: &random) { host.close() } else { await host.stage.commitPending() }
        host.resume()
        for (ledger, task) in all {
            #expect(await host.wait(advancing: .seconds(60)) { ledger.worked + ledger.undone > 0 })
            let outcome = await task.value
            #expect(ledger.isExactlyOne)
            #expect(outcome.isUndone == (ledger.undone == 1))
        }
        #expect(host.stage.pendingWork == 0)
    }
}
