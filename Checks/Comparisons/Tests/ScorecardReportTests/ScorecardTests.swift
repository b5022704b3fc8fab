import Foundation
import Testing

@testable import ScorecardReport

struct ScorecardTests {
    private static func row(_ scrim: Answer, _ peers: Answer...) -> Row {
        Row(
            name: "click", group: "blocks", expected: "nothing", scrim: scrim,
            peers: Dictionary(uniqueKeysWithValues: zip(["hand", "toast"], peers)))
    }

    private static let right = Answer.seen("nothing", ok: true)
    private static let wrong = Answer.seen("click | typing", ok: false)
    private static let unasked = Answer.cannot("has no veil")
    private static let broken = Answer.broken("it ended")

    @Test(arguments: [
        (row(right, wrong, unasked), Row.Verdict.win),
        (row(right, broken), .tie),
        (row(right, right, right), .tie),
        (row(right, unasked, unasked), .tie),
        (row(right), .tie),
        (row(wrong, right, wrong), .loss),
        (row(broken, right), .loss),
        (row(broken, broken), .miss),
        (row(wrong, wrong, unasked), .miss),
        (row(unasked, unasked), .miss),
        (row(unasked, right), .loss),
    ])
    func aRowIsWonWhereScrimIsRightAndAPeerIsNot(row: Row, verdict: Row.Verdict) {
        #expect(row.verdict == verdict)
        #expect(row.isOK == (verdict == .win || verdict == .tie))
    }

    @Test func oneLostRowFailsAll() {
        var card = Scorecard(peers: ["hand"], rows: [Self.row(Self.right, Self.wrong)])
        #expect(card.isOK)
        card.rows.append(Self.row(Self.wrong, Self.right))
        #expect(!card.isOK)
        #expect(card.summary == "scorecard: 2 rows, ours wins or ties 1, wins 1, loses 1, misses 0")
    }

    @Test func withoutRowsItFails() {
        #expect(!Scorecard(peers: []).isOK)
    }

    @Test func theTableKeepsItsColumns() {
        let card = Scorecard(
            peers: ["hand", "toast"], rows: [Self.row(Self.right, Self.wrong, Self.unasked)])
        #expect(
            card.table == """
                | row | expected | Scrim | hand | toast |
                | --- | --- | --- | --- | --- |
                | blocks: click | nothing | ✔ nothing | ✘ click \\| typing | – has no veil |
                """)
    }

    @Test func totalsLeaveOutWhatCannotBeAsked() {
        let card = Scorecard(
            peers: ["hand", "toast"],
            rows: [
                Self.row(Self.right, Self.wrong, Self.unasked),
                Self.row(Self.wrong, Self.right, Self.unasked),
            ])
        #expect(
            card.totals == """
                | rows | Scrim | hand | toast |
                | --- | --- | --- | --- |
                | blocks | 1 of 2 | 1 of 2 | – |
                | all | 1 of 2 | 1 of 2 | – |
                """)
    }

    @Test func theReportTellsWhatEachDid() throws {
        let card = Scorecard(
            peers: ["hand", "toast"], rows: [Self.row(Self.right, Self.wrong, Self.unasked)])
        let report = try JSONDecoder().decode(Report.self, from: card.json())
        let line = try #require(report.rows.first)
        #expect(line.name == "click" && line.expected == "nothing" && line.ok && line.verdict == "win")
        #expect(line.ours.what == "nothing" && line.ours.ok == true)
        #expect(line.peers["hand"]?.ok == false)
        #expect(line.peers["toast"]?.ok == nil && line.peers["toast"]?.what == "has no veil")
    }
}
