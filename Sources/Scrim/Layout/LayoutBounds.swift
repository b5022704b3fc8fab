/// The rectangles within which a surface is laid out, from the host's facts; in the stage's coordinates.
struct LayoutBounds: Hashable, Sendable {
    /// The whole window.
    let window: Rect
    /// The region's whole extent.
    let region: Rect
    /// The part of the region that is visible in the window and clear of the keyboard.
    let visible: Rect
    /// The part of the visible rectangle within the window's safe area; for a notice, also clear of the app's bars.
    let safe: Rect
    /// How far the region extends above the window's safe area, in points; at least 0.
    let unsafeTop: Double

    /// The bounds in a region; the keyboard does not cover a region that includes it.
    ///
    /// - Parameter avoidsBars: Whether the app's bars are kept clear.
    init(_ facts: LayoutFacts, of kind: Region, avoidsBars: Bool = false) {
        region = facts.region.clamped
        window = Rect(origin: .zero, size: Rect(origin: .zero, size: facts.window).clamped.size)
        let keyboard = kind.includesKeyboard ? nil : facts.keyboard?.clamped
        let safeWindow = window.inset(by: facts.safeArea.roundedUpLengths)
        visible = region.intersection(facts.visible.clamped).intersection(window).avoiding(keyboard)
        let safe = visible.intersection(safeWindow)
        self.safe = avoidsBars ? facts.bars.reduce(safe) { $0.besideBar($1.clamped) } : safe
        unsafeTop = max(0, safeWindow.minY - region.minY)
    }

    /// How far the visible rectangle extends beyond the safe one at a side, in points; at least 0.
    func overlap(at side: Side) -> Double {
        let overlap =
            switch side {
            case .top: safe.minY - visible.minY
            case .left: safe.minX - visible.minX
            case .bottom: visible.maxY - safe.maxY
            case .right: visible.maxX - safe.maxX
            }
        return max(0, overlap)
    }
}

extension Rect {
    /// The part of the rectangle that a bar leaves free; all of it if less than half were free, since such a
    /// view is no bar.
    fileprivate func besideBar(_ bar: Rect) -> Rect {
        let free = avoiding(bar)
        return free.width * free.height * 2 < width * height ? self : free
    }
}
