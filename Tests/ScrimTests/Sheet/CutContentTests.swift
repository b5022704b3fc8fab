@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// Content that needs more room than its sheet has is reported to the app.
@MainActor
@Suite struct CutContentTests {
    let host = TestHost()

    /// The reported cuts, in order.
    final class Log {
        var cuts: [Size] = []
        var lines: [String] = []
    }

    private func listen() -> Log {
        let log = Log()
        host.stage.log = { report in
            guard case .contentCut(_, let size) = report else { return }
            log.cuts.append(size)
            log.lines.append(report.description)
        }
        return log
    }

    private func content(_ width: Double, _ height: Double) {
        host.viewSizes["View"] = Size(width: width, height: height)
    }

    @Test func itIsNamedOnceWithWhatIsMissing() {
        let log = listen()
        content(390, 500)
        let sheet = host.sheet([.points(300)])
        #expect(log.cuts == [Size(width: 0, height: 200)])
        #expect(
            log.lines[0].hasPrefix(
                "the content of sheet is cut off, for lack of 200 points of height; shown at"))
        for height in [600.0, 100, 700] {
            content(390, height)
            host.pass(1000)
        }
        #expect(log.cuts.count == 1)
        sheet.dismiss()
        host.pass(2000)
        _ = host.sheet([.points(300)])
        #expect(log.cuts.count == 2, "Another presentation is named by itself")
    }

    @Test func contentThatGrowsIsNamedWhenItNoLongerFits() {
        let log = listen()
        content(390, 200)
        _ = host.sheet([.points(300)])
        #expect(log.cuts.isEmpty)
        content(390, 310)
        host.pass(100)
        #expect(log.cuts == [Size(width: 0, height: 10)])
    }

    /// The user can pull the sheet up to its largest detent.
    @Test func theLargestDetentCounts() {
        let log = listen()
        content(390, 500)
        let sheet = host.sheet([.points(100), .points(600)])
        host.pass(1000)
        #expect(log.cuts.isEmpty)
        sheet.detents = [.points(100), .points(400)]
        host.pass(1000)
        #expect(log.cuts.count == 1)
    }

    /// Only the program can change the detent of this sheet.
    @Test func ofASheetThatIsNotDraggedThePresentDetentCounts() {
        let log = listen()
        content(390, 500)
        _ = host.sheet([.points(100), .points(600)]) { $0.sheet.isDraggable = false }
        #expect(log.cuts == [Size(width: 0, height: 400)])
    }

    @Test func theWindowMayHaveTooLittleRoom() {
        let log = listen()
        content(390, 500)
        _ = host.sheet([.content])
        #expect(log.cuts.isEmpty)
        host.window = Size(width: 390, height: 400)
        host.pass(1000)
        #expect(log.cuts == [Size(width: 0, height: 124)])
    }

    @Test func atASideTheWidthIsMissing() {
        let log = listen()
        content(300, 200)
        _ = host.sheet([.points(200)]) { $0 = .sheet(from: .leading, detents: [.points(200)]) }
        #expect(log.cuts == [Size(width: 100, height: 0)])
        #expect(log.lines[0].contains("for lack of 100 points of width;"))
    }

    @Test func aDialogIsAsHighAsThereIsRoom() {
        let log = listen()
        host.window = Size(width: 800, height: 400)
        content(390, 600)
        _ = host.sheet([.content]) { $0.sheet.wideForm = .dialog }
        #expect(log.cuts.count == 1)
    }

    /// The minimum size of such a view is unknown.
    @Test func aViewThatGivesWayIsNotNamed() {
        let log = listen()
        _ = host.sheet([.points(100)])
        #expect(log.cuts.isEmpty)
    }

    /// A question cannot be answered if its view has no room for it.
    @Test func aQuestionInASmallViewIsNamed() throws {
        let log = listen()
        let view = host.region(at: Geometry.Rect(x: 0, y: 0, width: 200, height: 70))
        _ = host.overlays.over(view).show(.question("Delete?", actions: ["Delete"]))
        host.pass(1000)
        let cut = try #require(log.cuts.first)
        #expect(log.cuts.count == 1 && cut.height > 0)
        #expect(log.lines[0].hasPrefix("the content of question “Delete?” is cut off, for lack of"))
        host.frames[view] = Geometry.Rect(x: 0, y: 0, width: 200 + cut.width, height: 70 + cut.height)
        host.overlays.over(view).dismissAll()
        host.pass(2000)
        _ = host.overlays.over(view).show(.question("Delete?", actions: ["Delete"]))
        host.pass(1000)
        #expect(log.cuts.count == 1, "with what was missing it has room")
    }

    @Test func aQuestionWithEnoughRoomIsNotNamed() {
        let log = listen()
        _ = host.overlays.show(.question("Delete?", detail: "It is gone then.", actions: ["Delete", "Keep"]))
        host.pass(1000)
        #expect(log.cuts.isEmpty)
    }

    @Test func beforeItIsSeenNothingIsSaid() {
        let log = listen()
        content(390, 500)
        host.drawsByItself = false
        _ = host.sheet([.points(300)])
        host.pass(1000)
        #expect(log.cuts.isEmpty)
        host.drawFrame()
        #expect(log.cuts.count == 1)
    }

    /// The app's log may do anything, which must not happen during a layout pass.
    @Test func itIsToldAfterTheLayoutPass() {
        content(390, 200)
        let sheet = host.sheet([.points(300)])
        let pass = LayoutPass()
        var told: [Bool] = []
        host.stage.log = { _ in
            told.append(pass.isUnderWay)
            sheet.dismiss()
        }
        pass.isUnderWay = true
        content(390, 400)
        pass.isUnderWay = false
        #expect(told.isEmpty)
        host.pass(100)
        #expect(told == [false])
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    @MainActor
    private final class LayoutPass {
        var isUnderWay = false
    }
}
