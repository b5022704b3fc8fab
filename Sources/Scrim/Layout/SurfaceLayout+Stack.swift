/// Layout of notices that share an edge or corner.
extension SurfaceLayout {
    /// Moves a panel to its slot in a stack: beside the others, or behind the one that covers it,
    /// with one edge visible.
    ///
    /// A covered panel has the size of its cover, reduced a little for each panel in front; its parts are not drawn.
    /// The panel with the buttons for the whole stack is empty if it has no room beside the notices.
    ///
    /// - Parameter alone: Where a panel of a size is without others.
    func stackPanel(
        _ slot: StackSlot, in space: Rect, _ frames: inout SurfaceFrames, alone: (Size) -> Rect
    ) {
        let away = awayFromEdge
        guard slot.isCovered else {
            let panel = frames.panel.offset(dx: 0, dy: away * slot.distance)
            // The panel with the stack's buttons would lie over the front notice.
            if slot.rank == .buttons, panel.intersection(space) != panel {
                (frames.panel, frames.parts, frames.text) = (.zero, [:], nil)
                frames.alone.hasPlace = false
            } else {
                frames.panel = panel.moved(into: space)
            }
            return
        }
        let cover = alone(slot.cover == .zero ? frames.panel.size : slot.cover)
            .offset(dx: 0, dy: away * slot.distance).moved(into: space)
        let share = max(1 - Tuning.stackShrinking * Double(slot.behind), 0)
        let size = Size(
            width: (cover.width * share).roundedDownToEven, height: (cover.height * share).rounded(.down))
        let edge = Tuning.stackEdge * Double(slot.behind)
        let y = away < 0 ? cover.minY - edge : cover.maxY + edge - size.height
        frames.panel = Rect((cover.midX - size.width / 2).roundedHalfUp, y, size.width, size.height)
            .moved(into: space)
        frames.parts = [:]
        frames.text = nil
    }

    /// The largest height of a list of panels that begins at a panel's frame.
    func listRoom(in space: Rect, _ front: Rect) -> Double {
        awayFromEdge < 0 ? front.maxY - space.minY : space.maxY - front.minY
    }

    /// The direction of the next notice, -1 (up) or 1 (down); along the side edges notices go down.
    private var awayFromEdge: Double {
        switch placement {
        case .edge(.bottom), .corner(.bottomLeading), .corner(.bottomTrailing): -1
        case .center, .edge, .corner: 1
        }
    }
}
