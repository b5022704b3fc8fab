import Testing

@testable @_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Searching a long list.
extension Rule28ChoicesTests {
    @Test func aLongListIsSearchedByEachWord() async throws {
        let answer = find()
        #expect(await isAsked("Country"))
        #expect(panel?.field?.label == "Search" && panel?.field?.isSearch == true)
        #expect(titles == countries)
        try host.type("2 COUN", into: "Country")
        host.pass(1)
        #expect(titles == ["Country 2", "Country 12"])
        try host.type("öst", into: "Country")
        host.pass(1)
        #expect(titles == ["Österreich"])
        try host.choose("Österreich", in: "Country")
        #expect(await answer.value == "Österreich")
    }

    @Test func aShortListHasNoSearch() async {
        let answer = move()
        #expect(await isAsked())
        #expect(panel?.field == nil)
        host.close()
        #expect(await answer.value == nil)
    }

    @Test(arguments: [(10, false), (11, true)])
    func moreThanTenCanBeSearched(_ count: Int, _ isSearchable: Bool) async {
        let answer = Task { [host] in
            await host.overlays.choose("Country", from: (1...count).map { "Country \($0)" })
        }
        #expect(await isAsked("Country"))
        #expect((panel?.field != nil) == isSearchable)
        host.close()
        #expect(await answer.value == nil)
    }

    @Test func enterTakesWhatIsFoundFirst() async throws {
        let answer = find()
        #expect(await isAsked("Country"))
        // Nothing has been searched for yet.
        host.pressEnter(in: "Country")
        #expect(isOpen)
        try host.type("1", into: "Country")
        host.pressEnter(in: "Country")
        #expect(await answer.value == "Country 1")
    }

    @Test func enterTakesNothingOfAnEarlierSearch() async throws {
        let answer = find()
        #expect(await isAsked("Country"))
        try host.type("1", into: "Country")
        let asked = try #require(host.plan.surfaces.first?.id)
        // Both events come in one turn, so the list was not searched in between.
        host.stage.report([.fieldChanged(asked, "nowhere"), .fieldSubmitted(asked)])
        host.pass(1)
        #expect(isOpen)
        #expect(titles == [])
        host.pressEscape()
        #expect(await answer.value == nil)
    }

