// Rule 29: the result of minimized work reaches a user who is elsewhere, once.

/// What the system says outside the window.
extension Surface {
    /// Minimized work is done: where the user is elsewhere and the app allows it, the system says so.
    mutating func notify(_ index: Int, says content: Overlay.Content, _ context: inout Context) {
        let surroundings = context.surroundings
        guard holders[index].minimized != nil, surroundings.defaults.reportsMinimizedWork,
            !surroundings.regions.isUserHere, let text = content.message
        else { return }
        holders[index].isNotified = true
        context.effects.append(.notify(holders[index].id, PanelText.shown(text)))
    }

    /// The user is back, and finds the result in the window.
    mutating func withdrawNotifications(_ context: inout Context) {
        guard context.surroundings.regions.isUserHere else { return }
        for index in holders.indices where holders[index].isNotified {
            holders[index].isNotified = false
            context.effects.append(.withdrawNotification(holders[index].id))
        }
    }

    /// How much of minimized work is done, from 0 to 1; `nil`: unknown, or the surface is no such work.
    ///
    /// In whole per cent, as the panel has them, so that a launcher hears of no smaller step and 1 means done.
    var minimizedProgress: Double? {
        guard isMinimized, !isLeavingForGood else { return nil }
        return displayedHolder.overlay.content.indicator.drawable.percent.map { Double($0) / 100 }
    }

    /// A holder ended: nothing is left to say of it.
    ///
    /// - Parameter cause: What ended it, or would have, without a final status.
    func settled(_ holder: Holder, _ cause: Presentation.Cause, _ context: inout Context) {
        // What said how it went has ended so, whatever took it away; a button of the app's says itself what was done.
        let said = holder.result ?? (cause == .action ? nil : holder.status)
        let outcome = Presentation.Outcome(cause: said ?? cause, wasShown: holder.wasShown)
        context.effects.append(.settled(holder.id, outcome, last: holder.sharedWanted))
        if holder.isMissed(cause, isCovered: isCovered) { context.effects.append(.missed(holder.id)) }
        if holder.isNotified { context.effects.append(.withdrawNotification(holder.id)) }
    }
}

extension Holder {
    /// Whether the user has missed a notice that this ended: neither the user nor the program wanted its end, and what it
    /// said last was not seen, or its button not pressed.
    ///
    /// Work is done by then as the user wanted it, and its button takes nothing back any more.
    ///
    /// - Parameter isCovered: Whether another notice covers it.
    func isMissed(_ cause: Presentation.Cause, isCovered: Bool = false) -> Bool {
        guard kind == .hud, cause.isUnwanted else { return false }
        if result != nil { return isResultUnseen }
        return !wasShown || (isUndoable ? isCovered : !wanted.content.actions.isEmpty)
    }
}

extension Presentation.Cause {
    /// Whether neither the user nor the program wanted the end.
    fileprivate var isUnwanted: Bool {
        switch self {
        case .expired, .regionGone, .windowGone: true
        case .finished, .failed, .cancelled, .dismissed, .tapOutside, .tap, .drag, .escape, .cancelButton,
            .action, .replaced, .noContent:
            false
        }
    }
}
