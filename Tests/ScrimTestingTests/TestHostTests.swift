@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// What the host without a screen shows, what it can do, and which leftovers it finds.
@MainActor
@Suite struct TestHostTests {
    let host = TestHost()

    /// The worked example of `TestHost`, word for word.
    @Test func theWorkedExample() {
        let screen = TestHost()
        let veil = screen.overlays.show(.veil("Searching…"))

        screen.advance(by: .milliseconds(200))  // grace is over, the first frame is drawn
        #expect(screen.isShowing("Searching…"))
        #expect(screen.isCovered(.window))  // nothing reaches the app

        veil.dismiss()
        screen.advance(by: .seconds(1))  // the minimum, and the way out
        #expect(screen.leftovers == [])
    }

    // MARK: Acting

    @Test(arguments: [true, false])
    func enterCancelsWhereTheOnlyAnswerLosesSomething(_ isSeen: Bool) async throws {
        host.drawsByItself = isSeen
        let answer = Task { [host] in
            await host.overlays.ask("Delete?", accept: .destructive("Delete"))
        }
        #expect(await host.wait { host.stage.presentations.count == 1 })
        host.pressEnter(in: "Delete?")
        if isSeen {
            #expect(await answer.value == false)
        } else {
            // Enter counts only once the question has been drawn.
            #expect(host.stage.presentations.count == 1)
            try host.answer("Delete?", with: "Delete")
            #expect(await answer.value)
        }
    }

    @Test func enterTakesTheFirstAnswerThatLosesNothing() async {
        let answer = Task { [host] in
            await host.overlays.ask(
                "Keep which?", answers: [.destructive("None", 0), .plain("The old", 1), .plain("The new", 2)])
        }
        #expect(await host.wait { host.isShowing("Keep which?") })
        host.pressEnter(in: "Keep which?")
        #expect(await answer.value == 1)
    }

    @Test(arguments: [(nil, "A"), ("B", "B")])
    func enterTakesTheRowOfAListThatKeysBeginAt(_ selected: String?, _ taken: String) async {
        let answer = Task { [host] in
            await host.overlays.choose("Which?", from: ["A", "B"], selected: selected)
        }
        #expect(await host.wait { host.isShowing("Which?") })
        host.pressEnter(in: "Which?")
        #expect(await answer.value == taken)
    }

    @Test func itPressesAButtonOfTheFrontPanelThatHasIt() throws {
        let old = host.overlays.flash(.hud("First", placement: .bottom, action: "Undo"))
        let new = host.overlays.flash(.hud("Second", placement: .bottom, action: "Undo", cancel: "Later"))
        host.advance(by: .milliseconds(500))
        try host.press("Undo")
        #expect(new.outcome?.cause == .action && !old.hasEnded)
        try host.press("Undo")
        #expect(old.outcome?.cause == .action)
    }

    @Test func itPressesNothingUnderAVeil() throws {
        let loading = host.overlays.over(host.region(at: .init(0, 0, 390, 300))).show(
            .loading("Loading", cancel: .standard))
        let veil = host.overlays.show(.veil("Saving…"))
        host.advance(by: .seconds(1))
        #expect(throws: TestHost.Unanswerable.self) { try host.press("Cancel") }
        veil.dismiss()
        host.advance(by: .seconds(1))
        try host.press("Cancel")
        #expect(loading.outcome?.cause == .cancelButton)
    }

    @Test func itPressesCancelAndSaysWhichButtonsThereAre() throws {
        let veil = host.overlays.show(.veil("Saving…", cancel: "Stop"))
        host.advance(by: .seconds(1))
        do throws(TestHost.Unanswerable) {
            try host.press("Cancel")
            Issue.record("there is no such button")
        } catch {
            #expect(error.description == "nothing has a button “Cancel”; there is: Stop")
        }
        try host.press("Stop")
        #expect(veil.outcome?.cause == .cancelButton)
        #expect(throws: TestHost.Unanswerable.self) { try host.press("Stop") }
    }

    // MARK: Seeing

