extension SurfaceLayout {
    /// Lays out a sheet: flush against its side, as wide as its side up to the style's width, as high as its
    /// detent.
    ///
    /// The panel extends under the safe area at the sheet's own side, its content does not; at the other three sides
    /// the panel stays within the safe area. Between detents the sheet is laid out for its visible part, so content at
    /// the edge stays in sight. Its inner edge stays where the sheet rests, and its pose moves it to the edge. Beyond
    /// its smallest and its largest detent the sheet moves without a new layout.
    ///
    /// Where the platform wants an inset, a sheet at the bottom keeps from the edges while it is low. Its height
    /// includes the inset, so a detent is at the same height with it and without.
    ///
    /// - Parameters:
    ///   - context: Where the sheet is laid out.
    ///   - inset: How far a low sheet keeps from the edges, in points (`Stage.Environment.sheetInset`).
    ///   - frames: Gets the sheet's frames.
    @MainActor
    func placeSheet(in context: SheetContext, inset: Double, frames: inout SurfaceFrames) {
        let side = context.side
        let free = context.bounds.safe.size
        guard free.width > 0, free.height > 0 else { return }
        let largestInset = side == .bottom ? min(inset.clampedLength, margin(in: free).width) : 0
        let across = lengthAcross(side, in: free, inset: largestInset)
        guard let (room, grabberLength) = detentRoom(in: context, across: across, inset: largestInset)
        else { return }
        frames.room = room
        let stops = DetentStops(sheet.detents, in: room)
        let insets = SheetInsets(largest: largestInset, stops: stops, room: room, beside: grabberLength)
        let highest = sheet.isDraggable ? stops.largest : stops.height(of: detent)
        frames.cutOff = cutOff(in: context, along: insets.along(at: highest), across: across)

        let extent = extent(among: stops)
        placeSheetPanel(extent, insets: insets, in: context, frames: &frames)
        // The grabber is shown even if nothing else has room, because the sheet is dragged by it.
        placeGrabber(grabberLength, at: side, frames: &frames)
        let along = insets.along(at: extent.laidOut)
        let panelAcross = frames.panel.size.across(side)
        guard let content = content(in: context, along: along, across: panelAcross, fills: true)
        else { return }
        placeContent(
            content.mirrored(if: context.isRightToLeft),
            at: contentOrigin(at: side, underlap: room.underlap, grabberLength: grabberLength),
            frames: &frames)
    }

    /// The room of the sheet's detents, and the length of the panel that the grabber takes; `nil`: there is no sheet.
    ///
    /// - Parameters:
    ///   - across: The sheet's length from one corner of its side to the other, in points.
    ///   - inset: How far a low sheet keeps from the edges here, in points.
    @MainActor
    private func detentRoom(in context: SheetContext, across: Double, inset: Double)
        -> (room: DetentRoom, grabberLength: Double)?
    {
        let side = context.side
        let (bounds, bare) = (context.bounds, context.boundsWithoutKeyboard)
        let available = bounds.safe.size.along(side)
        let maximum = maximumLength(at: side, in: bounds.safe.size)
        guard let natural = naturalLength(in: context, most: maximum, across: across) else { return nil }
        var room = DetentRoom(
            region: bare.safe.size, side: side, available: available, maximum: maximum, content: natural,
            underlap: bounds.overlap(at: side), overpull: available - maximum)
        if side == .bottom { room.lift = bare.visible.maxY - bounds.visible.maxY }
        for case .custom(let custom)? in sheet.detents + [sheet.initial, sheet.undimmedThrough, detent] {
            let height = custom.height(room.region)
            if !height.isNaN { room.customHeights[custom.id] = height }
        }
        // An inset that is larger than the unsafe area adds to the sheet's height.
        let taken = max(inset - room.underlap, 0)
        room.least += taken
        let grabberLength = grabberLength(
            across: across, in: withoutKeyboard(room, in: context, across: across))
        room.content += grabberLength + taken
        return (room, grabberLength)
    }

