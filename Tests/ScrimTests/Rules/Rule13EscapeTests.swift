@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 13: Escape goes to the panel with the focus, or to what surrounds it, and to nothing beside it.
@MainActor
@Suite struct Rule13EscapeTests {
    private let host = TestHost()

    private var upload: Overlay {
        .hud("Uploading", indicator: .spinner, placement: .bottom, cancel: .standard).instant
    }

    private var news: Overlay { .hud("New mail", placement: .bottom, action: "Show").instant }

    private func end() {
        host.clear()
        #expect(host.leftovers == [])
    }

    // MARK: In a view that is loading

    /// The key closes the app's search bar, whatever else is presented.
    @Test(arguments: [true, false])
    func escapeInBusyViewEndsNoOtherOverlay(isSheet: Bool) {
        let list = host.region(at: Rect(0, 100, 390, 300))
        let beside =
            isSheet
            ? host.overlays.show(.sheet(from: .trailing).instant) { "composer" } : host.overlays.show(upload)
        let busy = host.overlays.over(list).show(.activity().instant)
        host.pass(500)
        let focus = FocusPlace.app(inside: [list])
        #expect(host.stage.yieldsToEscape() && !host.stage.yieldsToEscape(at: focus))
        host.stage.report(.escapeAt(focus))
        #expect(!beside.hasEnded && !busy.hasEnded)
        end()
    }

    @Test func inAViewThatWaitsItCancelsWhatItWaitsFor() {
        let page = host.region(at: Rect(0, 100, 390, 600))
        let row = host.region(at: Rect(0, 100, 390, 60))
        let sheet = host.overlays.show(.sheet(from: .trailing).instant) { "composer" }
        let load = host.overlays.over(page).show(.loading("Loading", cancel: .standard).instant)
        let busy = host.overlays.over(row).show(.activity().instant)
        host.pass(500)
        let focus = FocusPlace.app(inside: [page, row])
        #expect(host.stage.yieldsToEscape(at: focus))
        host.stage.report(.escapeAt(focus))
        #expect(load.outcome?.cause == .escape && !sheet.hasEnded && !busy.hasEnded)
        end()
    }

    /// Shows a sheet that has the focus, and a loading overlay over a list in it.
    private func showLoadInSheet() throws -> (
        sheet: Presentation, load: Presentation, id: SurfaceID, list: Region
    ) {
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let (id, list) = (try #require(host.plan.surfaces.first?.id), host.region())
        host.stage.report(.regionContained(list, in: id))
        let load = host.overlays.over(list).show(.loading("Loading", cancel: .standard).instant)
        host.pass(500)
        host.focusPanel(id)
        return (sheet, load, id, list)
    }

    /// The focus is in the list, which gets no keys.
    @Test func inAViewOfASheetThatWaitsItCancelsWhatItWaitsFor() throws {
        let (sheet, load, id, list) = try showLoadInSheet()
        host.stage.report(.escapeAt(.panel(id, inside: [list])))
        #expect(load.outcome?.cause == .escape && !sheet.hasEnded)
        host.stage.report(.escapeAt(.panel(id, inside: [list])))
        #expect(sheet.outcome?.cause == .escape)
        end()
    }

    /// The focus is elsewhere in the sheet, where nothing is loading.
    @Test func besideAViewOfASheetThatWaitsItEndsTheSheet() throws {
        let (sheet, load, id, _) = try showLoadInSheet()
        host.stage.report(.escapeAt(.panel(id)))
        #expect(sheet.outcome?.cause == .escape && !load.hasEnded)
        end()
    }

    // MARK: In a panel

    @Test(arguments: [true, false])
    func inANoticeThatStaysItIsForNothingBesideThat(isSheet: Bool) {
        let beside =
            isSheet
            ? host.overlays.show(.sheet(from: .trailing).instant) { "composer" }
            : host.overlays.show(upload.with(\.placement, .top))
        let notice = host.overlays.show(news)
        host.pass(500)
        host.focusPanel("New mail")
        host.pressEscape()
        #expect(!beside.hasEnded && !notice.hasEnded)
        end()
    }

    @Test func inAVeilWithoutCancelItIsForNoNoticeInFront() {
        let notice = host.overlays.show(upload)
        let veil = host.overlays.show(.veil("Saving").instant)
        host.pass(500)
        #expect(host.plan.focus.surface != nil)
        host.pressEscape()
        #expect(!notice.hasEnded && !veil.hasEnded)
        end()
    }

    @Test func inASheetThatStaysItIsForNoneBehind() {
        let below = host.overlays.show(.sheet.instant) { "below" }
        let live = host.overlays.show(.sheet.instant.with(\.input.escapeDismisses, false)) { "live" }
        host.pressEscape()
        #expect(!below.hasEnded && !live.hasEnded)
        end()
    }

    /// The panel must be answered; the sheet need not.
    @Test func inAPanelOfAViewInASheetItEndsThatSheet() throws {
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let table = host.region()
        host.stage.report(.regionContained(table, in: try #require(host.plan.surfaces.first?.id)))
        let notice = host.overlays.over(table).show(news)
        host.pass(500)
        host.focusPanel("New mail")
        host.pressEscape()
        #expect(sheet.outcome?.cause == .escape && !notice.hasEnded)
        end()
    }

    @Test func underAVeilItCancelsTheVeilWhateverHasTheFocus() {
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let veil = host.overlays.show(.veil("Saving", cancel: .standard).instant)
        host.pass(500)
        let places = host.plan.surfaces.map { FocusPlace.panel($0.id) } + [.app(inside: []), .nowhere]
        #expect(places.allSatisfy { host.stage.yieldsToEscape(at: $0) })
        host.stage.report(.escapeAt(places[0]))
        #expect(veil.outcome?.cause == .escape && !sheet.hasEnded)
        end()
    }
}
