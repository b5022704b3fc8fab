@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 9: regions that are not there yet, out of sight, or destroyed.
@MainActor
@Suite struct Rule09RegionTests {
    let host = TestHost()

    @Test func aPresentationWaitsForItsRegion() {
        let table = host.region(.detached)
        let loading = host.overlays.over(table).show(.loading("Loading"))
        host.pass(60_000)
        #expect(host.plan.surfaces.isEmpty && !loading.hasEnded)
        host.set(table, .visible)
        #expect(loading.isVisible)
        host.clear()
        #expect(loading.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }

    @Test func graceCountsFromShowAlsoForARegionThatComesLater() {
        let table = host.region(.detached)
        let loading = host.overlays.over(table).show(.loading("Loading"))
        host.pass(100)
        host.set(table, .visible)
        #expect(host.film(2) == "gU")
        loading.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func whatIsHiddenIsDrawnNoMoreAndBackWhenItsRegionIs() {
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("Loading"))
        host.pass(1000)
        host.set(table, .hidden)
        #expect(host.plan.surfaces.map(\.isHidden) == [true])
        #expect(!loading.isVisible)
        host.pass(60_000)
        host.set(table, .visible)
        #expect(loading.isVisible)
        #expect(host.spoken == ["Loading"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [Region.State.hidden, .detached])
    func anOverlayOverAWindowThatIsNotUpYetComesWithIt(_ state: Region.State) {
        host.set(.window, state)
        let table = host.region()
        let veil = host.overlays.show(.veil("Veil"))
        let loading = host.overlays.over(table).show(.loading("Loading"))
        let hud = host.overlays.show(.hud("Notice", indicator: .spinner))
        host.pass(1000)
        #expect(host.shown.isEmpty)
        host.set(.window, .visible)
        #expect(Set(host.messages) == ["Veil", "Loading", "Notice"])
        for presentation in [veil, loading, hud] { presentation.dismiss() }
        host.pass(1000)
        #expect(veil.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }

    @Test func aDestroyedRegionEndsItAtOnceWithoutTransition() {
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("Loading"))
        host.pass(250)
        host.set(table, .gone)
        #expect(loading.outcome == .shown(.regionGone))
        #expect(host.leftovers == [])
    }

    @Test(arguments: 0..<14)
    func aWindowCanBeDestroyedAtAnyPhase(_ step: Int) {
        let table = host.region(.detached)
        let all = [
            host.overlays.over(table).show(.loading("Detached")),
            host.overlays.show(.veil("Veil")),
            host.overlays.show(.sheet) { "sheet" },
            host.overlays.show(.hud("One").with(\.timing.lifetime, .fixed(.milliseconds(300)))),
            host.overlays.show(.hud("Two")),
        ]
        host.pass(step * 100 / 2)
        if step > 8 { host.overlays.dismissAll() }
        host.pass(step % 3 * 50)
        host.close()
        #expect(all.haveEnded)
        #expect(host.leftovers == [])
    }

    @Test func overWhatIsGoneNothingShows() {
        let table = host.region(.gone)
        let loading = host.overlays.over(table).show(.loading("Loading"))
        #expect(loading.outcome == .unseen(.regionGone))
        host.close()
        let veil = host.overlays.show(.veil("Veil"))
        let sheet = host.overlays.show(.sheet) { "sheet" }
        #expect(veil.outcome == .unseen(.windowGone))
        #expect(sheet.outcome == .unseen(.windowGone))
        #expect(host.leftovers == [])
    }

    @Test func aNoticesTimeRunsFromItsFirstVisibleFrame() {
        host.drawsByItself = false
        let hud = host.overlays.flash(.hud("Saved").instant)
        host.pass(800)
        host.drawFrame()
        host.pass(999)
        #expect(hud.isVisible)
        host.pass(1)
        #expect(hud.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func aHiddenNoticesTimeRunsFromTheEndOfGrace() {
        let page = host.region(.hidden)
        let hud = host.overlays.over(page).flash(.hud("Saved").with(\.timing.grace, .milliseconds(500)))
        host.pass(1499)
        #expect(!hud.hasEnded)
        host.pass(1)
        #expect(hud.outcome == .unseen(.expired))
        #expect(host.leftovers == [])
    }

    @Test func aHostThatNeverDrawsDoesNotKeepANoticeForEver() {
        host.drawsByItself = false
        let hud = host.overlays.flash(.hud("Saved"))
        // Its lifetime, and two waits of a second for a frame.
        host.pass(3000)
        #expect(hud.outcome == .unseen(.expired))
        #expect(host.leftovers == [])
    }

    @Test func aRegionThatLeavesItsWindowAndComesBackKeepsItsOverlay() {
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("Loading"))
        let notice = host.overlays.over(table).flash(
            .hud("Saved").with(\.timing.lifetime, .fixed(.seconds(2))))
        host.pass(500)
        host.set(table, .detached)
        #expect(host.plan.surfaces.isEmpty && host.stage.gate.plan.isOpen)
        host.pass(500)
        host.set(table, .visible)
        #expect(loading.isVisible && notice.isVisible)
        host.pass(1000)
        // Its time ran on, as that of any hidden presentation.
        #expect(notice.outcome == .shown(.expired))
        #expect(host.spoken == ["Loading", "Saved"].sorted() || host.spoken == ["Saved", "Loading"])
        loading.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aWaitingPresentationMovesToTheStageOfItsRegionsWindow() async {
        let other = TestHost(clock: host.clock)
        let table = host.region(.detached)
        let loading = host.overlays.over(table).show(.loading("Loading"))
        host.pass(1000)
        other.set(table, .visible)
        host.stage.transfer(table, to: other.stage)
        #expect(other.messages == ["Loading"] && host.plan.surfaces.isEmpty)
        loading.message = "Still loading"
        host.pass(500)
        #expect(other.messages == ["Still loading"])
        loading.dismiss()
        #expect(await loading.ended == .shown(.dismissed))
        host.pass(1000)
        #expect(host.leftovers == [] && other.leftovers == [])
    }

    @Test func overlaysThatAreKeptFollowTheirRegionToItsNewWindow() {
        let other = TestHost(clock: host.clock)
        let table = host.region()
        let kept = host.overlays.over(table)
        host.set(table, .detached)
        host.stage.transfer(table, to: other.stage)
        let there = kept.show(.loading("Loading").instant)
        #expect(other.messages == ["Loading"] && host.plan.surfaces.isEmpty)
        #expect(kept.presentations.map(\.id) == [there.id])

        host.set(table, .visible)
        other.stage.transfer(table, to: host.stage)
        kept.dismissAll()
        #expect(!there.hasEnded, "what is up stays where it is up")
        let back = kept.show(.loading("Back").instant)
        #expect(host.messages == ["Back"])
        [there, back].forEach { $0.dismiss() }
        host.pass(1000)
        #expect(host.leftovers == [] && other.leftovers == [])
    }

    @Test func aStageThatWaitedForAWindowRetiresToTheWindowsOwn() {
        let waiting = TestHost(clock: host.clock)
        let view = waiting.region(.detached)
        waiting.set(.window, .detached)
        let kept = waiting.overlays.over(view)
        kept.stage.defaults.isInstant = true
        let early = kept.over(.window).show(.veil("Early"))
        waiting.pass(1000)

        host.set(view, .visible)
        waiting.stage.retire(to: host.stage)
        #expect(early.isVisible && host.messages == ["Early"])
        #expect(kept.stage === host.stage && host.stage.defaults.isInstant)
        let late = kept.show(.loading("Late").instant)
        let over = kept.over(.window).show(.hud("Over").instant)
        #expect(host.messages.sorted() == ["Early", "Late", "Over"])
        kept.over(.window).dismissAll()
        #expect(early.hasEnded && late.hasEnded && over.hasEnded)
        host.pass(2000)
        #expect(host.leftovers == [] && waiting.leftovers == [])
    }

    /// A question asked by work under a veil stays in front of the veil, whatever regions the two have.
    @Test func whatWaitedForAWindowComesInTheOrderInWhichItWasShown() {
        let waiting = TestHost(clock: host.clock)
        let views = (1...5).map { _ in waiting.region(.detached) }
        waiting.set(.window, .detached)
        _ = waiting.overlays.show(.veil("Below").instant)
        _ = waiting.overlays.show(.question("Above?", actions: ["Yes"]).instant)
        _ = waiting.overlays.show(.veil("Locked").instant.with(\.onRepeat, .separate))
        for (index, view) in views.enumerated() {
            _ = waiting.overlays.over(view).show(.loading("\(index)").instant)
        }
        waiting.stage.retire(to: host.stage)
        #expect(host.messages == ["0", "1", "2", "3", "4", "Below", "Above?", "Locked"])
        host.clear()
        #expect(host.leftovers == [] && waiting.leftovers == [])
    }

    @Test func aViewThatIsShownAfterItsWindowHasGoneIsNotHeld() {
        let waiting = TestHost(clock: host.clock)
        let view = waiting.region(.detached)
        waiting.set(.window, .detached)
        let kept = waiting.overlays.over(view)
        do {
            let other = TestHost(clock: host.clock)
            waiting.stage.retire(to: other.stage)
        }
        let late = kept.show(.sheet) { "page" }
        #expect(late.hasEnded && waiting.leftovers == [])
    }

    /// Settings made before there was a window apply in the window, whatever the user's language.
    @Test(arguments: [[], ["de"]])
    func whatWasSetWhileAStageWaitedGoesAlong(_ languages: [String]) {
        let host = TestHost(languages: languages)
        let waiting = TestHost(clock: host.clock, languages: languages)
        waiting.set(.window, .detached)
        waiting.stage.defaults.isInstant = true
        waiting.stage.journal.limit = 100
        let words = host.stage.defaults.strings
        waiting.stage.retire(to: host.stage)
        #expect(host.stage.defaults.isInstant && host.stage.journal.limit == 100)
        #expect(host.stage.defaults.strings == words)
    }

    @Test func whatTheWindowsStageWasGivenItselfStays() {
        let host = TestHost(languages: ["de"])
        let waiting = TestHost(clock: host.clock, languages: ["fr"])
        waiting.stage.defaults.isInstant = true
        waiting.stage.journal.limit = 100
        host.stage.defaults.queueLimit = 3
        host.stage.journal.limit = 50
        waiting.stage.retire(to: host.stage)
        #expect(!host.stage.defaults.isInstant && host.stage.journal.limit == 50)
    }

    @Test func theWordsOfAWindowsOwnLanguageStayWhenTheRestGoesAlong() {
        let host = TestHost(languages: ["de"])
        let waiting = TestHost(clock: host.clock, languages: ["fr"])
        let words = host.stage.defaults.strings
        waiting.stage.defaults.isInstant = true
        waiting.stage.retire(to: host.stage)
        #expect(host.stage.defaults.isInstant && host.stage.defaults.strings == words)

        let third = TestHost(clock: host.clock, languages: ["fr"])
        third.stage.defaults.strings.loading = "One moment"
        let fourth = TestHost(clock: host.clock, languages: ["de"])
        third.stage.retire(to: fourth.stage)
        #expect(fourth.stage.defaults.strings.loading == "One moment")
    }

    @Test func dismissAllOverARegionLeavesTheOthers() {
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("Loading").instant)
        let veil = host.overlays.show(.veil("Veil").instant)
        host.overlays.over(table).dismissAll()
        #expect(loading.hasEnded && !veil.hasEnded)
        host.overlays.dismissAll()
        #expect(veil.hasEnded)
        #expect(host.leftovers == [])
    }

    @Test func whatIsReportedOfARegionOnceCountsForAllThatCoverIt() {
        let table = host.region()
        let other = host.region()
        let over = host.overlays.over(table)
        let loading = over.show(.loading("Loading").instant)
        let activity = over.show(.activity("Busy").instant)
        let sheet = over.show(Overlay.sheet.instant) { "Sheet" }
        let beside = host.overlays.over(other).show(.loading("Beside").instant)
        let all = [loading, activity, sheet]
        host.set(table, .hidden)
        #expect(all.map(\.isVisible) == [false, false, false] && beside.isVisible)
        #expect(host.plan.surfaces.filter { $0.region == table }.map(\.isHidden) == [true, true, true])
        host.set(table, .visible)
        #expect(all.map(\.isVisible) == [true, true, true])
        host.set(table, .detached)
        #expect(
            host.stage.presentations.filter { $0.region == table }.map(\.state) == [
                .detached, .detached, .detached,
            ])
        host.set(table, .visible)
        host.pass(1000)
        #expect(all.map(\.isVisible) == [true, true, true])
        host.set(table, .gone)
        #expect(all.outcomes == [.shown(.regionGone), .shown(.regionGone), .shown(.regionGone)])
        #expect(beside.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A host reports a region's state only when the first overlay is shown over it.
    @Test func whatTheHostSaysWhenOneIsShownCountsForTheOthers() {
        let table = host.region(.hidden)
        let loading = host.overlays.over(table).show(.loading("Loading").instant)
        let activity = host.overlays.over(table).show(.activity("Busy").instant)
        #expect(!loading.isVisible && !activity.isVisible)
        #expect(host.stage.presentations.map(\.state) == [.hidden, .hidden])
        host.set(table, .visible)
        #expect(loading.isVisible && activity.isVisible)
        host.clear()
        #expect(host.leftovers == [])
    }
}
