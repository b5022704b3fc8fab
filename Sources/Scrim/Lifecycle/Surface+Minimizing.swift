// Rule 29: work that need not hold the user up can be minimized: its presentation goes on as a notice that blocks
// nothing, and comes back.

/// How a presentation moves from one surface to another.
extension Surface {
    /// Whether the surface is the notice of a minimized presentation.
    var isMinimized: Bool { displayedHolder.minimized != nil }

    /// Whether the surface's presentations can be minimized: they cover the window, and have no view of the app.
    var isMinimizable: Bool {
        switch kind {
        case .veil, .loading, .activity:
            region.isWindow && holders.allSatisfy { $0.view == nil && $0.closing == .open && !$0.isTrace }
        case .sheet, .hud, .question: false
        }
    }

    /// A button of the library's own, after those of the app.
    enum OwnButton: Hashable, Sendable { case minimize, restore }

    /// The library's own button in the panel; `nil`: there is none.
    var ownButton: OwnButton? {
        if isFinal { return nil }
        if isMinimized { return .restore }
        let isOffered = holders.allSatisfy(\.overlay.canMinimize)
        return isOffered && (isMinimizable || displayedHolder.isTrace) ? .minimize : nil
    }

    /// Whether other overlays may share the surface, change what it shows or replace it.
    var isShareable: Bool { !clearsStack && !isMinimized && !isAfterglow }

    /// Removes a presentation that continues on another surface.
    ///
    /// If it was the last one, what was seen of it leaves as it was.
    mutating func moveOut(_ id: Presentation.ID, _ context: inout Context) {
        guard let index = living.firstIndex(where: { $0.id == id }) else { return }
        guard holders.count == 1 else {
            if id == displayedHolder.id { times = 1 }
            holders.remove(at: index)
            return
        }
        let canBeSeen = isDrawn(in: context.surroundings)
        holders = [holders[0].trace(on: self.id)]
        depart(isFlung: false, canBeSeen: canBeSeen, &context)
    }
}
