extension SurfaceLayout {
    /// Places a panel in the center of the region, or at one of its edges.
    @MainActor
    func placePanel(
        in bounds: LayoutBounds, measurer: PartMeasurer, isRightToLeft: Bool, frames: inout SurfaceFrames
    ) {
        var ground = bounds.visible
        var safe = bounds.safe
        if style.box != nil {
            // The parts are designed to be read on the box, so they stay within it.
            let box = frames.box ?? .zero
            ground = ground.intersection(box)
            safe = safe.intersection(box)
        }
        let space = space(in: safe)
        let fitting = PartFitting(
            measurer: measurer,
            space: Size(width: min(space.width, measurer.maximumPanelWidth), height: space.height))
        let fitted = fitting.stack(parts)
        if kind == .question { frames.cutOff = missing(of: fitted, in: fitting) }
        guard var stack = fitted?.mirrored(if: isRightToLeft), !space.isEmpty else { return }
        let alone = stack.size
        if let slot = self.stack, slot.width > alone.width {
            var wider = fitting
            wider.leastWidth = slot.width
            stack = wider.stack(parts)?.mirrored(if: isRightToLeft) ?? stack
        }

        frames.panel = frame(of: stack.size, in: space, ground: ground, isRightToLeft: isRightToLeft)
        frames.parts = stack.parts
        frames.text = stack.text
        if kind == .hud {
            frames.alone = StackSlot.Alone(size: alone, room: listRoom(in: space, frames.panel))
            frames.cutsText = frames.scrollsText
        }
        if let slot = self.stack {
            stackPanel(slot, in: space, &frames) {
                frame(of: $0, in: space, ground: ground, isRightToLeft: isRightToLeft)
            }
        }
        frames.centersText = stack.centersText
        frames.cancelIsCross = stack.cancelIsCross
        frames.travel = exit(isRightToLeft).travel(of: frames.panel, outOf: bounds.visible)
        frames.corners = Corners(cornerRadius(of: stack.size))
    }

    /// How much more room a question needs for its text and all of its answers; zero if it has them.
    @MainActor
    private func missing(of stack: PartStack?, in fitting: PartFitting) -> Size {
        let isWhole = stack.map { stack in parts.allSatisfy { stack.parts[$0] != nil } } ?? false
        let ample = PartFitting(
            measurer: fitting.measurer,
            space: Size(width: fitting.measurer.maximumPanelWidth, height: Self.ampleHeight))
        guard !isWhole, let whole = ample.stack(parts)?.size else { return .zero }
        return Size(
            width: max(whole.width - fitting.space.width, 0),
            height: max(whole.height - fitting.space.height, 0))
    }

    /// A height that has room for any question, in points.
    private static let ampleHeight = 100_000.0

    /// Places a bar along the top edge of the region, over all of its width; nothing else is drawn.
    func placeBar(height: Double, in bounds: LayoutBounds, frames: inout SurfaceFrames) {
        let room = bounds.safe
        let size = Size(width: room.width, height: min(height.clampedLength.rounded(.up), room.height))
        guard size.width > 0, size.height > 0 else { return }
        frames.panel = Rect(origin: room.origin, size: size)
        frames.parts = [.indicator: Rect(origin: .zero, size: size)]
        frames.travel = Side.top.travel(of: frames.panel, outOf: bounds.visible)
    }

    /// The side across which a panel slides in and out: its own, left or right for a corner, and the bottom for a
    /// panel in the center.
    private func exit(_ isRightToLeft: Bool) -> Side {
        switch placement {
        case .center: .bottom
        case .edge(let edge): edge.side(isRightToLeft: isRightToLeft)
        case .corner(let corner): corner.sides(isRightToLeft: isRightToLeft).horizontal
        }
    }

    /// The panel's frame at its placement, within the space.
    ///
    /// A centered panel is in the middle of the region's visible part, bars included, and moves only as far as it must
    /// to lie in the space.
    private func frame(of size: Size, in space: Rect, ground: Rect, isRightToLeft: Bool) -> Rect {
        let centered = ground.centering(size)
        switch placement {
        case .center:
            return centered.moved(into: space)
        case .edge(let edge):
            let side = edge.side(isRightToLeft: isRightToLeft)
            var placed = side.place(size, in: space)
            if side.isHorizontal { placed.origin.x = centered.minX } else { placed.origin.y = centered.minY }
            return placed.moved(into: space)
        case .corner(let corner):
            let (vertical, horizontal) = corner.sides(isRightToLeft: isRightToLeft)
            var placed = vertical.place(size, in: space)
            placed.origin.x = horizontal.place(size, in: space).minX
            return placed
        }
    }
}
