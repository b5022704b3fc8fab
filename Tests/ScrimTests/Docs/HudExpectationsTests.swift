import Testing

/// The page for users of other HUD libraries names tests that exist, or what to write instead.
struct HudExpectationsTests {
    private let page: NamedTests

    init() throws { page = try NamedTests(page: "docs/evidence/hud-expectations.md") }

    @Test func everyTestThatItNamesIsThere() {
        let tests = page.rows.flatMap { page.tests(in: $0.last ?? "") }
        #expect(tests.count > 15)
        for test in tests { #expect(test.isThere, "\(test.name)") }
    }

    @Test func whatIsOtherwiseHasSomethingToWriteInstead() {
        let others = page.rows.filter { page.tests(in: $0.last ?? "").isEmpty }
        #expect(others.count > 5)
        for row in others { #expect(row.count == 3 && row[2].contains("`"), "\(row[0])") }
    }
}
