extension SurfaceLayout {
    /// A sheet: flush against its side, over all of it up to the style's width, as deep as its content.
    ///
    /// Its panel goes on under the safe area at that side, its content does not; across, and towards the
    /// opposite side, it keeps out of it.
    @MainActor
    func placeSheet(
        at side: Side, in field: LayoutField, ruler: PartRuler, isRightToLeft: Bool,
        frames: inout SurfaceFrames
    ) {
        let widest = style.maximumPanelWidth.length
        let underlap = field.overlap(at: side)
        let room = field.safe.size
        guard room.width > 0, room.height > 0 else { return }
        let across = side.isHorizontal ? min(room.width, widest) : room.height
        var deepest = room.along(side) - margin(in: room).along(side)
        if !side.isHorizontal { deepest = min(deepest, widest) }

        guard let content = content(of: side, along: deepest, across: across, ruler: ruler) else { return }
        let panel = side.size(along: content.size.along(side) + underlap, across: across)
        // Across, the middle of the safe part; along, the very edge of what is seen.
        var track = field.safe
        switch side {
        case .top, .bottom: track = Rect(track.minX, field.seen.minY, track.width, field.seen.height)
        case .left, .right: track = Rect(field.seen.minX, track.minY, field.seen.width, track.height)
        }
        frames.panel = side.place(panel, in: track)

        let stack = content.mirrored(if: isRightToLeft)
        let dx = side == .left ? underlap : 0
        let dy = side == .top ? underlap : 0
        for (part, frame) in stack.parts {
            let isLine = part == .message || part == .detail
            frames.parts[part] = isLine ? frame : frame.offset(dx: dx, dy: dy)
        }
        frames.text = stack.text?.offset(dx: dx, dy: dy)
        frames.centresText = stack.centresText
        frames.travel = side.travel(of: frames.panel, outOf: field.seen)
        let radius = style.panel?.cornerRadius.length ?? 0
        frames.corners = Corners(min(radius, panel.width / 2, panel.height / 2), flushAgainst: side)
    }

    /// What the sheet shows, spread over its whole breadth.
    @MainActor
    private func content(of side: Side, along deepest: Double, across: Double, ruler: PartRuler) -> PartStack?
    {
        let space = side.size(along: deepest, across: across)
        guard var stack = PartFitting(ruler: ruler, space: space).stack(parts) else { return nil }
        let spread = side.size(along: stack.size.along(side), across: across)
        let spareWidth = spread.width - stack.size.width
        let spareHeight = spread.height - stack.size.height
        // The app's view takes all that is to spare; without one, the parts are in the middle of it.
        let view = stack.parts[.view]
        let dx = (spareWidth / 2).rounded()
        let dy = view == nil ? (spareHeight / 2).rounded() : spareHeight
        for (part, frame) in stack.parts where part != .message && part != .detail {
            stack.parts[part] = frame.offset(dx: dx, dy: dy)
        }
        stack.text = stack.text?.offset(dx: dx, dy: dy)
        if let view { stack.parts[.view] = Rect(0, 0, spread.width, view.height + spareHeight) }
        stack.size = spread
        return stack
    }
}
