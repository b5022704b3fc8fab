import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Rule 28: a choice belongs to the question that asks for it.
@MainActor
struct Rule28ChoicesTests {
    let host = TestHost()
    let folders = ["Inbox", "Archive", "Letters to Ada", "Letters to Bob"]
    let countries = (1...12).map { "Country \($0)" } + ["Österreich"]

    func move(selected: String? = nil, accept: Overlay.ActionButton? = nil) -> Task<String?, Never> {
        Task { [host, folders] in
            await host.overlays.choose(
                "Move to", from: folders, title: \.self, selected: selected, accept: accept)
        }
    }

    func find() -> Task<String?, Never> {
        Task { [host, countries] in await host.overlays.choose("Country", from: countries, title: \.self) }
    }

    var panel: PanelContent? { host.plan.surfaces.last?.panel }
    var titles: [String]? { panel?.choices?.rows.map(\.title) }
    var chosen: [String]? { panel?.choices?.rows.filter(\.isSelected).map(\.title) }

    func isAsked(_ question: String = "Move to", times: Int = 1) async -> Bool {
        await host.wait { host.stage.presentations.count == times && host.isShowing(question) }
    }

    /// Whether the question still waits for its answer.
    var isOpen: Bool { host.stage.presentations.count == 1 }

    @Test func choosingIsTheAnswer() async throws {
        let answer = move(selected: "Inbox")
        #expect(await isAsked())
        #expect(chosen == ["Inbox"])
        try host.choose("Archive", in: "Move to")
        #expect(await answer.value == "Archive")
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test(arguments: [nil, "Archive"])
    func keysBeginAtTheFirstRowThatIsChosenElseAtTheFirst(_ selected: String?) async throws {
        let answer = move(selected: selected)
        #expect(await isAsked())
        #expect(panel?.choices?.keyRow?.title == selected ?? "Inbox")
        host.pressEscape()
        #expect(await answer.value == nil)
        #expect(PanelContent.Choices(rows: [], allowsSeveral: true, emptyText: "").keyRow == nil)
    }

    @Test func whatIsChosenAlreadyCanBeChosen() async throws {
        let answer = move(selected: "Inbox")
        #expect(await isAsked())
        try host.choose("Inbox", in: "Move to")
        #expect(await answer.value == "Inbox")
    }

    @Test func cancellingChoosesNothing() async {
        let answer = move(selected: "Inbox")
        #expect(await isAsked())
        host.pressEscape()
        #expect(await answer.value == nil)
    }

    @Test func theCancelButtonHasTheAppsTitle() async throws {
        let one = Task { [host, folders] in
            await host.overlays.choose("Move to", from: folders, cancel: "Leave it")
        }
        #expect(await isAsked())
        #expect(panel?.cancel == "Leave it")
        try host.answer("Move to", with: "Leave it")
        #expect(await one.value == nil)
        let several = Task { [host, folders] in
            await host.overlays.choose(
                "Show", severalFrom: folders, title: \.self, selected: ["Inbox"], accept: "Done",
                cancel: "Leave it")
        }
        #expect(await isAsked("Show"))
        #expect(panel?.cancel == "Leave it")
        try host.answer("Show", with: "Leave it")
        #expect(await several.value == nil)
    }

    @Test func aButtonAcceptsWhatIsChosen() async throws {
        let answer = move(accept: "_Move")
        #expect(await isAsked())
        #expect(panel?.actions.first?.isEnabled == false)
        #expect(throws: TestHost.Unanswerable.self) { try host.answer("Move to", with: "Move") }
        let asked = try #require(host.plan.surfaces.first?.id)
        host.stage.report(.actionTaken(asked))
        #expect(isOpen)
        try host.choose("Archive", in: "Move to")
        try host.choose("Inbox", in: "Move to")
        #expect(chosen == ["Inbox"])
        try host.answer("Move to", with: "Move")
        #expect(await answer.value == "Inbox")
    }

    @Test func severalAreReturnedInTheOrderOfTheList() async throws {
        let answer = Task { [host, folders] in
            await host.overlays.choose(
                "Show", severalFrom: folders, title: \.self, selected: ["Archive"], accept: "Done")
        }
        #expect(await isAsked("Show"))
        for title in ["Letters to Bob", "Archive", "Inbox"] { try host.choose(title, in: "Show") }
        #expect(chosen == ["Inbox", "Letters to Bob"])
        try host.answer("Show", with: "Done")
        #expect(await answer.value == ["Inbox", "Letters to Bob"])
    }

    @Test func ofSeveralNoneCanBeChosen() async throws {
        let answer = Task { [host, folders] in
            await host.overlays.choose("Show", severalFrom: folders, title: \.self, accept: "Done")
        }
        #expect(await isAsked("Show"))
        try host.answer("Show", with: "Done")
        #expect(await answer.value == [])
    }

    @Test func thoseWhoAskTheSameGetTheSameChoice() async throws {
        let first = move(selected: "Inbox", accept: "Move")
        #expect(await isAsked())
        try host.choose("Archive", in: "Move to")
        let second = move(accept: "Move")
        #expect(await isAsked(times: 2))
        #expect(host.plan.surfaces.count == 1)
        // The later caller does not reset what the user chose.
        #expect(chosen == ["Archive"])
        try host.answer("Move to", with: "Move")
        #expect(await first.value == "Archive")
        #expect(await second.value == "Archive")
    }

    /// Tags of two articles: if the questions were shared, one article's tags would go to the other.
    @Test func questionWithOtherInitialChoicesIsNotJoined() async throws {
        func show(_ selected: [String]) -> Task<[String]?, Never> {
            Task { [host, folders] in
                await host.overlays.choose(
                    "Show", severalFrom: folders, title: \.self, selected: selected, accept: "Done")
            }
        }
        let first = show(["Inbox"])
        #expect(await isAsked("Show"))
        let second = show(["Archive"])
        #expect(await isAsked("Show", times: 2))
        #expect(host.plan.surfaces.count == 2 && chosen == ["Archive"])
        try host.choose("Letters to Bob", in: "Show")
        let third = show(["Archive"])
        #expect(await isAsked("Show", times: 3))
        #expect(host.plan.surfaces.count == 2 && chosen == ["Archive", "Letters to Bob"])
        try host.answer("Show", with: "Done")
        #expect(await second.value == ["Archive", "Letters to Bob"])
        #expect(await third.value == ["Archive", "Letters to Bob"])
        host.pass(1000)
        try host.answer("Show", with: "Done")
        #expect(await first.value == ["Inbox"])
    }

    @Test func aSelectionThatIsSetBeforeCountsAsWell() {
        for place in [0, 1, 0] {
            var question = Overlay.question(
                "Show", detail: nil, choices: .several(of: folders), accept: "Done")
            question.content.choices?.selection = [place]
            _ = host.overlays.show(question)
        }
        #expect(host.plan.surfaces.count == 2)
        host.close()
    }

    @Test func aChoiceForAQuestionThatWentIsNone() async throws {
        let first = move()
        #expect(await isAsked())
        let gone = try #require(host.plan.surfaces.first?.id)
        host.pressEscape()
        #expect(await first.value == nil)
        let second = move()
        #expect(await isAsked())
        host.stage.report([.choiceTaken(gone, 1)])
        #expect(chosen == [] && isOpen)
        try host.choose("Inbox", in: "Move to")
        host.stage.report([.choiceTaken(gone, 1)])
        #expect(await second.value == "Inbox")
    }

    @Test(arguments: [-1, 4, Int.max]) func aRowThatIsNotThereIsNotChosen(_ place: Int) async throws {
        let answer = move()
        #expect(await isAsked())
        let asked = try #require(host.plan.surfaces.first?.id)
        host.stage.report(.choiceTaken(asked, place))
        #expect(chosen == [] && isOpen)
        host.close()
        #expect(await answer.value == nil)
    }

    @Test func placesWithoutATitleCountForNothing() async throws {
        let shown = host.overlays.show(
            .question("Move to", actions: [.init("Move", role: .default)]).with(
                \.content.choices, .one(of: ["Inbox"], selected: 7)))
        host.pass(1)
        #expect(panel?.actions.first?.isEnabled == false)
        shown.content.choices?.selection = [0]
        host.pass(1)
        #expect(panel?.actions.first?.isEnabled == true)
    }

    @Test func anEmptyListSaysSo() async {
        let answer = Task { [host] in
            await host.overlays.choose("Move to", from: [String](), title: \.self)
        }
        #expect(await isAsked())
        #expect(host.plan.surfaces.last?.firstFocus == .cancel)
        host.pressEscape()
        #expect(await answer.value == nil)
    }

    /// A replay of the journal, which has no texts, finds the same rows.
    @Test func aJournalKeepsNoWordOfItAndCanBeReplayed() async throws {
        host.stage.journal.limit = 100
        let answer = find()
        #expect(await isAsked("Country"))
        try host.type("öst", into: "Country")
        host.pass(1)
        try host.type("nowhere", into: "Country")
        host.pass(1)
        try host.type("1", into: "Country")
        host.pressEnter(in: "Country")
        #expect(await answer.value == "Country 1")
        let kept = host.stage.journal.text
        for word in ["Country", "öst", "Öst", "nowhere"] { #expect(!kept.contains(word), "\(word)") }
        let replay = try Replay(kept)
        #expect(replay.differences.isEmpty, "\(replay.differences)")
    }

    /// Text, search field, list and buttons form a column, and the list takes the room that is left.
    ///
    /// If there is no room for the title of Cancel below the list, a cross is in the corner.
    @Test(arguments: [220.0, 400, 900], [1.0, 2.5])
    private func theListLiesAboveTheButtons(_ height: Double, _ scale: Double) async throws {
        host.window = Geometry.Size(width: 700, height: height)
        host.environment.textScale = scale
        let answer = find()
        #expect(await isAsked("Country"))
        let layer = try #require(host.picture.layers.first)
        let panel = try #require(layer.panel)
        let cancel = try #require(layer.parts[.cancel])
        #expect(panel.contains(cancel))
        if let list = layer.parts[.choices] {
            let isCross = cancel.width == cancel.height
            #expect(list.maxY <= cancel.minY || isCross && list.intersection(cancel).isEmpty)
            #expect(panel.contains(list))
            #expect(list.height >= 60)
            #expect(list.height <= 330 * scale)
            #expect(list.width >= min(240 * scale, panel.width - 100))
            if let field = layer.parts[.field] { #expect(field.maxY <= list.minY) }
        }
        #expect((layer.parts[.choices] != nil) == (height >= 160 * scale))
        host.close()
        #expect(await answer.value == nil)
    }

    /// A list whose rows change while it is open keeps the user's choices among the rows that remain.
    @Test func whatWasChosenIsKeptByItsTitleInAnotherList() {
        func kept(_ new: Overlay.Choices, of old: Overlay.Choices) -> [Int]? {
            var shown = Overlay.Content(message: "Tags")
            var wanted = shown
            (shown.choices, wanted.choices) = (old, new)
            return wanted.keepingAnswers(of: shown, inOtherLists: true).choices?.chosen
        }
        let old = Overlay.Choices.several(of: ["A", "B", "C", "D", "D"], selected: [1, 2, 3])
        #expect(kept(.several(of: ["New", "A", "B", "D"]), of: old) == [2])
        // New rows, and rows whose title is not unique, keep the app's choice.
        #expect(kept(.several(of: ["New", "A", "D"], selected: [0, 1, 2]), of: old) == [0, 2])
        let one = Overlay.Choices.one(of: ["A", "B"], selected: 1)
        #expect(kept(.one(of: ["B", "C"], selected: 1), of: one) == [0])
        #expect(kept(.one(of: ["C", "D"], selected: 1), of: one) == [1])
        #expect(kept(.one(of: ["B", "C", "E"], selected: 2), of: old) == [2])
    }
}
