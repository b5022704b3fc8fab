/// The present state of a surface, for the rest of the core.
extension Surface {
    /// The holder whose content shows: the newest.
    var displayedHolder: Holder { holders[holders.count - 1] }

    /// The holders that have not ended.
    var living: [Holder] { isLeavingForGood ? [] : holders }

    /// Whether the surface shows a final status, so that it blocks nothing and expires.
    var isFinal: Bool { displayedHolder.result != nil }

    /// Whether the surface shows a final status and is not a notice.
    var isResult: Bool { kind != .hud && holders.last?.result != nil }

    /// Whether all holders have ended.
    var isLeavingForGood: Bool {
        switch life {
        case .leaving, .afterglow: true
        case .detached, .queued, .grace, .up, .interrupted: false
        }
    }

    /// Whether the surface is off the screen, and kept for a screen reader alone.
    var isAfterglow: Bool {
        if case .afterglow = life { true } else { false }
    }

    /// Whether the exit transition runs, for good or until the surface's next turn.
    var isLeaving: Bool {
        switch life {
        case .leaving, .afterglow, .interrupted: true
        case .detached, .queued, .grace, .up: false
        }
    }

    /// Whether the surface waits for its turn.
    var isQueued: Bool {
        if case .queued = life { true } else { false }
    }

    /// How urgent the surface is: as its most urgent holder.
    var priority: Overlay.Priority { living.map { $0.overlay.priority }.max() ?? .low }

    /// Whether a host has the surface, to draw it or to keep it for later.
    var isPresented: Bool {
        switch life {
        case .up, .leaving, .afterglow, .interrupted: true
        case .detached, .queued, .grace: false
        }
    }

    /// Whether a frame of the surface was on screen since it was handed to the host.
    var wasSeen: Bool {
        switch life {
        case .up(.shown), .leaving(_, .shown), .interrupted: true
        case .detached, .queued, .grace, .up(.awaitingFrame), .leaving(_, .awaitingFrame), .afterglow: false
        }
    }

    /// Whether the surface takes no part in anything: it is out of sight with its region, its window or the app, or
    /// steps aside for a dialog.
    func isHidden(in surroundings: Surroundings) -> Bool {
        surroundings.regions.isHidden(region) || isAside(in: surroundings)
    }

    /// What the user sees of a surface.
    enum Sight: Hashable, Sendable, Codable {
        /// The surface is in sight, unless it has not come yet or has gone.
        case open
        /// The surface steps aside for a dialog of the app, and stays drawn under it.
        case aside
        /// Nothing is drawn.
        case hidden
    }

    /// What the user sees of the surface.
    func sight(in surroundings: Surroundings) -> Sight {
        guard isHidden(in: surroundings) else { return .open }
        let staysDrawn =
            surroundings.environment.keepsAsideDrawn && wasSeen && region.isWindow
            && !surroundings.regions.isHidden(region)
        return staysDrawn ? .aside : .hidden
    }

    /// Whether the surface is on screen, at rest or in motion, and not leaving; true also under a dialog.
    func isInSight(in surroundings: Surroundings) -> Bool {
        if case .up(.shown) = life { sight(in: surroundings) != .hidden } else { false }
    }

    /// Whether the surface steps aside for a dialog of the app, which opened in the window after `show`.
    ///
    /// A notice that blocks nothing stays, as do overlays over a view: they are below what the app shows over
    /// it. An overlay over the keyboard steps aside: the dialog may need the keyboard.
    func isAside(in surroundings: Surroundings) -> Bool {
        guard let dialog = surroundings.regions.dialog, region.isWindow || region == .keyboard,
            dialog.isNewer(than: id)
        else { return false }
        return kind != .hud || holders.contains { $0.overlay.input.outside != .live }
    }

    /// What the surface still blocks while it stays drawn under a dialog; `nil`: it does not step aside, or
    /// was not seen before.
    func aside(in surroundings: Surroundings) -> SurfacePlan.Aside? {
        guard isAside(in: surroundings), wasSeen else { return nil }
        return blocksNothing || isLeaving ? .live : .blocking
    }

    /// Whether the surface blocks nothing around its panel.
    var blocksNothing: Bool { isFinal || isUndimmed || isLive }

    /// Whether the surface is visible, and not leaving.
    func isVisible(in surroundings: Surroundings) -> Bool {
        if case .up(.shown) = life { !isHidden(in: surroundings) } else { false }
    }

    /// Whether a stall of the main actor is worth a report: the surface is visible, or is about to be.
    ///
    /// Work that blocks the main actor from its first line does so in the grace of its own overlay.
    func isWatched(in surroundings: Surroundings) -> Bool {
        switch life {
        case .grace, .up: !isHidden(in: surroundings)
        case .detached, .queued, .leaving, .afterglow, .interrupted: false
        }
    }

