import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Undoable work beside other notices and other work.
extension UndoableTests {
    private var urgent: Overlay { .hud("Urgent", placement: .bottom).with(\.priority, .high) }

    /// A finger goes down just before the time is over, and lifts just after.
    @Test func aFingerOnUndoAsTheTimeEndsTakesTheWorkBack() async throws {
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        #expect(await isUp())
        let whole = try #require(host.surface(saying: "Removed")?.timeLeft).whole
        host.pass(Int(whole / .milliseconds(1)) - 50)
        let frame = try #require(host.picture.layers.last?.parts[.button(0)])
        let undo = Point(x: frame.midX, y: frame.midY)
        guard case .panel(let id) = host.press(at: undo) else { return #expect(Bool(false), "It is up") }
        host.stage.report(.touched(id))
        host.pass(200)
        host.release(at: undo)
        host.takeControl(of: id, at: undo)
        #expect(await outcome.value.isUndone)
        #expect(ledger.undone == 1 && ledger.isExactlyOne)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatAnUrgentNoticeInterruptsIsTakenBack() async {
        host.stage.defaults.stackLimit = 1
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        #expect(await isUp())
        host.pass(500)
        host.overlays.flash(urgent)
        #expect(host.stage.undoLast())
        #expect(ledger.undone == 1 && ledger.worked == 0)
        #expect(await outcome.value.isUndone)
        host.pass(20_000)
        #expect(host.leftovers == [])
    }

    @Test func undoAllTakesBackWhatIsInterruptedToo() async throws {
        let ledgers = [Ledger(), Ledger(), Ledger()]
        var tasks: [Task<Presentation.UndoOutcome, Never>] = []
        for (index, ledger) in ledgers.enumerated() {
            tasks.append(
                Task { [host] in
                    await host.overlays.undoable("\(index)", button: "Undo", group: "removed") {
                        ledger.worked += 1
                    } undo: {
                        ledger.undone += 1
                    }
                })
            #expect(await host.wait(advancing: .milliseconds(10)) { host.stage.pendingWork == index + 1 })
        }
        host.pass(2_000)
        host.overlays.flash(urgent)
        host.pass(100)
        host.hover("2")
        let clearing = try #require(host.surface(saying: "Clear All"))
        host.stage.report(.actionTaken(clearing.id, 1))
        for task in tasks { #expect(await task.value.isUndone) }
        #expect(ledgers.allSatisfy { $0.undone == 1 && $0.worked == 0 })
        host.pass(20_000)
        #expect(host.leftovers == [])
    }

    /// The page is popped while three notices are shown and a fourth is queued.
    @Test(arguments: [true, false])
    func whatWaitsOverAViewThatHasLeftItsWindowIsDone(_ isActive: Bool) async {
        let page = host.region()
        let ledger = Ledger()
        for number in 1...4 {
            Task { [host] in
                await host.overlays.over(page).undoable("\(number)", button: "Undo") {
                    ledger.worked += 1
                } undo: {
                    ledger.undone += 1
                }
            }
            #expect(await host.wait(advancing: .milliseconds(10)) { host.stage.pendingWork == number })
        }
        host.pass(500)
        host.isActive = isActive
        host.set(page, .detached)
        if !isActive {
            host.pass(60_000)
            await host.settle()
            #expect(ledger.worked == 0, "time stands still while the user is elsewhere")
            host.isActive = true
        }
        #expect(await host.wait(advancing: .seconds(60)) { ledger.worked == 4 })
        host.set(page, .gone)
        #expect(await host.wait(advancing: .seconds(5)) { host.leftovers == [] })
    }

    @Test func theButtonOfAnotherNoticeTakesNothingBack() async {
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        #expect(await isUp())
        let saved = host.overlays.show(
            .hud("Saved", placement: .bottom, action: "Open").with(\.onRepeat, .join))
        host.pass(500)
        host.pressAction(on: "Saved")
        #expect(saved.outcome?.cause == .action)
        for _ in 0..<5 { await Task.yield() }
        #expect(ledger.undone == 0 && host.isShowing("Removed"))
        host.pressAction(on: "Removed")
        #expect(await outcome.value.isUndone)
        host.pass(20_000)
        #expect(host.leftovers == [])
    }

    @Test func workWaitsForAllOtherWorkThatIsPending() async {
        let other = Ledger()
        var isDone = false
        let outcome = Task { [host] in
            await host.overlays.undoable("Signed out", button: "Undo") {
                await host.stage.commitPending()
                #expect(other.worked == 1)
                isDone = true
            } undo: {
            }
        }
        #expect(await isUp("Signed out"))
        let removed = remove("Removed", other)
        #expect(await isUp())
        host.hover("Removed")
        host.pressAction(on: "Clear All")
        #expect(await host.wait { isDone })
        _ = (await outcome.value, await removed.value)
        #expect(host.stage.pendingWork == 0)
    }

    @Test func twoWorksThatWaitForAllOthersDoNotWaitForEachOther() async {
        var done: [String] = []
        var tasks: [Task<Presentation.UndoOutcome, Never>] = []
        for name in ["One", "Two"] {
            tasks.append(
                Task { [host] in
                    await host.overlays.undoable(name, button: "Undo") {
                        await host.stage.commitPending()
                        done.append(name)
                    } undo: {
                    }
                })
            #expect(await isUp(name))
        }
        await host.stage.commitPending()
        #expect(done.sorted() == ["One", "Two"])
        for task in tasks { _ = await task.value }
    }

    @Test func anErrorIsShownThoughWhoeverWaitsIsCancelled() async {
        let outcome = Task { [host] in
            await host.overlays.undoable("Removed", button: "Undo") {
                throw Broken()
            } undo: {
            } failure: { _ in
                "Could not be removed"
            }
        }
        #expect(await isUp())
        outcome.cancel()
        #expect(await host.wait(advancing: .milliseconds(100)) { host.isShowing("Could not be removed") })
        for _ in 0..<5 {
            host.pass(500)
            await Task.yield()
        }
        #expect(host.isShowing("Could not be removed"))
        host.pass(20_000)
        #expect(await outcome.value.error is Broken)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// A suspended app may never run again.
    @Test func whileTheAppIsSuspendedTheWorkBeginsAtOnce() async {
        host.suspend()
        let ledger = Ledger()
        let outcome = remove("Removed", ledger)
        #expect(await host.wait { ledger.worked == 1 })
        #expect(await isCommitted(outcome))
        host.resume()
        host.pass(20_000)
        #expect(host.leftovers == [])
    }

    /// The app keeps running in the other window, so the user may come back.
    @Test func theWorkWaitsWhileAnotherWindowOfTheAppIsInFront() async {
        let (first, second) = (Ledger(), Ledger())
        let before = remove("Removed", first)
        #expect(await isUp())
        host.isAppInFront = true
        host.suspend()
        let meanwhile = remove("Meanwhile", second)
        for _ in 0..<20 {
            host.pass(50)
            await Task.yield()
        }
        #expect(first.worked == 0 && second.worked == 0)
        host.isAppInFront = false
        host.suspend()
        #expect(await isCommitted(before))
        #expect(await isCommitted(meanwhile))
        #expect(first.worked == 1 && second.worked == 1)
        host.resume()
        host.pass(20_000)
        #expect(host.leftovers == [])
    }

    @Test func allWorkIsBegunBeforeAnyIsWaitedFor() async {
        var (began, goesOn) = (0, false)
        let works = ["One", "Two"].map { text in
            Task { [host] in
                await host.overlays.undoable(text, button: "Undo") {
                    began += 1
                    while !goesOn { await Task.yield() }
                } undo: {
                }
            }
        }
        #expect(await isUp("One"))
        #expect(await isUp("Two"))
        let quit = Task { [host] in await host.stage.commitPending() }
        #expect(await host.wait { began == 2 })
        #expect(host.stage.undoLast() == false)
        goesOn = true
        await quit.value
        for work in works { #expect(await isCommitted(work)) }
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func workThatIsDoneAgainIsWaitedForAgain() async {
        var (attempts, goesOn, isCommitted) = (0, false, false)
        let outcome = Task { [host] in
            await host.overlays.undoable("Removed", button: "Undo") {
                attempts += 1
                if attempts < 2 { throw Broken() }
                while !goesOn { await Task.yield() }
            } undo: {
            } failure: { _ in
                "Could not be removed"
            }
        }
        #expect(await isUp())
        await host.stage.commitPending()
        #expect(await host.wait(advancing: .milliseconds(100)) { host.isShowing("Could not be removed") })
        // Nothing can be committed now; what is committed later still counts.
        await host.stage.commitPending()
        host.pass(500)
        host.press("Try Again", on: "Could not be removed")
        #expect(await host.wait { attempts == 2 })
        let quit = Task { [host] in
            await host.stage.commitPending()
            isCommitted = true
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(!isCommitted)
        goesOn = true
        await quit.value
        #expect(await outcome.value.error == nil)
        host.pass(1000)
        #expect(host.leftovers == [])
    }
}
