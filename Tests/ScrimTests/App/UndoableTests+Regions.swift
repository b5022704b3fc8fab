import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Undoable work is offered and done, whatever region it was requested for.
extension UndoableTests {
    /// The page was popped before the app called `undoable`.
    @Test func whatIsAskedForOverAViewInNoWindowIsOfferedOverTheWindow() async throws {
        let (page, ledger) = (host.region(.detached), Ledger())
        let outcome = remove("Removed", ledger, over: page)
        try #require(await isUp())
        #expect(host.surface(saying: "Removed")?.region == .window)
        host.set(page, .gone)
        host.pass(500)
        host.pressAction(on: "Removed")
        #expect(await outcome.value.isUndone)
        host.pass(20_000)
        #expect(ledger.isExactlyOne && host.leftovers == [])
    }

    /// The view, or the window itself, has a stage that still waits for a window.
    @Test(arguments: [true, false])
    func whatIsAskedForBeforeThereIsAWindowIsDoneInTime(_ isOverView: Bool) async throws {
        host.set(.window, .detached)
        let ledger = Ledger()
        let outcome = remove("Removed", ledger, over: isOverView ? host.region(.detached) : .window)
        try #require(await host.wait { host.stage.pendingWork == 1 })
        host.pass(2000)
        await host.settle()
        #expect(ledger.worked == 0)
        host.isActive = false
        host.pass(1000)
        host.isActive = true
        try #require(await host.wait(advancing: .seconds(60)) { ledger.worked == 1 })
        #expect(await isCommitted(outcome))
        host.close()
        #expect(host.leftovers == [])
    }

    @Test func aWindowThatComesInTimeOffersTheUndo() async throws {
        host.set(.window, .detached)
        let (page, ledger) = (host.region(.detached), Ledger())
        let outcome = remove("Removed", ledger, over: page)
        try #require(await host.wait { host.stage.pendingWork == 1 })
        host.pass(2000)
        host.set(.window, .visible)
        host.set(page, .visible)
        try #require(await isUp())
        host.pressAction(on: "Removed")
        #expect(await outcome.value.isUndone)
        host.pass(20_000)
        #expect(ledger.isExactlyOne && host.leftovers == [])
    }

    /// The upload's notice is at the window's edge; the list is another region.
    @Test func whatStaysOverTheWindowDoesNotKeepWorkOverAViewFromBeingOffered() async throws {
        let uploading = host.overlays.show(.hud("Uploading", indicator: .spinner, placement: .bottom))
        host.pass(1000)
        let ledger = Ledger()
        let outcome = remove("Removed", ledger, over: host.region())
        try #require(await isUp())
        #expect(host.isShowing("Uploading"))
        try #require(await host.wait(advancing: .seconds(60)) { ledger.worked == 1 })
        #expect(await isCommitted(outcome))
        uploading.dismiss()
        host.pass(20_000)
        #expect(host.leftovers == [])
    }

    /// The upload waits for the list's own notice, and later notices would wait for the upload.
    @Test func whatWaitsForTheListsOwnNoticeTakesNoWorkFromTheList() async throws {
        let (list, ledger) = (host.region(), Ledger())
        let syncing = host.overlays.over(list).show(.hud("Syncing", indicator: .spinner, placement: .bottom))
        host.pass(1000)
        let uploading = host.overlays.show(.hud("Uploading", indicator: .spinner, placement: .bottom))
        host.pass(1000)
        #expect(!uploading.isVisible)
        let outcome = remove("Removed", ledger, over: list)
        try #require(await host.wait(advancing: .seconds(20)) { host.isShowing("Removed") })
        host.pressAction(on: "Removed")
        #expect(await outcome.value.isUndone)
        syncing.dismiss()
        uploading.dismiss()
        host.clear()
    }

    /// Its undo closure may need the view.
    @Test func whatIsOfferedOverTheWindowForAViewIsDoneWhenTheViewGoes() async throws {
        let uploading = host.overlays.show(.hud("Uploading", indicator: .spinner, placement: .bottom))
        host.pass(1000)
        let (list, ledger) = (host.region(), Ledger())
        let outcome = remove("Removed", ledger, over: list)
        try #require(await isUp())
        host.set(list, .gone)
        #expect(await host.wait { ledger.worked == 1 })
        #expect(await isCommitted(outcome))
        uploading.dismiss()
        host.pass(20_000)
    }

    @Test func whatWillStayOverTheWindowDoesNotKeepWorkOverAViewFromBeingOffered() async throws {
        let list = host.region()
        host.overlays.over(list).flash(.hud("Sorted", placement: .bottom))
        host.pass(500)
        let uploading = host.overlays.show(.hud("Uploading", indicator: .spinner, placement: .bottom))
        let ledger = Ledger()
        let outcome = remove("Removed", ledger, over: list)
        try #require(await host.wait(advancing: .seconds(20)) { host.isShowing("Removed") })
        #expect(host.isShowing("Uploading"))
        host.pressAction(on: "Removed")
        #expect(await outcome.value.isUndone)
        uploading.dismiss()
        host.pass(20_000)
        #expect(ledger.isExactlyOne && host.leftovers == [])
    }

    @Test(arguments: ["alone", "top", "passing", "list"])
    func otherwiseItIsOfferedOverItsView(_ other: String) async throws {
        let (list, ledger) = (host.region(), Ledger())
        let busy = Overlay.hud("Other", indicator: .spinner, placement: other == "top" ? .top : .bottom)
        switch other {
        case "alone": break
        case "passing": host.overlays.flash(.hud("Other", placement: .bottom))
        case "list": _ = host.overlays.over(list).show(busy)
        default: _ = host.overlays.show(busy)
        }
        host.pass(1000)
        let outcome = remove("Removed", ledger, over: list)
        try #require(await host.wait(advancing: .seconds(20)) { host.isShowing("Removed") })
        #expect(host.surface(saying: "Removed")?.region == list)
        host.pressAction(on: "Removed")
        #expect(await outcome.value.isUndone)
        host.clear()
        #expect(host.leftovers == [])
    }
}