    /// Whether any pixel of the surface is on screen, even while it leaves.
    func isDrawn(in surroundings: Surroundings) -> Bool { wasSeen && sight(in: surroundings) != .hidden }

    /// Whether the surface's first frame is awaited.
    func awaitsFrame(in surroundings: Surroundings) -> Bool {
        life == .up(.awaitingFrame) && !isHidden(in: surroundings)
    }

    /// Whether the surface holds its placement against other HUDs.
    func occupiesPlacement(in surroundings: Surroundings) -> Bool {
        guard kind == .hud, !clearsStack else { return false }
        switch life {
        case .detached, .queued, .afterglow: return false
        case .grace, .up, .leaving, .interrupted: return !isHidden(in: surroundings)
        }
    }

    /// Whether the surface offers something that would be lost with it ("Undo"); it is not removed before it was seen.
    ///
    /// A final status offers nothing.
    var canBeAnswered: Bool { !displayedHolder.overlay.content.actions.isEmpty || isMinimized }

    /// Whether the surface is the notice of work that can be undone, and that is committed when the notice ends.
    var isOfWork: Bool { living.contains(where: \.isUndoable) }

    /// Whether another notice covers this one, of which then only an edge is seen.
    var isCovered: Bool { stack?.isCovered == true }

    /// Whether the user is about to do something in the panel.
    var isAttended: Bool { isHovered || isFocused }

    /// Whether the surface is a notice that has the pointer, or the focus although that could be elsewhere.
    ///
    /// If the surface blocks the window, the focus has nowhere else to go. The notice would keep the focus, and the
    /// focus would keep the notice.
    func isAttendedByChoice(in surroundings: Surroundings) -> Bool {
        func isStuck() -> Bool { region.isWindow && inputLayer(in: surroundings)?.blocks == true }
        return kind == .hud && (isHovered || isFocused && !isStuck())
    }

    /// Whether the surface is the library's own, with the buttons of a stack.
    var clearsStack: Bool { kind == .hud && id.isOfStackButtons }

    /// Whether a notice's time waits for the user: until its window can be seen and, if the notice can be answered or a
    /// system notification repeats it, until the window is active.
    func awaitsUser(in surroundings: Surroundings) -> Bool {
        guard kind == .hud, !clearsStack else { return false }
        let regions = surroundings.regions
        // Work is committed in time even if there is no window yet to which the user could come back.
        let hasNoWindow = life == .detached && regions.window == .detached
        if hasNoWindow, holders.contains(where: \.isUndoable) { return false }
        let waits = canBeAnswered || holders.contains(where: \.isNotified)
        return !regions.isWindowInSight || waits && !regions.isActive
    }

    /// Whether lifetimes are paused: nobody can read the panel now, or somebody attends to it or to its neighbors.
    func isHeld(in surroundings: Surroundings) -> Bool {
        isAttendedByChoice(in: surroundings) || stack?.value.holdsTime(ofWork: isOfWork) == true
            || awaitsUser(in: surroundings) || waitsUnderCover
    }

    /// Whether a result waits until what covers it has gone; not if the program has dismissed it, or its
    /// end was postponed already.
    private var waitsUnderCover: Bool { isResultObscured && isFinal && !displayedHolder.hasFinalEnd }

    /// Whether a presentation follows the surface's sheet while it moves.
    func isFollowed(in surroundings: Surroundings) -> Bool {
        guard let sheet, !sheet.followers.isEmpty, isDrawn(in: surroundings) else { return false }
        return isLeaving || sheet.movement.isUnderWay
    }

    /// Until when the program cannot remove the surface; `nil`: it can.
    func minimumEnd(in surroundings: Surroundings) -> Instant? {
        guard case .up(.shown(let until)) = life, sight(in: surroundings) != .hidden else { return nil }
        return until
    }

    /// The share of its lifetime for which the surface was shown; 0 if the lifetime has no end.
    func shareShown(now: Instant, in surroundings: Surroundings) -> Double {
        let shares = holders.map { holder -> Double in
            guard case .running(let until) = holder.lifetime,
                let whole = holder.wholeLifetime(in: surroundings),
                whole > .zero
            else { return 0 }
            // A lifetime that was extended once counts as fully shown.
            return holder.hasFinalEnd ? 1 : 1 - (until - now) / whole
        }
        return shares.min() ?? 0
    }
}

extension Surface {
    /// Whether any of the surface's holders has a lifetime with an end.
    var goesByItself: Bool { living.contains(where: \.goesByItself) }

    /// Whether a notice may end before its turn: it goes by itself, and neither an answer nor a way to cancel work
    /// is lost with it.
    var mayEndUnseen: Bool {
        !canBeAnswered && living.allSatisfy { $0.goesByItself && !$0.hasRunningBody }
    }

    /// Whether a notice waits for its turn, and may be dropped if that takes too long.
    var canEndInLine: Bool { isQueued && mayEndUnseen }
}
