extension SurfaceLayout {
    /// Lays out a sheet as a dialog: in the middle of the visible part, as large as its content, within the safe area
    /// and the style's margin.
    ///
    /// - Parameters:
    ///   - context: Where the dialog is laid out; its side is where the sheet would be in little room.
    ///   - frames: Gets the dialog's frames.
    @MainActor
    func placeDialog(in context: SheetContext, frames: inout SurfaceFrames) {
        let (side, bounds, measurer) = (context.side, context.bounds, context.measurer)
        let space = space(in: bounds.safe)
        guard !space.isEmpty else { return }
        // The content takes all of the dialog's width, as in a sheet at the bottom.
        var inside = context
        inside.side = .bottom
        let widest = min(style.maximumPanelWidth.clampedLength, Tuning.dialogWidth.upperBound, space.width)
        let wanted = parts.contains(.view) ? measurer.size(of: .view).width : 0
        let width = min(max(wanted, Tuning.dialogWidth.lowerBound), widest).roundedDownToEven
        let natural = content(in: inside, along: space.height, across: width, fills: false)
        let asksForNone =
            parts.contains(.view) && measurer.size(of: .view, within: width).height == 0
        let wish = asksForNone ? heightOfView(in: context, most: space.height) : natural?.size.height ?? 0
        let height = min(wish, space.height).rounded(.up)
        guard height > 0,
            let content = content(in: inside, along: height, across: width, fills: true)
        else { return }

        let middle = bounds.visible.centering(Size(width: width, height: height)).moved(into: space)
        // A dialog that the user moves may come nearer to the edges, but all of it stays in sight.
        frames.panel =
            dialogOffset == .zero
            ? middle
            : middle.offset(dx: dialogOffset.x, dy: dialogOffset.y).moved(into: bounds.safe.roundedInwards)
        frames.dialogOffset = Point(
            x: frames.panel.minX - middle.minX, y: frames.panel.minY - middle.minY)
        frames.cutOff = cutOff(in: inside, along: height, across: width)
        frames.travel = side.travel(of: frames.panel, outOf: bounds.visible)
        frames.corners = Corners(cornerRadius(of: frames.panel.size))
        frames.room = DetentRoom(
            region: context.boundsWithoutKeyboard.safe.size, side: side, available: height, maximum: height,
            content: height, underlap: 0, overpull: 0, isDialog: true)
        placeContent(content.mirrored(if: context.isRightToLeft), frames: &frames)
    }

    /// The height of a dialog whose view asks for none, as a drawing does: the height of the sheet's largest detent, or
    /// all there is if the detents give none.
    private func heightOfView(in context: SheetContext, most: Double) -> Double {
        let detents = context.side.isHorizontal ? sheet.detents.filter { $0 != .content } : []
        guard !detents.isEmpty else { return most }
        let room = DetentRoom(
            region: context.boundsWithoutKeyboard.safe.size, side: context.side,
            available: context.bounds.safe.size.height, maximum: most, content: most, underlap: 0,
            overpull: 0)
        return DetentStops(detents, in: room).largest
    }
}

extension LayoutFacts {
    /// The facts with the whole window as the region.
    var inWindow: LayoutFacts {
        var facts = self
        facts.region = Rect(origin: .zero, size: window)
        facts.visible = facts.region
        return facts
    }

    /// The facts as if there were no on-screen keyboard.
    var withoutKeyboard: LayoutFacts {
        var facts = self
        facts.keyboard = nil
        return facts
    }
}
