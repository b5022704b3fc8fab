@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 6: a final status under a newer overlay is readable, and timed, once that overlay is gone.
@MainActor
@Suite struct Rule06CoveredTests {
    let host = TestHost()

    private func lock() -> Presentation {
        host.overlays.show(.veil("Locked").instant.with(\.onRepeat, .separate))
    }

    private func expectReadNow(_ result: Presentation, _ text: String) {
        #expect(host.isShowing(text))
        host.pass(999)
        #expect(!result.hasEnded)
        host.pass(1_000)
        #expect(result.outcome?.cause == .finished)
    }

    /// Work over a view that ends before the host draws its first frame.
    private func resultBeforeItsFirstFrame() -> (table: Region, result: Presentation) {
        host.drawsByItself = false
        let table = host.region()
        let activity = host.overlays.over(table).show(.activity("Syncing").instant)
        activity.finish(.success("Synced"))
        return (table, activity)
    }

    private func end(_ presentations: Presentation...) {
        presentations.forEach { $0.dismiss() }
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aResultUnderALockIsReadAfterIt() {
        let veil = host.overlays.show(.veil("Sending").instant)
        let lock = lock()
        host.pass(500)
        veil.finish(.success("Sent"))
        host.pass(60_000)
        lock.dismiss()
        expectReadNow(veil, "Sent")
        end()
    }

    @Test func aResultUnderAQuestionIsReadAfterIt() {
        let veil = host.overlays.show(.veil("Printing").instant)
        host.pass(500)
        let question = host.overlays.show(.question("Still there?", actions: ["Yes"]).instant)
        host.pass(500)
        veil.finish(.success("Printed"))
        host.pass(10_000)
        #expect(veil.isVisible)
        question.dismiss()
        expectReadNow(veil, "Printed")
        end()
    }

    @Test func aResultOverAViewIsReadAfterTheLock() {
        let loading = host.overlays.over(host.region()).show(.loading("Loading").instant)
        let lock = lock()
        host.pass(500)
        loading.finish(.success("Loaded"))
        host.pass(10_000)
        lock.dismiss()
        expectReadNow(loading, "Loaded")
        end()
    }

    /// The app's dialog asks for a code, which the user has to look up.
    @Test(arguments: [false, true]) func aResultUnderADialogOfTheAppIsReadAfterIt(staysDrawn: Bool) {
        var environment = Stage.Environment()
        environment.keepsAsideDrawn = staysDrawn
        let host = TestHost(environment: environment)
        let veil = host.overlays.show(.veil("Signing in").instant)
        host.pass(500)
        host.openDialog()
        veil.finish(.failure("Expired"))
        host.pass(60_000)
        #expect(!veil.hasEnded)
        host.closeDialog()
        #expect(host.isShowing("Expired"))
        host.pass(999)
        #expect(!veil.hasEnded)
        host.pass(2_000)
        #expect(veil.outcome == .shown(.failed))
        #expect(host.leftovers == [])
    }

    @Test func aResultThatADialogOfTheAppCoversHasEnoughLeft() {
        let veil = host.overlays.show(.veil("Sending").instant)
        host.pass(500)
        veil.finish(.success("Sent"))
        host.pass(900)
        host.openDialog()
        host.pass(60_000)
        #expect(!veil.hasEnded)
        host.closeDialog()
        expectReadNow(veil, "Sent")
        end()
    }

    /// Then at least a second is left to read it.
    @Test func aResultThatWasReadInPartHasEnoughLeft() {
        let veil = host.overlays.show(.veil("Sending").instant)
        host.pass(500)
        veil.finish(.success("Sent"))
        host.pass(900)
        let lock = lock()
        host.pass(10_000)
        lock.dismiss()
        expectReadNow(veil, "Sent")
        end()
    }

    /// The user leaves the app, and unlocks it on return.
    @Test func inTheBackgroundItWaitsAsWell() {
        let veil = host.overlays.show(.veil("Sending").instant)
        let lock = lock()
        host.pass(500)
        host.suspend()
        veil.finish(.success("Sent"))
        host.pass(60_000)
        host.resume()
        host.pass(1_000)
        lock.dismiss()
        expectReadNow(veil, "Sent")
        end()
    }

    /// The two results are read one after the other.
    @Test func underTheResultOfANewerVeilItWaitsToo() {
        let veil = host.overlays.show(.veil("Sending").instant)
        let lock = lock()
        host.pass(500)
        veil.finish(.success("Sent"))
        lock.finish(.success("Welcome"))
        host.pass(1_500)
        #expect(lock.hasEnded && !veil.hasEnded)
        host.pass(1_000)
        #expect(veil.outcome == .shown(.finished))
        end()
    }

    @Test func whatWaitsForVeryLongIsNotReportedAsOverdue() {
        var reports: [Stage.Report] = []
        host.stage.log = { reports.append($0) }
        let veil = host.overlays.show(.veil("Sending").with(\.timing.expectedWithin, .seconds(5)))
        let lock = host.overlays.show(
            .veil("Locked").with(\.timing, Overlay.Timing()).with(\.onRepeat, .separate))
        host.pass(1_000)
        veil.finish(.success("Sent"))
        host.pass(60_000)
        #expect(!veil.hasEnded && reports.isEmpty)
        end(lock)
    }

    /// The user is on another page of the window.
    @Test func aResultOverAHiddenViewIsReadOnceThatIsBack() {
        let table = host.region()
        let first = host.overlays.over(table).show(.activity("Syncing").instant)
        host.pass(500)
        host.set(table, .hidden)
        first.finish(.success("Synced"))
        host.pass(20_000)
        #expect(!first.hasEnded)
        host.set(table, .visible)
        expectReadNow(first, "Synced")
        end()
    }

    @Test(arguments: [Region.State.hidden, .detached])
    func aResultWhoseViewGoesOutOfSightMeanwhileHasEnoughLeft(_ state: Region.State) {
        let table = host.region()
        let first = host.overlays.over(table).show(.activity("Syncing").instant)
        host.pass(500)
        first.finish(.success("Synced"))
        host.pass(900)
        host.set(table, state)
        host.pass(20_000)
        host.set(table, .visible)
        expectReadNow(first, "Synced")
        end()
    }

    /// The host draws no frame of the result before the dialog opens.
    @Test func aResultThatADialogComesOverAtOnceWaitsAsWell() {
        host.drawsByItself = false
        let veil = host.overlays.show(.veil("Signing in").instant)
        veil.finish(.success("Sent"))
        host.openDialog()
        host.drawsByItself = true
        host.pass(60_000)
        #expect(!veil.hasEnded)
        host.closeDialog()
        expectReadNow(veil, "Sent")
        end()
    }

    @Test func aResultUnderALockWhoseViewIsHiddenBeforeItsFirstFrameWaitsAsWell() {
        let (table, activity) = resultBeforeItsFirstFrame()
        let lock = lock()
        host.set(table, .hidden)
        host.drawsByItself = true
        host.pass(60_000)
        #expect(!activity.hasEnded)
        lock.dismiss()
        host.set(table, .visible)
        host.pass(3_000)
        #expect(activity.outcome?.cause == .finished)
        end()
    }

    /// The host draws no frame for a long time, and the view comes back on a hidden page.
    @Test func aResultThatWasNeverDrawnWaitsForItsView() {
        let (table, activity) = resultBeforeItsFirstFrame()
        host.pass(2_500)
        #expect(!activity.hasEnded)
        host.set(table, .detached)
        host.set(table, .hidden)
        host.drawsByItself = true
        host.pass(60_000)
        #expect(!activity.hasEnded)
        host.set(table, .visible)
        host.pass(3_000)
        #expect(activity.outcome?.cause == .finished)
        end()
    }

    // MARK: What does not wait

    /// The next keyboard belongs to another text, and with a hardware keyboard none comes.
    @Test func aResultOverTheKeyboardDoesNotWaitForAnother() {
        let sending = host.overlays.over(.keyboard).show(.loading("Sending").instant)
        host.pass(500)
        sending.finish(.success("Sent"))
        host.set(.keyboard, .hidden)
        host.pass(5_000)
        #expect(sending.outcome?.cause == .finished)
        end()
    }

    @Test(arguments: [false, true]) func aResultThatTheProgramDismissesGoes(atOnce: Bool) {
        let veil = host.overlays.show(.veil("Sending"))
        let lock = lock()
        host.pass(1_000)
        veil.finish(.success("Sent"))
        if !atOnce { host.pass(10_000) }
        veil.dismiss()
        host.pass(atOnce ? 399 : 0)
        #expect(veil.hasEnded != atOnce, "it has stayed for its minimum")
        host.pass(1)
        #expect(veil.outcome == .shown(.finished) && lock.isVisible)
        end(lock)
    }

    @Test func underADialogOfTheAppItGoesAtOnceWhenTheProgramDismissesIt() {
        let veil = host.overlays.show(.veil("Sending").instant)
        host.pass(500)
        host.openDialog()
        veil.finish(.success("Sent"))
        host.pass(10_000)
        #expect(!veil.hasEnded)
        veil.dismiss()
        #expect(veil.outcome?.cause == .finished)
        host.closeDialog()
        end()
    }

    @Test func whatIsDismissedInAWhileGoesThen() {
        let veil = host.overlays.show(.veil("Sending").instant)
        let lock = lock()
        host.pass(500)
        veil.finish(.success("Sent"))
        veil.dismiss(after: .seconds(3))
        host.pass(2_999)
        #expect(!veil.hasEnded)
        host.pass(1)
        #expect(veil.hasEnded)
        end(lock)
    }

    @Test func theBodyOfADuringReturnsItsValueAtOnce() async {
        var lock: Presentation?
        let value = await host.overlays.during(.veil("Sending").instant) { veil in
            lock = self.lock()
            veil.finish(.success("Sent"))
            return 3
        }
        #expect(value == 3)
        host.pass(10_000)
        #expect(host.isShowing("Sent"))
        lock?.dismiss()
        host.pass(3_000)
        #expect(host.leftovers == [])
    }

    /// The user can see past the sheet.
    @Test(arguments: [Overlay.InputPolicy.live, .block])
    func besideASheetThatLetsThroughItsTimeRuns(_ input: Overlay.InputPolicy) {
        let veil = host.overlays.show(.veil("Sending").instant)
        host.pass(500)
        let sheet = host.overlays.show(
            .sheet(detents: [.points(120), .full], undimmedThrough: .points(120), input: input).instant
        ) { "list" }
        host.pass(500)
        veil.finish(.success("Sent"))
        host.pass(1_000)
        #expect(veil.hasEnded)
        end(sheet)
    }

    @Test func underASheetThatBecomesLargerItWaits() {
        let veil = host.overlays.show(.veil("Sending").instant)
        host.pass(500)
        let sheet = host.overlays.show(
            .sheet(detents: [.points(120), .full], undimmedThrough: .points(120), input: .block).instant
        ) { "list" }
        host.pass(500)
        veil.finish(.success("Sent"))
        sheet.detent = .full
        host.pass(10_000)
        #expect(!veil.hasEnded)
        sheet.dismiss()
        expectReadNow(veil, "Sent")
        end()
    }

    @Test func anOlderVeilHoldsNoResult() {
        let lock = lock()
        let veil = host.overlays.show(.veil("Sending").instant)
        host.pass(500)
        veil.finish(.success("Sent"))
        host.pass(1_000)
        #expect(veil.hasEnded)
        end(lock)
    }

    /// The view is in the sheet, and the sheet is in front of the lock.
    @Test func inASheetInFrontOfTheLockItsTimeRuns() throws {
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("Loading").instant)
        let lock = lock()
        let sheet = host.overlays.show(.sheet(input: .block).instant) { "form" }
        host.pass(500)
        host.stage.report(.regionContained(table, in: try #require(host.surface(saying: "form")).id))
        loading.finish(.success("Loaded"))
        host.pass(1_000)
        #expect(loading.hasEnded)
        end(sheet, lock)
    }

    /// The presentation that takes over has its own lifetime.
    @Test func whatTakesAResultOverDoesNotWait() {
        let table = host.region()
        let first = host.overlays.over(table).show(.loading("One").instant)
        let lock = lock()
        host.pass(500)
        first.finish(.success("Done"))
        let second = host.overlays.over(table).show(
            .loading("Two").instant.with(\.timing.lifetime, .fixed(.seconds(2))))
        #expect(first.hasEnded)
        host.pass(2_000)
        #expect(second.hasEnded)
        end(lock)
    }

    /// The notice is in front of the lock.
    @Test func aResultOfANoticeIsReadAtOnce() {
        let notice = host.overlays.show(.hud("Sending", indicator: .spinner).instant)
        let lock = lock()
        host.pass(500)
        notice.finish(.success("Sent"))
        host.pass(1_000)
        #expect(notice.hasEnded)
        end(lock)
    }
}
