@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// A third host, written only from the guide, passes the conformance suite.
@MainActor
struct TextGridTests {
    @Test(arguments: Conformance<TextGridSubject>.behaviors)
    func textGridShows(_ behavior: Conformance<TextGridSubject>.Behavior) async throws {
        #expect(try await behavior.run(TextGridSubject()) == .shown)
    }

    private let clock = TestClock()
    private let field = TextGridView("field", at: Geometry.Rect(0, 0, 100, 20))
    private let area = TextGridView("area", at: Geometry.Rect(0, 200, 400, 400))

    private func makeWindow() -> TextGridWindow {
        let window = TextGridWindow(clock: clock)
        window.views = [area, field]
        window.focus = .view(field)
        return window
    }

    private func press(_ keys: Character..., in window: TextGridWindow) {
        for key in keys {
            window.keyDown(key)
            window.keyUp(key)
        }
    }

    private func isFocused(_ view: TextGridView, in window: TextGridWindow) -> Bool {
        if case .view(let focused) = window.focus { focused === view } else { false }
    }

    /// An app may keep its `overlays`, and with them the host, after the window is gone.
    @Test func overlaysOutliveTheirWindow() {
        var window: TextGridWindow? = makeWindow()
        let overlays = window?.host.overlays
        window = nil
        let veil = overlays?.show(.veil("Late"))
        #expect(veil?.outcome?.cause == .windowGone)
        let notice = overlays?.over(area.region).flash(.hud("Late"))
        #expect(notice?.outcome?.cause == .regionGone)
    }

    @Test func aHeldReturnAnswersNothing() {
        let window = makeWindow()
        window.keyDown(TextGridHost.returnKey)
        let question = window.host.overlays.show(.question("Sure?", actions: [.init("Yes", role: .default)]))
        clock.advance(by: .seconds(1))
        #expect(question.isVisible)
        window.keyDown(TextGridHost.returnKey)
        #expect(!question.hasEnded)
        window.keyUp(TextGridHost.returnKey)
        press(TextGridHost.returnKey, in: window)
        #expect(question.outcome?.cause == .action)
    }

    /// Return opens another window of the app, which gets the key's release.
    @Test func aReturnThatWasReleasedInAnotherWindowIsNotHeld() {
        let window = makeWindow()
        window.keyDown(TextGridHost.returnKey)
        window.isActive = false
        clock.advance(by: .seconds(1))
        window.isActive = true
        let question = window.host.overlays.show(.question("Sure?", actions: [.init("Yes", role: .default)]))
        clock.advance(by: .seconds(1))
        press(TextGridHost.returnKey, in: window)
        #expect(question.outcome?.cause == .action)
    }

    @Test func theFocusGoesToNoViewThatIsGone() {
        let window = makeWindow()
        let veil = window.host.overlays.show(.veil("Working"))
        clock.advance(by: .seconds(1))
        field.destroy()
        veil.dismiss()
        clock.advance(by: .seconds(2))
        #expect(!isFocused(field, in: window))
    }

    /// The panel key moves the focus from a panel to a view that is not blocked.
    @Test func keysLeadToNoViewThatIsBlocked() {
        let window = makeWindow()
        let notice = window.host.overlays.flash(.hud("Removed", action: "Undo"))
        let loading = window.host.overlays(over: area).show(.loading("Loading"))
        clock.advance(by: .seconds(1))
        #expect(notice.isVisible && loading.isVisible)
        press(TextGridHost.panelKey, in: window)
        field.isHidden = true
        press(TextGridHost.panelKey, in: window)
        #expect(!isFocused(area, in: window))
        field.isHidden = false
        press(TextGridHost.panelKey, TextGridHost.panelKey, in: window)
        #expect(isFocused(field, in: window))
    }

    /// Keys and a screen reader reach only the view that the veil exempts.
    @Test func whatAVeilExemptsIsReached() {
        let window = makeWindow()
        let veil = window.host.overlays.show(
            .veil("Working", cancel: .standard).with(\.input.outside, .blockedExcept([area.region])))
        clock.advance(by: .seconds(1))
        #expect(veil.isVisible && field.isHiddenFromReader && !area.isHiddenFromReader)
        for _ in 0..<4 {
            press(TextGridHost.panelKey, in: window)
            #expect(!isFocused(field, in: window))
        }
    }

    /// A loading overlay over the list covers the notice of a row in it.
    @Test func keysLeadToNoPanelThatIsCovered() {
        let window = makeWindow()
        let row = TextGridView("row", at: Geometry.Rect(0, 220, 400, 200), in: area)
        window.views = [area, row, field]
        let failure = window.host.overlays(over: row).show(.loading("Failed", cancel: .standard))
        clock.advance(by: .seconds(1))
        let loading = window.host.overlays(over: area).show(.loading("Loading"))
        clock.advance(by: .seconds(1))
        #expect(failure.isVisible && loading.isVisible)
        #expect(!window.readable.contains { $0.text.contains("Failed") })
        press(TextGridHost.panelKey, in: window)
        #expect(isFocused(field, in: window))
    }

    @Test func aNoticesTimeStandsStillUnderThePointer() throws {
        let window = makeWindow()
        let notice = window.host.overlays.flash(.hud("Removed", action: "Undo"))
        clock.advance(by: .seconds(1))
        let panel = try #require(window.frame?.layers.last?.panel)
        window.pointerMoved(to: Geometry.Point(x: panel.midX, y: panel.midY))
        clock.advance(by: .seconds(60))
        #expect(!notice.hasEnded)
        window.pointerMoved(to: Geometry.Point(x: 0, y: 300))
        clock.advance(by: .seconds(60))
        #expect(notice.hasEnded)
    }

    /// If the app beside the panel is live, Tab leads on from the panel's last button.
    @Test func tabLeavesAPanelBesideTheLiveApp() {
        let window = makeWindow()
        let notice = window.host.overlays.flash(.hud("Removed", action: "Undo"))
        clock.advance(by: .seconds(1))
        #expect(notice.isVisible)
        press(TextGridHost.panelKey, in: window)
        #expect(!isFocused(field, in: window))
        window.host.tab(backwards: false)
        guard case .view = window.focus else { return #expect(Bool(false), "in the app again") }
    }
}
