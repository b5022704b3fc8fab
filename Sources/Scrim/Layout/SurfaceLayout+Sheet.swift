extension SurfaceLayout {
    /// A sheet: flush against its side, over all of it up to the style's width, as high as its detent says.
    ///
    /// Its panel goes on under the safe area at that side, its content does not; across, and towards the
    /// opposite side, it keeps out of it. On its way between detents it is laid out for what of it is on screen,
    /// so that what its content holds at the edge stays in sight, and lies with its inner edge where it rests:
    /// its pose takes it to the edge. Beyond its smallest and its largest detent it moves as it is.
    ///
    /// - Parameters:
    ///   - field: Where it may be.
    ///   - whole: The same without an on-screen keyboard.
    @MainActor
    func placeSheet(
        at side: Side, in field: LayoutField, whole: LayoutField, ruler: PartRuler, isRightToLeft: Bool,
        frames: inout SurfaceFrames
    ) {
        let widest = style.maximumPanelWidth.length
        let free = field.safe.size
        guard free.width > 0, free.height > 0 else { return }
        let across = side.isHorizontal ? min(free.width, widest) : free.height
        var most = free.along(side) - margin(in: free).along(side)
        if !side.isHorizontal { most = min(most, widest) }

        guard
            let natural = content(of: side, along: most, across: across, fills: false, ruler: ruler)?
                .size.along(side) ?? leastContent
        else { return }
        var room = DetentRoom(
            region: whole.safe.size, side: side, free: free.along(side), most: most, content: natural,
            underlap: field.overlap(at: side), spare: free.along(side) - most)
        let strip = strip(across: across, in: room)
        room.content += strip
        frames.room = room
        let stops = DetentStops(sheet.detents, in: room)
        let height = stops.height(of: detent)
        let rest = base ?? height
        let onScreen = (rest * (1 - (offstage ?? 0))).wholeUp
        let extent =
            offstage == nil && rest == height ? rest : min(stops.largest, max(stops.smallest, onScreen))

        // Across, the middle of the safe part; along, the very edge of what is seen.
        var track = field.safe
        switch side {
        case .top, .bottom: track = Rect(track.minX, field.seen.minY, track.width, field.seen.height)
        case .left, .right: track = Rect(field.seen.minX, track.minY, field.seen.width, track.height)
        }
        frames.travel = side.travel(
            of: side.place(side.size(along: rest, across: across), in: track), outOf: field.seen)
        let panel = side.size(along: extent, across: across)
        let out = side.outwards
        frames.panel = side.place(panel, in: track)
            .offset(dx: out.x * (extent - rest), dy: out.y * (extent - rest))
        let radius = style.panel?.cornerRadius.length ?? 0
        frames.corners = Corners(min(radius, panel.width / 2, panel.height / 2), flushAgainst: side)

        let along = extent - room.underlap - strip
        guard let content = content(of: side, along: along, across: across, fills: true, ruler: ruler) else {
            return
        }
        placeContent(
            content.mirrored(if: isRightToLeft), at: side, underlap: room.underlap, strip: strip,
            frames: &frames)
    }

    /// Places the content in the panel: beyond the safe area at the panel's own side, beyond the grabber at the
    /// opposite one.
    private func placeContent(
        _ stack: PartStack, at side: Side, underlap: Double, strip: Double, frames: inout SurfaceFrames
    ) {
        let dx = side == .left ? underlap : (side == .right ? strip : 0)
        let dy = side == .top ? underlap : (side == .bottom ? strip : 0)
        for (part, frame) in stack.parts {
            let isLine = part == .message || part == .detail
            frames.parts[part] = isLine ? frame : frame.offset(dx: dx, dy: dy)
        }
        frames.text = stack.text?.offset(dx: dx, dy: dy)
        frames.centresText = stack.centresText
        guard strip > 0 else { return }
        let panel = Rect(origin: .zero, size: frames.panel.size)
        let inner = side.opposite
        let inset = inner.outwards
        let bar = side.size(along: Defaults.grabber.height, across: Defaults.grabber.width)
        frames.grabber = inner.place(bar, in: panel)
            .offset(dx: -inset.x * Defaults.grabberPadding, dy: -inset.y * Defaults.grabberPadding)
        let reach = min(Defaults.grabberReach, panel.size.along(side))
        frames.grip = inner.place(
            side.size(along: reach, across: panel.size.across(side)), in: panel)
    }

    /// What content that asks for nothing is taken for; `nil`: then there is no sheet.
    private var leastContent: Double? {
        parts.contains(.view) && sheet.detents.contains { $0 != .content } ? 0 : nil
    }

    /// What a grabber takes of the panel; 0 where there is none.
    private func strip(across: Double, in room: DetentRoom) -> Double {
        let isShown =
            switch sheet.grabber {
            case .automatic: sheet.isDraggable && DetentStops(sheet.detents, in: room).stops.count > 1
            case .shown: true
            case .hidden: false
            }
        guard isShown, across >= Defaults.grabber.width else { return 0 }
        return Defaults.grabber.height + 2 * Defaults.grabberPadding
    }

    /// What the sheet shows, spread over its whole breadth; where it fills, over the whole length, too.
    @MainActor
    private func content(
        of side: Side, along: Double, across: Double, fills: Bool, ruler: PartRuler
    ) -> PartStack? {
        let space = side.size(along: along, across: across)
        guard space.width > 0, space.height > 0 else { return nil }
        guard var stack = PartFitting(ruler: ruler, space: space).stack(parts) else {
            // A view that asks for nothing still takes what a detent gives it.
            guard fills, parts.contains(.view) else { return nil }
            return PartStack(size: space, parts: [.view: Rect(origin: .zero, size: space)])
        }
        let spread = side.size(along: fills ? along : stack.size.along(side), across: across)
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

extension Double {
    /// The next whole number, but for the noise of sums.
    fileprivate var wholeUp: Double { (self - 1e-6).rounded(.up) }
}
