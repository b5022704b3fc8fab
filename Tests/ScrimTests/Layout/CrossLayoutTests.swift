@_spi(Host) @testable import Scrim
import Testing

/// Where the cross is that an overlay wants in place of a titled cancel button.
@MainActor
@Suite struct CrossLayoutTests {
    private func layout(
        _ parts: [PanelPart] = [.message, .action, .cancel], placement: Overlay.Placement = .bottom
    ) -> SurfaceLayout {
        var layout = SurfaceLayout.of(.hud, parts, placement: placement, indicator: .none)
        layout.wantsCross = true
        return layout
    }

    @Test func inARowItIsLast() throws {
        let frames = layout().frames(.desktop, PartSizes(message: 20))
        #expect(frames.cancelIsCross)
        let cross = try #require(frames.parts[.cancel])
        let action = try #require(frames.parts[.action])
        #expect(cross.size == Size(width: Tuning.crossSide, height: Tuning.crossSide))
        #expect(cross.minX >= action.maxX && cross.maxX <= frames.panel.width)
        #expect(abs(cross.midY - frames.panel.height / 2) <= 1)
        #expect(
            frames.panel.width - cross.maxX == 8, "its own space and this are as much as on the other side")
    }

    @Test func fromRightToLeftItIsAtTheOtherEnd() throws {
        let frames = layout().frames(.desktop, PartSizes(message: 20), isRightToLeft: true)
        let cross = try #require(frames.parts[.cancel])
        #expect(cross.maxX <= (try #require(frames.parts[.action])).minX)
        #expect(cross.minX >= 0)
    }

    /// As in the middle, or where the text has no room beside buttons.
    @Test func inAColumnItIsInTheCornerAndTextKeepsClearOfIt() throws {
        let frames = layout(placement: .center).frames(.desktop, PartSizes(message: 300))
        #expect(frames.cancelIsCross)
        let cross = try #require(frames.parts[.cancel])
        let text = try #require(frames.text)
        #expect(cross.minY < text.minY + 1 && cross.maxX > text.maxX)
        #expect(!cross.overlaps(text))
        #expect(try #require(frames.parts[.action]).minY >= text.maxY)
        #expect(Rect(origin: .zero, size: frames.panel.size).contains(cross))
        // The text stays in the middle.
        #expect(abs(text.midX - frames.panel.width / 2) <= 1)
    }

    @Test func thePanelIsHighEnoughForIt() throws {
        let frames = layout([.message, .cancel], placement: .center)
            .frames(.desktop, PartSizes(message: 5))
        let cross = try #require(frames.parts[.cancel])
        #expect(Rect(origin: .zero, size: frames.panel.size).contains(cross))
    }

    @Test(arguments: [90.0, 70, 64]) func itIsThereInTheSmallestWindow(_ length: Double) throws {
        let frames = layout().frames(.window(length, length), PartSizes(message: 900))
        let cross = try #require(frames.parts[.cancel])
        #expect(frames.cancelIsCross && cross.width >= 24)
        #expect(Rect(origin: .zero, size: frames.panel.size).contains(cross))
    }
}
