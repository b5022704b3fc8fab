@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 13: the order from back to front, and where Escape goes.
@MainActor
@Suite struct Rule13OrderTests {
    let host = TestHost()

    /// Shows a sheet with a view in it.
    private func showSheetAroundTable() throws -> (sheet: Presentation, table: Region) {
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let table = host.region()
        host.stage.report(.regionContained(table, in: try #require(host.plan.surfaces.first?.id)))
        return (sheet, table)
    }

    /// Until the work has stopped, Escape must not reach the app, which would leave the page.
    @Test func escapeIsForWorkThatWasCancelledUntilItHasStopped() async {
        let page = host.region(at: Rect(0, 100, 390, 400))
        var mayEnd = false
        let work = Task {
            try await host.overlays.over(page).during(.loading("Saving", cancel: .standard)) {
                while !mayEnd { await Task.yield() }
            }
        }
        #expect(await host.wait(advancing: .seconds(1)) { host.isShowing("Saving") })
        host.pass(1000)
        host.focus = [page]
        host.pressEscape()
        #expect(host.stage.yieldsToEscape())
        mayEnd = true
        _ = await work.result
        host.clear()
        #expect(!host.stage.yieldsToEscape() && host.leftovers == [])
    }

    @Test func regionsThenVeilsAndSheetsByTimeThenNotices() {
        let table = host.region()
        let held = [
            host.overlays.show(.hud("Notice", indicator: .spinner).instant),
            host.overlays.show(.sheet.instant) { "sheet" },
            host.overlays.show(.veil("Veil").instant),
            host.overlays.show(.sheet.instant) { "later sheet" },
            host.overlays.over(table).show(.loading("Region").instant),
        ]
        #expect(host.shown.map(\.kind) == [.loading, .sheet, .veil, .sheet, .hud])
        for presentation in held { presentation.dismiss() }
        #expect(host.leftovers == [])
    }

    @Test func anOverlayInASheetIsJustAboveIt() throws {
        let (sheet, table) = try showSheetAroundTable()
        let loading = host.overlays.over(table).show(.loading("In sheet").instant)
        let veil = host.overlays.show(.veil("Veil").instant)
        #expect(host.shown.map(\.kind) == [.sheet, .loading, .veil])
        host.stage.report(.regionContained(table, in: nil))
        #expect(host.shown.map(\.kind) == [.loading, .sheet, .veil])
        for presentation in [sheet, loading, veil] { presentation.dismiss() }
        #expect(host.leftovers == [])
    }

    @Test func anOverlayInANoticeIsJustAboveIt() throws {
        host.overlays.flash(.hud().instant, content: { "notice" })
        let picture = host.region()
        host.stage.report(.regionContained(picture, in: try #require(host.plan.surfaces.first?.id)))
        let loading = host.overlays.over(picture).show(.loading("In the notice").instant)
        let veil = host.overlays.show(.veil("Veil").instant)
        #expect(host.shown.map(\.kind) == [.veil, .hud, .loading])
        for presentation in [loading, veil] { presentation.dismiss() }
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func anOverlayOutlivesTheSheetThatItsRegionWasIn() throws {
        let (sheet, table) = try showSheetAroundTable()
        let loading = host.overlays.over(table).show(.loading("In sheet").instant)
        sheet.dismiss()
        #expect(host.shown.map(\.kind) == [.loading])
        loading.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func escapeGoesToTheTopmostThatCanBeDismissed() {
        let lower = host.overlays.show(.sheet.instant) { "lower" }
        let upper = host.overlays.show(.sheet.instant) { "upper" }
        host.overlays.flash(.hud("Notice"))
        host.pressEscape()
        #expect(upper.outcome == .shown(.escape) && !lower.hasEnded)
        host.pressEscape()
        #expect(lower.outcome == .shown(.escape))
        host.pressEscape()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Only the view is busy, not the sheet around it.
    @Test func escapeEndsASheetWhileAViewInItIsBusy() throws {
        let (sheet, table) = try showSheetAroundTable()
        let busy = host.overlays.over(table).show(.loading("In sheet").instant)
        host.pressEscape()
        #expect(sheet.outcome == .shown(.escape) && !busy.hasEnded)
        busy.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Assistive technology makes its escape gesture on one of several busy views.
    @Test func escapeOnOneSurfaceEndsNoOtherAndNothingUnderAVeil() throws {
        let overlays = [host.region(), host.region()].map { host.overlays.over($0) }
        let loadings = overlays.map { $0.show(.loading("Loading", cancel: .standard).instant) }
        let (first, last) = (loadings[0], loadings[1])
        let busy = host.overlays.over(host.region()).show(.activity().instant)
        let ids = host.plan.surfaces.map(\.id)
        #expect(host.stage.yieldsToEscape(on: ids[0]) && !host.stage.yieldsToEscape(on: ids[2]))
        host.stage.report(.escapeOn(ids[2]))
        #expect(!busy.hasEnded && !last.hasEnded)
        let veil = host.overlays.show(.veil("Veil").instant)
        host.stage.report(.escapeOn(ids[0]))
        #expect(!first.hasEnded && !host.stage.yieldsToEscape(on: ids[0]))
        veil.dismiss()
        host.stage.report(.escapeOn(ids[0]))
        #expect(first.outcome == .shown(.escape) && !last.hasEnded)
        for presentation in [last, busy] { presentation.dismiss() }
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func thePlanSaysWhetherEscapeEndsASurface() {
        let overlays: [(Overlay, Bool)] = [
            (.sheet, true), (.sheet(input: .block), false), (.form(), true),
            (.sheet(input: .block).with(\.content.cancel, .cross), true),
        ]
        for (overlay, ends) in overlays {
            let sheet = host.overlays.show(overlay.instant) { "sheet" }
            #expect(host.plan.surfaces.first?.endsByEscape == ends)
            host.pressEscape()
            #expect(sheet.hasEnded == ends)
            sheet.dismiss()
            host.clear()
        }
        #expect(host.leftovers == [])
    }

    @Test func escapeReachesNothingUnderABlockingVeilNotEvenInItsGrace() {
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let veil = host.overlays.show(.veil("Veil"))
        host.pressEscape()
        #expect(!sheet.hasEnded)
        host.pass(1000)
        host.pressEscape()
        #expect(!sheet.hasEnded && !veil.hasEnded)
        veil.dismiss()
        host.pressEscape()
        #expect(sheet.outcome == .shown(.escape))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func escapeReachesNoSheetThatIsCoveredOverItsView() {
        let view = host.overlays.over(host.region())
        let sheet = view.show(.sheet.instant) { "form" }
        host.pass(1)
        let busy = view.show(.loading("Saving").instant)
        host.pass(1)
        host.pressEscape()
        #expect(!sheet.hasEnded && !busy.hasEnded)
        busy.dismiss()
        host.pass(1_000)
        host.pressEscape()
        #expect(sheet.outcome == .shown(.escape))
        host.pass(1_000)
        #expect(host.leftovers == [])
    }

    @Test func escapePassesAnOverlayOnOneView() {
        let table = host.region()
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let loading = host.overlays.over(table).show(.loading("Region").instant)
        host.pressEscape()
        #expect(sheet.hasEnded && !loading.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func escapePassesWhatIsInFrontAndLetsInputThrough() {
        let below = host.overlays.show(.sheet.instant) { "below" }
        let live = host.overlays.show(
            .sheet(input: .live).instant.with(\.input.escapeDismisses, false)
        ) { "live" }
        let notice = host.overlays.show(.hud("Saved").instant)
        host.performAccessibilityEscape()
        #expect(below.hasEnded && !live.hasEnded && !notice.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func scrimsDoNotAddUp() {
        #expect(Dimming.opacity(wanted: 0.5, over: 0) == 0.5)
        #expect(Dimming.opacity(wanted: 0.5, over: 0.5) == 0)
        #expect(Dimming.opacity(wanted: 0.3, over: 0.5) == 0)
        #expect(Dimming.opacity(wanted: 0.75, over: 0.5) == 0.5)
        #expect(Dimming.opacity(wanted: 0.5, over: 1) == 0)
    }

    /// This also holds while it fades in: an opaque scrim covers the scrims below it gradually.
    @Test(arguments: [0.0, 0.25, 1])
    func anOpaqueScrimIsDrawnAsItIs(wanted: Double) {
        for covered in [0.0, 0.5, 1] {
            #expect(Dimming.opacity(wanted: wanted, over: covered, isOpaque: true) == wanted)
        }
    }

    /// Shows a notice at the bottom that can be flicked away.
    private func showFlickable(_ text: String) -> Presentation {
        host.overlays.show(
            .hud(text, placement: .bottom, action: "Undo").instant.with(\.input.dismissedBy, [.flick]))
    }

    private func focus(_ text: String, _ isFocused: Bool = true) throws {
        host.stage.report(.focused(try #require(host.surface(saying: text)).id, isFocused))
    }

    @Test func escapePutsAsideTheNoticeThatHasTheFocus() throws {
        let (old, new) = (showFlickable("old"), showFlickable("new"))
        host.pass(500)
        host.stage.report(.escape)
        #expect(!old.hasEnded && !new.hasEnded, "in the app, Escape is the app's")
        try focus("old")
        host.stage.report(.escape)
        #expect(old.outcome?.cause == .escape)
        #expect(!new.hasEnded)
        new.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func escapeGoesToTheFocusedNoticeBeforeASheetThatItDismisses() throws {
        let sheet = host.overlays.show(.sheet(input: .live).instant) { "sheet" }
        let notice = showFlickable("notice")
        host.pass(500)
        try focus("notice")
        host.stage.report(.escape)
        #expect(notice.outcome?.cause == .escape && !sheet.hasEnded)
        let other = showFlickable("other")
        host.pass(500)
        host.stage.report(.escape)
        #expect(sheet.outcome?.cause == .escape && !other.hasEnded)
        other.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theCrossOfANoticeLeavesEscapeToTheAppUnlessItHasTheFocus() throws {
        let notice = host.overlays.show(.hud("notice", placement: .bottom, cancel: .cross).instant)
        host.pass(500)
        let surface = try #require(host.surface(saying: "notice"))
        #expect(surface.panel.cancel == "Close" && surface.panel.cancelIsCross)
        host.stage.report(.escape)
        #expect(!notice.hasEnded, "in the app, Escape is the app's")
        try focus("notice")
        host.stage.report(.escape)
        #expect(notice.outcome?.cause == .escape)
        let other = host.overlays.show(.hud("other", placement: .bottom, cancel: .cross).instant)
        host.pass(500)
        host.stage.report(.cancelTaken(try #require(host.surface(saying: "other")).id))
        #expect(other.outcome?.cause == .cancelButton)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func escapePressesTheCrossOfANoticeThatBlocksTheWindow() {
        let notice = host.overlays.show(
            .hud("Working", indicator: .spinner, cancel: .cross).instant.with(\.input, .block))
        host.pass(500)
        host.stage.report(.escape)
        #expect(notice.outcome?.cause == .escape)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aNoticeThatEscapeDismissesGoesByItWithACrossToo() {
        let notice = host.overlays.show(
            .hud("notice", cancel: .cross).instant.with(\.input.escapeDismisses, true))
        host.pass(500)
        host.stage.report(.escape)
        #expect(notice.outcome?.cause == .escape)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [false, true])
    func escapeInTheAppEndsOnlyHoldersWithATitledCancel(crossIsFirst: Bool) throws {
        func show(_ button: Overlay.CancelButton) -> Presentation {
            host.overlays.show(
                .hud("Sending", indicator: .spinner, cancel: button).instant.with(\.onRepeat, .join))
        }
        let first = show(crossIsFirst ? .cross : .standard)
        let second = show(crossIsFirst ? .standard : .cross)
        host.pass(500)
        host.stage.report(.escape)
        let (cross, titled) = crossIsFirst ? (first, second) : (second, first)
        #expect(titled.outcome?.cause == .escape && !cross.hasEnded)
        cross.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aCrossThatCancelsWorkIsCalledCancel() async throws {
        let done = Task {
            try await host.overlays.during(.hud("work", indicator: .spinner, cancel: .cross).instant) {
                try await Task.sleep(for: .seconds(3600))
            }
        }
        #expect(await host.wait(advancing: .seconds(1)) { host.isShowing("work") })
        host.pass(500)
        #expect(host.surface(saying: "work")?.panel.cancel == "Cancel")
        let veil = host.overlays.show(.veil("veil", cancel: .cross).instant.with(\.canMinimize, true))
        host.pass(500)
        #expect(host.surface(saying: "veil")?.panel.cancel == "Cancel")
        veil.minimize()
        host.pass(1000)
        #expect(host.surface(saying: "veil")?.panel.cancel == "Cancel", "a minimized veil is no notice")
        veil.dismiss()
        done.cancel()
        _ = await done.result
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func escapeLeavesANoticeThatTheUserCannotPutAside() throws {
        let notice = host.overlays.show(.hud("notice", placement: .bottom, action: "Undo").instant)
        host.pass(500)
        try focus("notice")
        host.stage.report(.escape)
        #expect(!notice.hasEnded)
        notice.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func escapeCancelsNoWorkOfANoticeThatCanBeFlickedAway() async throws {
        let notice = Overlay.hud("work", placement: .bottom, action: "Details").instant
            .with(\.input.dismissedBy, [.flick])
        let done = Task {
            try await host.overlays.during(notice) { try await Task.sleep(for: .seconds(3600)) }
        }
        #expect(await host.wait(advancing: .seconds(1)) { host.isShowing("work") })
        host.pass(500)
        try focus("work")
        host.stage.report(.escape)
        #expect(host.surface(saying: "work") != nil && !done.isCancelled)
        done.cancel()
        _ = await done.result
        host.clear()
        #expect(host.leftovers == [])
    }
}