    /// The room as if there were no on-screen keyboard.
    ///
    /// The grabber depends on that room: if it disappeared when the keyboard comes, the content would jump.
    @MainActor
    private func withoutKeyboard(_ room: DetentRoom, in context: SheetContext, across: Double) -> DetentRoom {
        let whole = context.boundsWithoutKeyboard.safe.size
        guard whole != context.bounds.safe.size else { return room }
        let side = context.side
        var wholeRoom = room
        wholeRoom.available = whole.along(side)
        wholeRoom.maximum = maximumLength(at: side, in: whole)
        let natural = naturalLength(
            in: context, most: wholeRoom.maximum, across: side.isHorizontal ? across : whole.height)
        wholeRoom.content = natural ?? room.content
        return wholeRoom
    }

    /// The largest length of a sheet in this room, in points.
    private func maximumLength(at side: Side, in room: Size) -> Double {
        let length = room.along(side) - margin(in: room).along(side)
        return side.isHorizontal ? length : min(length, style.maximumPanelWidth.clampedLength)
    }

    /// The length of a sheet in this room from one corner of its side to the other, in points.
    private func lengthAcross(_ side: Side, in room: Size, inset: Double) -> Double {
        guard side.isHorizontal else { return room.height }
        return min(room.width - 2 * inset, style.maximumPanelWidth.clampedLength)
    }

    /// The length that the sheet's content asks for, in points; `nil`: there is no sheet.
    @MainActor
    private func naturalLength(in context: SheetContext, most: Double, across: Double) -> Double? {
        content(in: context, along: most, across: across, fills: false)?.size.along(context.side)
            ?? lengthOfView(most: most)
    }

    /// How much of the sheet is laid out: its detent's height, or the part on screen.
    private func extent(among stops: DetentStops) -> SheetExtent {
        let height = stops.height(of: detent)
        let rest = base ?? height
        let onScreen = (rest * (1 - (offstage ?? 0))).roundedUpWithTolerance
        let laidOut =
            offstage == nil && rest == height ? rest : min(stops.largest, max(stops.smallest, onScreen))
        return SheetExtent(
            rest: rest, laidOut: laidOut, lost: sinks || rest > height ? max(onScreen - laidOut, 0) : 0)
    }

    /// Places the sheet's panel: its inner edge where the sheet rests, its corners square where it is flush.
    private func placeSheetPanel(
        _ extent: SheetExtent, insets: SheetInsets, in context: SheetContext, frames: inout SurfaceFrames
    ) {
        let (side, bounds) = (context.side, context.bounds)
        let inset = insets.inset(at: extent.laidOut)
        let across = lengthAcross(side, in: bounds.safe.size, inset: inset)
        // Across, the middle of the safe rectangle; along, up to the edge of the visible one.
        var area = bounds.safe
        switch side {
        case .top, .bottom: area = Rect(area.minX, bounds.visible.minY, area.width, bounds.visible.height)
        case .left, .right: area = Rect(bounds.visible.minX, area.minY, bounds.visible.width, area.height)
        }
        let resting = side.place(side.size(along: extent.rest, across: across), in: area)
        frames.travel = side.travel(of: resting, outOf: bounds.visible)
        let panel = side.size(along: extent.laidOut - inset, across: across)
        let out = side.outwards
        let beyond = extent.laidOut - extent.rest - inset
        frames.panel = side.place(panel, in: area).offset(dx: out.x * beyond, dy: out.y * beyond)
        if inset == 0 {
            frames.flushEdge = out
            frames.line = bounds.line(around: frames.panel, flushAgainst: side)
        } else {
            frames.lostLength = extent.lost
        }
        frames.corners = Corners(
            cornerRadius(of: panel), flushAgainst: side,
            share: insets.largest > 0 ? inset / insets.largest : 0)
    }

    /// Where the content begins in the panel: after the unsafe area at the panel's own side, or after the grabber
    /// at the opposite one.
    private func contentOrigin(at side: Side, underlap: Double, grabberLength: Double) -> Point {
        switch side {
        case .top: Point(y: underlap)
        case .left: Point(x: underlap)
        case .bottom: Point(y: grabberLength)
        case .right: Point(x: grabberLength)
        }
    }

