@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 7: a `show` under the name of a presented overlay changes that overlay.
@MainActor
@Suite struct Rule07AgainTests {
    let host = TestHost()

    private func upload(_ text: String, action: Overlay.ActionButton? = nil) -> Overlay {
        Overlay.hud(text, indicator: .ring(0.5), placement: .bottom, action: action).instant
            .identified("upload")
    }

    @Test func itChangesWhatIsPresented() {
        let first = host.overlays.show(upload("1 of 3"))
        let surface = host.plan.surfaces.first?.id
        let second = host.overlays.show(upload("2 of 3", action: "Stop"))
        #expect(host.messages == ["2 of 3"] && host.plan.surfaces.first?.id == surface)
        #expect(host.plan.surfaces.first?.panel.actions.map(\.title) == ["Stop"])
        #expect(first.outcome == .shown(.replaced) && !second.hasEnded)
        first.progress = 0.1
        second.progress = 0.9
        host.pass(1)
        #expect(host.plan.surfaces.first?.panel.indicator == .ring(0.9))
        #expect(host.spoken.filter { $0.contains("of") } == ["1 of 3", "2 of 3, Stop is available"])
        second.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func otherNamesStandBesideIt() {
        _ = host.overlays.show(upload("Upload"))
        _ = host.overlays.show(upload("Download").identified("download"))
        _ = host.overlays.show(Overlay.hud("None", placement: .bottom, action: "OK").instant)
        #expect(host.plan.surfaces.count == 3)
        host.overlays.dismissAll(identifier: "upload")
        #expect(host.stage.presentations.map(\.identifier).sorted() == ["download", "hud"])
        #expect(host.isShowing(identifier: "download") && !host.isShowing(identifier: "upload"))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func anotherRegionsOrKindsIsLeftAlone() {
        let page = host.region()
        let there = host.overlays.over(page).show(upload("There"))
        let here = host.overlays.show(upload("Here"))
        let veil = host.overlays.show(.veil("Veil").instant.identified("upload"))
        #expect([there, here, veil].allSatisfy { !$0.hasEnded })
        host.overlays.over(page).dismissAll(identifier: "upload")
        #expect(there.hasEnded && !here.hasEnded && !veil.hasEnded)
        host.overlays.dismissAll(identifier: "upload")
        #expect(here.hasEnded && veil.hasEnded)
        #expect(host.leftovers == [])
    }

    @Test func veilsOfOtherNamesJoinAsEver() {
        _ = host.overlays.show(.veil("One").with(\.identifier, "one").instant)
        _ = host.overlays.show(.veil("Two").with(\.identifier, "two").instant)
        #expect(host.messages == ["Two"])
        #expect(host.stage.presentations.map(\.identifier) == ["one", "two"], "each has its own name")
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [Overlay.RepeatPolicy.join, .refresh])
    func aPanelHasTheNameOfWhatIsSeenOnIt(_ onRepeat: Overlay.RepeatPolicy) {
        let veils = ["one", "two"].map {
            host.overlays.show(
                .veil($0).with(\.identifier, $0).with(\.onRepeat, onRepeat).instant)
        }
        #expect(host.plan.surfaces.map(\.identifier) == ["two"] && host.messages == ["two"])
        veils[0].dismiss()
        host.pass(1000)
        #expect(host.isShowing(identifier: "two") && !host.isShowing(identifier: "one"))
        let unnamed = host.overlays.show(.veil("three").instant)
        #expect(host.plan.surfaces.map(\.identifier) == ["veil"])
        unnamed.dismiss()
        host.pass(1000)
        #expect(host.plan.surfaces.map(\.identifier) == ["two"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [0, 1])
    func ofThoseWhoShareAPanelOnlyTheNamedOneEnds(_ place: Int) {
        let names = ["one", "two"]
        let veils = names.map { host.overlays.show(.veil($0).with(\.identifier, $0).instant) }
        let unnamed = host.overlays.show(.veil("three").instant)
        host.overlays.dismissAll(identifier: "veil")
        #expect(!(veils + [unnamed]).contains { $0.hasEnded }, "the kind is no name of the app's")
        unnamed.dismiss()
        host.overlays.dismissAll(identifier: names[place])
        #expect(veils[place].hasEnded && !veils[1 - place].hasEnded)
        #expect(host.messages == [names[1 - place]])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [0, 1])
    func ofThoseWhoShareAPanelOnlyTheNamedOneIsReplaced(_ place: Int) {
        let names = ["one", "two"]
        let veils = names.map { host.overlays.show(.veil($0).with(\.identifier, $0).instant) }
        let again = host.overlays.show(.veil("again").instant.identified(names[place]))
        #expect(veils[place].outcome?.cause == .replaced && !veils[1 - place].hasEnded)
        #expect(host.messages == ["again"], "they share one panel still")
        again.dismiss()
        #expect(host.messages == [names[1 - place]])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aNameIsAtOnePlacementAlone() {
        let notice = {
            Overlay.hud($0, placement: $1).with(\.transition, .fade(.milliseconds(400))).identified("n")
        }
        let top = Overlay.Placement.top
        _ = host.overlays.show(notice("One", top))
        host.pass(1_000)
        let below = host.overlays.show(notice("Two", .bottom))
        host.pass(100)
        let back = host.overlays.show(notice("Three", top))
        host.pass(1_000)
        #expect(below.hasEnded && back.isVisible && host.messages == ["Three"])
        host.clear()
        host.pass(1_000)
        #expect(host.leftovers == [])
    }

    @Test func aCountIsOfItsText() {
        let saving = { Overlay.veil("Saving").instant.identified("v", counts: true) }
        _ = host.overlays.show(saving())
        _ = host.overlays.show(saving())
        #expect(host.messages == ["Saving (2)"])
        let other = host.overlays.show(.veil("Loading").instant)
        #expect(host.messages == ["Loading"])
        other.dismiss()
        #expect(host.messages == ["Saving"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aCountEndsWithAnotherDetail() {
        let saving = { Overlay.veil("Saving").instant.identified("v", counts: true) }
        _ = host.overlays.show(saving())
        let second = host.overlays.show(saving())
        second.detail = "Chapter 2"
        host.pass(1)
        #expect(host.messages == ["Saving"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func itsTimeBeginsAgain() {
        let first = host.overlays.flash(.hud("Saved").instant.identified("saved"))
        host.pass(900)
        let second = host.overlays.flash(.hud("Saved").instant.identified("saved"))
        host.pass(999)
        #expect(first.hasEnded && second.isVisible)
        host.pass(1)
        #expect(second.outcome == .shown(.expired))
        #expect(host.spoken == ["Saved"])
        #expect(host.leftovers == [])
    }

    @Test func atAnotherPlacementItComesAnew() {
        let first = host.overlays.show(upload("One"))
        let second = host.overlays.show(upload("Two").with(\.placement, .top))
        #expect(first.outcome == .shown(.replaced))
        #expect(host.messages == ["Two"])
        second.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func oneThatWaitsForItsTurnIsChangedWhereItWaits() {
        let front = host.overlays.show(
            Overlay.hud("Front").with(\.timing.lifetime, .fixed(.seconds(2))).instant)
        let first = host.overlays.flash(.hud("One").instant.identified("a"))
        _ = host.overlays.flash(.hud("Between").instant)
        let second = host.overlays.flash(.hud("Two").instant.identified("a"))
        #expect(first.outcome == .unseen(.replaced))
        host.pass(2_000)
        #expect(front.hasEnded && host.messages == ["Two"])
        host.pass(10_000)
        #expect(second.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func oneThatLeavesTurnsRound() {
        let first = host.overlays.show(
            upload("One").with(\.transition, .fade(.milliseconds(400))))
        host.pass(1000)
        first.dismiss()
        host.pass(200)
        let second = host.overlays.show(upload("Two").with(\.transition, .fade(.milliseconds(400))))
        #expect(host.plan.surfaces.count == 1 && host.messages == ["Two"])
        host.pass(1000)
        #expect(second.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func equalTextsInARowAreCounted() {
        let lost = Overlay.hud("Connection lost", placement: .top).instant.with(\.onRepeat, .count)
        var handles = (0..<3).map { _ in host.overlays.flash(lost) }
        #expect(host.messages == ["Connection lost (3)"])
        #expect(handles[2].message == "Connection lost", "the app's text is the app's")
        #expect(host.spoken == ["Connection lost", "Connection lost (2)", "Connection lost (3)"])
        handles.append(
            host.overlays.flash(.hud("Connected", placement: .bottom).instant.with(\.onRepeat, .count)))
        #expect(Set(host.messages) == ["Connection lost (3)", "Connected"])
        host.pass(10_000)
        handles.append(host.overlays.flash(lost))
        #expect(host.messages == ["Connection lost"])
        host.clear()
        #expect(handles.allSatisfy { $0.hasEnded })
        #expect(host.leftovers == [])
    }

    @Test func anotherTextUnderTheNameCountsFromOne() {
        let notice = { Overlay.hud($0, placement: .top).instant.identified("n", counts: true) }
        _ = host.overlays.show(notice("A"))
        let second = host.overlays.show(notice("A"))
        #expect(host.messages == ["A (2)"])
        second.message = "B"
        host.pass(1)
        #expect(host.messages == ["B"])
        _ = host.overlays.show(notice("B"))
        #expect(host.messages == ["B (2)"])
        let last = host.overlays.show(notice("C"))
        #expect(host.messages == ["C"])
        last.finish(.success("Done"))
        #expect(host.messages == ["Done"])
        host.clear()
        host.pass(10_000)
        #expect(host.leftovers == [])
    }

    @Test func theWordsAreTheStages() {
        host.stage.defaults.strings.repeated = "{n} × {text}"
        for _ in 0..<2 { host.overlays.flash(.hud("{n} lost").instant.with(\.onRepeat, .count)) }
        #expect(host.messages == ["2 × {n} lost"])
        host.clear()
        host.pass(10_000)
        #expect(host.leftovers == [])
    }
}
