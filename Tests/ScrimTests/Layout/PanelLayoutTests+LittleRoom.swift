import Testing

@_spi(Host) @testable import Scrim

/// Which parts of a panel stay if not all of them fit.
extension PanelLayoutTests {
    /// An empty panel that blocks the window would leave the user stuck.
    @Test(arguments: [360.0, 300, 200, 120])
    func aQuestionIsNeverAnEmptyPanel(_ height: Double) {
        var sizes = PartSizes()
        sizes.action = Size(width: 250, height: 44)
        let frames = SurfaceLayout.of(.question, [.message] + (0..<5).map { .button($0) })
            .frames(.window(390, height), sizes)
        #expect(!frames.panel.isEmpty && frames.parts.keys.contains { $0.isButton })
        #expect(frames.parts[.button(0)] != nil, "the first answers are kept")
    }

    /// Enter must not take an answer that is hidden, nor should the one left alone discard anything.
    @Test(arguments: [300.0, 200, 120])
    func theAnswerThatEnterTakesStaysTheLongest(_ height: Double) {
        var sizes = PartSizes()
        sizes.action = Size(width: 250, height: 44)
        let roles: [Overlay.ActionButton.Role] = [.destructive, .destructive, .plain, .default]
        for last in [3, 4] {
            let actions = roles.prefix(last).map { PanelContent.Action(title: "Answer", role: $0) }
            let panel = PanelContent(
                message: "Delete?", indicator: .none, cancel: nil, isCancelEnabled: true, actions: actions)
            var layout = SurfaceLayout.of(.question, panel.parts)
            layout.keptAnswer = panel.keptAnswer
            let parts = layout.frames(.window(390, height), sizes).parts
            #expect(parts[.button(last - 1)] != nil, "\(parts.keys)")
        }
    }

