@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// What an app shows, asks and dismisses, under the names that a developer would guess.
@MainActor
@Suite struct PresenterTests {
    let host = TestHost()

    /// A view model that names no toolkit.
    @MainActor
    private final class Articles {
        private let overlays: any Overlay.Presenter
        private(set) var titles: [String]?
        private(set) var failed = false
        private(set) var isRestored = false

        init(overlays: any Overlay.Presenter) { self.overlays = overlays }

        func load(_ job: Job<[String]>) async {
            do {
                titles = try await overlays.during(.veil("Loading…", cancel: "Stop"), cancelled: nil) {
                    try await job.run()
                }
            } catch {
                failed = true
            }
        }

        func delete() {
            overlays.flash(.hud("Deleted", action: "Undo")) { self.isRestored = true }
        }

        func block() -> Presentation { overlays.over(.keyboard).show(.loading()) }
        func clear() { overlays.dismissAll() }
    }

    @Test func aViewModelNamesNoToolkitAndIsTestedWithoutAScreen() async {
        let model = Articles(overlays: host.overlays)
        let job = Job<[String]>()
        let work = Task { @MainActor in await model.load(job) }
        #expect(await host.wait { job.hasBegun })
        host.pass(200)
        #expect(host.isShowing("Loading…") && host.isShowing("Stop"))
        host.pressCancel(on: "Loading…")
        await work.value
        #expect(model.titles == nil && !model.failed)
        host.pass(1000)

        model.delete()
        host.pass(100)
        host.pressAction(on: "Deleted")
        #expect(model.isRestored)
        let busy = model.block()
        #expect(host.stage.presentations.map(\.region).contains(.keyboard))
        model.clear()
        #expect(busy.hasEnded)
        host.pass(5000)
        #expect(host.leftovers == [])
    }

    @Test func aTextIsACancelButton() {
        let overlay = Overlay.loading("Searching…", cancel: "Stop")
        #expect(overlay.content.cancel == .titled("Stop"))
        #expect(Overlay.veil(cancel: .standard).content.cancel == .standard)
    }

    // MARK: Actions and views

    /// A function whose result the host would accept as a view, but which is called for its effect.
    @discardableResult
    private func restore(_ restored: Flag) -> String {
        restored.isUp = true
        return "a view"
    }

