@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 21: a sheet's content can end its own sheet with a value.
@MainActor
@Suite struct Rule21PresentTests {
    let host = TestHost()

    /// Presents a sheet, waits until it is there, and returns its task and its ending.
    private func present(
        _ overlay: Overlay = .sheet, shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil
    ) async throws -> (task: Task<Presentation.Result<Int>, Never>, end: Presentation.Ending<Int>) {
        var ending: Presentation.Ending<Int>?
        let overlays = host.overlays
        let task = Task { @MainActor in
            await overlays.present(overlay, shouldEnd: shouldEnd) { (end: Presentation.Ending<Int>) in
                ending = end
                return "sheet"
            }
        }
        #expect(await eventually { host.isShowing("sheet") })
        return (task, try #require(ending))
    }

    @Test func itReturnsTheValueAtTheStartOfLeaving() async throws {
        let (task, end) = try await present()
        host.pass(1000)
        #expect(host.stage.presentations.map(\.isOrphan) == [false])
        end(4)
        #expect(try await task.end == .value(4))
        #expect(host.isShowing("sheet"))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: [4, nil])
    func asAnOptionalItIsTheValueOrNothing(_ value: Int?) async {
        let result: Int? = await host.overlays.present(.sheet) { end in
            if let value { end(value) } else { end.cancel() }
            return "sheet"
        }
        #expect(result == value)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func onlyTheFirstEndingCounts() async throws {
        let (task, end) = try await present()
        end(4)
        end(5)
        end.cancel()
        #expect(try await task.end == .value(4))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func whileItIsAskedItsContentAsksNoSecondTime() async throws {
        var asked = 0
        var again: Presentation.Ending<Int>?
        let (task, end) = try await present(
            shouldEnd: { _ in
                asked += 1
                // A nested main loop, in which the user presses Cancel again.
                if asked < 5 { again?.cancel() }
                host.pass(1)
                return true
            })
        again = end
        end.cancel()
        #expect(try await task.end == .ended(.cancelButton))
        #expect(asked == 1)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// The cancel waits in the inbox while the stage handles the button.
    @Test func aCancelThatWaitsIsTheFirstEnding() async throws {
        let (task, end) = try await present()
        _ = host.overlays.show(
            .hud("Form", action: "Close").instant,
            onAction: {
                end.cancel()
                end(4)
            })
        host.pass(10)
        host.pressAction(on: "Form")
        #expect(try await task.end == .ended(.cancelButton))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aValueAfterARefusedCancelCounts() async throws {
        let (task, end) = try await present(shouldEnd: { _ in false })
        end.cancel()
        end(4)
        #expect(try await task.end == .value(4))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aRefusedCancelEndsNothingLater() async throws {
        var isDirty = true
        let (task, end) = try await present(shouldEnd: { _ in !isDirty })
        end.cancel()
        isDirty = false
        host.pass(1000)
        #expect(host.isShowing("sheet"))
        end.cancel()
        #expect(try await task.end == .ended(.cancelButton))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func whatIsShownWhileItsContentIsAskedIsThere() async throws {
        var wasShown = false
        let (task, end) = try await present(
            shouldEnd: { _ in
                host.overlays.flash(.hud("Wait").instant)
                host.pass(1)
                wasShown = host.isShowing("Wait")
                return true
            })
        end.cancel()
        #expect(try await task.end == .ended(.cancelButton) && wasShown)
        host.pass(10_000)
        #expect(host.leftovers == [])
    }

    @Test func contentThatGivesUpBeforeItIsThereIsAskedOnceItIs() async {
        var wasThere: Bool?
        let stage = host.stage
        let result = await host.overlays.present(
            .sheet,
            shouldEnd: { _ in
                wasThere = stage.presentations.count == 1
                return true
            }
        ) { (end: Presentation.Ending<Int>) in
            end.cancel()
            return "sheet"
        }
        #expect(result == .ended(.cancelButton) && wasThere == true)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func itCanEndBeforeItIsThere() async {
        let result = await host.overlays.present(.sheet) { (end: Presentation.Ending<Int>) in
            end(4)
            return "sheet"
        }
        #expect(result == .value(4))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func contentThatGivesUpWhenItsSheetHasEndedIsNotAsked() async throws {
        var asked = 0
        let (task, end) = try await present(
            shouldEnd: { _ in
                asked += 1
                return true
            })
        host.overlays.dismissAll()
        #expect(try await task.end == .ended(.dismissed))
        end.cancel()
        #expect(asked == 0)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func cancellingCanBeRefusedAndAValueCannot() async throws {
        let (task, end) = try await present(shouldEnd: { _ in false })
        end.cancel()
        host.pressEscape()
        host.pass(1000)
        #expect(host.isShowing("sheet") && !host.stage.presentations.isEmpty)
        end(4)
        #expect(try await task.end == .value(4))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func cancellingTellsSo() async throws {
        let (task, end) = try await present()
        end.cancel()
        #expect(try await task.end == .ended(.cancelButton))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func itsContentsEndingsWaitForNoMinimum() async throws {
        let (task, end) = try await present(.sheet.with(\.timing.minimum, .seconds(5)))
        end.cancel()
        #expect(await eventually { host.stage.presentations.isEmpty })
        #expect(try await task.end == .ended(.cancelButton))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aValueOnceGivenIsReturnedWhateverTakesTheSheetAway() async throws {
        let (task, end) = try await present(.sheet.with(\.timing.minimum, .seconds(5)))
        end(4)
        host.close()
        #expect(try await task.end == .value(4))
        #expect(host.leftovers == [])
    }

    @Test func withoutAValueItTellsWhy() async throws {
        let escaped = try await present()
        host.pressEscape()
        #expect(try await escaped.task.end == .ended(.escape))
        host.pass(1000)
        let dismissed = try await present()
        host.overlays.dismissAll()
        #expect(try await dismissed.task.end == .ended(.dismissed))
        host.pass(1000)
        let cancelled = try await present()
        cancelled.task.cancel()
        #expect(try await cancelled.task.end == .ended(.cancelled))
        host.pass(1000)
        let closed = try await present()
        host.close()
        #expect(try await closed.task.end == .ended(.windowGone))
        closed.end(4)
        #expect(host.leftovers == [])
    }

    @Test func cancelledBeforeItStartsItEndsAsCancelled() async throws {
        let overlays = host.overlays
        let task = Task { @MainActor in
            await overlays.present(.sheet) { (_: Presentation.Ending<Int>) in "sheet" }
        }
        task.cancel()
        #expect(try await task.end == .ended(.cancelled))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func itsViewIsKeptUntilTheLastPixelIsOff() async throws {
        let (task, end) = try await present()
        host.pass(1000)
        end(4)
        _ = try await task.end
        #expect(host.views.count == 1)
        host.pass(1000)
        #expect(host.views.isEmpty)
        #expect(host.leftovers == [])
    }
}
