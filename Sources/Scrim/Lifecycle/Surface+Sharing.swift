// Rule 4: a new presentation adopts a leaving surface, at its position and with its speed.

/// How presentations come to share a surface.
extension Surface {
    /// Another presentation shares the surface.
    ///
    /// A leaving surface turns around where it is. A surface that showed a final status is taken over. A visible
    /// surface needs no grace.
    mutating func join(_ holder: Holder, _ context: inout Context) {
        // A holder that waits for its minimum, or shows its result, is the only one left; joining ends it.
        let wasOver = isOver
        if wasOver {
            if !isLeavingForGood { settleAll(&context) { $0.waiting ?? .dismissed } }
            reportGone(&context)
        }
        times = 1
        add(holder, alone: wasOver, wasOver: wasOver, &context)
    }

    /// Another presentation takes the surface over, in place.
    mutating func refresh(_ holder: Holder, _ context: inout Context) {
        let wasOver = isOver
        if !isLeavingForGood { settleAll(&context) { $0.waiting ?? .replaced } }
        reportGone(&context)
        let counts = holder.wanted.onRepeat == .count && hasTexts(of: holder.overlay)
        times = counts ? times + 1 : 1
        // The new holder has not waited for the user yet.
        absence = .none
        add(holder, alone: true, wasOver: wasOver, &context)
    }

    /// Whether later presentations may neither share nor replace the surface: a cover with `onRepeat: .separate`, such
    /// as a lock, keeps its look and its end.
    var standsForItself: Bool {
        switch kind {
        case .veil, .loading, .activity: living.contains { $0.overlay.onRepeat == .separate }
        case .sheet, .hud, .question: false
        }
    }

    /// Whether an overlay changes what the surface presents, even while it leaves.
    func isUpdated(by overlay: Overlay) -> Bool {
        guard let name = overlay.identifier else {
            return displayedHolder.overlay.identifier == nil && hasTexts(of: overlay)
        }
        return holders.contains { $0.overlay.identifier == name }
    }

    /// The holders that an overlay replaces: those with its name or, without a name, all of a surface with its texts.
    func holders(updatedBy overlay: Overlay) -> [Presentation.ID] {
        let name = overlay.identifier
        return living.filter { name == nil || $0.overlay.identifier == name }.map(\.id)
    }

    /// The last announced step of the progress of what an overlay updates: it is the same progress.
    func announcedStep(updatedBy overlay: Overlay) -> Int {
        let name = overlay.identifier
        return (holders.last { $0.overlay.identifier == name } ?? displayedHolder).announcedStep
    }

    /// Whether the surface shows an overlay's message and detail.
    func hasTexts(of overlay: Overlay) -> Bool {
        let content = displayedHolder.overlay.content
        return content.message == overlay.content.message && content.detail == overlay.content.detail
    }

    /// Whether all holders of the surface are being closed.
    var isOver: Bool { living.allSatisfy { $0.closing != .open } }

    /// - Parameters:
    ///   - alone: Whether the former holders have been settled.
    ///   - wasOver: Whether the former holders were being closed already.
    private mutating func add(
        _ holder: Holder, alone: Bool, wasOver: Bool, _ context: inout Context
    ) {
        let (now, surroundings) = (context.now, context.surroundings)
        let snapshot = snapshot(at: now)
        let before = buttons
        let own = now + surroundings.minimum(of: holder.overlay)
        // A holder that joins gets what was typed and chosen.
        let content = alone ? nil : displayedHolder.overlay.content
        if alone { takeFieldOver() }
        updateSheet(&context) { surface in
            if alone {
                surface.sheet?.followers.subtract(surface.holders.map(\.id))
                surface.holders = []
            }
            surface.holders.append(holder.continuing(content))
        }
        if !alone { validateAgain(for: holder, &context) }
        switch life {
        case .detached, .afterglow, .interrupted: return
        // The new holder has not waited yet.
        case .queued: return life = .queued(since: now)
        case .grace(let until):
            let grace = now + surroundings.grace(of: holder.overlay)
            // Grace that was running for work that is over does not bring other work on screen early.
            let until = wasOver ? grace : min(until, grace)
            if grace > now { life = .grace(until: until) } else { present(&context) }
            return
        case .up(.awaitingFrame), .leaving(_, .awaitingFrame):
            life = .up(.awaitingFrame)
            beginLifetime(of: holders.count - 1, &context)
            return
        case .up(.shown(let until)), .leaving(_, .shown(let until)):
            life = .up(.shown(minimumUntil: max(until, own)))
            // Not for each new holder: a series of works would keep Cancel from the user.
            let asksAnew = alone && (kind == .question || kind == .sheet && holder.view != nil)
            if seenSince == nil || asksAnew || buttons.hasMore(than: before) { seenSince = now }
        }
        beginLifetime(of: holders.count - 1, &context)
        if kind == .hud { holdLifetimes(leaving: .zero, context) }
        if !isHidden(in: surroundings) { sawHolder(holders.count - 1, &context) }
        // A finger that holds the sheet keeps its hold.
        if motion.to != restPose, sheet?.drag == nil {
            move(to: restPose, .entering, from: snapshot, &context)
        }
    }

    /// Settles one holder of several; its share is off the screen at once.
    mutating func settle(_ id: Presentation.ID, _ cause: Presentation.Cause, _ context: inout Context) {
        guard let index = holders.firstIndex(where: { $0.id == id }) else { return }
        let holder = holders[index]
        if id == displayedHolder.id { times = 1 }
        updateSheet(&context) { surface in
            surface.holders.remove(at: index)
            surface.sheet?.followers.remove(id)
        }
        if kind == .hud { holdLifetimes(leaving: .zero, context) }
        settled(holder, cause, &context)
        // The holder's objection to the text no longer counts.
        validateAgain(for: holder, &context)
        context.effects.append(.gone(id))
        if let view = holder.view { context.effects.append(.release(view)) }
    }
}

extension Surface {
    /// The buttons of all holders.
    private var buttons: Buttons {
        Buttons(
            cancel: holders.contains { $0.overlay.content.cancel != nil },
            actions: displayedHolder.overlay.content.actions.count,
            own: holders.allSatisfy(\.overlay.canMinimize))
    }

    private struct Buttons {
        var cancel: Bool
        var actions: Int
        var own: Bool

        func hasMore(than other: Buttons) -> Bool {
            cancel && !other.cancel || actions > other.actions || own && !other.own
        }
    }
}