    /// A phone in landscape, above its keyboard.
    @Test func aFieldStaysWhereThereIsLittleRoom() {
        var facts = LayoutFacts.window(844, 390)
        facts.keyboard = Rect(0, 181, 844, 209)
        var sizes = PartSizes()
        (sizes.fieldHeight, sizes.action) = (44, Size(width: 90, height: 44))
        sizes.cancel = sizes.action
        let frames = SurfaceLayout.of(.question, [.message, .field, .button(0), .cancel]).frames(facts, sizes)
        #expect(
            frames.parts[.field] != nil && frames.parts[.cancel] != nil && frames.parts[.button(0)] != nil)
        #expect(frames.panel.maxY <= 181)
    }

    /// The on-screen keyboard is there for the field; without the field the user would type blindly.
    @Test(arguments: [
        (390.0, 209.0, 68.0),  // with a line for the problem
        (375, 209, 44),  // a smaller phone
        (320, 200, 44),  // the smallest, where the text goes too
    ])
    func aFieldStaysLongerThanWhatReturnAndEscapeDo(_ window: Double, _ keyboard: Double, _ field: Double)
        throws
    {
        var (facts, sizes) = (LayoutFacts.window(844, window), PartSizes())
        facts.keyboard = Rect(0, window - keyboard, 844, keyboard)
        (sizes.fieldHeight, sizes.action) = (field, Size(width: 90, height: 44))
        sizes.cancel = sizes.action
        let frames = SurfaceLayout.of(.question, [.message, .field, .button(0), .cancel]).frames(facts, sizes)
        let place = try #require(frames.parts[.field])
        let cross = try #require(frames.parts[.cancel])
        #expect(place.height == field && frames.cancelIsCross && !cross.overlaps(place))
        #expect((frames.text != nil) == (window > 320))
        #expect(frames.panel.maxY <= window - keyboard)
    }

    /// A question with a field above the keyboard of a smaller phone in landscape; Return does not take its button, since
    /// that destroys.
    private func destructiveQuestion(button: Size, isRightToLeft: Bool = false) -> SurfaceFrames {
        var (facts, sizes) = (LayoutFacts.window(812, 375), PartSizes())
        facts.keyboard = Rect(0, 166, 812, 209)
        (sizes.fieldHeight, sizes.action, sizes.cancel) = (44, button, Size(width: 90, height: 44))
        var layout = SurfaceLayout.of(.question, [.message, .field, .button(0), .cancel])
        layout.answersByReturn = false
        return layout.frames(facts, sizes, isRightToLeft: isRightToLeft)
    }

    @Test(arguments: [false, true])
    func aButtonThatReturnDoesNotTakeIsBesideTheField(_ isRightToLeft: Bool) throws {
        let frames = destructiveQuestion(button: Size(width: 90, height: 44), isRightToLeft: isRightToLeft)
        let field = try #require(frames.parts[.field])
        let button = try #require(frames.parts[.button(0)])
        let cross = try #require(frames.parts[.cancel])
        #expect(frames.text != nil && field.height == 44 && button.minY == field.minY)
        #expect(isRightToLeft ? button.maxX < field.minX : field.maxX < button.minX)
        #expect(![field, button].contains { cross.overlaps($0) })
        #expect(frames.panel.maxY <= 166)
    }

    /// In larger text a button is higher than a field.
    @Test func aFieldIsAsHighAsTheButtonAtItsSide() throws {
        let parts = destructiveQuestion(button: Size(width: 90, height: 50)).parts
        let (field, button) = (try #require(parts[.field]), try #require(parts[.button(0)]))
        #expect(field.height == 50 && button.minY == field.minY && button.maxY == field.maxY)
    }

    /// If no answer fits, the user still sees what they type, and cancels.
    @Test func aButtonThatFitsNowhereLeavesTheField() {
        let parts = destructiveQuestion(button: Size(width: 790, height: 44)).parts
        #expect(parts[.field] != nil && parts[.cancel] != nil && parts[.button(0)] == nil)
    }

    /// In a large text size the problem alone has no room above a keyboard.
    @Test func whatIsWrongIsCutOffBeforeTheFieldGoes() throws {
        var (facts, sizes) = (LayoutFacts.window(844, 390), PartSizes())
        facts.keyboard = Rect(0, 181, 844, 209)
        sizes.fieldHeight = 130
        let frames = SurfaceLayout.of(.question, [.message, .field, .button(0), .cancel]).frames(facts, sizes)
        let field = try #require(frames.parts[.field])
        #expect(field.height >= 44 && field.maxY <= frames.panel.height && frames.parts[.cancel] != nil)
    }

    @Test func aListStaysBelowTheFieldThatSearchesIt() throws {
        var (facts, sizes) = (LayoutFacts.window(844, 390), PartSizes())
        facts.keyboard = Rect(0, 219, 844, 171)
        (sizes.fieldHeight, sizes.cancel) = (44, Size(width: 90, height: 44))
        let parts = SurfaceLayout.of(.question, [.message, .field, .choices, .cancel]).frames(facts, sizes)
            .parts
        let (field, list) = (try #require(parts[.field]), try #require(parts[.choices]))
        #expect(field.height == 44 && list.height >= 60 && list.minY >= field.maxY)
        #expect(parts[.cancel] != nil)
    }

    /// On a phone in landscape a row and a half of a list is enough, and rows do not grow with the full text size.
    @Test func aListHasRoomWithTheLargestText() throws {
        var facts = LayoutFacts.window(844, 390)
        facts.safeArea = Insets(left: 59, bottom: 21, right: 59)
        var sizes = PartSizes(message: 900, word: 200, lineHeight: 64)
        sizes.cancel = Size(width: 200, height: 76)
        let frames = SurfaceLayout.of(.question, [.message, .choices, .cancel])
            .frames(facts, sizes, textScale: 3.12)
        let list = try #require(frames.parts[.choices])
        #expect(list.height >= 1.5 * 68 && frames.text != nil && frames.parts[.cancel] != nil)
    }

    /// Losing the title of Cancel, and then an answer, is better than losing the question's text.
    @Test(arguments: [(300.0, 3), (240, 2), (200, 1)])
    func inLittleHeightAQuestionKeepsItsWords(_ height: Double, _ answers: Int) {
        var sizes = PartSizes()
        sizes.action = Size(width: 250, height: 44)
        let parts: [PanelPart] = [.message, .button(0), .button(1), .button(2), .cancel]
        let frames = SurfaceLayout.of(.question, parts).frames(.window(390, height), sizes)
        #expect(frames.text != nil && frames.cancelIsCross && frames.parts[.cancel] != nil)
        #expect(frames.parts.keys.filter(\.isButton).count == answers + 1)
    }

    @Test func lessAndLessRoomLeavesTheIndicatorThenNothing() {
        let layout = SurfaceLayout.of(.veil)
        var seen: [Set<PanelPart>] = []
        for height in stride(from: 400.0, through: 0, by: -1) {
            let parts = Set(layout.frames(.window(300, height), PartSizes(message: 900)).parts.keys)
            if seen.last != parts { seen.append(parts) }
        }
        #expect(seen == [[.indicator, .message], [.indicator], []])
    }

    /// A thumbnail or an icon in a row is that small, and its indicator has to fit.
    @Test(arguments: [Overlay.Kind.loading, .activity, .veil, .hud])
    func anIndicatorShrinksToTheRoomThatThereIs(kind: Overlay.Kind) throws {
        for side in [16.0, 20, 24, 32, 48] {
            let frames = SurfaceLayout.of(kind).frames(.window(side, side), PartSizes(message: 80, word: 80))
            let indicator = try #require(frames.parts[.indicator], "\(kind) in \(side)")
            #expect(indicator.width == indicator.height, "a spinner is round")
            #expect(indicator.width >= min(side / 2, SurfaceLayout.of(kind).style.indicator.size))
            #expect(Rect(origin: .zero, size: frames.panel.size).contains(indicator))
            #expect(Rect(0, 0, side, side).contains(frames.panel))
            #expect(frames.text == nil)
        }
        #expect(SurfaceLayout.of(kind).frames(.window(8, 8)).parts.isEmpty, "nothing could be made out")
    }

    @Test func aBarThatShrinksKeepsItsHeight() throws {
        var layout = SurfaceLayout.of(.loading, [.indicator])
        layout.indicator = .bar(0.5)
        let bar = try #require(layout.frames(.window(60, 60)).parts[.indicator])
        #expect(bar.width >= 30)
        #expect(bar.height == layout.style.indicator.barSize.height.rounded(.up))
    }

    /// "Loadin-/g" says less than the indicator alone.
    @Test func inLittleRoomAWordIsLeftOutRatherThanBroken() {
        let layout = SurfaceLayout.of(.activity)
        for side in stride(from: 30.0, through: 200, by: 1) {
            let frames = layout.frames(.window(side, side), PartSizes(message: 70, word: 70))
            #expect(frames.parts[.indicator] != nil)
            if let message = frames.parts[.message] { #expect(message.width >= 70, "\(side)") }
        }
        // Without an indicator the word is all there is.
        let alone = SurfaceLayout.of(.activity, [.message])
        #expect(alone.frames(.window(80, 80), PartSizes(message: 70, word: 70)).parts[.message] != nil)
    }

    /// In some languages, a notice with a button has no room for its words in a row on a narrow phone.
    @Test func aWordThatARowWouldBreakIsInAColumn() {
        var sizes = PartSizes(message: 260, word: 190)
        sizes.action = Size(width: 110, height: 36)
        let layout = SurfaceLayout.of(.hud, [.indicator, .message, .action], placement: .bottom)
        let frames = layout.frames(.window(320, 568), sizes)
        #expect((frames.text?.width ?? 0) >= 190 && frames.centersText)
        // If neither a row nor a column has room, a broken word is better than none.
        let low = layout.frames(.window(320, 90), sizes)
        #expect(low.text != nil && !low.centersText)
        // In a column this word would be broken as well.
        sizes.word = 255
        #expect(!layout.frames(.window(320, 568), sizes).centersText)
    }

    /// A question without its text cannot be answered.
    @Test(arguments: [[PanelPart.button(0), .cancel], [.cancel]])
    func aQuestionKeepsItsWords(_ buttons: [PanelPart]) {
        let sizes = PartSizes(message: 170, word: 90)
        let parts = SurfaceLayout.of(.question, [.indicator, .message] + buttons)
            .frames(.window(124, 400), sizes).parts
        #expect(parts[.message] != nil)
        // An overlay that only reports work can do without its text.
        let veil = SurfaceLayout.of(.veil, [.indicator, .message] + buttons).frames(.window(124, 400), sizes)
        #expect(veil.parts[.message] == nil && veil.parts[.indicator] != nil)
    }

    @Test func cancelButtonOutlivesTextAndIndicator() {
        let layout = SurfaceLayout.of(.veil, [.indicator, .message, .action, .cancel])
        var seen: [Set<PanelPart>] = []
        for height in stride(from: 400.0, through: 0, by: -1) {
            let parts = Set(layout.frames(.window(300, height), PartSizes(message: 900)).parts.keys)
            if seen.last != parts { seen.append(parts) }
        }
        // A cross is smaller than the indicator; if even the cross has no room, the indicator shrinks.
        #expect(
            seen == [
                [.indicator, .message, .action, .cancel], [.indicator, .action, .cancel], [.action, .cancel],
                [.cancel], [.indicator], [],
            ])
    }

    @Test func narrowRoomPutsButtonsAboveEachOtherThenLeavesCancelAlone() {
        let layout = SurfaceLayout.of(.veil, [.message, .action, .cancel])
        let beside = layout.frames(.window(400, 400)).parts
        #expect(beside[.cancel]?.minY == beside[.action]?.minY)
        #expect((beside[.cancel]?.maxX ?? 0) < (beside[.action]?.minX ?? 0))
        let stacked = layout.frames(.window(180, 400)).parts
        #expect((stacked[.action]?.maxY ?? 0) < (stacked[.cancel]?.minY ?? 0))
        let low = layout.frames(.window(180, 70)).parts
        #expect(Set(low.keys) == [.cancel])
    }

    @Test(arguments: [Overlay.Kind.veil, .loading, .activity, .sheet, .hud], [false, true])
    func aCancelButtonIsThereInTheSmallestWindow(_ kind: Overlay.Kind, isClassic: Bool) throws {
        let layout = SurfaceLayout.of(kind, [.indicator, .message, .action, .cancel], isClassic: isClassic)
        // With decoration, GTK's smallest window is 90 by 90; UIKit's is 320 wide.
        for length in [90.0, 70, 64] {
            let frames = layout.frames(.window(length, length), PartSizes(message: 900))
            let cancel = try #require(frames.parts[.cancel], "\(kind) in \(length)")
            // In a sheet as wide as the window the title's 80 points fit.
            guard kind != .sheet || length < 90 else { continue }
            #expect(frames.cancelIsCross)
            #expect(cancel.width >= 24 && cancel.width == cancel.height)
            #expect(Rect(origin: .zero, size: frames.panel.size).contains(cancel))
            #expect(Rect(0, 0, length, length).contains(frames.panel))
        }
        #expect(!layout.frames(.phone, PartSizes(message: 20)).cancelIsCross)
    }

    @Test func inALowWindowItsMarginsAreTheSameAboveAndBelow() {
        let layout = SurfaceLayout.of(.hud, [.message])
        let panel = layout.frames(.window(400, 44), PartSizes(message: 60)).panel
        #expect(panel.height > 0)
        #expect(abs(panel.minY - (44 - panel.maxY)) <= 1)
        let atTheEdge = SurfaceLayout.of(.hud, [.message], placement: .bottom)
        let low = atTheEdge.frames(.window(400, 44), PartSizes(message: 60)).panel
        #expect(44 - low.maxY <= 44 / PartFitting.tightness + 1)
    }

    @Test func aSheetsViewLeavesRoomForACross() {
        let layout = SurfaceLayout.of(.sheet, [.view, .cancel])
        let frames = layout.frames(.window(70, 120), PartSizes())
        #expect(frames.parts[.cancel] != nil)
        #expect(frames.cancelIsCross)
    }
}