    /// Places the content in the panel.
    func placeContent(_ stack: PartStack, at origin: Point = .zero, frames: inout SurfaceFrames) {
        for (part, frame) in stack.parts {
            let isLine = part == .message || part == .detail
            frames.parts[part] = isLine ? frame : frame.offset(dx: origin.x, dy: origin.y)
        }
        frames.text = stack.text?.offset(dx: origin.x, dy: origin.y)
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
    func cutOff(in context: SheetContext, along: Double, across: Double) -> Size {
        guard parts.contains(.view),
            let content = content(in: context, along: along, across: across, fills: true)
        else { return .zero }
        // If the other parts leave the view no room, it is missing altogether.
        let room = content.parts[.view]?.size ?? Size(width: content.size.width, height: 0)
        return context.measurer.excessOfView(over: room)
    }

    /// The length that counts as the content's if the app's view asks for none: 0 if another detent gives the view a
    /// length, else all there is; `nil`: there is no sheet.
    private func lengthOfView(most: Double) -> Double? {
        guard parts.contains(.view) else { return nil }
        if sheet.detents.contains(where: { $0 != .content }) { return 0 }
        // Less than a point cannot be drawn.
        return most < 1 ? nil : most
    }

    /// The length of the panel that the grabber takes, in points; 0 without a grabber.
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
    func content(in context: SheetContext, along: Double, across: Double, fills: Bool) -> PartStack? {
        let side = context.side
        let space = side.size(along: along, across: across)
        guard space.width > 0, space.height > 0 else { return nil }
        if let stack = contentUnderCross(in: context, along: along, across: across, fills: fills) {
            return stack
        }
        var measurer = context.measurer
        // A sheet's view takes all of the width, so no cross is beside it.
        if parts.contains(.view) { measurer.wantsCross = false }
        let fitting = PartFitting(measurer: measurer, space: space, viewFillsWidth: true)
        guard var stack = fitting.stack(parts) else {
            // A view that asks for nothing still gets what a detent gives it.
            guard fills, parts.contains(.view) else { return nil }
            return PartStack(size: space, parts: [.view: Rect(origin: .zero, size: space)])
        }
        let isInCorner =
            measurer.wantsCross
            && stack.parts[.cancel].map { $0 == PartStacker.cross($0.width, in: stack.size) } == true
        let spread = side.size(along: fills ? along : stack.size.along(side), across: across)
        let spareWidth = spread.width - stack.size.width
        let spareHeight = spread.height - stack.size.height
        // The app's view takes the spare length; without a view, the parts are centered in it.
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

    /// The parts with a cross in the sheet's corner, over the app's view; `nil`: no cross is wanted, or the sheet is
    /// too small for it.
    @MainActor
    private func contentUnderCross(in context: SheetContext, along: Double, across: Double, fills: Bool)
        -> PartStack?
    {
        guard wantsCross, parts.contains(.cancel), parts.contains(.view) else { return nil }
        var rest = self
        rest.parts.removeAll { $0 == .cancel }
        let taken = Tuning.crossTarget
        func content(along: Double, fills: Bool) -> PartStack? {
            rest.content(in: context, along: along, across: across, fills: fills)
        }
        guard var stack = content(along: along, fills: fills) else { return nil }
        // A view that is lower than the cross becomes as high as the cross.
        if !fills, stack.size.along(context.side) < taken, taken <= along {
            guard let taller = content(along: taken, fills: true) else { return nil }
            stack = taller
        }
        guard let view = stack.parts[.view], min(view.width, view.height) >= taken else { return nil }
        stack.parts[.cancel] = PartStacker.cross(Tuning.crossSide, in: stack.size)
        stack.cancelIsCross = true
        return stack
    }
}

/// How much of a sheet is laid out, in points.
private struct SheetExtent {
    /// The length that an `offstage` of 1 stands for.
    let rest: Double
    /// The length that is laid out: what is on screen, at least the smallest and at most the largest detent's.
    let laidOut: Double
    /// The part on screen that is not laid out, while the sheet moves down to the height of lower content.
    let lost: Double
}

extension LayoutBounds {
    /// The sides of a panel beyond which the window continues, each as 1.
    ///
    /// The sheet's own side counts as at the edge of the visible rectangle, where a dragged sheet's pose puts it.
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
