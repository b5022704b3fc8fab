// Rule 29: the result of minimized work reaches a user who is elsewhere, once.

/// Notifications that the system shows outside the window.
extension Surface {
    /// Minimized work is done: if the user is elsewhere and the app allows it, the system shows a notification.
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

    /// The progress of minimized work, from 0 to 1; `nil`: unknown, or the surface is no such work.
    ///
    /// In whole per cent, as in the panel: a launcher gets no smaller steps, and 1 means done.
    var minimizedProgress: Double? {
        guard isMinimized, !isLeavingForGood else { return nil }
        return displayedHolder.overlay.content.indicator.drawable.percent.map { Double($0) / 100 }
    }

    /// A holder ended; emits the effects that report this.
    ///
    /// - Parameter cause: The cause of the end, if no final status overrides it.
    func settled(_ holder: Holder, _ cause: Presentation.Cause, _ context: inout Context) {
        // A status counts as the cause, whatever ended the holder. One without a text does not count if a button of
        // the app ended the holder: the button says itself what was done.
        let said = holder.result ?? (cause == .action ? nil : holder.status)
        let outcome = Presentation.Outcome(cause: said ?? cause, wasShown: holder.wasShown)
        context.effects.append(.settled(holder.id, outcome, last: holder.sharedWanted))
        if holder.isMissed(cause, isCovered: isCovered) { context.effects.append(.missed(holder.id)) }
        if holder.isNotified { context.effects.append(.withdrawNotification(holder.id)) }
    }
}

extension Holder {
    /// Whether the user has missed a notice that ended: neither the user nor the program wanted the end, and its last
    /// text was not seen, or its button not pressed.
    ///
    /// The button of work does not count: the work is then committed as the user wanted.
    ///
    /// - Parameter isCovered: Whether another notice covers this one.
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