    @Test func itShowsEveryTextOfAPanelUntilItsLastPixelIsOff() {
        let veil = host.overlays.show(
            .veil("Message", detail: "Detail", cancel: .titled("Stop")).with(\.content.action, "Retry"))
        #expect(!host.isShowing("Message"))
        host.advance(by: .milliseconds(300))
        for text in ["Message", "Detail", "Stop", "Retry"] { #expect(host.isShowing(text)) }
        #expect(!host.isShowing("Other"))
        host.pressAction(on: "Message")
        #expect(veil.outcome?.cause == .action)
        #expect(host.isShowing("Message") && host.shown.first?.isLeaving == true)
        host.advance(by: .seconds(1))
        #expect(!host.isShowing("Message"))
        #expect(host.leftovers == [])
    }

    @Test func itShowsTheAppsViewsByTheirNames() {
        let sheet = host.overlays.show(.sheet) { "picker" }
        #expect(host.isShowing("picker"))
        sheet.dismiss()
        host.advance(by: .seconds(2))
        #expect(!host.isShowing("picker"))
        #expect(host.leftovers == [])
    }

    @Test func whatIsHiddenIsNotShown() {
        let page = host.region()
        let loading = host.overlays.over(page).show(.loading("Loading"))
        host.advance(by: .seconds(1))
        host.set(page, .hidden)
        #expect(!host.isShowing("Loading") && !host.isCovered(page))
        loading.dismiss()
        #expect(host.leftovers == [])
    }

    @Test func regionsCoverTheirOwnFrameOnly() {
        let table = host.region(at: Geometry.Rect(0, 400, 390, 300))
        let loading = host.overlays.over(table).show(.loading("Loading"))
        #expect(host.isCovered(table))
        #expect(
            host.isCovered(Geometry.Point(x: 10, y: 410)) && !host.isCovered(Geometry.Point(x: 10, y: 390)))
        #expect(host.tap(table) != .app)
        loading.dismiss()
        #expect(host.tap(at: Geometry.Point(x: 10, y: 390)) == .app)
        #expect(host.leftovers == [])
    }

