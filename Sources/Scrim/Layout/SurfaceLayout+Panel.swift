extension SurfaceLayout {
    /// A panel in the centre of the region, or at one of its edges.
    @MainActor
    func placePanel(
        in field: LayoutField, ruler: PartRuler, isRightToLeft: Bool, frames: inout SurfaceFrames
    ) {
        var ground = field.seen
        var safe = field.safe
        if style.box != nil {
            // What is made to be read on the box has no place beside it.
            let box = frames.box ?? .zero
            ground = ground.intersection(box)
            safe = safe.intersection(box)
        }
        let margin = margin(in: safe.size)
        let space = safe.inset(
            by: Insets(top: margin.height, left: margin.width, bottom: margin.height, right: margin.width)
        ).wholeInside
        let fitting = PartFitting(
            ruler: ruler,
            space: Size(width: min(space.width, style.maximumPanelWidth.length), height: space.height))
        guard let stack = fitting.stack(parts)?.mirrored(if: isRightToLeft), !space.isEmpty else { return }

        frames.panel = origin(of: stack.size, in: space, ground: ground, isRightToLeft: isRightToLeft)
        frames.parts = stack.parts
        frames.text = stack.text
        frames.centresText = stack.centresText
        frames.travel = exit(isRightToLeft).travel(of: frames.panel, outOf: field.seen)
        let radius = style.panel?.cornerRadius.length ?? 0
        frames.corners = Corners(min(radius, stack.size.width / 2, stack.size.height / 2))
    }

    /// The side over which a panel that slides comes and goes; one in the centre, from below.
    private func exit(_ isRightToLeft: Bool) -> Side {
        switch placement {
        case .center: .bottom
        case .edge(let edge): edge.side(isRightToLeft: isRightToLeft)
        }
    }

    /// The panel in its place: in the true centre of what is seen of the region (bars included, as the eye has
    /// it), moved no further than the space asks for.
    private func origin(of size: Size, in space: Rect, ground: Rect, isRightToLeft: Bool) -> Rect {
        let centred = Rect(
            (ground.midX - size.width / 2).nearest, (ground.midY - size.height / 2).nearest, size.width,
            size.height)
        switch placement {
        case .center:
            return centred.moved(into: space)
        case .edge(let edge):
            let side = edge.side(isRightToLeft: isRightToLeft)
            var placed = side.place(size, in: space)
            if side.isHorizontal { placed.origin.x = centred.minX } else { placed.origin.y = centred.minY }
            return placed.moved(into: space)
        }
    }
}
