@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// A test can do only what a user of a real toolkit could do.
extension TestHostTests {
    private func cancelableLoading(over region: Region) -> Presentation {
        host.overlays.over(region).show(.loading("Saving", cancel: .standard))
    }

    // MARK: Pointer and touch

    /// The other overlay covers the same view, or a view that contains it.
    @Test(arguments: [true, false])
    func aPanelUnderAnotherOverlayOfItsViewIsOutOfReach(_ isSame: Bool) {
        let row = host.region(at: .init(0, 0, 390, 200))
        let list = host.region(at: .init(0, 0, 390, 700))
        let loading = cancelableLoading(over: row)
        let busy = host.overlays.over(isSame ? row : list).show(.activity("Busy"))
        host.advance(by: .seconds(1))
        host.pressCancel(on: "Saving")
        #expect(throws: TestHost.Unanswerable.self) { try host.press("Cancel") }
        #expect(!loading.hasEnded)
        busy.dismiss()
        host.advance(by: .seconds(1))
        host.pressCancel(on: "Saving")
        #expect(loading.outcome?.cause == .cancelButton)
    }

    @Test func aPanelOverAViewThatAVeilExemptsIsInReach() throws {
        let row = host.region(at: .init(0, 0, 390, 200))
        let loading = cancelableLoading(over: row)
        let veil = host.overlays.show(
            Overlay.veil("Wait").with(\.input, .init(outside: .blockedExcept([row]))))
        host.advance(by: .seconds(1))
        try host.press("Cancel")
        #expect(loading.outcome?.cause == .cancelButton)
        veil.dismiss()
    }

    // MARK: Out of sight

    /// The question belongs to a view that is scrolled out of the window.
    @Test func aQuestionThatNobodyCanSeeIsNotAnswered() throws {
        let row = host.region(at: .init(0, 900, 390, 300))
        let question = host.overlays.over(row).show(.question("Delete?", actions: ["Delete"]))
        host.advance(by: .seconds(1))
        #expect(!host.isShowing("Delete?") && !host.isShowing("Delete"))
        host.pressEnter(in: "Delete?")
        host.pressAction(on: "Delete?")
        host.pressCancel(on: "Delete?")
        #expect(throws: TestHost.Unanswerable.self) { try host.press("Delete") }
        do throws(TestHost.Unanswerable) {
            try host.answer("Delete?", with: "Delete")
            Issue.record("it was answered")
        } catch {
            #expect(error.isOutOfReach)
        }
        #expect(!question.hasEnded)
        host.frames[row] = Geometry.Rect(0, 300, 390, 300)
        host.advance(by: .seconds(1))
        #expect(host.isShowing("Delete?"))
        try host.answer("Delete?", with: "Delete")
        #expect(question.outcome?.cause == .action)
    }

    @Test func aNoticeThatNobodyCanSeeIsNotPressed() {
        let list = host.region(at: .init(0, 300, 390, 300))
        let notice = host.overlays.over(list).show(
            .hud("Removed", placement: .bottom, action: "Undo").identified("removed"))
        host.advance(by: .milliseconds(500))
        #expect(host.isShowing("Removed") && host.isShowing(identifier: "removed"))
        host.frames[list] = Geometry.Rect(0, 900, 390, 300)
        #expect(!host.isShowing("Removed") && !host.isShowing(identifier: "removed"))
        host.pressAction(on: "Removed")
        #expect(!notice.hasEnded)
        host.frames[list] = Geometry.Rect(0, 300, 390, 300)
        host.pressAction(on: "Removed")
        #expect(notice.outcome?.cause == .action)
    }

    /// A question with many answers shows those that fit.
    @Test func anAnswerThatLayoutLeavesOutIsNotGiven() throws {
        let titles = (1...100).map { "Answer \($0), with a title of some length" }
        let question = host.overlays.show(
            .question("Which?", actions: titles.map { Overlay.ActionButton($0) }))
        host.advance(by: .seconds(1))
        let surface = try #require(host.surface(saying: "Which?"))
        let parts = try #require(host.layout(of: surface.id)).parts
        let left = try #require(titles.indices.first { parts[.button($0)] == nil })
        let seen = try #require(titles.indices.first { parts[.button($0)] != nil })
        #expect(throws: TestHost.Unanswerable.self) { try host.answer("Which?", with: titles[left]) }
        #expect(throws: TestHost.Unanswerable.self) { try host.press(titles[left]) }
        host.press(titles[left], on: "Which?")
        #expect(!question.hasEnded)
        try host.answer("Which?", with: titles[seen])
        #expect(question.outcome?.cause == .action)
    }

    /// Two rows have a notice each, and the newer one is scrolled out of the window.
    @Test func ofTwoEqualNoticesTheOneThatIsSeenIsPressed() {
        let rows = [100.0, 440].map { host.region(at: Geometry.Rect(0, $0, 390, 300)) }
        let notices = rows.map {
            host.overlays.over($0).show(.hud("Removed", placement: .bottom, action: "Undo"))
        }
        host.advance(by: .milliseconds(500))
        host.frames[rows[1]] = Geometry.Rect(0, 900, 390, 300)
        host.pressAction(on: "Removed")
        #expect(notices[0].outcome?.cause == .action && !notices[1].hasEnded)
    }

