/// Where a panel may be, as the facts have it.
struct LayoutField: Hashable, Sendable {
    /// The region's whole extent.
    let region: Rect
    /// What of it can be seen in the window, above the keyboard.
    let seen: Rect
    /// What of that lies within the window's safe area.
    let safe: Rect
    /// How far the region reaches out of the window's safe area at the top.
    let unsafeTop: Double

    /// The field of a region that is named by its kind: one that takes in the keyboard is not covered by it.
    init(_ facts: LayoutFacts, of kind: Region) {
        region = facts.region.finite
        let window = Rect(origin: .zero, size: Rect(origin: .zero, size: facts.window).finite.size)
        let keyboard: Rect? =
            switch kind {
            case .window, .view: facts.keyboard?.finite
            case .windowAndKeyboard, .keyboard: nil
            }
        let safeWindow = window.inset(by: facts.safeArea.wholeUp)
        seen = region.intersection(facts.visible.finite).intersection(window).avoiding(keyboard)
        safe = seen.intersection(safeWindow)
        unsafeTop = max(0, safeWindow.minY - region.minY)
    }

    /// How far the seen part reaches out of the safe area at a side.
    func overlap(at side: Side) -> Double {
        let overlap =
            switch side {
            case .top: safe.minY - seen.minY
            case .left: safe.minX - seen.minX
            case .bottom: seen.maxY - safe.maxY
            case .right: seen.maxX - safe.maxX
            }
        return max(0, overlap)
    }
}