    @Test func enterIsRefusedAsAClickIs() throws {
        var asked = 0
        let question = host.overlays.show(
            .question("Country", actions: []).with(\.content.choices, .one(of: countries)),
            shouldEnd: { _ in
                asked += 1
                return asked > 1
            })
        host.pass(1_000)
        try host.type("1", into: "Country")
        host.pass(1)
        host.pressEnter(in: "Country")
        #expect(asked == 1 && !question.hasEnded)
        host.pressEnter(in: "Country")
        #expect(asked == 2 && question.outcome == .shown(.action))
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The earlier choice is not what the user is searching for.
    @Test func enterInASearchAcceptsNothingThatTheSearchHasLeftOut() async throws {
        let answer = Task { [host, countries] in
            await host.overlays.choose("Country", from: countries, selected: "Country 2", accept: "Move")
        }
        #expect(await isAsked("Country"))
        try host.type("öst", into: "Country")
        host.pass(1)
        host.pressEnter(in: "Country")
        #expect(isOpen && chosen == ["Österreich"])
        #expect(host.spoken.last == "Österreich", "the mark cannot be seen by all")
        try host.answer("Country", with: "Move")
        #expect(await answer.value == "Österreich")
    }

    @Test func ofSeveralEnterAddsWhatIsFoundFirstAndLeavesNothingOut() async throws {
        let answer = Task { [host, countries] in
            await host.overlays.choose(
                "Countries", severalFrom: countries, title: \.self, selected: ["Country 2"], accept: "Done")
        }
        #expect(await isAsked("Countries"))
        try host.type("öst", into: "Countries")
        for _ in 1...2 { host.pressEnter(in: "Countries") }
        #expect(isOpen)
        try host.type("", into: "Countries")
        host.pass(1)
        #expect(chosen == ["Country 2", "Österreich"])
        // Nothing is being searched for any more.
        host.pressEnter(in: "Countries")
        #expect(await answer.value == ["Country 2", "Österreich"])
    }

    @Test(arguments: [true, false])
    func enterSaysAgainThatNothingIsFound(_ hasButton: Bool) async throws {
        let answer = Task { [host, countries] in
            await host.overlays.choose(
                "Country", from: countries, selected: "Country 2", accept: hasButton ? "Move" : nil)
        }
        #expect(await isAsked("Country"))
        try host.type("nowhere", into: "Country")
        host.pass(1)
        host.pressEnter(in: "Country")
        #expect(isOpen)
        #expect(host.announced.filter { $0.text == "Nothing found" }.map(\.isAssertive) == [false, true])
        host.pressEscape()
        #expect(await answer.value == nil)
    }

    @Test func enterMarksNothingOfAnEarlierSearch() async throws {
        let answer = Task { [host, countries] in
            await host.overlays.choose("Country", from: countries, selected: "Country 2", accept: "Move")
        }
        #expect(await isAsked("Country"))
        try host.type("1", into: "Country")
        let asked = try #require(host.plan.surfaces.first?.id)
        // All events come in one turn, so the list was not searched in between.
        host.stage.report([.fieldChanged(asked, "öst"), .fieldSubmitted(asked), .fieldChanged(asked, "")])
        host.pass(1)
        #expect(isOpen && chosen == ["Country 2"])
        host.pressEnter(in: "Country")
        #expect(await answer.value == "Country 2")
    }

    @Test func thatNothingIsFoundIsSaidOnce() async throws {
        let answer = find()
        #expect(await isAsked("Country"))
        try host.type("nowhere", into: "Country")
        host.pass(1)
        try host.type("nowhere to be", into: "Country")
        host.pass(1)
        #expect(host.spoken.filter { $0 == "Nothing found" }.count == 1)
        #expect(panel?.choices?.emptyText == "Nothing found")
        host.close()
        #expect(await answer.value == nil)
    }

    @Test func theSearchHasTheFocusFirstElseTheList() async {
        let short = move()
        #expect(await isAsked())
        #expect(host.plan.surfaces.first?.firstFocus == .choices)
        host.pressEscape()
        #expect(await short.value == nil)
        let long = find()
        #expect(await isAsked("Country"))
        #expect(host.plan.surfaces.last?.firstFocus == .field)
        host.close()
        #expect(await long.value == nil)
    }

    @Test func aNewTextOfTheAppKeepsTheSearch() async throws {
        let titles = countries
        let shown = host.overlays.show(
            .question("Country", actions: []).with(\.content.choices, .one(of: titles)))
        host.pass(1)
        try host.type("öst", into: "Country")
        host.pass(1)
        var content = Overlay.Content(message: "Country")
        content.choices = .one(of: titles)
        shown.content = content
        host.pass(1)
        #expect(self.titles == ["Österreich"])
        #expect(panel?.field?.text == "öst")
    }

    @Test(arguments: [nil, "Demokratische Republik São Tomé und Príncipe"])
    func thePanelStaysAsItIsWhateverIsFound(_ longest: String?) async throws {
        let titles = countries + (longest.map { [$0] } ?? [])
        let answer = Task { [host] in
            await host.overlays.choose("Country", from: titles, title: \.self)
        }
        #expect(await isAsked("Country"))
        host.pass(1000)
        let before = try #require(host.picture.layers.first?.panel)
        for text in ["1", "nowhere"] {
            try host.type(text, into: "Country")
            host.pass(1)
            #expect(host.picture.layers.first?.panel == before, "\(text)")
        }
        host.close()
        #expect(await answer.value == nil)
    }

    /// The list comes from a server while the user searches.
    @Test func whatWasTypedIsSearchedForInANewList() async throws {
        let shown = host.overlays.show(
            .question("Country", detail: nil, choices: .one(of: countries), accept: nil))
        #expect(await isAsked("Country"))
        try host.type("öst", into: "Country")
        host.pass(1)
        #expect(titles == ["Österreich"])
        shown.content.choices = .one(of: ["Aaland"] + countries + ["Ostland"])
        host.pass(1)
        #expect(titles == ["Österreich", "Ostland"])
        host.pressEnter(in: "Country")
        #expect(shown.outcome?.cause == .action)
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    /// Enter comes in the same turn as the new list, so it must not apply an old index.
    @Test func enterTakesNoTitleOfANewListByItsPlaceInTheOldOne() async throws {
        let shown = host.overlays.show(
            .question("Country", detail: nil, choices: .one(of: countries), accept: nil))
        #expect(await isAsked("Country"))
        try host.type("öst", into: "Country")
        host.pass(1)
        let later: [String] = ["Aaland"] + countries
        shown.content.choices = .one(of: later)
        host.pressEnter(in: "Country")
        #expect(shown.content.choices?.chosen.map { later[$0] } == ["Österreich"])
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func aShortNewListIsSeenWhole() async throws {
        let shown = host.overlays.show(
            .question("Country", detail: nil, choices: .one(of: countries), accept: nil))
        #expect(await isAsked("Country"))
        try host.type("öst", into: "Country")
        host.pass(1)
        shown.content.choices = .one(of: folders)
        host.pass(1)
        #expect(panel?.field == nil && titles == folders)
        shown.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }
}