    @Test func enterIsForTheQuestionThatHasTheFocus() {
        let views = [100.0, 440].map { host.region(at: Geometry.Rect(0, $0, 390, 300)) }
        let questions = zip(views, ["First?", "Second?"]).map {
            host.overlays.over($0).show(.question($1, actions: [.init("Yes", role: .default)]))
        }
        host.advance(by: .seconds(1))
        host.pressEnter(in: "First?")
        #expect(!questions[0].hasEnded, "the newer one has the keys")
        host.pressEnter(in: "Second?")
        #expect(questions[1].outcome?.cause == .action)
        host.advance(by: .seconds(1))
        host.pressEnter(in: "First?")
        #expect(questions[0].outcome?.cause == .action)
    }

    @Test(arguments: [1, 2])
    func theFirstTapOnAClosedStackOnlyOpensIt(_ taps: Int) throws {
        let notices = ["One", "Two"].map {
            host.overlays.flash(
                Overlay.hud($0, placement: .bottom, action: "Undo").with(\.input.dismissedBy, [.tap]))
        }
        host.advance(by: .seconds(1))
        for _ in 1...taps {
            let panel = try #require(host.surface(saying: "Two").flatMap { host.panelFrame(of: $0.id) })
            #expect(host.tap(at: Geometry.Point(x: panel.minX + 8, y: panel.midY)) == .panel)
            host.advance(by: .milliseconds(600))
        }
        #expect(notices[1].hasEnded == (taps == 2))
    }

    @Test func aTapOnAButtonPressesIt() throws {
        let veil = host.overlays.show(.veil("Saving", cancel: .standard))
        host.advance(by: .seconds(1))
        let frame = try #require(host.picture.layers.last?.parts[.cancel])
        #expect(host.tap(at: Geometry.Point(x: frame.midX, y: frame.midY)) == .panel)
        #expect(veil.outcome?.cause == .cancelButton)
    }

    @Test func ofTwoThatSayTheSameTheOneThatStaysIsPressed() {
        let notices = (0..<2).map { _ in
            host.overlays.show(.hud("Article removed", placement: .bottom, action: "Undo"))
        }
        host.advance(by: .seconds(1))
        host.pressAction(on: "Article removed")
        host.pressAction(on: "Article removed")
        #expect(notices.allSatisfy { $0.outcome?.cause == .action })
    }

    /// The minimize and restore buttons belong to the library: `pressAction` does not press them.
    @Test func theLibrarysOwnButtonIsNoneOfTheApps() {
        let veil = host.overlays.show(.veil("Exporting").with(\.canMinimize, true))
        host.advance(by: .seconds(1))
        host.pressAction(on: "Exporting")
        host.advance(by: .seconds(1))
        #expect(host.isCovered(.window))
        host.press("Hide", on: "Exporting")
        host.advance(by: .seconds(1))
        #expect(!host.isCovered(.window) && host.isShowing("Exporting"))
        host.pressAction(on: "Exporting")
        host.advance(by: .seconds(1))
        #expect(!host.isCovered(.window))
        veil.dismiss()
    }

    // MARK: Keys

    @Test func escapeIsTheAppsWhereTheAppHasTheKeys() {
        let view = host.region(at: .init(0, 0, 390, 200))
        let loading = cancelableLoading(over: view)
        host.advance(by: .seconds(1))
        #expect(!host.keysAreBlocked)
        host.pressEscape()
        #expect(!loading.hasEnded)
        host.focus = [view]
        host.pressEscape()
        #expect(loading.outcome?.cause == .escape)
    }

    @Test func escapeIsANoticesThatHasTheFocus() {
        let notice = host.overlays.show(.hud("Uploading", placement: .bottom, cancel: .standard))
        host.advance(by: .seconds(1))
        host.pressEscape()
        #expect(!notice.hasEnded)
        host.focusPanel("Uploading")
        host.pressEscape()
        #expect(notice.outcome?.cause == .escape)
        // The app has the focus again.
        let view = host.region(at: .init(0, 0, 390, 200))
        let loading = cancelableLoading(over: view)
        host.advance(by: .seconds(1))
        host.focus = [view]
        host.pressEscape()
        #expect(loading.outcome?.cause == .escape)
    }

    @Test func assistiveTechnologyDismissesWithoutTheFocus() {
        let notice = host.overlays.show(.hud("Uploading", placement: .bottom, cancel: .standard))
        host.advance(by: .seconds(1))
        host.performAccessibilityEscape()
        #expect(notice.outcome?.cause == .escape)
    }

    @Test func typingIsHeardUnlessTheKeyboardIsCovered() {
        host.keyboard = Geometry.Rect(0, 500, 390, 280)
        let cover = host.overlays.over(.keyboard).show(.loading("Sending…"))
        host.advance(by: .seconds(1))
        #expect(!host.keysAreBlocked && !host.takesText)
        cover.dismiss()
        host.advance(by: .seconds(1))
        #expect(host.takesText)
    }

    // MARK: Texts

    @Test(arguments: ["Unlock?", "Unlok?"]) func aTextThatWasNotTypedIsNotInTheError(_ asked: String) {
        let question = host.overlays.show(.question("Unlock?", actions: ["Open"]))
        host.advance(by: .seconds(1))
        do throws(TestHost.Unanswerable) {
            try host.type("hunter2", into: asked)
            Issue.record("there is no such field")
        } catch {
            #expect(error.title == "a text" && !error.description.contains("hunter2"))
        }
        question.dismiss()
    }

    @Test func aPercentageIsShown() {
        let veil = host.overlays.show(.veil("Load", progress: 0.5))
        host.advance(by: .seconds(1))
        #expect(host.isShowing("50%"))
        veil.dismiss()
    }
}
