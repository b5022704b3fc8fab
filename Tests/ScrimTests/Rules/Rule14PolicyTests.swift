@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 14: a presented overlay can change what it blocks, lets through, and is dismissed by.
@MainActor
@Suite struct Rule14PolicyTests {
    let host = TestHost()
    let corner = Point(x: 5, y: 5)

    private func sheet(_ input: Overlay.InputPolicy) -> Presentation {
        host.overlays.show(Overlay.sheet(input: input).with(\.onRepeat, .join).instant) { "sheet" }
    }

    @Test func aChangeCountsAtOnce() {
        let sheet = sheet(.dismissing)
        sheet.input = .block
        #expect(sheet.input == .block && host.isCovered(corner) && host.keysAreBlocked)
        host.tap(at: corner)
        host.pressEscape()
        #expect(!sheet.hasEnded)
        host.pass(1000)
        sheet.input = .live
        #expect(!host.isCovered(corner) && host.tap(at: corner) == .app)
        host.pass(1000)
        sheet.input = .dismissing
        #expect(host.tap(at: corner) != .app)
        #expect(sheet.outcome == .shown(.tapOutside))
        #expect(host.leftovers == [])
    }

    @Test func theSameAgainChangesNothing() {
        let sheet = sheet(.live)
        host.pass(1000)
        let applied = host.applied
        sheet.input = .live
        host.pass(1000)
        #expect(host.applied == applied)
        sheet.dismiss()
        sheet.input = .block
        #expect(sheet.input == .live && host.leftovers == [])
    }

    @Test func whatItDimsFollowsAsFromTheBeginning() {
        let sheet = sheet(.live)
        #expect(host.plan.surfaces.first?.style.scrim == .clear)
        sheet.input = .block
        #expect(host.plan.surfaces.first?.style.scrim != .clear)
        sheet.input = .live
        #expect(host.plan.surfaces.first?.style.scrim == .clear)
        sheet.dismiss()
        #expect(host.leftovers == [])
    }

    /// This holds for a press before tapping outside was allowed, and for one before it was forbidden.
    @Test(arguments: [true, false]) func aPressFromBeforeDoesNotDismiss(_ dismisses: Bool) {
        let sheet = sheet(dismisses ? .block : .dismissing)
        host.press(at: corner)
        sheet.input = dismisses ? .dismissing : .block
        host.release(at: corner)
        #expect(!sheet.hasEnded)
        host.pass(1000)
        host.tap(at: corner)
        #expect(sheet.hasEnded == dismisses)
        sheet.dismiss()
        #expect(host.leftovers == [])
    }

    /// A blocked press stays blocked, and a press that reached the app stays the app's.
    @Test func aPressBelongsToWhatItBeganOn() {
        let sheet = sheet(.block)
        let blocked = host.press(at: corner)
        sheet.input = .live
        #expect(host.release(at: corner) == blocked && blocked != .app)
        host.pass(1000)
        #expect(host.press(at: corner) == .app)
        sheet.input = .block
        #expect(host.release(at: corner) == .app)
        sheet.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func ofSeveralTheStrictestCounts() {
        let (one, two) = (sheet(.live), sheet(.live))
        #expect(host.plan.surfaces.count == 1 && !host.isCovered(corner))
        one.input = .block
        #expect(host.isCovered(corner) && two.input == .live)
        two.input = .dismissing
        host.tap(at: corner)
        #expect(!one.hasEnded && !two.hasEnded)
        host.pass(1000)
        one.input = .dismissing
        host.tap(at: corner)
        #expect(one.outcome == .shown(.tapOutside) && two.outcome == .shown(.tapOutside))
        #expect(host.leftovers == [])
    }

    @Test func aNoticeCanBeTappedAwayFromNowOn() throws {
        let notice = host.overlays.show(
            .hud("Offline", placement: .bottom).with(\.timing.lifetime, .untilDismissed).instant)
        let surface = try #require(host.surface(saying: "Offline"))
        let panel = try #require(host.panelFrame(of: surface.id))
        let middle = Point(x: panel.midX, y: panel.midY)
        #expect(host.tap(at: middle) == .app)
        host.pass(1000)
        notice.input.dismissedBy = [.tap]
        #expect(host.tap(at: middle) == .panel)
        #expect(notice.outcome == .shown(.tap))
        #expect(host.leftovers == [])
    }

    @Test func whatIsMinimizedHasItWhenItIsBack() {
        let veil = host.overlays.show(.veil("Exporting").instant)
        veil.minimize()
        host.pass(1000)
        veil.input = .passThrough
        #expect(host.plan.surfaces.last?.takesInput == true)
        veil.restore()
        host.pass(1000)
        #expect(host.isShowing("Exporting") && !host.isCovered(.window))
        veil.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// In a low window with large text; nobody could read the rest.
    @Test func aNoticeWhoseTextScrollsTakesInputUntilItHasRoom() throws {
        host.window = Geometry.Size(width: 320, height: 200)
        host.environment.textScale = 3
        let text = "The message was not sent. Check the connection, and try it again."
        let notice = host.overlays.flash(.hud(text).instant)
        host.pass(0)
        let surface = try #require(host.surface(saying: text))
        #expect(surface.takesInput && host.isCovered(.window))
        #expect(host.plan.focusRound.panels == [surface.id])
        host.hover(text)
        host.pass(60_000)
        #expect(notice.isVisible, "its time is held")
        // The pointer stays where it is.
        host.window = Geometry.Size(width: 390, height: 780)
        host.pass(0)
        #expect(host.surface(saying: text)?.takesInput == false && !host.isCovered(.window))
        #expect(host.plan.focusRound.isEmpty)
        host.pass(10_000)
        #expect(notice.outcome == .shown(.expired))
        #expect(host.leftovers == [])
    }

    /// A notice steps aside for a dialog while it blocks something.
    @Test func whatBlocksFromNowOnStepsAsideForADialog() {
        let notice = host.overlays.show(
            .hud("Signing in").with(\.timing.lifetime, .untilDismissed).instant)
        host.openDialog()
        #expect(host.plan.surfaces.first?.isHidden == false)
        notice.input = .block
        #expect(host.plan.surfaces.first?.isHidden == true)
        notice.input = .passThrough
        #expect(host.plan.surfaces.first?.isHidden == false)
        host.closeDialog()
        host.clear()
        #expect(host.leftovers == [])
    }
}
