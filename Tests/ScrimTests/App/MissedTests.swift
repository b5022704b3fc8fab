import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Notices that the user missed are kept if the app wants that.
@MainActor
struct MissedTests {
    private let host = TestHost()

    init() { host.stage.missedLimit = 10 }

    private func undo(_ text: String) -> Overlay {
        Overlay.hud(text, detail: "detail", placement: .bottom, action: "Undo").instant
    }

    @Test func byDefaultNoneIsKept() {
        let host = TestHost()
        host.overlays.flash(undo("Deleted"))
        host.pass(10_000)
        #expect(host.stage.missed.isEmpty && host.stage.missedLimit == 0)
    }

    @Test func whatNobodyAnsweredIsKeptWithItsTimeAndCause() throws {
        host.overlays.flash(undo("Deleted").with(\.identifier, "removed"))
        host.pass(5_000)
        host.pass(2_000)
        let missed = try #require(host.stage.missed.first)
        #expect(host.stage.missed.count == 1)
        #expect(missed.message == "Deleted" && missed.detail == "detail" && missed.identifier == "removed")
        #expect(missed.text == "Deleted · detail" && missed.actions.map(\.title) == ["Undo"])
        #expect(missed.outcome == .shown(.expired) && missed.age == .seconds(2))
    }

    @Test func whatNobodySawIsKept() {
        let page = host.region(.hidden)
        host.overlays.over(page).flash(.hud("Hidden").instant)
        host.pass(5_000)
        host.overlays.over(page).flash(.hud("Destroyed").instant)
        host.set(page, .gone)
        let waiting = (0..<20).map { host.overlays.flash(.hud("\($0)").instant) }
        host.pass(60_000)
        let unseen = waiting.filter { $0.outcome?.wasShown == false }.map { $0.message }
        #expect(!unseen.isEmpty)
        #expect(host.stage.missed.map(\.message) == (["Hidden", "Destroyed"] + unseen).suffix(10))
        #expect(host.stage.missed.allSatisfy { !$0.outcome.wasShown })
    }

    @Test func whatWasSeenAnsweredOrTakenAwayIsNotKept() {
        host.overlays.flash(.hud("Seen").instant)
        let answered = host.overlays.flash(undo("Answered"))
        host.pressAction(on: "Answered")
        #expect(answered.outcome?.cause == .action)
        host.overlays.show(undo("Dismissed")).dismiss()
        _ = host.overlays.show(undo("Replaced").identified("r"))
        _ = host.overlays.show(undo("Taken away").identified("r"))
        host.overlays.dismissAll(identifier: "r")
        let veil = host.overlays.show(.veil("Veil").with(\.timing.lifetime, .fixed(.zero)))
        host.pass(20_000)
        #expect(veil.hasEnded && host.stage.missed.isEmpty)
        #expect(host.leftovers == [])
    }

    @Test func theOldestAreForgottenBeyondTheLimit() {
        for text in ["a", "b", "c"] {
            host.overlays.flash(undo(text))
            host.pass(6_000)
        }
        #expect(host.stage.missed.map(\.message) == ["a", "b", "c"])
        host.stage.missedLimit = 2
        #expect(host.stage.missed.map(\.message) == ["b", "c"])
        host.stage.forgetMissed(host.stage.missed[0].id)
        #expect(host.stage.missed.map(\.message) == ["c"])
        host.stage.missedLimit = -1
        #expect(host.stage.missed.isEmpty)
    }

    @Test func theJournalKnowsNothingOfIt() {
        host.stage.journal.limit = 100
        host.overlays.flash(undo("A secret"))
        host.pass(6_000)
        #expect(host.stage.missed.count == 1 && !host.stage.journal.text.contains("secret"))
    }

    @Test func theListReturnsWhatWasChosenAndForgetsTheRest() async throws {
        for text in ["a", "b"] {
            host.overlays.flash(undo(text))
            host.pass(6_000)
        }
        let choosing = Task { await host.overlays.chooseMissed("Missed") }
        #expect(await host.wait(advancing: .milliseconds(100)) { host.isShowing("Missed") })
        let rows = host.surface(saying: "Missed")?.panel.choices?.rows.map(\.title)
        #expect(rows == ["b · detail", "a · detail"], "the newest first")
        try host.choose("a · detail", in: "Missed")
        #expect(await choosing.value?.message == "a")
        #expect(host.stage.missed.isEmpty)
        host.pass(1_000)
        #expect(host.leftovers == [])
    }

    /// The surface with the stack's buttons belongs to no presentation and has no text.
    @Test func theButtonsOfAStackAreNotAmongThem() {
        let page = host.region()
        for text in ["1", "2"] { host.overlays.over(page).flash(undo(text)) }
        host.hover("2")
        #expect(host.isShowing("Clear All"))
        host.set(page, .gone)
        host.pass(1_000)
        #expect(host.stage.missed.map(\.message) == ["1", "2"])
        #expect(host.leftovers == [])
    }

