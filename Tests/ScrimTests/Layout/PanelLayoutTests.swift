import Testing

@_spi(Host) @testable import Scrim

@MainActor
@Suite struct PanelLayoutTests {
    @Test func panelIsInTheTrueCenterBarsIncluded() {
        var facts = LayoutFacts.window(360, 640)
        facts.safeArea = Insets(top: 44, bottom: 20)
        let frames = SurfaceLayout.of(.veil).frames(facts)
        #expect(frames.panel.midX == 180 && frames.panel.midY == 320)
    }

    @Test func centerGivesWayToTheSafeArea() {
        var facts = LayoutFacts.window(360, 200)
        facts.safeArea = Insets(top: 90)
        let frames = SurfaceLayout.of(.veil).frames(facts)
        #expect(frames.panel.minY >= 90)
    }

    @Test func panelKeepsAboveTheKeyboard() {
        var facts = LayoutFacts.window(360, 640)
        facts.keyboard = Rect(0, 380, 360, 260)
        let frames = SurfaceLayout.of(.veil).frames(facts)
        #expect(frames.panel.maxY <= 380)
        #expect(frames.panel.midY == 190)
        // What covers the keyboard too is centered over both.
        let both = SurfaceLayout.of(.veil, region: .windowAndKeyboard).frames(facts)
        #expect(both.panel.midY == 320)
    }

    /// The user could do nothing about a window that is blocked by an empty panel.
    @Test(arguments: [360.0, 300, 200, 120])
    func aQuestionIsNeverAnEmptyPanel(_ height: Double) {
        var sizes = PartSizes()
        sizes.action = Size(width: 250, height: 44)
        let frames = SurfaceLayout.of(.question, [.message] + (0..<5).map { .button($0) })
            .frames(.window(390, height), sizes)
        #expect(!frames.panel.isEmpty && frames.parts.keys.contains { $0.isButton })
        #expect(frames.parts[.button(0)] != nil, "the first answers are kept")
    }

    /// Enter takes no answer that is not there, and what is left alone loses nothing.
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

    /// The text scrolls; what the app shows is there.
    @Test(arguments: [100.0, 2_000, 20_000])
    func aLongTextLeavesRoomForTheAppsView(_ length: Double) throws {
        let frames = SurfaceLayout.of(.sheet, [.view, .message, .cancel]).frames(
            .window(390, 400), PartSizes(message: length))
        let view = try #require(frames.parts[.view])
        #expect(view.height >= 44)
        #expect(frames.parts[.cancel] != nil && frames.parts[.message] != nil)
        #expect((frames.text?.height ?? 0) >= 20)
    }

    @Test func middleStaysWhereItIsWhileTheTextGrows() {
        for window in [LayoutFacts.window(360, 640), .window(361, 640), .window(359.5, 640)] {
            var middles: Set<Double> = []
            var indicators: Set<Double> = []
            for length in 20...240 {
                let frames = SurfaceLayout.of(.veil).frames(window, PartSizes(message: Double(length) + 0.3))
                middles.insert(frames.panel.midX)
                indicators.insert(frames.panel.minX + (frames.parts[.indicator]?.midX ?? 0))
                #expect(frames.panel.minX == frames.panel.minX.rounded())
            }
            #expect(middles.count == 1)
            #expect(indicators == middles)
            #expect(abs((middles.first ?? 0) - window.window.width / 2) <= 0.5)
        }
    }

    @Test func textWrapsAtTheStylesWidthAndWiderWithLargerText() {
        let layout = SurfaceLayout.of(.veil)
        let long = PartSizes(message: 3000)
        #expect(layout.frames(.desktop, long).text?.width == 280)
        #expect(layout.frames(.desktop, long, textScale: 2).text?.width == 560)
        #expect((layout.frames(.phone, long, textScale: 3).text?.width ?? 0) <= 320 - 2 * 24)
    }

    /// A question that fits in one line at the standard size does so with larger text.
    @Test func largerTextHasAWiderPanel() {
        var layout = SurfaceLayout.of(.veil, [.message])
        layout.style = .adaptiveQuestion
        func lines(_ scale: Double, _ window: LayoutFacts = .desktop) -> Double {
            let frames = layout.frames(window, PartSizes(message: 330 * scale), textScale: scale)
            #expect(frames.panel.width <= max(scale, 1) * layout.style.maximumPanelWidth)
            return (frames.parts[.message]?.height ?? 0) / PartSizes().lineHeight
        }
        #expect(lines(1) == 1)
        #expect(lines(0.8) == 1)
        #expect(lines(1.5) == 1)
        #expect(lines(2) == 1)
        #expect(lines(2, .phone) > 1)
    }

    @Test func wordTooLongForTheRoomIsCutOffRatherThanLeftOut() {
        for (kind, placement) in [(Overlay.Kind.veil, Overlay.Placement.center), (.hud, .top)] {
            let frames = SurfaceLayout.of(kind, placement: placement)
                .frames(.window(200, 300), PartSizes(message: 900, word: 700))
            #expect(frames.parts[.message] != nil)
            #expect((frames.text?.maxX ?? 0) <= frames.panel.width)
        }
    }

