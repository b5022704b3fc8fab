@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// A handle returns what is on screen, and loses no change.
@MainActor
@Suite struct HandleContentTests {
    let host = TestHost()

    @Test func aHandleTellsItsFinalStatus() {
        let veil = host.overlays.show(.veil("Saving…", detail: "3 of 4", cancel: .standard))
        host.pass(1000)
        veil.finish(.success("Saved"))
        #expect(veil.message == "Saved" && veil.detail == nil)
        #expect(veil.content.indicator == .icon(.success) && veil.progress == nil)
        #expect(veil.content.cancel == nil)
        #expect(host.stage.presentations.map(\.message) == ["Saved"])
        host.pass(3000)
        #expect(veil.hasEnded && veil.message == "Saved")
        #expect(host.leftovers == [])
    }

    /// A worker's last report may still be on its way.
    @Test(arguments: [false, true]) func afterTheFinalStatusNoReportCounts(_ isLate: Bool) async {
        let veil = host.overlays.show(.veil("Saving…", progress: 0))
        host.pass(1000)
        if !isLate { veil.report(0.5, detail: "3 of 4") }
        veil.finish(.success("Saved"))
        if isLate { veil.report(0.5, detail: "3 of 4") }
        #expect(veil.content.indicator == .icon(.success) && veil.progress == nil && veil.detail == nil)
        await turns()
        #expect(veil.content.indicator == .icon(.success) && veil.progress == nil && veil.detail == nil)
        host.pass(3000)
        #expect(host.leftovers == [])
    }

    @Test func afterTheEndAHandleKeepsWhatWasLastShown() async {
        let veil = host.overlays.show(.veil("One").instant)
        veil.message = "Two"
        veil.progress = 0.5
        veil.appearance = .classic
        veil.dismiss()
        veil.message = "Three"
        veil.progress = 1
        host.pass(1000)
        #expect(veil.message == "Two" && veil.progress == 0.5 && veil.appearance == .classic)
        #expect(host.leftovers == [])
    }

    @Test func aHandleOverWhatIsGoneKeepsWhatItAskedFor() {
        let table = host.region(.gone)
        let loading = host.overlays.over(table).show(.loading("Loading"))
        #expect(loading.hasEnded && loading.message == "Loading")
        loading.message = "Other"
        #expect(loading.message == "Loading")
        #expect(host.leftovers == [])
    }

    @Test func aHandleTellsItsOwnTextAlsoWhereAnotherIsNewer() {
        let one = host.overlays.show(.veil("One").instant)
        let two = host.overlays.show(.veil("Two").instant)
        one.message = "First"
        host.pass(0)
        #expect(one.message == "First" && two.message == "Two")
        #expect(host.messages == ["Two"])
        two.dismiss()
        #expect(host.messages == ["First"] && two.message == "Two")
        host.clear()
        #expect(host.leftovers == [])
    }

    enum Callback: CaseIterable { case onAction, shouldEnd, apply, announce }

    /// An overlay that is shown in a callback comes after the callback; changes made at once still apply to it.
    @Test(arguments: Callback.allCases)
    func whatIsChangedInTheCallbackThatShowsItIsNotLost(_ callback: Callback) throws {
        var held: [Presentation] = []
        let act: @MainActor () -> Void = { [host] in
            guard held.isEmpty else { return }
            let veil = host.overlays.show(.veil("a").instant)
            held.append(veil)
            veil.message = "b"
            veil.detail = "c"
            veil.progress = 0.5
            #expect(veil.message == "b" && veil.detail == "c" && veil.progress == 0.5)
        }
        switch callback {
        case .apply: host.onApply = { _ in act() }
        case .announce: host.onAnnounce = { _ in act() }
        case .onAction, .shouldEnd: break
        }
        let first = host.overlays.show(
            .loading("First").instant.with(\.content.action, "Undo").with(\.input, .dismissing),
            shouldEnd: { _ in
                if callback == .shouldEnd { act() }
                return true
            }, onAction: { if callback == .onAction { act() } })
        host.pass(100)
        // The event still counts if the veil is in front by now.
        if let id = host.plan.surfaces.first?.id { host.stage.report(.actionTaken(id)) }
        host.pass(100)
        let veil = try #require(held.first)
        #expect(first.outcome == .shown(.action))
        #expect(veil.message == "b" && veil.detail == "c" && veil.progress == 0.5)
        let panel = try #require(host.shown.last?.panel)
        #expect(panel.message == "b" && panel.detail == "c" && panel.indicator == .ring(0.5))
        host.onApply = nil
        host.onAnnounce = nil
        host.clear()
        #expect(veil.message == "b" && veil.detail == "c")
        #expect(host.leftovers == [])
    }

    @Test func whatIsShownAndEndedInOneCallbackEndsOnce() throws {
        var held: [Presentation] = []
        host.onApply = { [host] _ in
            guard held.isEmpty else { return }
            let veil = host.overlays.show(.veil("a"))
            held.append(veil)
            veil.message = "b"
            veil.dismiss()
        }
        host.overlays.flash(.hud("First"))
        let veil = try #require(held.first)
        #expect(veil.outcome == .unseen(.dismissed) && veil.message == "b")
        host.onApply = nil
        host.clear()
        #expect(host.leftovers == [])
    }
}
