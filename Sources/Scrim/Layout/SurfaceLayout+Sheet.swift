extension SurfaceLayout {
    /// Lays out a sheet: flush against its side, as wide as its side up to the style's width, as high as its
    /// detent.
    ///
    /// The panel extends under the safe area at the sheet's own side, its content does not; at the other three
    /// sides the panel stays within the safe area. Between detents the sheet is laid out for its visible part,
    /// so content at the edge stays in sight. Its inner edge stays where the sheet rests, and its pose moves it
    /// to the edge. Beyond its smallest and its largest detent the sheet moves as it is.
    ///
    /// Where the platform wants an inset, a sheet at the bottom keeps from the edges while it is low. Its height
    /// includes the inset, so a detent is at the same height with it and without.
    ///
    /// - Parameters:
    ///   - side: The side that the sheet lies flush against.
    ///   - bounds: The rectangles within which the sheet is laid out.
    ///   - boundsWithoutKeyboard: The same as if there were no on-screen keyboard.
    ///   - inset: How far a low sheet keeps from the edges, in points (`Stage.Environment.sheetInset`).
    ///   - measurer: Measures the sheet's parts.
    ///   - isRightToLeft: Whether the text runs from right to left.
    ///   - frames: Gets the sheet's frames.
    @MainActor
    func placeSheet(
        at side: Side, in bounds: LayoutBounds, boundsWithoutKeyboard: LayoutBounds, inset: Double,
        measurer: PartMeasurer, isRightToLeft: Bool, frames: inout SurfaceFrames
    ) {
        let widest = style.maximumPanelWidth.clampedLength
        let free = bounds.safe.size
        guard free.width > 0, free.height > 0 else { return }
        let largestInset = side == .bottom ? min(inset.clampedLength, margin(in: free).width) : 0
        var across = side.isHorizontal ? min(free.width - 2 * largestInset, widest) : free.height
        var maximum = free.along(side) - margin(in: free).along(side)
        if !side.isHorizontal { maximum = min(maximum, widest) }

        guard
            let natural = content(of: side, along: maximum, across: across, fills: false, measurer: measurer)?
                .size.along(side) ?? lengthOfView(most: maximum)
        else { return }
        var room = DetentRoom(
            region: boundsWithoutKeyboard.safe.size, side: side, available: free.along(side),
            maximum: maximum,
            content: natural, underlap: bounds.overlap(at: side), overpull: free.along(side) - maximum)
        if side == .bottom { room.lift = boundsWithoutKeyboard.visible.maxY - bounds.visible.maxY }
        for case .custom(let custom)? in sheet.detents + [sheet.initial, sheet.undimmedThrough, detent] {
            let height = custom.height(room.region)
            if !height.isNaN { room.customHeights[custom.id] = height }
        }
        // An inset that is larger than the unsafe area is of the sheet's height, too.
        let taken = max(largestInset - room.underlap, 0)
        room.least += taken
        // As without the keyboard: the content would jump as it comes.
        var wholeRoom = room
        let whole = boundsWithoutKeyboard.safe.size
        if whole != free {
            wholeRoom.available = whole.along(side)
            wholeRoom.maximum = whole.along(side) - margin(in: whole).along(side)
            if !side.isHorizontal { wholeRoom.maximum = min(wholeRoom.maximum, widest) }
            let content = content(
                of: side, along: wholeRoom.maximum, across: side.isHorizontal ? across : whole.height,
                fills: false,
                measurer: measurer)
            wholeRoom.content = content?.size.along(side) ?? lengthOfView(most: wholeRoom.maximum) ?? natural
        }
        let grabberLength = grabberLength(across: across, in: wholeRoom)
        room.content += grabberLength + taken
        frames.room = room
        let stops = DetentStops(sheet.detents, in: room)
        let height = stops.height(of: detent)
        let insets = SheetInsets(largest: largestInset, stops: stops, room: room, beside: grabberLength)
        frames.cutOff = cutOff(
            at: side, along: insets.along(at: sheet.isDraggable ? stops.largest : height), across: across,
            measurer: measurer)
        let rest = base ?? height
        let onScreen = (rest * (1 - (offstage ?? 0))).roundedUpWithTolerance
        let extent =
            offstage == nil && rest == height ? rest : min(stops.largest, max(stops.smallest, onScreen))

        let inset = insets.inset(at: extent)
        if side.isHorizontal { across = min(free.width - 2 * inset, widest) }

        // Across, the middle of the safe rectangle; along, up to the edge of the visible one.
        var area = bounds.safe
        switch side {
        case .top, .bottom: area = Rect(area.minX, bounds.visible.minY, area.width, bounds.visible.height)
        case .left, .right: area = Rect(bounds.visible.minX, area.minY, bounds.visible.width, area.height)
        }
        frames.travel = side.travel(
            of: side.place(side.size(along: rest, across: across), in: area), outOf: bounds.visible)
        let panel = side.size(along: extent - inset, across: across)
        let out = side.outwards
        frames.panel = side.place(panel, in: area)
            .offset(dx: out.x * (extent - rest - inset), dy: out.y * (extent - rest - inset))
        if inset == 0 {
            frames.flushEdge = out
            frames.line = bounds.line(around: frames.panel, flushAgainst: side)
        } else if sinks || rest > height {
            frames.lostLength = max(onScreen - extent, 0)
        }
        let radius = min(style.panel?.cornerRadius.clampedLength ?? 0, panel.width / 2, panel.height / 2)
        frames.corners = Corners(
            radius, flushAgainst: side, share: largestInset > 0 ? inset / largestInset : 0)

        // The grabber is what the sheet is dragged by, also where nothing else has room.
        placeGrabber(grabberLength, at: side, frames: &frames)
        let along = insets.along(at: extent)
        guard let content = content(of: side, along: along, across: across, fills: true, measurer: measurer)
        else {
            return
        }
        placeContent(
            content.mirrored(if: isRightToLeft), at: side, underlap: room.underlap,
            grabberLength: grabberLength,
            frames: &frames)
    }

    /// Places the content in the panel: beyond the safe area at the panel's own side, beyond the grabber at the
    /// opposite one.
    func placeContent(
        _ stack: PartStack, at side: Side, underlap: Double, grabberLength: Double,
        frames: inout SurfaceFrames
    ) {
        let dx = side == .left ? underlap : (side == .right ? grabberLength : 0)
        let dy = side == .top ? underlap : (side == .bottom ? grabberLength : 0)
        for (part, frame) in stack.parts {
            let isLine = part == .message || part == .detail
            frames.parts[part] = isLine ? frame : frame.offset(dx: dx, dy: dy)
        }
        frames.text = stack.text?.offset(dx: dx, dy: dy)
        frames.centersText = stack.centersText
        frames.cancelIsCross = stack.cancelIsCross
    }

    /// Places the grabber at the panel's inner edge.
    private func placeGrabber(_ length: Double, at side: Side, frames: inout SurfaceFrames) {
        let panel = Rect(origin: .zero, size: frames.panel.size)
        guard length > 0, panel.size.along(side) >= length else { return }
        let inner = side.opposite
        let inset = inner.outwards
        let bar = side.size(along: Tuning.grabber.height, across: Tuning.grabber.width)
        frames.grabber = inner.place(bar, in: panel)
            .offset(dx: -inset.x * Tuning.grabberPadding, dy: -inset.y * Tuning.grabberPadding)
    }

    /// How much of the app's view a sheet of this size cuts off.
    @MainActor
    func cutOff(at side: Side, along: Double, across: Double, measurer: PartMeasurer) -> Size {
        guard parts.contains(.view),
            let content = content(of: side, along: along, across: across, fills: true, measurer: measurer)
        else { return .zero }
        // A view that the other parts leave no room is not there at all.
        let room = content.parts[.view]?.size ?? Size(width: content.size.width, height: 0)
        return measurer.excessOfView(over: room)
    }

    /// The length that counts as the content's where the app's view asks for none: all there is, unless another detent gives
    /// it one; `nil`: there is no view, and no sheet.
    private func lengthOfView(most: Double) -> Double? {
        guard parts.contains(.view) else { return nil }
        if sheet.detents.contains(where: { $0 != .content }) { return 0 }
        // In less than a point nothing is drawn.
        return most < 1 ? nil : most
    }

    /// The length of the panel that the grabber takes, in points; 0 where there is no grabber.
    private func grabberLength(across: Double, in room: DetentRoom) -> Double {
        let isNeeded = sheet.isDraggable && sheet.dragArea == .grabber
        let isShown =
            switch sheet.grabber {
            case .automatic:
                isNeeded || sheet.isDraggable && DetentStops(sheet.detents, in: room).stops.count > 1
            case .shown: true
            case .hidden: isNeeded
            }
        guard isShown, across >= Tuning.grabber.width else { return 0 }
        return Tuning.grabber.height + 2 * Tuning.grabberPadding
    }

    /// The sheet's parts, laid out over all of its width; with `fills`, over all of its length as well.
    @MainActor
    func content(
        of side: Side, along: Double, across: Double, fills: Bool, measurer: PartMeasurer
    ) -> PartStack? {
        let space = side.size(along: along, across: across)
        guard space.width > 0, space.height > 0 else { return nil }
        if let stack = contentUnderCross(
            of: side, along: along, across: across, fills: fills, measurer: measurer)
        {
            return stack
        }
        var measurer = measurer
        // A sheet's view has all of the width.
        if parts.contains(.view) { measurer.wantsCross = false }
        let fitting = PartFitting(measurer: measurer, space: space, viewFillsWidth: true)
        guard var stack = fitting.stack(parts) else {
            // A view that asks for nothing still takes what a detent gives it.
            guard fills, parts.contains(.view) else { return nil }
            return PartStack(size: space, parts: [.view: Rect(origin: .zero, size: space)])
        }
        let isInCorner =
            measurer.wantsCross
            && stack.parts[.cancel].map { $0 == PartStacker.cross($0.width, in: stack.size) } == true
        let spread = side.size(along: fills ? along : stack.size.along(side), across: across)
        let spareWidth = spread.width - stack.size.width
        let spareHeight = spread.height - stack.size.height
        // The app's view takes the spare length; without a view, the parts are in the middle of it.
        let view = stack.parts[.view]
        let dx = (spareWidth / 2).rounded()
        let dy = view == nil ? (spareHeight / 2).rounded() : spareHeight
        for (part, frame) in stack.parts where part != .message && part != .detail {
            stack.parts[part] = frame.offset(dx: dx, dy: dy)
        }
        stack.text = stack.text?.offset(dx: dx, dy: dy)
        if let view { stack.parts[.view] = Rect(0, 0, spread.width, view.height + spareHeight) }
        stack.size = spread
        if isInCorner, let cross = stack.parts[.cancel] {
            stack.parts[.cancel] = PartStacker.cross(cross.width, in: spread)
        }
        return stack
    }

    /// The parts with a cross in the sheet's corner, over the app's view; `nil`: no such cross is wanted, or the sheet is
    /// too small for it.
    @MainActor
    private func contentUnderCross(
        of side: Side, along: Double, across: Double, fills: Bool, measurer: PartMeasurer
    ) -> PartStack? {
        guard wantsCross, parts.contains(.cancel), parts.contains(.view) else { return nil }
        var rest = self
        rest.parts.removeAll { $0 == .cancel }
        let taken = Tuning.crossTarget
        func content(along: Double, fills: Bool) -> PartStack? {
            rest.content(of: side, along: along, across: across, fills: fills, measurer: measurer)
        }
        guard var stack = content(along: along, fills: fills) else { return nil }
        // A view that is lower than the cross becomes as high.
        if !fills, stack.size.along(side) < taken, taken <= along {
            guard let taller = content(along: taken, fills: true) else { return nil }
            stack = taller
        }
        guard let view = stack.parts[.view], min(view.width, view.height) >= taken else { return nil }
        stack.parts[.cancel] = PartStacker.cross(Tuning.crossSide, in: stack.size)
        stack.cancelIsCross = true
        return stack
    }
}

extension LayoutBounds {
    /// The sides of a panel that are beside more of the window, each as 1.
    ///
    /// At its own side a sheet that is dragged is where its pose moves it: at the edge of what is visible.
    fileprivate func line(around panel: Rect, flushAgainst side: Side) -> Insets {
        func edges(at own: Side) -> Rect { own == side ? visible : panel }
        return Insets(
            top: edges(at: .top).minY > window.minY ? 1 : 0,
            left: edges(at: .left).minX > window.minX ? 1 : 0,
            bottom: edges(at: .bottom).maxY < window.maxY ? 1 : 0,
            right: edges(at: .right).maxX < window.maxX ? 1 : 0)
    }
}

extension Double {
    /// The next whole number upwards; a rounding error above a whole number counts as that number.
    fileprivate var roundedUpWithTolerance: Double { (self - 1e-6).rounded(.up) }
}