    @Test func aListThatNobodySawForgetsNothing() async {
        host.overlays.flash(undo("Deleted"))
        host.pass(10_000)
        let page = host.region(.hidden)
        let choosing = Task { [host] in await host.overlays.over(page).chooseMissed("Missed") }
        #expect(await host.wait { host.stage.presentations.count == 1 })
        host.set(page, .gone)
        #expect(await choosing.value == nil)
        #expect(host.stage.missed.map(\.message) == ["Deleted"])
        #expect(host.leftovers == [])
    }

    @Test func withoutAnyThereIsNoList() async {
        #expect(await host.overlays.chooseMissed("Missed") == nil)
        #expect(host.leftovers == [])
    }

    @Test func theLimitGoesAlongWithAStageThatRetires() {
        let waiting = TestHost(clock: host.clock)
        let window = TestHost(clock: host.clock)
        waiting.set(.window, .detached)
        waiting.stage.missedLimit = 5
        waiting.stage.retire(to: window.stage)
        #expect(window.stage.missedLimit == 5)
    }

    @Test func aResultThatNobodySawIsKept() throws {
        let page = host.region()
        let upload = host.overlays.over(page).show(
            .hud("Uploading", indicator: .spinner, placement: .bottom).instant)
        host.pass(500)
        host.set(page, .hidden)
        upload.finish(.failure("Upload failed"))
        host.pass(60_000)
        #expect(upload.outcome == .shown(.failed))
        #expect(host.stage.missed.map(\.text) == ["Upload failed"])
        let missed = try #require(host.stage.missed.first)
        #expect(missed.outcome.cause == .failed && missed.actions == [])
    }

    /// A row without a text would be empty.
    @Test func whatHasNoTextIsNotListed() async throws {
        let page = host.region(.hidden)
        host.overlays.over(page).flash(.hud(nil, icon: .success).instant)
        host.pass(5_000)
        host.overlays.flash(undo("Deleted"))
        host.pass(6_000)
        host.overlays.over(page).flash(.hud("").instant)
        host.pass(5_000)
        #expect(host.stage.missed.map(\.text) == ["", "Deleted · detail", ""])
        let choosing = Task { await host.overlays.chooseMissed("Missed") }
        #expect(await host.wait(advancing: .milliseconds(100)) { host.isShowing("Missed") })
        #expect(host.surface(saying: "Missed")?.panel.choices?.rows.map(\.title) == ["Deleted · detail"])
        try host.choose("Deleted · detail", in: "Missed")
        #expect(await choosing.value?.message == "Deleted")
        #expect(host.stage.missed.map(\.text) == ["", ""])
        #expect(await host.overlays.chooseMissed("Missed") == nil)
    }

    @Test func aResultThatWasSeenOrThatTheProgramTookAwayIsNotKept() {
        let seen = host.overlays.show(.hud("Uploading", indicator: .spinner, placement: .bottom).instant)
        host.pass(500)
        seen.finish(.success("Uploaded"))
        host.pass(60_000)
        #expect(seen.hasEnded)
        let page = host.region()
        let back = host.overlays.over(page).show(.hud("Two", indicator: .spinner, placement: .bottom).instant)
        host.pass(500)
        host.set(page, .hidden)
        back.finish(.success("Two done"))
        host.set(page, .visible)
        host.pass(60_000)
        #expect(back.hasEnded)
        let taken = host.overlays.over(page).show(
            .hud("Three", indicator: .spinner, placement: .bottom).instant)
        host.pass(500)
        host.set(page, .hidden)
        taken.finish(.success("Three done"))
        taken.dismiss()
        host.pass(60_000)
        #expect(taken.hasEnded)
        // A notice without a text has nothing to read.
        let mute = host.overlays.over(page).show(
            .hud("Four", indicator: .spinner, placement: .bottom).instant)
        mute.finish()
        host.pass(60_000)
        #expect(mute.hasEnded && host.stage.missed.map(\.text) == [])
        #expect(host.leftovers == [])
    }

    // MARK: Undoable work

    private func remove(at placement: Overlay.Placement = .bottom) async -> Task<Void, Never> {
        let removing = Task { [host] in
            _ = await host.overlays.undoable("Removed", button: "Undo", placement: placement) {
            } undo: {
            }
        }
        #expect(await host.wait { host.stage.pendingWork == 1 })
        return removing
    }

    /// The work was done as the user wanted, and can no longer be undone.
    @Test func workWhoseNoticeWasSeenIsNotKept() async {
        let removing = await remove()
        #expect(host.isShowing("Removed"))
        host.pass(20_000)
        await removing.value
        #expect(host.stage.missed.isEmpty)
        #expect(host.leftovers == [])
    }

    @Test(arguments: [Overlay.Placement.center, .bottom])
    func workWhoseNoticeNobodyCouldReadIsKept(_ placement: Overlay.Placement) async {
        // A centered notice is not shown at all; one at an edge is behind the urgent notice.
        let offline = host.overlays.show(
            .hud("Offline", indicator: .spinner, placement: placement).instant.with(\.priority, .high))
        host.pass(500)
        let removing = await remove(at: placement)
        host.pass(20_000)
        await removing.value
        #expect(host.stage.missed.map(\.message) == ["Removed"])
        offline.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }
}
