import Testing

@_spi(Host) @testable import Scrim

/// The order of a question's buttons on each platform.
@MainActor
@Suite struct QuestionButtonTests {
    private func frames(
        _ order: Stage.Environment.ButtonOrder, _ actions: [PanelContent.Action], cancel: String? = "Cancel",
        sizes: PartSizes = PartSizes(), in facts: LayoutFacts = .desktop
    ) -> SurfaceFrames {
        var environment = Stage.Environment()
        environment.buttonOrder = order
        let panel = PanelContent(
            message: "Save changes?", indicator: .none, cancel: cancel, isCancelEnabled: true,
            actions: actions, leadsWithDefault: order == .defaultFirst)
        var layout = SurfaceLayout.of(.question, panel.parts)
        layout.keptAnswer = panel.keptAnswer
        return layout.frames(facts: facts, environment: environment, measuring: sizes)
    }

    private let save = PanelContent.Action(title: "Save", role: .default)
    private let discard = PanelContent.Action(title: "Discard", role: .destructive)

    @Test(arguments: [Stage.Environment.ButtonOrder.asGiven, .defaultFirst])
    func oneAnswerIsAfterCancelInARow(_ order: Stage.Environment.ButtonOrder) throws {
        let parts = frames(order, [save]).parts
        let (answer, cancel) = (try #require(parts[.button(0)]), try #require(parts[.cancel]))
        #expect(answer.minY == cancel.minY && cancel.maxX < answer.minX)
    }

    @Test func threeAreInARowWhereThePlatformHasThemSo() throws {
        let parts = frames(.asGiven, [save, discard]).parts
        let row = [PanelPart.cancel, .button(1), .button(0)].compactMap { parts[$0] }
        #expect(Set(row.map(\.minY)).count == 1 && row.map(\.minX) == row.map(\.minX).sorted())
    }

    @Test func threeAreInAColumnWhereThePlatformHasThemSo() throws {
        let parts = frames(.defaultFirst, [save, discard]).parts
        let column = [PanelPart.button(0), .button(1), .cancel].compactMap { parts[$0] }
        #expect(Set(column.map(\.minX)).count == 1 && column.map(\.minY) == column.map(\.minY).sorted())
        #expect(Set(column.map(\.minY)).count == 3)
    }

    /// A phone in landscape, above a keyboard that stays for a question without a field.
    @Test func threeAreInARowWhereAColumnIsTooHigh() {
        var (facts, sizes) = (LayoutFacts.window(844, 390), PartSizes())
        facts.keyboard = Rect(0, 219, 844, 171)
        sizes.action = Size(width: 90, height: 44)
        sizes.cancel = sizes.action
        let question = frames(.defaultFirst, [save, discard], sizes: sizes, in: facts)
        let row = [PanelPart.cancel, .button(1), .button(0)].compactMap { question.parts[$0] }
        #expect(row.count == 3 && Set(row.map(\.minY)).count == 1)
        #expect(question.text != nil && question.cutOff == .zero)
    }

    /// A title of three lines makes only its own button higher.
    @Test func inAColumnEachIsAsHighAsItsTitle() throws {
        var sizes = PartSizes()
        sizes.action.height = 84
        let parts = frames(.defaultFirst, [save, discard], sizes: sizes).parts
        let buttons = try [.button(0), .button(1), .cancel].map { try #require(parts[$0]) }
        #expect(buttons.map(\.height) == [84, 84, 36])
        #expect(zip(buttons, buttons.dropFirst()).allSatisfy { $1.minY - $0.maxY == 12 })
    }

    @Test func inARowAllAreAsHighAsTheHighest() throws {
        var sizes = PartSizes()
        sizes.action.height = 84
        let parts = frames(.defaultFirst, [save], sizes: sizes).parts
        #expect(parts[.button(0)]?.height == 84 && parts[.cancel]?.height == 84)
    }

    @Test func theDefaultIsOnTopOrLastInTheRowWhereverTheAppNamesIt() throws {
        let column = frames(.defaultFirst, [discard, save]).parts
        #expect(try #require(column[.button(1)]).minY < (try #require(column[.button(0)]).minY))
        let row = frames(.defaultFirst, [discard, save], cancel: nil).parts
        #expect(try #require(row[.button(1)]).minX > (try #require(row[.button(0)]).minX))
        #expect(row[.button(1)]?.minY == row[.button(0)]?.minY)
        let given = frames(.asGiven, [discard, save], cancel: nil).parts
        #expect(try #require(given[.button(1)]).minX < (try #require(given[.button(0)]).minX))
    }

    /// A pressed button still reports the app's index.
    @Test func itIsReadInThatOrderAndKeepsItsPlace() {
        var panel = PanelContent(
            message: "Save changes?", indicator: .none, cancel: "Cancel", isCancelEnabled: true,
            actions: [discard, save])
        #expect(panel.parts == [.message, .button(0), .button(1), .cancel])
        panel.leadsWithDefault = true
        #expect(panel.parts == [.message, .button(1), .button(0), .cancel])
        panel.actions = [discard, discard]
        #expect(panel.parts == [.message, .button(0), .button(1), .cancel], "there is no default")
    }

    /// If two buttons of the widest width do not fit, each has its own width instead of its own line.
    @Test(arguments: [(172.0, [80.0, 80.0]), (171.0, [80.0, 60.0])])
    func inARowAVeilsButtonsAreAsWideAsTheWidest(_ width: Double, _ expected: [Double]) throws {
        let measurer = PartMeasurer(
            style: .adaptive(.veil), indicator: .none, textScale: 1, measuring: PartSizes())
        let fitted = ButtonBlock([.action, .cancel], measurer: measurer, width: width, least: 0, spacing: 16)
        let block = try #require(fitted)
        let row = [PanelPart.cancel, .action].compactMap { block.frames[$0] }
        #expect(row.map(\.width) == expected && row.map(\.minY) == [0, 0])
        #expect(row.map(\.minX) == [0, 92], "12 points apart, as those of a question")
    }

    @Test func aCrossIsNoWiderInARowBecauseOfATitleBesideIt() throws {
        var measurer = PartMeasurer(
            style: .adaptive(.veil), indicator: .none, textScale: 1, measuring: PartSizes())
        measurer.crossSide = 24
        let fitted = ButtonBlock([.action, .cancel], measurer: measurer, width: 400, least: 0, spacing: 16)
        let block = try #require(fitted)
        #expect(block.frames[.cancel]?.minX == 0 && block.frames[.action]?.minX == 36)
    }

    /// A panel that is not a question places its buttons as they fit.
    @Test func aNoticesButtonsStayInTheirRow() {
        var environment = Stage.Environment()
        environment.buttonOrder = .defaultFirst
        let parts: [PanelPart] = [.message, .button(0), .button(1), .button(2)]
        let frames = SurfaceLayout.of(.hud, parts, placement: .bottom)
            .frames(facts: .desktop, environment: environment, measuring: PartSizes())
        #expect(Set(parts.dropFirst().compactMap { frames.parts[$0]?.minY }).count == 1)
    }
}
