@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 14: a press that comes before anyone can have seen the overlay is not meant for it.
///
/// An example is the second half of a double click whose first half showed the overlay.
@MainActor
@Suite struct Rule14HasteTests {
    let host = TestHost()

    init() { host.stage.reactionTime = nil }

    /// The middle of a button in the front panel.
    func button(_ part: PanelPart = .button(0)) throws -> Point {
        let frame = try #require(host.picture.layers.last?.parts[part])
        return Point(x: frame.midX, y: frame.midY)
    }

    /// Expects a button to ignore a press at first, and to take one later.
    func expectNew(
        _ presentation: Presentation, _ part: PanelPart = .button(0), later milliseconds: Int = 1000,
        _ place: SourceLocation = #_sourceLocation
    ) throws {
        host.tap(at: try button(part))
        #expect(!presentation.hasEnded, "it is too new", sourceLocation: place)
        host.pass(milliseconds)
        host.tap(at: try button(part))
        #expect(presentation.hasEnded, "it is not any more", sourceLocation: place)
        host.clear()
        #expect(host.leftovers == [], sourceLocation: place)
    }

    @Test func aDoubleClickThatAsksAQuestionDoesNotAnswerIt() async throws {
        let answer = Task { await host.overlays.ask("Delete?", accept: .destructive("Delete")) }
        await host.settle()
        let delete = try button()
        host.pass(150)
        #expect(host.tap(at: delete) == .nobody)
        await host.settle()
        #expect(host.shown.count == 1)
        host.pass(1000)
        #expect(host.tap(at: delete) == .panel)
        #expect(await answer.value)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A sheet that fades in is in its final position from the first frame.
    @Test func aSheetThatFadesInIsTooNew() throws {
        host.environment.reducesMotion = true
        let sheet = host.overlays.show(Overlay.sheet(input: .block).with(\.content.cancel, "Cancel")) {
            "sheet"
        }
        host.pass(50)
        try expectNew(sheet, .cancel)
    }

    /// The next step of a form appears in the panel of the step before.
    @Test func aViewThatTakesAnothersPanelIsNew() throws {
        func show(_ step: String) -> Presentation {
            host.overlays.show(.form().identified("setup").instant) { step }
        }
        _ = show("one")
        host.pass(1000)
        _ = show("two")
        host.pass(50)
        let panel = try #require(host.surface(saying: "two")).id
        #expect(!host.stage.gate.takesKey(on: panel, at: host.now))
        host.pass(1000)
        #expect(host.stage.gate.takesKey(on: panel, at: host.now))
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Otherwise its Cancel button would never count.
    @Test func workWithAViewThatIsShownAgainAndAgainCanBeCancelled() throws {
        for number in 1...10 {
            _ = host.overlays.show(.veil("\(number)", cancel: "Cancel").identified("work").instant) {
                "\(number)"
            }
            host.pass(200)
        }
        let cancel = try button(.cancel)
        host.tap(at: cancel)
        #expect(!host.plan.surfaces.contains { !$0.isLeaving })
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Impatient users click more than twice, but no button ignores presses for long.
    @Test func thePressesThatFollowItAtOnceDoNotEither() throws {
        let veil = host.overlays.show(.veil("Sending", cancel: "Cancel").instant)
        let cancel = try button(.cancel)
        for _ in 0..<3 {
            host.pass(250)
            #expect(host.tap(at: cancel) == .nobody)
        }
        host.pass(100)
        host.tap(at: cancel)
        #expect(veil.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// An app sends one file after another: the second half of a double click on Cancel must not cancel the next.
    @Test func whatTakesOverAPanelThatLeavesIsNotCancelledByTheSecondHalf() throws {
        let sending = Overlay.veil("Sending", cancel: "Cancel").with(\.timing.grace, .zero)
        let first = host.overlays.show(sending)
        host.pass(1000)
        host.tap(at: try button(.cancel))
        #expect(first.hasEnded)
        let next = host.overlays.show(sending)
        host.pass(150)
        try expectNew(next, .cancel)
    }

    /// If pieces of work follow each other faster than a double click, the user sees one Cancel button.
    @Test func worksThatFollowEachOtherCanBeCancelled() throws {
        let sending = Overlay.veil("Sending", cancel: "Cancel").with(\.timing.grace, .zero)
        var last = host.overlays.show(sending)
        host.pass(250)
        let cancel = try button(.cancel)
        for _ in 0..<10 where !last.hasEnded {
            last.dismiss()
            last = host.overlays.show(sending)
            host.pass(170)
            host.tap(at: cancel)
            if !last.hasEnded { host.pass(130) }
        }
        #expect(last.outcome?.cause == .cancelButton)
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The new button may appear under a finger that taps something else.
    @Test func aButtonThatTheAppAddsIsNew() throws {
        host.doubleClickTime = .milliseconds(1500)
        let veil = host.overlays.show(.veil("Sending").instant)
        host.pass(2000)
        veil.content.cancel = "Cancel"
        // The panel has grown by then.
        host.pass(1000)
        try expectNew(veil, .cancel, later: 2000)
    }

    @Test func aQuestionThatTakesTheOthersPanelIsNew() throws {
        func ask(_ text: String) -> Presentation {
            host.overlays.show(.question(text, actions: ["Yes"]).identified("question").instant)
        }
        let first = ask("Keep it?")
        host.pass(1000)
        let second = ask("Throw it away?")
        #expect(first.hasEnded)
        host.pass(50)
        try expectNew(second)
    }

    /// Work that joins the panel must not make its button new again, or the user
    /// could not cancel while work keeps coming.
    @Test func aButtonIsNewOnceForAllWorkThatJoins() throws {
        let plain = Overlay.veil("Sending").instant
        let veil = host.overlays.show(plain)
        host.pass(1000)
        let other = host.overlays.show(plain.with(\.content.cancel, "Cancel"))
        host.pass(100)
        let cancel = try button(.cancel)
        #expect(host.tap(at: cancel) == .nobody)
        host.pass(900)
        let third = host.overlays.show(plain.with(\.content.cancel, "Cancel"))
        host.tap(at: cancel)
        #expect(other.hasEnded && third.hasEnded)
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Work is shown again under its name, and has the library's Hide button.
    @Test func workThatIsShownAgainCanBeHidden() throws {
        func show(_ number: Int) -> Presentation {
            host.overlays.show(
                Overlay.veil("Importing", detail: "\(number)").with(\.canMinimize, true)
                    .identified("import").instant)
        }
        var last = show(0)
        host.pass(1000)
        for number in 1...10 where !last.isMinimized {
            last = show(number)
            host.pass(100)
            host.tap(at: try button())
            host.pass(200)
        }
        #expect(last.isMinimized)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aCancelThatComesToWhereHideWasIsNew() throws {
        let hidable = host.overlays.show(.veil("Importing").with(\.canMinimize, true).instant)
        host.pass(1000)
        let other = host.overlays.show(.veil("Saving", cancel: "Cancel").instant)
        host.pass(50)
        host.tap(at: try button(.cancel))
        #expect(!other.hasEnded)
        host.pass(1000)
        host.tap(at: try button(.cancel))
        #expect(other.hasEnded)
        hidable.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// "Run in Background" appears where Cancel was.
    @Test func aButtonBesideAnotherIsNew() throws {
        let veil = host.overlays.show(.veil("Sending", cancel: "Cancel").instant)
        host.pass(1000)
        veil.content.actions = ["Run in Background"]
        host.pass(50)
        try expectNew(veil)
    }

    @Test func earlyTapOutsideDoesNotDismissSheet() throws {
        let sheet = host.overlays.show(Overlay.sheet(input: .dismissing)) { "sheet" }
        host.pass(100)
        host.tap(at: Point(x: 5, y: 5))
        #expect(!sheet.hasEnded)
        // Later than a double click after the first tap, so not its second half.
        host.pass(420)
        host.tap(at: Point(x: 5, y: 5))
        #expect(sheet.outcome == .shown(.tapOutside))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func enterAnswersNothingThatNobodyCanHaveSeen() {
        let question = host.overlays.show(
            .question("Send?", actions: [.init("Send", role: .default)]).instant)
        host.pass(150)
        host.pressEnter(in: "Send?")
        #expect(!question.hasEnded)
        host.pass(1000)
        host.pressEnter(in: "Send?")
        #expect(question.outcome == .shown(.action))
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The lower question has been there for long, but the second Enter is not meant for it.
    @Test(arguments: [0, 150, 350])
    func enterTwiceAnswersNoSecondQuestion(_ milliseconds: Int) {
        let questions = ["Below?", "Above?"].map {
            host.overlays.show(.question($0, actions: [.init("Yes", role: .default)]).instant)
        }
        host.pass(5000)
        host.pressEnter(in: "Above?")
        #expect(questions[1].hasEnded)
        // Pressing Enter again and again extends this only once, by at most the same time.
        for _ in 0..<2 {
            host.pass(milliseconds)
            host.pressEnter(in: "Below?")
            #expect(!questions[0].hasEnded)
        }
        host.pass(500)
        host.pressEnter(in: "Below?")
        #expect(questions[0].outcome == .shown(.action))
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The app asks by itself while the user types in another view and looks at the caret.
    @Test func whoeverGoesOnTypingAnswersNothing() throws {
        let question = host.overlays.show(
            .question("Run it?", actions: [.init("Run", role: .default)]).instant)
        host.pass(1000)
        let id = try #require(host.surface(saying: "Run it?")).id
        for _ in 0..<8 {
            host.stage.gate.noteTyping(on: id, at: host.now)
            host.pass(300)
            host.pressEnter(in: "Run it?")
            #expect(!question.hasEnded)
        }
        host.pass(150)
        host.pressEnter(in: "Run it?")
        #expect(question.outcome == .shown(.action), "after a pause")
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Typing says nothing about the pointer, nor about another panel.
    @Test func typingKeepsNobodyFromAPressNorFromAnotherPanel() throws {
        let first = host.overlays.show(.question("Below?", actions: ["Yes"]).instant)
        let second = host.overlays.show(.question("Above?", actions: ["Yes"]).instant)
        host.pass(5000)
        let below = try #require(host.surface(saying: "Below?")).id
        let above = try #require(host.surface(saying: "Above?")).id
        host.stage.gate.noteTyping(on: above, at: host.now)
        #expect(!host.stage.gate.takesKey(on: above, at: host.now))
        #expect(host.stage.gate.takesKey(on: below, at: host.now))
        host.tap(at: try button())
        #expect(second.hasEnded)
        first.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A finger may catch a moving sheet, and a notice's button is not in the way of anything.
    @Test func aSheetIsTakenHoldOfAndANoticeAnsweredAtOnce() throws {
        let sheet = host.overlays.show(.sheet) { "sheet" }
        host.pass(100)
        let surface = try #require(host.surface(saying: "sheet"))
        let panel = try #require(host.panelFrame(of: surface.id))
        #expect(host.tap(at: Point(x: panel.midX, y: panel.midY)) == .panel)
        #expect(!host.stage.gate.takesKey(on: surface.id, at: host.now), "a key has no hold of it")
        host.pass(1000)
        #expect(host.stage.gate.takesKey(on: surface.id, at: host.now))
        sheet.dismiss()
        host.clear()
        let notice = host.overlays.show(.hud("Removed", action: "Undo").instant)
        host.tap(at: try button())
        #expect(notice.outcome == .shown(.action))
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The user returns to a page with a click, and the panel is under the pointer at once.
    @Test func whatComesBackIntoSightIsAsNew() throws {
        let page = host.region(at: Rect(0, 100, 390, 600))
        let veil = host.overlays.over(page).show(.loading("Loading", cancel: "Cancel").instant)
        host.pass(1000)
        host.stage.report(.regionChanged(page, .hidden))
        host.pass(1000)
        host.stage.report(.regionChanged(page, .visible))
        try expectNew(veil, .cancel)
    }

    /// The user's own double-click time counts; in a UI test there is none.
    @Test func itTakesAsLongAsADoubleClick() throws {
        host.doubleClickTime = .milliseconds(900)
        let veil = host.overlays.show(.veil("Sending", cancel: "Cancel").instant)
        host.pass(800)
        try expectNew(veil, .cancel, later: 950)
        host.stage.defaults.isInstant = true
        // Once more in the same position.
        for _ in 0..<2 {
            let other = host.overlays.show(.veil("Sending", cancel: "Cancel"))
            host.tap(at: try button(.cancel))
            #expect(other.hasEnded)
        }
        host.clear()
        #expect(host.leftovers == [])
    }
}
