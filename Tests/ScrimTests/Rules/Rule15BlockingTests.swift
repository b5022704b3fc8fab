@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 15: what blocking a window, a region and the keyboard blocks.
///
/// Rule 16: who has the focus.
@MainActor
@Suite struct Rule15BlockingTests {
    let host = TestHost()

    @Test func aBlockedWindowHearsNeitherPointerNorKeys() {
        let veil = host.overlays.show(.veil("Hello").instant)
        #expect(host.stage.gate.plan.windowBlocker != nil)
        #expect(host.isCovered(.window) && host.keysAreBlocked)
        #expect(host.stage.gate.keyRoute(focus: .nowhere) != .app)
        veil.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func aBlockedRegionHearsNothingAndTheRestIsLive() {
        let table = host.region(at: Rect(0, 400, 390, 300))
        let list = host.region(at: Rect(0, 0, 390, 300))
        let loading = host.overlays.over(table).show(.loading("Loading").instant)
        #expect(host.isCovered(table) && !host.isCovered(list))
        host.focus = [table]
        #expect(host.keysAreBlocked)
        host.focus = [list]
        #expect(!host.keysAreBlocked)
        #expect(host.stage.gate.plan.blockedRegions == [table])
        loading.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func aBlockedKeyboardTakesNoTextAndLeavesFocusAndShortcuts() {
        let sending = host.overlays.over(.keyboard).show(.loading("Sending…").instant)
        #expect(!host.takesText && !host.keysAreBlocked)
        #expect(host.plan.focus == .app)
        sending.dismiss()
        #expect(host.takesText)
        #expect(host.leftovers == [])
    }

    /// An overlay that a panel shows over the keyboard covers that panel's text, so it must not join an older one.
    @Test(arguments: [Overlay.Kind.sheet, .question], [false, true])
    func whatAPanelShowsOverTheKeyboardJoinsNothingOlder(_ kind: Overlay.Kind, isNamed: Bool) throws {
        func show(_ text: String) -> Presentation {
            let overlay = Overlay.loading(text).instant
            return host.overlays.over(.keyboard).show(isNamed ? overlay.identified("busy") : overlay)
        }
        let other = show("Looking up…")
        let page = host.region(at: Rect(0, 100, 390, 400))
        let panel =
            kind == .sheet
            ? host.overlays.over(page).show(.sheet.instant) { "panel" }
            : host.overlays.show(
                .question("panel", actions: ["OK"]).with(\.content.field, .text("Code")).instant)
        let sending = show("Sending…")
        let id = try #require(host.surface(saying: "panel")).id
        #expect(host.stage.gate.blocksTextInput(focus: .panel(id)))
        for overlay in [sending, panel, other] { overlay.dismiss() }
        #expect(host.leftovers == [])
    }

    /// A caller that refreshes keeps only the last handle.
    @Test func whatIsRefreshedUnderAPanelIsReplaced() {
        func show(_ text: String) -> Presentation {
            host.overlays.over(.keyboard).show(.loading(text).with(\.onRepeat, .refresh).instant)
        }
        let first = show("Sending 1/3")
        let question = host.overlays.over(host.region()).show(.question("Sure?", actions: ["Yes"]).instant)
        let second = show("Sending 2/3")
        #expect(first.outcome?.cause == .replaced)
        second.dismiss()
        #expect(host.takesText)
        question.dismiss()
        #expect(host.leftovers == [])
    }

    /// The user writes a message in a sheet and sends it.
    ///
    /// A question that the work asks meanwhile can be answered.
    @Test func aBlockedKeyboardTakesNoTextInSheetsThatWereThereBefore() throws {
        func isBlocked(in text: String) throws -> Bool {
            let panel = try #require(host.surface(saying: text))
            return host.stage.gate.blocksTextInput(focus: .panel(panel.id))
        }
        let other = host.overlays.over(.keyboard).show(.loading("Looking up…").instant)
        let composer = host.overlays.show(.sheet.instant) { "composer" }
        #expect(try !isBlocked(in: "composer"), "Nothing covers the keyboard since the sheet came")
        let sending = host.overlays.over(.keyboard).show(.loading("Sending…").instant)
        #expect(try isBlocked(in: "composer"))
        let code = host.overlays.show(
            .question("Code", actions: ["OK"]).with(\.content.field, .text("Code")).instant)
        #expect(try !isBlocked(in: "Code") && isBlocked(in: "composer"))
        for overlay in [code, sending] { overlay.dismiss() }
        #expect(try !isBlocked(in: "composer"))
        for overlay in [composer, other] { overlay.dismiss() }
        #expect(host.leftovers == [])
    }

    @Test func aFieldInASheetOverAVeilHearsItsKeys() throws {
        let veil = host.overlays.show(.veil("Hello").instant)
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let surface = try #require(host.surface(saying: "sheet"))
        #expect(host.stage.gate.keyRoute(focus: .panel(surface.id)) == .panel(surface.id))
        #expect(!host.stage.gate.blocksTextInput(focus: .panel(surface.id)))
        #expect(host.keysAreBlocked)
        sheet.dismiss()
        veil.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func aFieldInASheetUnderAVeilDoesNot() throws {
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let surface = try #require(host.surface(saying: "sheet"))
        let veil = host.overlays.show(.veil("Hello"))
        #expect(host.stage.gate.keyRoute(focus: .panel(surface.id)) != .panel(surface.id))
        veil.dismiss()
        sheet.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func aPanelIsBlockedByWhatBlocksTheWindowInFrontOfIt() throws {
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let lower = try #require(host.surface(saying: "sheet")).id
        let list = host.overlays.over(host.region(at: Rect(0, 0, 390, 300))).show(.loading("Loading").instant)
        #expect(host.plan.input.blockedPanels == [])
        let veil = host.overlays.show(.veil("Hello"))
        #expect(host.plan.input.blockedPanels.contains(lower), "also before the veil is seen")
        let upper = host.overlays.show(.sheet.instant) { "upper" }
        #expect(!host.plan.input.blockedPanels.contains(try #require(host.surface(saying: "upper")).id))
        for overlay in [upper, veil] { overlay.dismiss() }
        #expect(host.plan.input.blockedPanels == [])
        for overlay in [list, sheet] { overlay.dismiss() }
        #expect(host.leftovers == [])
    }

    @Test func aPressOnAPanelEndsAlsoUnderAVeilWithExemptViews() throws {
        let back = host.region(at: Rect(0, 0, 44, 44))
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let lower = try #require(host.surface(saying: "sheet")).id
        let panel = try #require(host.panelFrame(of: lower))
        let middle = Point(x: panel.midX, y: panel.midY)
        #expect(host.press(at: middle) == .panel(lower))
        let veil = host.overlays.show(.veil("Hello").with(\.input.outside, .blockedExcept([back])))
        #expect(host.plan.input.blockedPanels == [lower])
        #expect(host.move(to: middle) == .blocked(lower))
        #expect(host.release(at: middle) == .blocked(lower))
        veil.dismiss()
        #expect(host.press(at: middle) == .panel(lower))
        #expect(host.release(at: middle) == .panel(lower))
        sheet.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func anExemptViewOnAPanelIsPressedUnderTheVeil() throws {
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let lower = try #require(host.surface(saying: "sheet")).id
        let panel = try #require(host.panelFrame(of: lower))
        let close = host.region(at: Rect(panel.minX, panel.minY, 44, 44))
        let point = Point(x: panel.minX + 20, y: panel.minY + 20)
        let veil = host.overlays.show(.veil("Hello").instant.with(\.input.outside, .blockedExcept([close])))
        #expect(host.press(at: point) == .panel(lower))
        // The view moves away with its sheet, and keeps its press.
        host.frames[close] = Rect(0, 0, 1, 1)
        #expect(host.release(at: point) == .panel(lower))
        veil.dismiss()
        sheet.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func aVeilCoversTheKeyboardToo() {
        let veil = host.overlays.show(.veil("Hello").instant)
        #expect(host.plan.surfaces.first?.region == .windowAndKeyboard)
        veil.dismiss()
        #expect(host.leftovers == [])
    }

    // MARK: Focus

    @Test func theFocusIsKeptInsideWhileBlockedAndFreeWithALiveSheet() throws {
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let lower = try #require(host.surface(saying: "sheet")).id
        #expect(host.plan.focus == .surface(lower, isTrapped: false))
        let veil = host.overlays.show(.veil("Hello").instant)
        let upper = try #require(host.surface(saying: "Hello")).id
        #expect(host.plan.focus == .surface(upper, isTrapped: true))
        veil.dismiss()
        #expect(host.plan.focus == .surface(lower, isTrapped: false))
        sheet.dismiss()
        #expect(host.plan.focus == .app)
        #expect(host.leftovers == [])
    }

    @Test func aNoticeThatBlocksTakesNoFocusAndKeepsNone() throws {
        let notice = host.overlays.show(.hud("Wait").with(\.input.outside, .blocked).instant)
        #expect(host.stage.gate.plan.windowBlocker != nil && host.plan.focus == .app)
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let lower = try #require(host.surface(saying: "sheet")).id
        #expect(host.plan.focus == .surface(lower, isTrapped: false))
        sheet.dismiss()
        notice.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func endedOutOfOrderTheSurvivorKeepsTheFocus() throws {
        let sheet = host.overlays.show(.sheet.instant) { "sheet" }
        let veil = host.overlays.show(.veil("Hello").instant)
        let upper = try #require(host.surface(saying: "Hello")).id
        sheet.dismiss()
        #expect(host.plan.focus == .surface(upper, isTrapped: true))
        veil.dismiss()
        #expect(host.plan.focus == .app)
        #expect(host.leftovers == [])
    }

    @Test func noticesRegionsAndTheKeyboardTakeNoFocus() {
        let table = host.region()
        host.overlays.flash(.hud("Deleted", action: "Undo"))
        let loading = host.overlays.over(table).show(.loading("Loading", cancel: .standard).instant)
        let sending = host.overlays.over(.keyboard).show(.loading("Sending…").instant)
        #expect(host.plan.focus == .app)
        loading.dismiss()
        sending.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theFocusIsBackAtTheStartOfLeaving() {
        let veil = host.overlays.show(.veil("Hello"))
        host.pass(1000)
        veil.dismiss()
        #expect(host.isShowing("Hello") && host.plan.focus == .app)
        host.pass(1000)
        #expect(host.leftovers == [])
    }
}
