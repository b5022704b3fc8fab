@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 13: back to front, and who Escape is for.
@MainActor
@Suite struct Rule13OrderTests {
    let host = TestHost()

    /// A sheet, and a view in it.
    private func showSheetAroundTable() throws -> (sheet: Presentation, table: Region) {
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let table = host.region()
        host.stage.report(.regionContained(table, in: try #require(host.plan.surfaces.first?.id)))
        return (sheet, table)
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

    /// What is busy is the view alone, not the sheet that it is in.
    @Test func escapeEndsASheetWhileAViewInItIsBusy() throws {
        let (sheet, table) = try showSheetAroundTable()
        let busy = host.overlays.over(table).show(.loading("In sheet").instant)
        host.pressEscape()
        #expect(sheet.outcome == .shown(.escape) && !busy.hasEnded)
        busy.dismiss()
        host.clear()
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

    @Test func escapePassesALiveOrPassingOverlay() {
        let table = host.region()
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let loading = host.overlays.over(table).show(.loading("Region").instant)
        host.pressEscape()
        #expect(sheet.hasEnded && !loading.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func scrimsDoNotAddUp() {
        #expect(Dimming.opacity(wanted: 0.5, over: 0) == 0.5)
        #expect(Dimming.opacity(wanted: 0.5, over: 0.5) == 0)
        #expect(Dimming.opacity(wanted: 0.3, over: 0.5) == 0)
        #expect(Dimming.opacity(wanted: 0.75, over: 0.5) == 0.5)
        #expect(Dimming.opacity(wanted: 1, over: 1) == 0)
    }
}
