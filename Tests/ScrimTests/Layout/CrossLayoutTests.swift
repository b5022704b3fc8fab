@_spi(Host) @testable import Scrim
import Testing

/// Where the cross is that replaces a titled cancel button.
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
        let (cross, action) = (try #require(frames.parts[.cancel]), try #require(frames.parts[.action]))
        #expect(cross.maxX <= action.minX)
        #expect(cross.minX >= 0)
    }

    /// In the middle of the window, or if the text has no room beside the buttons.
    @Test func inAColumnItIsInTheCornerAndTextKeepsClearOfIt() throws {
        let frames = layout(placement: .center).frames(.desktop, PartSizes(message: 300))
        #expect(frames.cancelIsCross)
        let cross = try #require(frames.parts[.cancel])
        let text = try #require(frames.text)
        #expect(cross.minY < text.minY + 1 && cross.maxX > text.maxX)
        #expect(!cross.overlaps(text))
        let action = try #require(frames.parts[.action])
        #expect(action.minY >= text.maxY)
        #expect(Rect(origin: .zero, size: frames.panel.size).contains(cross))
        // The text stays centered.
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

    @Test(arguments: [Overlay.Placement.bottom, .center], [30.0, 36, 40, 44, 60])
    func inALowWindowItIsWithinThePanel(_ placement: Overlay.Placement, height: Double) throws {
        let frames = layout([.message, .cancel], placement: placement)
            .frames(.window(400, height), PartSizes(message: 60))
        guard let cross = frames.parts[.cancel] else {
            #expect(height < 40, "there is room for the smaller one")
            return
        }
        #expect(Rect(origin: .zero, size: frames.panel.size).contains(cross))
    }

    @Test(arguments: Array(stride(from: 76.0, through: 240, by: 4)))
    func inANarrowWindowNoWordIsBrokenForIt(_ width: Double) {
        for parts in [[PanelPart.message], [.indicator, .message]] {
            let sizes = PartSizes(message: 70, word: 70)
            let without = layout(parts).frames(.window(width, 400), sizes)
            let frames = layout(parts + [.cancel]).frames(.window(width, 400), sizes)
            #expect(frames.parts[.cancel] != nil)
            #expect(
                (frames.text?.width ?? 0) >= min(without.text?.width ?? 0, 70), "\(parts) in \(width)")
        }
    }

    @Test func wherePanelsHaveNoGroundItIsBelowTheText() throws {
        var layout = SurfaceLayout.of(.loading, [.message, .cancel])
        layout.wantsCross = true
        let frames = layout.frames(.desktop)
        let (cross, text) = (try #require(frames.parts[.cancel]), try #require(frames.text))
        #expect(cross.minY >= text.maxY)
    }

    @Test func besideTheAppsViewItHasSpaceOfItsOwn() throws {
        let frames = layout([.view, .cancel]).frames(.desktop, PartSizes())
        let (view, cross) = (try #require(frames.parts[.view]), try #require(frames.parts[.cancel]))
        #expect(!view.overlaps(cross) && cross.minX >= view.maxX)
        #expect(view.width == 200, "the view is as wide as without it")
        #expect(frames.cancelIsCross && Rect(origin: .zero, size: frames.panel.size).contains(cross))
    }

    @Test(arguments: [[PanelPart.view, .cancel], [.message, .cancel], [.view, .message, .cancel]])
    func inASheetItIsInTheSheetsCorner(_ parts: [PanelPart]) throws {
        var layout = SurfaceLayout.of(.sheet, parts)
        layout.wantsCross = true
        let frames = layout.frames(.window(640, 480), PartSizes(message: 200))
        let cross = try #require(frames.parts[.cancel])
        #expect(frames.cancelIsCross && cross.minY == Tuning.crossInset)
        #expect(frames.panel.width - cross.maxX == Tuning.crossInset)
        if parts.contains(.view) {
            #expect(frames.parts[.view]?.width == frames.panel.width, "the view has all of the width")
        }
    }

    @Test(arguments: Array(stride(from: 60.0, through: 200, by: 10)))
    func inANarrowSheetItIsNeverOverTheText(_ width: Double) throws {
        var layout = SurfaceLayout.of(.sheet, [.message, .cancel])
        layout.wantsCross = true
        let frames = layout.frames(.window(width, 480), PartSizes(message: 200))
        let cross = try #require(frames.parts[.cancel])
        if let text = frames.text { #expect(!cross.overlaps(text)) }
    }

    @Test func aSheetWithALowViewIsAsHighAsTheCross() throws {
        var layout = SurfaceLayout.of(.sheet, [.view, .cancel])
        layout.wantsCross = true
        let frames = layout.frames(
            .window(640, 480), PartSizes(view: Size(width: 200, height: 30)))
        #expect(frames.parts[.view]?.height == Tuning.crossTarget)
        let cross = try #require(frames.parts[.cancel])
        #expect(frames.cancelIsCross && cross.minY == Tuning.crossInset)
    }

    @Test func besideAnIconInAWideCardItIsAtTheEnd() throws {
        var layout = layout([.indicator, .cancel])
        layout.stack = StackSlot(count: 2, isOpen: true, behind: 0, takesInput: true, width: 300)
        let frames = layout.frames(.desktop)
        let cross = try #require(frames.parts[.cancel])
        #expect(frames.panel.width - cross.maxX == 8)
    }
}
