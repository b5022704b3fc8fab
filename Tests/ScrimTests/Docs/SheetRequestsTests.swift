import Testing

/// The page that answers requests of sheet users names tests that exist.
struct SheetRequestsTests {
    private let page: NamedTests

    init() throws { page = try NamedTests(page: "docs/evidence/sheet-requests.md") }

    @Test func everyTestThatItNamesIsThere() throws {
        for row in page.rows {
            let tests = page.tests(in: try #require(row.last))
            #expect(!tests.isEmpty, "\(row[0]) has no test")
            for test in tests { #expect(test.isThere, "\(test.name)") }
        }
    }

    @Test func everyRequestSaysWhereItWasMade() {
        #expect(page.rows.count == 27)
        for row in page.rows { #expect(row.count == 3 && row[1].contains(/\w#\d/), "\(row[0])") }
    }
}
