@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 7: what a second `show` does, and what the holders of one surface share.
@MainActor
@Suite struct Rule07SharingTests {
    let host = TestHost()

    @Test func joinersShareASurfaceAndTheNewestLivingOnesContentShows() {
        let first = host.overlays.show(.veil("First"))
        let second = host.overlays.show(.veil("Second"))
        let third = host.overlays.show(.veil("Third"))
        host.pass(200)
        #expect(host.messages == ["Third"])
        #expect(host.stage.presentations.map(\.holders) == [3, 3, 3])
        third.dismiss()
        #expect(third.outcome == .shown(.dismissed))
        #expect(host.messages == ["Second"])
        first.dismiss()
        #expect(host.messages == ["Second"])
        second.dismiss()
        #expect(!second.hasEnded)
        host.pass(1000)
        #expect(second.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }

    @Test func whatJoinsOnScreenIsShownAtOnce() async throws {
        let first = host.overlays.show(.veil("First"))
        host.pass(1_000)
        let second = host.overlays.show(.veil("Second"))
        let isSeen = try await Task { await second.shown() }.end
        #expect(isSeen)
        for veil in [first, second] { veil.dismiss() }
        host.pass(1_000)
        #expect(host.leftovers == [])
    }

    /// Work of another part of the app must not uncover a lock, nor may its button remove the lock.
    @Test(arguments: [Overlay.RepeatPolicy.join, .refresh, .replace])
    func separateVeilIsNeitherJoinedNorReplaced(_ policy: Overlay.RepeatPolicy) {
        let lock = host.overlays.show(
            .veil("Locked").with(\.timing, Overlay.Timing()).with(\.onRepeat, .separate))
        host.pass(1_000)
        let sync = host.overlays.show(
            .veil("Syncing").with(\.timing, Overlay.Timing()).with(\.content.actions, ["Later"])
                .with(\.onRepeat, policy))
        host.pass(1_000)
        #expect(host.messages == ["Locked", "Syncing"])
        host.pressAction(on: "Syncing")
        host.pass(1_000)
        #expect(sync.hasEnded && !lock.hasEnded)
        #expect(host.messages == ["Locked"])
        lock.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Under the lock, a later overlay's text and buttons would be out of reach; restoring
    /// a minimized one must not remove the lock.
    @Test func whatComesAfterALockLiesOverIt() {
        let still = Overlay.veil("Early").with(\.timing, Overlay.Timing())
        let early = host.overlays.show(still)
        let pill = host.overlays.over(.window).show(
            still.with(\.content.message, "Pill").with(\.canMinimize, true).with(\.onRepeat, .join))
        host.pass(1_000)
        pill.minimize()
        host.pass(1_000)
        let lock = host.overlays.show(still.with(\.content.message, "Locked").with(\.onRepeat, .separate))
        host.pass(1_000)
        let late = host.overlays.show(still.with(\.content.message, "Late"))
        host.pass(1_000)
        #expect(host.messages.filter { $0 != "Pill" } == ["Early", "Locked", "Late"])
        pill.restore()
        host.pass(1_000)
        #expect(host.messages == ["Early", "Locked", "Pill"], "it shares the surface over the lock")
        for veil in [early, pill, lock, late] { veil.dismiss() }
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theEarliestGraceCounts() {
        _ = host.overlays.show(.veil("First").with(\.timing.grace, .seconds(1)))
        host.pass(100)
        _ = host.overlays.show(.veil("Second").with(\.timing.grace, .milliseconds(100)))
        #expect(host.film(3) == "gUU")
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theLatestMinimumCounts() {
        let first = host.overlays.show(.veil("First"))
        host.pass(500)
        let second = host.overlays.show(.veil("Second").with(\.timing.minimum, .seconds(2)))
        second.dismiss()
        first.dismiss()
        host.pass(1999)
        #expect(!first.hasEnded)
        host.pass(1)
        #expect(first.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aJoinersShorterMinimumShortensNothing() {
        let first = host.overlays.show(.veil("First").with(\.timing.minimum, .seconds(2)))
        host.pass(500)
        let second = host.overlays.show(.veil("Second"))
        first.dismiss()
        second.dismiss()
        host.pass(1699)
        #expect(!second.hasEnded)
        host.pass(1)
        #expect(second.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theStrictestInputCounts() {
        let table = host.region()
        let over = host.overlays.over(table)
        let strict = over.show(.loading("First"))
        let lax = over.show(.loading("Second").with(\.input, .passThrough))
        #expect(host.isCovered(table))
        strict.dismiss()
        #expect(!host.isCovered(table))
        lax.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func aTapOutsideEndsOnlyWhatAllWouldHaveEnded() {
        let first = host.overlays.show(.veil("First").instant.with(\.input, .dismissing))
        let second = host.overlays.show(.veil("Second").instant)
        host.tap(at: Point(x: 5, y: 5))
        #expect(!first.hasEnded && !second.hasEnded)
        second.dismiss()
        host.pass(1000)
        host.tap(at: Point(x: 5, y: 5))
        #expect(first.outcome == .shown(.tapOutside))
        #expect(host.leftovers == [])
    }

    @Test(arguments: [UserAct.tapOutside, .escape, .action])
    func aUsersActEndsAllHolders(_ act: UserAct) {
        let overlay = Overlay.veil("Hello").instant.with(\.input, .dismissing)
            .with(\.content.action, "Undo")
        let holders = (0..<3).map { _ in host.overlays.show(overlay) }
        act.happen(on: "Hello", in: host)
        #expect(holders.outcomes == Array(repeating: .shown(act.cause), count: 3))
        #expect(host.leftovers == [])
    }

    @Test(arguments: [UserAct.cancelButton, .escape])
    func cancellingEndsOnlyThoseWithACancelButton(_ act: UserAct) {
        let plain = host.overlays.show(.veil("Hello").instant)
        let cancellable = host.overlays.show(.veil("Hello", cancel: .standard).instant)
        let newest = host.overlays.show(.veil("Hello").instant)
        #expect(host.isShowing("Cancel"))
        act.happen(on: "Hello", in: host)
        #expect(cancellable.outcome == .shown(act.cause))
        #expect(!plain.hasEnded && !newest.hasEnded)
        #expect(!host.isShowing("Cancel"))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func anotherRegionOrKindIsNotJoined() {
        let table = host.region()
        let list = host.region()
        _ = host.overlays.over(table).show(.loading("One"))
        _ = host.overlays.over(list).show(.loading("Two"))
        _ = host.overlays.over(table).show(.activity("Three"))
        host.pass(200)
        #expect(host.shown.count == 3)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func refreshingTakesOverInPlaceAndBeginsAgain() throws {
        let first = host.overlays.show(.veil("First"))
        host.pass(1000)
        let before = try #require(host.plan.surfaces.first)
        let second = host.overlays.show(.veil("Second").with(\.onRepeat, .refresh))
        #expect(first.outcome == .shown(.replaced))
        let after = try #require(host.plan.surfaces.first)
        #expect(after.id == before.id && after.generation == before.generation)
        #expect(host.messages == ["Second"])
        second.dismiss()
        host.pass(399)
        #expect(!second.hasEnded)
        host.pass(1)
        #expect(second.hasEnded)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func refreshingANoticeGivesItItsWholeTimeAgain() {
        host.overlays.flash(.hud("One").with(\.onRepeat, .refresh))
        host.pass(900)
        let second = host.overlays.flash(.hud("Two").with(\.onRepeat, .refresh))
        host.pass(900)
        #expect(second.isVisible)
        #expect(host.spoken == ["One", "Two"])
        host.pass(1000)
        #expect(second.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    @Test func replacingLetsTheOldLeaveAndANewOneCome() {
        let first = host.overlays.show(.veil("First"))
        host.pass(1000)
        let second = host.overlays.show(.veil("Second").with(\.onRepeat, .replace))
        #expect(first.outcome == .shown(.replaced))
        #expect(host.messages == ["First"])
        host.pass(200)
        #expect(host.messages == ["Second"])
        second.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func sheetsStandForThemselves() {
        let first = host.overlays.show(.sheet) { "one" }
        let second = host.overlays.show(.sheet) { "two" }
        #expect(host.isShowing("one") && host.isShowing("two"))
        first.dismiss()
        #expect(first.hasEnded && !second.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whoJoinedWhileHiddenIsShownWhenItIs() {
        let table = host.region()
        let over = host.overlays.over(table)
        let first = over.show(.loading("First").instant)
        host.set(table, .hidden)
        let second = over.show(.loading("Second").instant)
        host.set(table, .visible)
        host.clear()
        #expect(first.outcome?.wasShown == true && second.outcome?.wasShown == true)
        #expect(host.leftovers == [])
    }

    @Test func aStatusOfOneOfSeveralEndsOnlyItsShare() {
        let first = host.overlays.show(.veil("First").instant)
        let second = host.overlays.show(.veil("Second").instant)
        second.finish(.success("Saved"))
        #expect(second.outcome == .shown(.finished))
        #expect(host.messages == ["First"])
        first.finish(.success("Saved"))
        #expect(host.messages == ["Saved"])
        host.pass(1000)
        #expect(first.outcome == .shown(.finished))
        #expect(host.leftovers == [])
    }

    @Test func onlyThoseWhomAnActWouldEndAreAskedAndAnyCanRefuse() {
        var asked: [String] = []
        func refusing(_ name: String, _ answer: Bool) -> @MainActor (Presentation.Cause) -> Bool {
            { cause in
                asked.append("\(name) \(cause)")
                return answer
            }
        }
        let veil = Overlay.veil("Hello").instant
        let plain = host.overlays.show(veil, shouldEnd: refusing("plain", false))
        let cancellable = host.overlays.show(
            veil.with(\.content.cancel, .standard), shouldEnd: refusing("cancellable", true))
        // A tap outside and an action do nothing here, so nobody is asked.
        host.tap(at: Point(x: 5, y: 5))
        #expect(asked == [])
        host.pressCancel(on: "Hello")
        #expect(asked == ["cancellable cancelButton"])
        #expect(cancellable.hasEnded && !plain.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The first veil was never seen, so the second one's grace starts afresh.
    @Test(arguments: [nil, "work"] as [String?])
    func whoComesAfterAStatusThatNobodySawHasAGraceOfItsOwn(_ identifier: String?) {
        func veil(_ message: String) -> Overlay { .veil(message).with(\.identifier, identifier) }
        let first = host.overlays.show(veil("First"))
        host.pass(50)
        first.finish(.success("Saved"))
        host.pass(50)
        let second = host.overlays.show(veil("Second"))
        #expect(first.outcome?.wasShown == false)
        host.pass(199)
        #expect(host.shown.isEmpty)
        second.dismiss()
        #expect(second.outcome == .unseen(.dismissed))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// Otherwise an overlay that is replaced again and again would never be seen.
    @Test func whoTakesAnothersPlaceHasTheRestOfItsGrace() {
        _ = host.overlays.show(.veil("First").with(\.identifier, "work"))
        host.pass(150)
        _ = host.overlays.show(.veil("Second").with(\.identifier, "work"))
        host.pass(51)
        #expect(host.messages == ["Second"])
        host.clear()
        #expect(host.leftovers == [])
    }
}