    @Test func aTrailingClosureOfFlashIsTheActionWhateverItReturns() {
        let restored = Flag()
        host.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo")) { restore(restored) }
        host.pass(100)
        #expect(!restored.isUp)
        #expect(host.views.isEmpty)
        host.pressAction(on: "Deleted")
        #expect(restored.isUp)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aViewWithoutAValueIsWaitedFor() async {
        let showing = Task { await host.overlays.present(.sheet) { _ in "about" } }
        #expect(await host.wait { host.isShowing("about") })
        host.overlays.dismissAll()
        guard case .ended(.dismissed) = await showing.value else {
            Issue.record("it ended in another way")
            return
        }
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aDetailIsReportedFromAnyThread() async {
        let veil = host.overlays.show(.veil("Importing", indicator: .bar(0.4)).instant)
        host.pass(10)
        await Task.detached { veil.report(detail: "holiday.jpg") }.value
        #expect(await host.wait { veil.detail == "holiday.jpg" })
        #expect(veil.progress == 0.4)
        veil.dismiss()
        host.clear()
    }

    @Test(arguments: [("_Save", "_Save"), ("Discard", "Discard")])
    func anAnswersTitleIsItsValue(_ title: String, _ value: String) async throws {
        let asking = Task {
            await host.overlays.ask(
                "Save changes?",
                answers: [.default("_Save"), .destructive("Discard"), .plain("Later"), .cancel()])
        }
        #expect(await host.wait { host.isShowing("Save changes?") })
        try host.answer("Save changes?", with: title.replacing("_", with: ""))
        #expect(await asking.value == value)
        host.clear()
    }

    @Test func aLabeledClosureMakesTheView() {
        host.overlays.flash(.hud(), content: { "stars" })
        host.pass(100)
        #expect(host.isShowing("stars"))
        host.pass(10_000)
        #expect(host.leftovers == [])
    }

    @Test func aSheetWithNothingOnItEndsAtOnceAndSaysSo() {
        for overlay in [Overlay.sheet(input: .dismissing), .sheet, .sheet(detents: [.full], label: "Colors")]
        {
            let sheet = host.overlays.show(overlay)
            #expect(sheet.outcome == .unseen(.noContent))
            #expect(host.leftovers == [])
        }
        let text = host.overlays.show(Overlay.sheet.with(\.content.message, "Read me").instant)
        let view = host.overlays.show(Overlay.sheet.instant) { "picker" }
        host.pass(10)
        #expect(!text.hasEnded && !view.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aSheetWithNothingOnItLeavesTheOneThatItWouldHaveReplaced() {
        let first = host.overlays.show(.sheet.instant) { "picker" }
        let second = host.overlays.show(.sheet.instant.with(\.onRepeat, .replace))
        #expect(second.outcome == .unseen(.noContent) && !first.hasEnded)
        host.clear()
    }

    // MARK: Ending

    @Test func dismissAfterAWhile() {
        let hud = host.overlays.show(.hud("Working", indicator: .spinner))
        hud.dismiss(after: .seconds(2))
        host.pass(1999)
        #expect(!hud.hasEnded)
        host.pass(1)
        #expect(hud.outcome == .shown(.dismissed))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func theNewestTimeCountsAndAnEarlierEndToo() {
        let first = host.overlays.show(.hud("One", indicator: .spinner))
        first.dismiss(after: .seconds(1))
        first.dismiss(after: .seconds(3))
        host.pass(2900)
        #expect(!first.hasEnded)
        first.dismiss()
        #expect(first.hasEnded)
        host.pass(10_000)
        let second = host.overlays.show(.hud("Two", indicator: .spinner))
        second.dismiss(after: .seconds(-1))
        #expect(second.hasEnded)
        first.dismiss(after: .seconds(1))
        host.pass(10_000)
        #expect(host.leftovers == [])
    }

    @Test func dismissedInAWhileTheMinimumCountsAndInGraceNothingIsSeen() {
        let seen = host.overlays.show(.veil("Work"))
        seen.dismiss(after: .milliseconds(300))
        host.pass(599)
        #expect(!seen.hasEnded)
        host.pass(1)
        #expect(seen.outcome == .shown(.dismissed))
        host.pass(1000)
        let quick = host.overlays.show(.veil("Work"))
        quick.dismiss(after: .milliseconds(100))
        host.pass(100)
        #expect(quick.outcome == .unseen(.dismissed))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aStatusIsDismissedInAWhileToo() {
        let veil = host.overlays.show(.veil("Work").with(\.timing, Overlay.Timing()))
        veil.finish(.success("A long text about all that was saved, and where to find it"))
        veil.dismiss(after: .milliseconds(500))
        host.pass(500)
        #expect(veil.outcome == .shown(.finished))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func ofSeveralThatShareOnlyTheOneGoesThatIsDismissed() {
        let first = host.overlays.show(.veil("One").instant)
        let second = host.overlays.show(.veil("Two").instant)
        second.dismiss(after: .seconds(1))
        host.pass(1000)
        #expect(second.hasEnded && !first.hasEnded && host.messages == ["One"])
        first.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func whoDismissesInAWhileMayLetGo() {
        weak var handle: Presentation?
        do {
            let hud = host.overlays.show(.hud("Working", indicator: .spinner))
            hud.dismiss(after: .seconds(2))
            handle = hud
        }
        #expect(handle == nil && host.stage.presentations.map(\.isOrphan) == [false])
        host.pass(5000)
        #expect(host.leftovers == [])
    }

    @Test func theNoticesAloneAreEnded() {
        let table = host.region()
        let veil = host.overlays.show(.veil("Work"))
        let shown = host.overlays.flash(.hud("One"))
        let queued = host.overlays.over(table).flash(.hud("Two"))
        let other = host.overlays.over(table).show(.activity())
        host.pass(300)
        host.overlays.dismissAll(.hud)
        #expect([shown, queued].haveEnded && !veil.hasEnded && !other.hasEnded)
        host.overlays.over(table).dismissAll(.veil)
        #expect(!veil.hasEnded && !other.hasEnded)
        host.overlays.over(table).dismissAll(.activity)
        host.pass(1000)
        #expect(!veil.hasEnded && other.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatIsNewIsJournaledAndReplayed() throws {
        host.stage.journal.limit = 100
        let hud = host.overlays.show(.hud("Working", indicator: .spinner))
        hud.dismiss(after: .seconds(2))
        host.pass(3000)
        host.overlays.flash(.hud("Saved"))
        host.overlays.dismissAll(.hud)
        host.pass(1000)
        let lines = host.stage.journal.lines
        #expect(lines.contains { $0.contains("after 2000 ms") })
        #expect(lines.contains { $0.contains("dismiss all of kind hud over the stage") })
        #expect(try Replay(host.stage.journal.text).differences == [])
    }

    // MARK: Asking

    @Test func whatIsUpOverARegionCanBeAsked() {
        let (table, list) = (host.region(), host.region())
        let busy = host.overlays.over(table).show(.activity("Busy"))
        let veil = host.overlays.show(.veil("Work"))
        let third = host.overlays.show(.veil("Third"))
        #expect(host.overlays.presentations.map(\.id) == [busy.id, veil.id, third.id])
        third.dismiss()
        #expect(host.overlays.over(table).presentations.map(\.id) == [busy.id])
        #expect(host.overlays.over(list).presentations == [])
        #expect(host.overlays.presentations.map(\.id) == [busy.id, veil.id])
        host.pass(1000)
        busy.dismiss()
        #expect(host.overlays.over(table).presentations == [])
        host.clear()
    }

    @Test func visibleMeansFromTheFirstFrameUntilTheLastPixelIsOff() async {
        let veil = host.overlays.show(.veil("Work"))
        var seen: [Bool] = []
        for _ in 0..<12 {
            seen.append(veil.isVisible)
            #expect(veil.isVisible == host.isShowing("Work"))
            host.pass(100)
            if seen.count == 8 { veil.dismiss() }
        }
        #expect(seen.prefix(2) == [false, false] && seen[2...8].allSatisfy { $0 })
        host.pass(1000)
        #expect(!veil.isVisible)
        await veil.gone()

        let table = host.region()
        let busy = host.overlays.over(table).show(.activity().instant)
        host.pass(10)
        #expect(busy.isVisible)
        host.set(table, .hidden)
        #expect(!busy.isVisible && !busy.hasEnded)
        host.set(table, .visible)
        #expect(busy.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }
}
