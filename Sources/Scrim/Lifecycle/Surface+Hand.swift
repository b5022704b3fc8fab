/// How a user dismisses a notice by tap or flick.
extension Surface {
    /// The gestures on the panel that end the surface: those that all holders allow.
    var dismissedBy: Set<Overlay.InputPolicy.Gesture> {
        guard kind != .sheet, let first = holders.first else { return [] }
        return holders.dropFirst().reduce(first.overlay.input.dismissedBy) {
            $0.intersection($1.overlay.input.dismissedBy)
        }
    }

    /// The cause that the release of a press on the panel leads to; `nil`: none.
    ///
    /// - Parameters:
    ///   - way: How far the press had moved, in points.
    ///   - velocity: How fast it was, in points per second.
    ///   - isRightToLeft: Whether the text runs from right to left.
    func cause(ofRelease way: Point, velocity: Point, isRightToLeft: Bool) -> Presentation.Cause? {
        if way.isWithin(Tuning.tapSlop, of: .zero) { return dismissedBy.contains(.tap) ? .tap : nil }
        guard dismissedBy.contains(.flick) else { return nil }
        let reach = Point(
            x: way.x + velocity.x * Tuning.flickReach, y: way.y + velocity.y * Tuning.flickReach)
        // If the movement turned back before the release, it is no flick.
        guard reach.x * way.x + reach.y * way.y > 0,
            reach.x * reach.x + reach.y * reach.y >= Tuning.flickDistance * Tuning.flickDistance
        else { return nil }
        let isUpOrDown = abs(reach.y) > abs(reach.x)
        switch placement {
        case .edge(.top) where isUpOrDown: return reach.y < 0 ? .drag : nil
        case .edge(.bottom) where isUpOrDown: return reach.y > 0 ? .drag : nil
        // In a corner, a flick towards either of its sides dismisses; one into the window does not.
        case .corner(let corner):
            let (vertical, horizontal) = corner.sides(isRightToLeft: isRightToLeft)
            let out = isUpOrDown ? vertical.outwards : horizontal.outwards
            return reach.x * out.x + reach.y * out.y > 0 ? .drag : nil
        case .edge, .center: return .drag
        }
    }
}
