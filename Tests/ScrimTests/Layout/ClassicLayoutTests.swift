import Testing

@_spi(Host) @testable import Scrim

/// The frames that the posts give.
@MainActor
@Suite struct ClassicLayoutTests {
    @Test func veilIsTheLabelAnd20WideAndTheSpinnerAnd30High() {
        let frames = SurfaceLayout.of(.veil, isClassic: true).frames(.phone, PartSizes(message: 76))
        #expect(frames.scrim == Rect(0, 0, 320, 460))
        #expect(frames.panel.size == Size(width: 76 + 20, height: 20 + 20 + 30))
        #expect(frames.text == Rect(10, 10, 76, 20))
        #expect(frames.parts[.message] == Rect(0, 0, 76, 20))
        #expect(frames.parts[.indicator] == Rect(38, 40, 20, 20))
        // The post's center in 320 by 460.
        #expect(frames.panel.midX == 160 && frames.panel.midY == 230)
        #expect(frames.corners == Corners(10))
    }

    @Test func veilWithALabelOfAnOddWidthKeepsItsMargins() {
        let frames = SurfaceLayout.of(.veil, isClassic: true).frames(.phone, PartSizes(message: 57))
        #expect(frames.text == Rect(10, 10, 58, 20))
        #expect(frames.panel.width == 58 + 20)
    }

    @Test func veilWrapsItsTextAt240() {
        let frames = SurfaceLayout.of(.veil, isClassic: true).frames(.phone, PartSizes(message: 700))
        #expect(frames.text?.size == Size(width: 240, height: 60))
        #expect(frames.panel.width == 260)
    }

    @Test func loadingBoxIsInsetBy8() {
        let view = Region.view(Region.ID())
        let facts = LayoutFacts(region: Rect(20, 40, 200, 300), window: Size(width: 320, height: 460))
        let frames = SurfaceLayout.of(.loading, region: view, isClassic: true).frames(facts)
        #expect(frames.box == Rect(28, 48, 184, 284))
        #expect(frames.scrim == facts.region)
        #expect(frames.panel.midX == 120 && abs(frames.panel.midY - 190) <= 0.5)
        #expect(frames.box?.contains(frames.panel) == true)
    }

    @Test func loadingBoxOverTheKeyboardsWindowIs20LowerAtTheTop() {
        let layout = SurfaceLayout.of(.loading, region: .windowAndKeyboard, isClassic: true)
        #expect(layout.frames(.window(320, 480)).box == Rect(8, 28, 304, 444))
    }

    @Test func activityIsALabelAndASpinnerInAContainer() {
        let layout = SurfaceLayout.of(.activity, isClassic: true)
        let frames = layout.frames(.phone, PartSizes(message: 66))
        #expect(frames.panel.size == Size(width: 110, height: 30))
        #expect(frames.text == Rect(0, 3, 70, 25))
        #expect(frames.parts[.message] == Rect(0, 0, 70, 25))
        #expect(frames.parts[.indicator] == Rect(80, 0, 30, 30))
        #expect(frames.panel.midX == 160 && frames.panel.midY == 230)
    }

    @Test func activityGrowsWithALongerText() {
        let frames = SurfaceLayout.of(.activity, isClassic: true).frames(.phone, PartSizes(message: 100))
        #expect(frames.panel.size == Size(width: 140, height: 30))
        #expect(frames.text == Rect(0, 3, 100, 25))
        #expect(frames.parts[.indicator] == Rect(110, 0, 30, 30))
    }

    @Test func sheetIsTheAppsViewAtTheBottom() {
        let frames = SurfaceLayout.of(.sheet, [.view], isClassic: true)
            .frames(.phone, PartSizes(view: Size(width: 320, height: 200)))
        #expect(frames.panel == Rect(0, 260, 320, 200))
        #expect(frames.parts[.view] == Rect(0, 0, 320, 200))
        #expect(frames.travel == Point(x: 0, y: 200))
    }
}
