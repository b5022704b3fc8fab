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
        // An overlay that also covers the keyboard is centered over both.
        let both = SurfaceLayout.of(.veil, region: .windowAndKeyboard).frames(facts)
        #expect(both.panel.midY == 320)
    }

    /// The text scrolls, and the app's view stays.
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

    /// A question that fits on one line at the standard size also does so with larger text.
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

    /// A view that takes any width it is offered and prefers less, as UIKit's views do.
    private struct Willing: PanelMeasuring {
        func size(of part: PanelPart, width: Double?) -> Size { Size(width: width ?? 120, height: 90) }
    }

    @Test func aPanelIsNoWiderThanTheAppsViewWantsToBeUnlessItIsASheet() {
        let widths = [Overlay.Kind.hud, .veil, .sheet].map { kind in
            SurfaceLayout.of(kind, [.view]).frames(
                facts: .desktop, environment: Stage.Environment(), measuring: Willing()
            ).parts[.view]?.width
        }
        #expect(widths == [120, 120, 640])
        let narrow = SurfaceLayout.of(.hud, [.view]).frames(
            facts: .window(100, 400), environment: Stage.Environment(), measuring: Willing())
        #expect(narrow.panel.width < 100 && narrow.parts[.view]?.width == narrow.panel.width)
    }

    /// Parts in the text's viewport are placed relative to it.
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
        // At each side an eighth of this room is padding: the rest is as wide as the title, and then a point narrower.
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
            for kind in Overlay.Kind.allCases where kind != .hud || facts.window == .zero {
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