    @Test func keysAreHeardWhereTheFocusIs() {
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("Loading"))
        #expect(!host.keysAreBlocked)
        host.focus = [table]
        #expect(host.keysAreBlocked)
        loading.dismiss()
        #expect(host.leftovers == [])
    }

    // MARK: Drawing

    @Test func aHostThatDoesNotDrawByItselfShowsNothingBeforeItsFrame() {
        host.drawsByItself = false
        let veil = host.overlays.show(.veil("Hello"))
        host.advance(by: .seconds(3))
        #expect(!host.isShowing("Hello") && host.plan.surfaces.count == 1)
        host.drawFrame()
        #expect(host.isShowing("Hello") && veil.isVisible)
        veil.dismiss()
        host.advance(by: .seconds(3))
        #expect(host.leftovers == [])
    }

    @Test func itReportsTheEndOfAMotionOrLeavesItToTheCore() throws {
        for drawsByItself in [true, false] {
            host.drawsByItself = true
            let veil = host.overlays.show(.veil("Hello").with(\.transition, .fade(.milliseconds(300))))
            host.advance(by: .seconds(1))
            host.drawsByItself = drawsByItself
            veil.dismiss()
            host.advance(by: .milliseconds(299))
            #expect(host.isShowing("Hello"))
            host.advance(by: .milliseconds(1))
            #expect(host.isShowing("Hello") == !drawsByItself)
            host.advance(by: Tuning.motionSlack)
            #expect(!host.isShowing("Hello"))
        }
        #expect(host.leftovers == [])
    }

    @Test func aSurfaceSomewhereElseIsInOneFrameOnly() throws {
        let veil = host.overlays.show(.veil("Hello"))
        host.advance(by: .seconds(1))
        let surface = try #require(host.surface(saying: "Hello"))
        let panel = try #require(host.panelFrame(of: surface.id))
        #expect(panel.midX == 195 && panel.width > 0)
        #expect(
            host.stage.gate.route(at: Geometry.Point(x: panel.midX, y: panel.midY), in: host.stage.geometry)
                == .panel(surface.id))
        #expect(host.tap(at: Geometry.Point(x: panel.midX, y: panel.midY)) == .panel)
        veil.dismiss()
        host.advance(by: .seconds(1))
        #expect(host.panelFrame(of: surface.id) == nil)
        #expect(host.leftovers == [])
    }

    /// The text size is not part of a plan, so the host must lay out by itself.
    @Test func largerTextIsLaidOutAtOnce() {
        let log = CutLog()
        host.stage.log = { if case .contentCut = $0 { log.count += 1 } }
        let detail = String(repeating: "word ", count: 80)
        _ = host.overlays.show(.question("Sure?", detail: detail, actions: ["Yes", "No", "Later"]))
        host.advance(by: .seconds(1))
        #expect(log.count == 0)
        host.environment.textScale = 6
        host.advance(by: .seconds(1))
        #expect(log.count == 1)
        host.close()
    }

    private final class CutLog {
        var count = 0
    }

    // MARK: Leftovers

    @Test func itNamesEverythingThatIsLeft() {
        let veil = host.overlays.show(.veil("Hello"))
        #expect(host.leftovers.contains("without an end: veil, grace, “Hello”"))
        #expect(host.leftovers.contains { $0.hasPrefix("input: ") })
        #expect(host.leftovers.contains("timer: the stage asks to be woken"))
        host.advance(by: .milliseconds(200))
        #expect(host.leftovers.contains("on screen: veil “Hello”"))
        #expect(host.leftovers.contains { $0.hasPrefix("focus: ") })
        #expect(host.leftovers.contains { $0.hasPrefix("modal: ") })
        #expect(host.leftovers.contains("timer: a motion runs"))
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("Loading"))
        let sheet = host.overlays.show(.sheet) { "sheet" }
        host.advance(by: .seconds(1))
        #expect(host.leftovers.contains { $0.hasPrefix("hidden from assistive technology: ") })
        #expect(host.leftovers.contains("held: view “sheet”"))
        for presentation in [veil, loading, sheet] { presentation.dismiss() }
        host.advance(by: .seconds(2))
        #expect(host.leftovers == [])
    }

    @Test func itFindsAViewLetGoTwice() {
        let view = host.hold("view")
        host.release(view)
        #expect(host.leftovers == [])
        host.release(view)
        #expect(host.leftovers.count == 1)
    }

    @Test func itThrowsWhatIsLeftForThoseWhoAskSo() throws {
        try host.expectNothingLeft()
        let veil = host.overlays.show(.veil("Hello"))
        #expect {
            try host.expectNothingLeft()
        } throws: {
            let error = $0 as? Leftovers
            return error?.list == host.leftovers && error?.description.hasPrefix("left on stage: ") == true
        }
        veil.dismiss()
        try host.expectNothingLeft()
    }

    // MARK: Acting

    @Test func buttonsThatAreNotThereAreNotTaken() {
        let veil = host.overlays.show(.veil("Hello"))
        host.advance(by: .seconds(1))
        host.pressCancel(on: "Hello")
        host.pressAction(on: "Hello")
        host.pressCancel(on: "Other")
        host.hover("Other")
        #expect(!veil.hasEnded)
        veil.dismiss()
        host.advance(by: .seconds(1))
        #expect(host.leftovers == [])
    }

    @Test(arguments: [0, -1, 1e9, .infinity, .nan])
    func aWindowOfAnySizeHasAPicture(_ length: Double) {
        let screen = TestHost()
        _ = screen.overlays.show(.veil("Wait"))
        screen.advance(by: .seconds(1))
        screen.window = Geometry.Size(width: length, height: 40)
        let lines = screen.drawing.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 2 && lines.allSatisfy { $0.count <= 1_000 })
    }

    /// A user could not reach it either.
    @Test func aQuestionOutOfReachIsNotAnswered() async throws {
        let screen = TestHost()
        let answer = Task { await screen.overlays.ask("Overwrite?", accept: "Replace") }
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("Overwrite?") })
        let veil = screen.overlays.show(.veil("Saving…"))
        screen.advance(by: .seconds(1))
        do throws(TestHost.Unanswerable) {
            try screen.answer("Overwrite?", with: "Replace")
            Issue.record("it was answered")
        } catch {
            #expect(error.isOutOfReach && error.description.contains("out of sight"))
        }
        veil.dismiss()
        screen.advance(by: .seconds(1))
        try screen.answer("Overwrite?", with: "Replace")
        #expect(await answer.value)
    }

    @Test func aTapOnANoticeIsATap() {
        let screen = TestHost()
        let notice = screen.overlays.flash(
            .hud("Saved", placement: .bottom).with(\.input.dismissedBy, [.tap]))
        screen.advance(by: .milliseconds(500))
        let panel = screen.picture.layers.first?.panel ?? .zero
        #expect(screen.tap(at: Geometry.Point(x: panel.midX, y: panel.midY)) == .panel)
        #expect(notice.outcome?.cause == .tap)
    }

    // MARK: Reach

    /// A user cannot reach what is under a veil; a test that could would pass although its app hangs.
    @Test func nothingUnderAVeilIsTakenOrDragged() {
        let region = host.region(at: .init(0, 0, 390, 300))
        let loading = host.overlays.over(region).show(
            .loading("Loading", cancel: .standard).with(\.content.action, "Retry"))
        let sheet = host.overlays.show(.sheet(input: .dismissing, label: "List")) { "List" }
        host.advance(by: .seconds(1))
        let veil = host.overlays.show(.veil("Saving…"))
        host.advance(by: .seconds(1))
        host.pressCancel(on: "Loading")
        host.pressAction(on: "Loading")
        host.press("Retry", on: "Loading")
        host.drag("List", through: [(300, .milliseconds(30))])
        host.advance(by: .seconds(1))
        #expect(!loading.hasEnded && !sheet.hasEnded)
        veil.dismiss()
        host.advance(by: .seconds(1))
        host.drag("List", through: [(300, .milliseconds(30))])
        host.pressCancel(on: "Loading")
        #expect(loading.outcome?.cause == .cancelButton && sheet.outcome?.cause == .drag)
    }

    // MARK: The keyboard

    @Test func whatCoversTheKeyboardLeavesTheRestInUse() {
        host.keyboard = Geometry.Rect(0, 480, 390, 300)
        let sending = host.overlays.over(.keyboard).show(.loading("Sending…"))
        host.advance(by: .seconds(1))
        #expect(host.isShowing("Sending…") && !host.isCovered(.window))
        #expect(host.tap(at: Geometry.Point(x: 195, y: 100)) == .app)
        #expect(host.tap(at: Geometry.Point(x: 195, y: 500)) == .nobody)
        sending.dismiss()
    }

    /// The user can go on typing: the overlay covers only the window.
    @Test func whatCoversTheWindowLeavesTheKeyboardInUse() {
        host.keyboard = Geometry.Rect(0, 480, 390, 300)
        let loading = host.overlays.show(.loading("Sending…"))
        host.advance(by: .seconds(1))
        #expect(host.tap(at: Geometry.Point(x: 195, y: 100)) == .nobody)
        #expect(host.tap(at: Geometry.Point(x: 195, y: 500)) == .app)
        loading.dismiss()
    }

    @Test func withoutAKeyboardNothingCoversIt() {
        host.keyboard = Geometry.Rect(0, 480, 390, 300)
        let sending = host.overlays.over(.keyboard).show(.loading("Sending…"))
        host.advance(by: .seconds(1))
        host.keyboard = nil
        #expect(!sending.isVisible)
        #expect(host.tap(at: Geometry.Point(x: 195, y: 500)) == .app)
        host.keyboard = Geometry.Rect(0, 400, 390, 380)
        #expect(sending.isVisible)
        #expect(host.tap(at: Geometry.Point(x: 195, y: 420)) == .nobody)
        sending.dismiss()
    }

    // MARK: Notices

    @Test(arguments: [Overlay.Placement.top, .bottom, .topTrailing, .bottomLeading])
    func itFlicksANoticeAwayThatMayBe(_ placement: Overlay.Placement) {
        func notice(_ text: String) -> Overlay { .hud(text, placement: placement, action: "Undo") }
        let kept = host.overlays.flash(notice("Kept"))
        let flicked = host.overlays.flash(notice("Flicked").with(\.input.dismissedBy, [.flick]))
        host.advance(by: .seconds(1))
        host.flick("Kept")
        host.flick("Flicked")
        #expect(flicked.outcome?.cause == .drag && !kept.hasEnded)
    }
}
