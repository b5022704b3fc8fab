@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 2: input is blocked from `show` to the start of leaving, and only if something is or soon will be on screen.
@MainActor
@Suite struct Rule02GateTests {
    let host = TestHost()
    let corner = Point(x: 5, y: 5)

    @Test func theGateClosesAtShowAndOpensAtTheStartOfLeaving() {
        #expect(!host.isCovered(corner))
        let veil = host.overlays.show(.veil("Hello"))
        #expect(host.isCovered(corner) && host.keysAreBlocked)
        host.pass(1000)
        #expect(host.isCovered(corner) && host.keysAreBlocked)
        veil.dismiss()
        #expect(!host.isCovered(corner) && !host.keysAreBlocked)
        #expect(host.isShowing("Hello"))
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func inGraceOnlyTheGateCloses() {
        _ = host.overlays.show(.veil("Hello", cancel: .standard))
        #expect(host.plan.surfaces.isEmpty)
        #expect(host.plan.focus == .app)
        #expect(host.plan.access == AccessPlan())
        #expect(host.spoken == [])
        host.pass(200)
        #expect(host.plan.focus != .app)
        #expect(host.plan.access.modal == host.plan.surfaces.first?.id)
        #expect(host.spoken == ["Hello"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theGateIsAskedUntilNoPressCanBeASecondHalf() {
        let veil = host.overlays.show(Overlay.veil("Hello").instant)
        #expect(host.tap(at: corner) == .nobody)
        veil.dismiss()
        #expect(host.plan.surfaces.isEmpty && !host.plan.isEmpty)
        #expect(host.tap(at: corner) == .nobody)
        host.pass(399)
        #expect(!host.plan.isEmpty)
        host.pass(1)
        #expect(host.plan.isEmpty)
        #expect(host.tap(at: corner) == .app)
        #expect(host.leftovers == [])
    }

    @Test func whereNobodyTappedTheGateIsAskedNoMore() {
        let veil = host.overlays.show(Overlay.veil("Hello").instant)
        veil.dismiss()
        #expect(host.plan.isEmpty)
    }

    @Test func focusAndAccessWaitForTheFirstFrameHoweverLate() {
        host.drawsByItself = false
        _ = host.overlays.show(.veil("Hello"))
        host.pass(700)
        #expect(host.plan.surfaces.count == 1)
        #expect(host.plan.focus == .app && host.plan.access.modal == nil && host.spoken == [])
        host.drawFrame()
        #expect(host.plan.focus != .app && host.plan.access.modal != nil && host.spoken == ["Hello"])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [Region.State.detached, .hidden])
    func whatCannotBeSeenBlocksNothing(_ state: Region.State) {
        let table = host.region(state)
        let loading = host.overlays.over(table).show(.loading("Loading"))
        host.pass(1000)
        #expect(host.stage.gate.plan.isOpen)
        host.set(table, .visible)
        #expect(!host.stage.gate.plan.isOpen)
        host.set(table, state)
        #expect(host.stage.gate.plan.isOpen)
        loading.dismiss()
        #expect(loading.outcome == .shown(.dismissed))
        #expect(host.leftovers == [])
    }

    @Test func whatWaitsForItsTurnBlocksNothing() {
        _ = host.overlays.show(.hud("One"))
        _ = host.overlays.show(.hud("Two").with(\.input, .block))
        #expect(host.stage.gate.plan.isOpen)
        host.pass(1500)
        #expect(host.messages == ["Two"])
        #expect(!host.stage.gate.plan.isOpen)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aFinalStatusBlocksNothing() {
        let veil = host.overlays.show(.veil("Hello", cancel: .standard))
        host.pass(1000)
        veil.finish(.success("Saved"))
        #expect(host.isShowing("Saved"))
        #expect(host.stage.gate.plan.isOpen)
        #expect(host.plan.focus == .app)
        host.pass(5000)
        #expect(host.leftovers == [])
    }

    @Test func aPressBegunBeforeShowActivatesNothingInTheOverlay() {
        host.press(at: corner)
        let sheet = host.overlays.show(.veil("Hello").instant.with(\.input, .dismissing))
        #expect(host.isShowing("Hello"))
        #expect(host.release(at: corner) == .app)
        #expect(!sheet.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aPressBegunInGraceActivatesNothingInTheOverlay() {
        let veil = host.overlays.show(.veil("Hello").with(\.input, .dismissing))
        host.press(at: corner)
        host.pass(200)
        host.release(at: corner)
        #expect(!veil.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func escapeInGraceIsNotMeantForTheOverlay() {
        let veil = host.overlays.show(.veil("Hello", cancel: .standard))
        host.pass(100)
        host.pressEscape()
        host.pass(200)
        #expect(!veil.hasEnded)
        host.pressEscape()
        #expect(veil.outcome == .shown(.escape))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aPressBegunOnTheOverlayReachesNothingUnderIt() {
        let veil = host.overlays.show(.veil("Hello").instant)
        #expect(host.press(at: corner) != .app)
        veil.dismiss()
        #expect(host.move(to: corner) != .app)
        #expect(host.release(at: corner) != .app)
        #expect(host.leftovers == [])
    }

    @Test func aPressBegunOnAPanelReachesItNoMoreOnceSomethingCameOverIt() throws {
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let surface = try #require(host.surface(saying: "sheet")).id
        let panel = try #require(host.panelFrame(of: surface))
        let point = Point(x: panel.midX, y: panel.midY)
        #expect(host.press(at: point) == .panel(surface))
        #expect(host.move(to: point) == .panel(surface))
        let veil = host.overlays.show(.veil("Hello"))
        #expect(host.move(to: point) == .blocked(surface))
        #expect(host.release(at: point) == .blocked(surface))
        veil.dismiss()
        host.pass(1000)
        #expect(host.press(at: point) == .panel(surface))
        #expect(host.release(at: point) == .panel(surface))
        sheet.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func aDoubleClicksSecondHalfReachesNothingUnderIt() {
        let veil = host.overlays.show(.veil("Hello").instant.with(\.input, .dismissing))
        host.tap(at: corner)
        #expect(veil.hasEnded)
        host.pass(100)
        #expect(host.tap(at: corner) != .app)
        host.pass(1000)
        #expect(host.tap(at: corner) == .app)
        #expect(host.leftovers == [])
    }
}
