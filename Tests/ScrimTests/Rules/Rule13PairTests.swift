@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 13: of two overlays in different places the newer can be used, and the older does not obstruct it.
@MainActor
@Suite struct Rule13PairTests {
    let host = TestHost()

    private func id(_ text: String) throws -> SurfaceID { try #require(host.surface(saying: text)?.id) }

    private func end(_ presentations: Presentation...) {
        presentations.forEach { $0.dismiss() }
        host.clear()
        #expect(host.leftovers == [])
    }

    // MARK: A sheet between two veils

    /// Work under a veil shows a sign-in form, and the form shows another veil.
    @Test(arguments: [false, true])
    func aVeilThatASheetShowsCoversTheSheet(hasFirstEnded: Bool) throws {
        let first = host.overlays.show(.veil("Syncing").instant)
        host.pass(1000)
        let form = host.overlays.show(.sheet(input: .block).instant) { "form" }
        host.pass(1000)
        if hasFirstEnded { first.dismiss() }
        let second = host.overlays.show(.veil("Signing in", cancel: .standard).instant)
        host.pass(1000)
        #expect(host.plan.surfaces.last?.panel.message == "Signing in")
        let panel = try id("form")
        #expect(host.stage.gate.keyRoute(focus: .panel(panel)) != .panel(panel))
        host.pressCancel(on: "Signing in")
        #expect(second.outcome?.cause == .cancelButton && form.isVisible)
        end(first, form)
    }

    /// An opaque scrim covers everything between it and an opaque scrim below.
    @Test func anOpaqueVeilHidesTheFormOverAnOpaqueCover() throws {
        var style = Overlay.Style.adaptive(.veil)
        style.scrim = Overlay.Paint(.gray(0))
        let first = host.overlays.show(.activity("Signing in").instant)
        let form = host.overlays.show(.form().instant) { "form" }
        host.pass(1000)
        let panel = try #require(host.layout(of: try id("form"))).panel
        let corner = Point(x: panel.midX, y: panel.maxY - 20)
        #expect(host.brightness(at: corner) > 0.5)
        let locked = Overlay.veil("Locked").instant.with(\.appearance, .custom(style))
        let lock = host.overlays.show(locked.with(\.onRepeat, .separate))
        host.pass(1000)
        #expect(host.brightness(at: corner) == 0)
        lock.dismiss()
        host.pass(1000)
        #expect(host.brightness(at: corner) > 0.5)
        end(first, form)
    }

    @Test func overOneViewItIsTheSame() throws {
        let page = host.region(at: Rect(0, 100, 390, 600))
        let first = host.overlays.over(page).show(.loading("Loading").instant)
        let sheet = host.overlays.over(page).show(.sheet(input: .block).instant) { "sheet" }
        let second = host.overlays.over(page).show(.loading("Saving").instant)
        #expect(host.plan.surfaces.last?.panel.message == "Saving")
        end(first, sheet, second)
    }

    /// A sheet beside the veils, or one that is gone, does not come between them.
    @Test func withoutASheetBetweenThemTheyShareAPanel() throws {
        let page = host.region(at: Rect(0, 100, 390, 600))
        let sheet = host.overlays.show(.sheet(input: .block).instant) { "sheet" }
        let first = host.overlays.show(.veil("First").instant)
        let other = host.overlays.over(page).show(.sheet.instant) { "other" }
        let second = host.overlays.show(.veil("Second").instant)
        #expect(host.plan.surfaces.count { $0.kind == .veil } == 1)
        end(sheet, first, other, second)
    }

    /// Notices are in front of every sheet.
    @Test func aNoticeJoinsAnotherWhateverSheetHasComeSince() {
        let uploading = Overlay.hud("Uploading", indicator: .spinner).with(\.onRepeat, .join).instant
        let first = host.overlays.show(uploading)
        let sheet = host.overlays.show(.sheet.instant) { "inspector" }
        let second = host.overlays.show(uploading)
        #expect(host.plan.surfaces.count { $0.kind == .hud } == 1)
        end(first, sheet, second)
    }

    @Test func aVeilThatIsRestoredCoversTheSheetToo() throws {
        let first = host.overlays.show(.veil("Syncing").instant)
        let form = host.overlays.show(.sheet(input: .block).instant) { "form" }
        let second = host.overlays.show(
            .veil("Signing in", cancel: .standard).with(\.canMinimize, true).instant)
        host.pass(1000)
        second.minimize()
        host.pass(1000)
        second.restore()
        host.pass(1000)
        #expect(host.plan.surfaces.last?.panel.message == "Signing in")
        end(first, form, second)
    }

    // MARK: A question over a view

    private func ask(over view: Region, _ text: String = "Overwrite?") -> Task<Bool?, Never> {
        Task { [host] in
            await host.overlays.over(view).ask(text, answers: [.default("Yes", true), .cancel()])
        }
    }

    /// The body of a `during` waits for the answer, and the veil waits for the body.
    @Test func underAVeilAQuestionAboutAViewIsAskedOverTheWindow() async throws {
        let list = host.region(at: Rect(0, 100, 390, 600))
        let veil = host.overlays.show(.veil("Importing").instant)
        let answer = ask(over: list)
        #expect(await host.wait(advancing: .seconds(1)) { host.isShowing("Overwrite?") })
        try host.answer("Overwrite?", with: "Yes")
        #expect(await answer.value == true)
        end(veil)
    }

    /// Each question is about its own view.
    @Test func underAVeilEqualQuestionsAboutTwoViewsAreTwo() async throws {
        let views = [Rect(0, 100, 190, 300), Rect(200, 100, 190, 300)].map { host.region(at: $0) }
        let veil = host.overlays.show(.veil("Copying").instant)
        let answers = views.map { ask(over: $0) }
        #expect(await host.wait(advancing: .seconds(1)) { host.plan.surfaces.count == 3 })
        try host.answer("Overwrite?", with: "Yes")
        await host.settle()
        host.pass(1000)
        #expect(host.isShowing("Overwrite?"))
        try host.answer("Overwrite?", with: "Cancel")
        var given: [Bool?] = []
        for answer in answers { given.append(await answer.value) }
        #expect(given.contains(true) && given.contains(nil))
        end(veil)
    }

    /// A view has one question, however often it is asked: equal ones share it, and a named one is replaced.
    @Test(arguments: [false, true])
    func underAVeilOneViewHasOneQuestion(isNamed: Bool) throws {
        let list = host.region(at: Rect(0, 100, 390, 600))
        let veil = host.overlays.show(.veil("Copying").instant)
        func show(_ text: String) -> Presentation {
            let question = Overlay.question(text, actions: ["Yes"]).instant
            return host.overlays.over(list).show(isNamed ? question.identified("retry") : question)
        }
        let first = show("Again?")
        let second = show(isNamed ? "Once more?" : "Again?")
        #expect(host.plan.surfaces.count == 2)
        #expect(first.outcome?.cause == (isNamed ? .replaced : nil))
        host.pass(1000)
        try host.answer(isNamed ? "Once more?" : "Again?", with: "Yes")
        #expect(second.outcome == .shown(.action))
        #expect(first.hasEnded)
        end(veil)
    }

    /// The question ends with its view even over the window.
    ///
    /// A popover destroys its views with each use, so a question about one of them stays.
    @Test(arguments: [false, true])
    func underAVeilAQuestionEndsWithItsView(isOnPopover: Bool) throws {
        let list = host.region(at: Rect(0, 100, 390, 600))
        let veil = host.overlays.show(.veil("Importing").instant)
        if isOnPopover { host.set(list, .unreachable) }
        func ask() -> Presentation {
            host.overlays.over(list).show(.question("Again?", actions: ["Yes"]).instant)
        }
        let first = ask()
        #expect(host.overlays.over(list).presentations.map(\.region) == [list])
        host.overlays.over(list).dismissAll()
        #expect(first.hasEnded)
        let second = ask()
        host.set(list, .gone)
        #expect(second.outcome?.cause == (isOnPopover ? nil : .regionGone))
        second.dismiss()
        end(veil)
    }

    /// The veil is leaving, and waits for nobody.
    @Test func aVeilThatHasEndedTakesNoQuestionToTheWindow() async throws {
        let list = host.region(at: Rect(0, 100, 390, 300))
        let veil = host.overlays.show(.veil("Saving"))
        host.pass(300)
        veil.dismiss()
        #expect(host.plan.surfaces.count == 1)
        let answer = ask(over: list)
        #expect(await host.wait(advancing: .seconds(1)) { host.isShowing("Overwrite?") })
        #expect(host.surface(saying: "Overwrite?")?.region == list)
        host.pass(1000)
        try host.answer("Overwrite?", with: "Yes")
        #expect(await answer.value == true)
        end(veil)
    }

    /// Shows a form that asks, over the page beneath it, whether it may end.
    @Test func aSheetThatAsksOverAViewCanBeLeft() async throws {
        let page = host.region(at: Rect(0, 100, 390, 600))
        let form = host.overlays.show(
            .form().instant,
            shouldEnd: { [host] _ in
                await host.overlays.over(page).ask("Discard?", accept: .destructive("Discard"))
            }
        ) { "form" }
        host.pass(1000)
        host.pressEscape()
        #expect(await host.wait(advancing: .seconds(1)) { host.isShowing("Discard?") })
        try host.answer("Discard?", with: "Discard")
        #expect(await host.wait { form.hasEnded })
        end()
    }

    /// A question about a view within reach is asked over that view: in a sheet,
    /// exempt from a veil, or beside a live sheet.
    @Test(arguments: ["in a sheet", "exempt", "beside a sheet"])
    func whatCanBeReachedIsAskedOverItsView(_ place: String) async throws {
        let list = host.region(at: Rect(0, 100, 390, 300))
        let shown: Presentation
        switch place {
        case "in a sheet":
            shown = host.overlays.show(.sheet(input: .block).instant) { "form" }
            host.stage.report(.regionContained(list, in: try id("form")))
        case "exempt":
            shown = host.overlays.show(.veil("Up").instant.with(\.input.outside, .blockedExcept([list])))
        default: shown = host.overlays.show(.sheet(from: .trailing).instant) { "inspector" }
        }
        host.pass(1000)
        let answer = ask(over: list)
        #expect(await host.wait(advancing: .seconds(1)) { host.isShowing("Overwrite?") })
        #expect(host.surface(saying: "Overwrite?")?.region == list)
        try host.answer("Overwrite?", with: "Yes")
        #expect(await answer.value == true)
        end(shown)
    }

    /// An inspector is open, and the user works in the list.
    @Test(arguments: [false, true])
    func besideALiveSheetAQuestionHasTheFocusAndEscape(isEarlierFocused: Bool) async throws {
        let list = host.region(at: Rect(0, 100, 390, 300))
        let inspector = host.overlays.show(.sheet(from: .trailing).instant) { "inspector" }
        host.pass(1000)
        let answer = ask(over: list)
        #expect(await host.wait(advancing: .seconds(1)) { host.isShowing("Overwrite?") })
        let question = try id("Overwrite?")
        #expect(host.plan.focus.surface == question)
        if isEarlierFocused {
            host.focusPanel("inspector")
            host.pressEscape()
            #expect(inspector.hasEnded)
        }
        host.pressEscape()
        #expect(await answer.value == nil)
        #expect(inspector.hasEnded == isEarlierFocused)
        end(inspector)
    }

    // MARK: An equal question under a cover

    /// An app that locks itself twice before anybody unlocks it.
    @Test(arguments: [false, true], [false, true])
    func anEqualQuestionIsAskedOverTheNewerLock(isNamed: Bool, isInBackground: Bool) throws {
        let unlock = Overlay.question("Unlock?", actions: ["Open"]).instant
        func ask() -> Presentation { host.overlays.show(isNamed ? unlock.identified("unlock") : unlock) }
        func lock() -> Presentation {
            host.overlays.show(.veil("Locked").instant.with(\.onRepeat, .separate))
        }
        let older = lock()
        let first = ask()
        host.pass(1000)
        if isInBackground { host.stage.report(.suspended(true)) }
        let newer = lock()
        let again = ask()
        if isInBackground { host.stage.report(.suspended(false)) }
        host.pass(1000)
        #expect(host.plan.surfaces.last?.panel.message == "Unlock?")
        try host.answer("Unlock?", with: "Open")
        #expect(again.outcome?.cause == .action)
        #expect(first.outcome?.cause == (isNamed ? .replaced : nil), "It has an answer of its own")
        host.pass(1000)
        end(first, older, newer)
    }

    /// The body of a `during` waits for the answer, and the veil waits for the body.
    @Test func anEqualQuestionIsAskedOverTheVeilThatWaitsForIt() async throws {
        func ask() -> Task<Bool?, Never> {
            Task { [host] in
                await host.overlays.ask("Again?", answers: [.default("Yes", true), .cancel()])
            }
        }
        let first = ask()
        #expect(await host.wait(advancing: .seconds(1)) { host.isShowing("Again?") })
        let work: Task<Bool?, Never> = Task { [host] in
            await host.overlays.during(.veil("Syncing").instant) {
                await host.overlays.ask("Again?", answers: [.default("Yes", true), .cancel()])
            }
        }
        #expect(await host.wait(advancing: .seconds(1)) { host.plan.surfaces.count == 3 })
        host.pass(1000)
        try host.answer("Again?", with: "Yes")
        #expect(await work.value == true)
        host.pass(1000)
        try host.answer("Again?", with: "Cancel")
        #expect(await first.value == nil)
        end()
    }

    /// The user answers the newer question, and then the older one.
    @Test func underAnotherQuestionAnEqualOneIsShared() throws {
        let question = Overlay.question("Again?", actions: ["Yes"]).instant
        let first = host.overlays.show(question)
        let other = host.overlays.show(.question("Sure?", actions: ["Yes"]).instant)
        let second = host.overlays.show(question)
        #expect(host.plan.surfaces.count == 2)
        end(other, first, second)
    }

    // MARK: A view without a size

    @Test(arguments: [Rect(0, 900, 390, 300), Rect(390, 100, 390, 600), Rect(0, 834, 390, 300)])
    func aNoticeOfAViewOutOfTheWindowIsOutOfSight(_ frame: Rect) throws {
        let page = host.region(at: Rect(0, 100, 390, 300))
        let notice = host.overlays.over(page).show(.hud("Removed", action: "Undo").instant)
        host.frames[page] = frame
        host.pass(100)
        let layout = try #require(host.layout(of: try id("Removed")))
        #expect(!layout.isInWindow && layout.panel.isEmpty)
        end(notice)
    }

    /// A list whose last row was removed has no height, and the notice says what was removed.
    @Test(arguments: [0.0, 2])
    func aNoticeOfAViewWithoutRoomIsSeen(height: Double) throws {
        let list = host.region(at: Rect(0, 100, 390, 50))
        let notice = host.overlays.over(list).show(.hud("Removed", action: "Undo").instant)
        host.frames[list] = Rect(0, 100, 390, height)
        host.pass(100)
        let layer = try #require(host.picture.layers.last)
        #expect(layer.clip == nil)
        let button = try #require(layer.parts[.button(0)])
        #expect(host.tap(at: Point(x: button.midX, y: button.midY)) == .panel)
        #expect(notice.outcome == .shown(.action))
        end()
    }

    /// The user types above, and reaches the question by scrolling.
    @Test func aQuestionAboutAViewOutOfTheWindowTakesTheFocusOnceItIsSeen() throws {
        let page = host.region(at: Rect(0, 900, 390, 300))
        let question = host.overlays.over(page).show(.question("Overwrite?", actions: ["Yes"]).instant)
        host.stage.reactionTime = nil
        host.pass(1000)
        #expect(host.plan.focus == .app)
        host.frames[page] = Rect(0, 400, 390, 300)
        host.pass(100)
        #expect(try host.plan.focus.surface == id("Overwrite?"))
        host.pressEnter(in: "Overwrite?")
        let button = try #require(host.picture.layers.last?.parts[.button(0)])
        #expect(host.tap(at: Point(x: button.midX, y: button.midY)) == .nobody, "It is new")
        #expect(!question.hasEnded)
        host.frames[page] = Rect(0, 900, 390, 300)
        host.pass(100)
        #expect(try host.plan.focus.surface == id("Overwrite?"), "The user knows of it")
        end(question)
    }

    /// Over a view without room the question would be invisible, and still take the keys.
    @Test(arguments: [0.0, 12])
    func aQuestionAboutAViewWithoutRoomIsSeen(height: Double) async throws {
        let list = host.region(at: Rect(0, 100, 390, height))
        let answer = ask(over: list)
        #expect(await host.wait(advancing: .seconds(1)) { host.isShowing("Overwrite?") })
        host.pass(1000)
        let layout = try #require(host.layout(of: try id("Overwrite?")))
        #expect(!layout.panel.isEmpty && layout.scrim.isEmpty, "The rest of the window stays in use")
        #expect(host.tap(at: Point(x: 195, y: 800)) == .app)
        let button = try #require(host.picture.layers.last?.parts[.button(0)])
        #expect(host.tap(at: Point(x: button.midX, y: button.midY)) == .panel)
        #expect(await answer.value == true)
        end()
    }
}
