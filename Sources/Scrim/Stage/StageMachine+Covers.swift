/// Results that nobody can read: something newer covers them, or their view is hidden.
extension StageMachine {
    /// Pauses the time of each result while something newer in front of it blocks the window, while a dialog of the app
    /// covers it, and while its view is out of sight.
    mutating func followCovers(now: Instant) -> [StageEffect] {
        guard surfaces.hasResults else { return [] }
        var effects: [StageEffect] = []
        for index in surfaces.indicesOfResults where !surfaces[index].isLeavingForGood {
            let isCovered = isOutOfSight(index) || hasCover(index)
            guard surfaces[index].isResultObscured != isCovered else { continue }
            effects += deliver(.covered(isCovered), to: index, now: now)
        }
        return effects
    }

    /// Whether a result steps aside for a dialog of the app, or its view cannot be seen.
    private func isOutOfSight(_ index: Int) -> Bool {
        if surfaces[index].isAside(in: surroundings) { return true }
        // A hidden keyboard does not count: when it is back, it is for another text.
        guard case .view = surfaces[index].region else { return false }
        return [.hidden, .detached].contains(surroundings.regions.state(of: surfaces[index].region))
    }

    /// Whether something newer blocks the window in front of a result.
    private func hasCover(_ index: Int) -> Bool {
        let covers = surfaces.indicesOverWindow.filter { $0 > index && surfaces[$0].coversWindow }
        guard !covers.isEmpty, surroundings.regions.hasContainers else { return !covers.isEmpty }
        // An overlay inside a sheet is in front of everything that the sheet is in front of.
        return order.drop { $0 != index }.contains { covers.contains($0) }
    }
}
