extension SurfaceLayout {
    /// Lays out a sheet as a dialog: in the middle of what is visible, as large as its content, within the safe area and the
    /// style's margin.
    ///
    /// - Parameters:
    ///   - side: The side at which the same sheet lies in little room, over which the dialog comes and goes.
    ///   - bounds: The rectangles within which the dialog is laid out.
    ///   - boundsWithoutKeyboard: The same as if there were no on-screen keyboard.
    ///   - measurer: Measures the dialog's parts.
    ///   - isRightToLeft: Whether the text runs from right to left.
    ///   - frames: Gets the dialog's frames.
    @MainActor
    func placeDialog(
        at side: Side, in bounds: LayoutBounds, boundsWithoutKeyboard: LayoutBounds, measurer: PartMeasurer,
        isRightToLeft: Bool, frames: inout SurfaceFrames
    ) {
        let margin = margin(in: bounds.safe.size)
        let space = bounds.safe.inset(
            by: Insets(top: margin.height, left: margin.width, bottom: margin.height, right: margin.width)
        ).roundedInwards
        guard !space.isEmpty else { return }
        let widest = min(style.maximumPanelWidth.clampedLength, Tuning.dialogWidth.upperBound, space.width)
        let wanted = parts.contains(.view) ? measurer.size(of: .view).width : 0
        let width = min(max(wanted, Tuning.dialogWidth.lowerBound), widest).roundedDownToEven
        let natural = content(
            of: .bottom, along: space.height, across: width, fills: false, measurer: measurer)
        let asksForNone =
            parts.contains(.view) && measurer.size(of: .view, within: width).height == 0
        let wish =
            asksForNone
            ? heightOfView(
                at: side, in: bounds, boundsWithoutKeyboard: boundsWithoutKeyboard, most: space.height)
            : natural?.size.height ?? 0
        let height = min(wish, space.height).rounded(.up)
        guard height > 0,
            let content = content(of: .bottom, along: height, across: width, fills: true, measurer: measurer)
        else { return }

        let ground = bounds.visible
        let middle = Rect(
            (ground.midX - width / 2).roundedHalfUp, (ground.midY - height / 2).roundedHalfUp, width, height
        ).moved(into: space)
        // Moved by hand it may come nearer to the edges, and keeps all of itself in sight.
        frames.panel =
            dialogOffset == .zero
            ? middle
            : middle.offset(dx: dialogOffset.x, dy: dialogOffset.y).moved(into: bounds.safe.roundedInwards)
        frames.dialogOffset = Point(
            x: frames.panel.minX - middle.minX, y: frames.panel.minY - middle.minY)
        frames.cutOff = cutOff(at: .bottom, along: height, across: width, measurer: measurer)
        frames.travel = side.travel(of: frames.panel, outOf: ground)
        frames.corners = Corners(min(style.panel?.cornerRadius.clampedLength ?? 0, width / 2, height / 2))
        frames.room = DetentRoom(
            region: boundsWithoutKeyboard.safe.size, side: side, available: height, maximum: height,
            content: height, underlap: 0, overpull: 0, isDialog: true)
        placeContent(
            content.mirrored(if: isRightToLeft), at: .bottom, underlap: 0, grabberLength: 0, frames: &frames)
    }

    /// The height of a dialog whose view asks for none, as a drawing does: that of the sheet's largest detent, and all
    /// there is where the detents give no height.
    private func heightOfView(
        at side: Side, in bounds: LayoutBounds, boundsWithoutKeyboard: LayoutBounds, most: Double
    ) -> Double {
        let detents = side.isHorizontal ? sheet.detents.filter { $0 != .content } : []
        guard !detents.isEmpty else { return most }
        let room = DetentRoom(
            region: boundsWithoutKeyboard.safe.size, side: side, available: bounds.safe.size.height,
            maximum: most,
            content: most, underlap: 0, overpull: 0)
        return DetentStops(detents, in: room).largest
    }
}

extension LayoutFacts {
    /// The same about the whole window.
    var inWindow: LayoutFacts {
        var facts = self
        facts.region = Rect(origin: .zero, size: window)
        facts.visible = facts.region
        return facts
    }

    /// The same as if there were no on-screen keyboard.
    var withoutKeyboard: LayoutFacts {
        var facts = self
        facts.keyboard = nil
        return facts
    }
}