    @Test func textTooHighScrolls() {
        let frames = SurfaceLayout.of(.veil).frames(.phone, PartSizes(message: 100_000))
        let text = frames.text
        #expect(text != nil)
        #expect((frames.parts[.message]?.height ?? 0) > (text?.height ?? 0))
        #expect(frames.parts[.message]?.width == text?.width)
        #expect(frames.parts[.indicator] != nil)
        #expect(frames.panel.height <= 460)
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

    /// A thumbnail's or a row's icon: what says that something is going on is as small as they are.
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
        // Without an indicator there would be nothing.
        let alone = SurfaceLayout.of(.activity, [.message])
        #expect(alone.frames(.window(80, 80), PartSizes(message: 70, word: 70)).parts[.message] != nil)
    }

    /// A question without its words cannot be answered.
    @Test(arguments: [[PanelPart.button(0), .cancel], [.cancel]])
    func aQuestionKeepsItsWords(_ buttons: [PanelPart]) {
        let sizes = PartSizes(message: 170, word: 90)
        let parts = SurfaceLayout.of(.question, [.indicator, .message] + buttons)
            .frames(.window(124, 400), sizes).parts
        #expect(parts[.message] != nil)
        // What only tells of work does without.
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
        // A cross is smaller than the indicator; where there is no room for it either, the indicator shrinks.
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
        // GTK makes no window smaller than 90 by 90 with its decoration, UIKit none than 320 wide.
        for length in [90.0, 70, 64] {
            let frames = layout.frames(.window(length, length), PartSizes(message: 900))
            let cancel = try #require(frames.parts[.cancel], "\(kind) in \(length)")
            // A sheet as wide as the window has room for the title's 80 points.
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

    @Test func barTakesItsOwnSize() {
        let frames = SurfaceLayout.of(.veil, indicator: .bar(0.5)).frames(.desktop)
        #expect(frames.parts[.indicator]?.size == Overlay.Style.adaptive(.veil).indicator.barSize)
    }

    @Test func messageAndDetailShareOneViewport() throws {
        let frames = SurfaceLayout.of(.veil, [.indicator, .message, .detail]).frames(.desktop)
        let message = try #require(frames.parts[.message])
        let detail = try #require(frames.parts[.detail])
        let text = try #require(frames.text)
        #expect(message.minY == 0)
        #expect(detail.minY > message.maxY)
        #expect(text.size == Size(width: 120, height: detail.maxY))
        #expect(message.width == text.width)
    }

    @Test func messageAndDetailStayTogetherInTheMiddleOfASheet() throws {
        let frames = SurfaceLayout.of(.sheet, [.message, .detail]).frames(.phone)
        let message = try #require(frames.parts[.message])
        let detail = try #require(frames.parts[.detail])
        let text = try #require(frames.text)
        #expect(text.minX > 0 && abs(text.midX - frames.panel.width / 2) <= 1)
        #expect(Rect(origin: .zero, size: text.size).contains(detail))
        #expect(message.midX == detail.midX)
    }

    @Test func appsViewFillsThePanelAsFarAsThereIsRoom() {
        let layout = SurfaceLayout.of(.hud, [.view])
        let frames = layout.frames(.desktop)
        #expect(frames.panel.size == Size(width: 200, height: 150))
        #expect(frames.parts == [.view: Rect(0, 0, 200, 150)])
        let small = layout.frames(.window(100, 80))
        #expect(small.panel.width < 100 && small.panel.height < 80)
        #expect(small.parts[.view]?.size == small.panel.size)
    }

    /// What is in the text's viewport counts from there, wherever that is.
    @Test func aViewMovesTheTextBelowItAndNothingInTheText() throws {
        let parts: [PanelPart] = [.message, .detail]
        let alone = SurfaceLayout.of(.veil, parts).frames(.desktop)
        let below = SurfaceLayout.of(.veil, parts + [.view]).frames(.desktop)
        #expect(try #require(below.text).minY > 150)
        for part in parts { #expect(try #require(below.parts[part]).minY == alone.parts[part]?.minY) }
    }

    @Test func aViewWithoutWidthOrHeightIsNoPart() {
        for size in [Size(width: 0, height: 150), Size(width: 200, height: 0)] {
            let measurer = PartMeasurer(
                style: .adaptive(.hud), indicator: .none, textScale: 1, measuring: PartSizes(view: size))
            #expect(
                PartFitting(measurer: measurer, space: Size(width: 320, height: 460)).stack([.view]) == nil)
        }
    }

    @Test func hudHasNoScrim() {
        #expect(SurfaceLayout.of(.hud).frames().scrim == .zero)
        for kind in [Overlay.Kind.veil, .loading, .activity, .sheet] {
            #expect(SurfaceLayout.of(kind).frames().scrim == Rect(0, 0, 320, 460))
        }
    }

    @Test func regionThatIsPartlyScrolledAwayHasItsPanelInThePartThatIsSeen() {
        let facts = LayoutFacts(
            region: Rect(0, -500, 320, 800), visible: Rect(0, 0, 320, 300),
            window: Size(width: 320, height: 460))
        let frames = SurfaceLayout.of(.activity, region: .view(Region.ID())).frames(facts)
        #expect(frames.panel.midY == 150)
        #expect(frames.scrim == facts.region)
    }

    @Test func adaptiveLoadingHidesAllOfItsViewAndKeepsBelowTheSafeAreaOfTheWindow() throws {
        var facts = LayoutFacts.window(360, 640)
        facts.safeArea = Insets(top: 44)
        let window = Rect(0, 44, 360, 596)
        #expect(SurfaceLayout.of(.loading).frames(facts).box == window)
        facts.region = Rect(0, 30, 360, 300)
        let view = SurfaceLayout.of(.loading, region: .view(Region.ID()))
        #expect(view.frames(facts).box == Rect(0, 44, 360, 286))
        facts.region = Rect(0, 200, 360, 300)
        #expect(view.frames(facts).box == facts.region)
        let box = try #require(view.style.box)
        for isDark in [false, true] { #expect(box.fill.color(isDark: isDark).alpha == 1) }
        #expect(box.cornerRadius == 0 && box.strokeWidth == 0)
    }

    @Test func rowsMirrorWithTheWritingDirection() throws {
        let layout = SurfaceLayout.of(.hud, [.indicator, .message, .action], placement: .bottom)
        let left = layout.frames(.desktop)
        let right = layout.frames(.desktop, isRightToLeft: true)
        #expect(left.panel == right.panel)
        #expect(!left.centersText)
        let order = [left.parts[.indicator], left.text, left.parts[.action]].compactMap { $0?.minX }
        #expect(order.count == 3 && order == order.sorted())
        for part in [PanelPart.indicator, .action] {
            let frame = try #require(left.parts[part])
            #expect(right.parts[part] == frame.mirrored(in: left.panel.width))
        }
        #expect(right.text == left.text?.mirrored(in: left.panel.width))
    }

    @Test func rowWithoutTheWidthForItsTextBecomesAColumn() {
        let layout = SurfaceLayout.of(.hud, [.indicator, .message, .action], placement: .bottom)
        let frames = layout.frames(.window(170, 500), PartSizes(message: 300))
        #expect(frames.centersText)
        #expect((frames.text?.maxY ?? 0) < (frames.parts[.action]?.minY ?? 0))
    }

    @Test func withoutButtonsTheSpaceBelowIsTheSpaceAbove() throws {
        let frames = SurfaceLayout.of(.veil).frames()
        let (indicator, text) = (try #require(frames.parts[.indicator]), try #require(frames.text))
        let (above, below) =
            indicator.minY < text.minY
            ? (indicator.minY, frames.panel.height - text.maxY)
            : (text.minY, frames.panel.height - indicator.maxY)
        #expect(abs(above - below) <= 1)
    }

    @Test func titleOfCancelThatJustFitsStays() {
        let measurer = PartMeasurer(
            style: .adaptive(.veil), indicator: .spinner, textScale: 1, measuring: PartSizes())
        // An eighth of so little room is padding, at each side: what is left is as wide as the title, and a point less.
        for (width, isCross) in [(106.0, false), (105, true)] {
            let fitting = PartFitting(measurer: measurer, space: Size(width: width, height: 460))
            #expect(fitting.stack([.cancel])?.cancelIsCross == isCross)
        }
    }

    @Test(arguments: [(LayoutFacts.desktop, 80.0), (.window(120, 600), 900)])
    func cornersAreRoundedByHalfOfThePanelAtMost(_ facts: LayoutFacts, _ message: Double) {
        var layout = SurfaceLayout.of(.hud, [.message])
        layout.style.panel?.cornerRadius = 1_000
        let frames = layout.frames(facts, PartSizes(message: message))
        #expect(frames.panel.width != frames.panel.height)
        #expect(frames.corners == Corners(min(frames.panel.width, frames.panel.height) / 2))
    }

    @Test func marginBelowIsAsLowAsTheRoom() {
        let frames = SurfaceLayout.of(.hud, [.message], placement: .bottom).frames(.window(400, 80))
        #expect(frames.panel.maxY == 70)
    }

    @Test func emptyAndAbsentRegionsHaveNothing() {
        for facts in [
            LayoutFacts(region: .zero, window: .zero),
            LayoutFacts(region: Rect(5, 5, 0, 100), window: Size(width: 300, height: 300)),
        ] {
            for kind in Overlay.Kind.allCases {
                #expect(SurfaceLayout.of(kind).frames(facts) == SurfaceFrames())
            }
        }
    }

    @Test func regionOutsideOfTheWindowHasNoPanel() {
        let facts = LayoutFacts(region: Rect(400, 0, 100, 100), window: Size(width: 300, height: 300))
        for kind in Overlay.Kind.allCases {
            let frames = SurfaceLayout.of(kind, [.indicator, .view, .cancel]).frames(facts)
            #expect(frames.panel.isEmpty && frames.parts.isEmpty && frames.text == nil)
        }
    }
}
