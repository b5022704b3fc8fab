// Rule 2: input is blocked from `show` until the start of leaving, never by a hidden, queued or detached surface.

/// How a surface takes part in input, for all its holders.
extension Surface {
    /// The surface's input layer now; `nil` if it takes part in no input.
    ///
    /// - Parameter isAlone: Whether to ignore that the notice is in a stack.
    func inputLayer(in surroundings: Surroundings, alone isAlone: Bool = false) -> InputPlan.Layer? {
        guard !isFinal, !isHidden(in: surroundings) else { return nil }
        let isThere: Bool
        switch life {
        case .detached, .queued, .leaving, .afterglow, .interrupted: return nil
        case .grace, .up(.awaitingFrame): isThere = false
        case .up(.shown): isThere = true
        }
        let policies = holders.map { $0.overlay.input }
        let layer = InputPlan.Layer(
            surface: id, region: region, outside: isUndimmed ? .live : policies.map(\.outside).strictest,
            tapOutside: policies.allSatisfy { $0.tapOutside == .dismisses } && isThere && !isUndimmed
                ? .dismisses : .ignored,
            panelTakesInput: isThere
                && (policies.contains(where: \.panelTakesInput) || hasButtons || !dismissedBy.isEmpty
                    || cutsText || !isAlone && stack?.takesInput == true)
        )
        let takesPart = layer.blocks || layer.panelTakesInput || layer.tapOutside == .dismisses
        return takesPart ? layer : nil
    }

    /// What the gate needs to decide whether a press is meant for the surface; `nil`: every press counts,
    /// as for a notice.
    var seen: SeenPanel? {
        guard kind != .hud, let seenSince else { return nil }
        return SeenPanel(since: seenSince, canBeCaught: isSheetMoving)
    }

    /// Whether the surface asks the user for something that nobody can have seen.
    ///
    /// Its view is scrolled out of sight, or something of the app's has covered all of the panel since it came. No key
    /// is meant for it.
    var isUnseen: Bool { (kind == .question || kind == .sheet) && exposure == .never }

    /// Whether the surface is a sheet at an edge that changes its position; a sheet that fades in does not.
    private var isSheetMoving: Bool {
        guard let sheet, sheet.room?.isDialog != true, sheet.movement != .resting else { return false }
        return sheet.movement.isBetweenDetents || motion.from.offstage != motion.to.offstage
    }

    /// Whether the surface is on screen, and not a notice.
    var isUp: Bool {
        if kind != .hud, case .up(.shown) = life { true } else { false }
    }

    /// Whether a surface that is up, or has just gone, is in the way of what is under it: it has something to press,
    /// and it blocks what is under it or is a sheet.
    ///
    /// A result is in nobody's way.
    var isInTheWay: Bool {
        !isFinal
            && holders.contains {
                (kind == .sheet || $0.overlay.input.outside != .live) && $0.hasSomethingToPress
            }
    }

    /// Whether the surface keeps the user from what is under it in the window, or will once the window is in sight.
    ///
    /// True also while it shows how its own work went.
    var coversWindow: Bool {
        if case .up = life { region.isWindow && !isUndimmed && !isLive } else { false }
    }

    /// Whether the surface keeps the user from older questions over the window, now or once it can be seen.
    ///
    /// Unlike `coversWindow`, true also in grace and before the window is there, and false once the surface is over. A
    /// newer question does not count: the user answers it, and then the older one.
    var keepsFromQuestions: Bool {
        guard kind != .hud, kind != .question, region.isWindow, !isOver, !isUndimmed, !isLive else {
            return false
        }
        switch life {
        case .detached, .grace, .up: return true
        case .queued, .leaving, .afterglow, .interrupted: return false
        }
    }

    /// Whether input outside the panel passes through the surface; then it only covers other sheets.
    var isLive: Bool { holders.allSatisfy { $0.overlay.input.outside == .live } }

    /// Whether there is something in the panel for the keyboard, once the panel takes input.
    var hasKeyTargets: Bool {
        guard !isUnseen, !clearsStack || alone.hasPlace else { return false }
        return displayedHolder.view != nil || canBeAnswered || ownButton != nil || cutsText
            || (cancel != nil && !isCancelling)
    }

    /// Whether there is anything to press.
    var hasButtons: Bool { cancel != nil || canBeAnswered || ownButton != nil }

    /// Whether a user has any means to end the surface, now or once it is on screen.
    var canBeEndedByUser: Bool {
        let canBeDragged =
            kind == .sheet && behavior.isDraggable && behavior.dismissal != .never
            && sheet?.room?.isDialog != true
        let policies = living.map { $0.overlay.input }
        return cancel != nil || canBeAnswered || canBeDragged
            || policies.allSatisfy { $0.escapeDismisses || $0.tapOutside == .dismisses }
    }

    /// The cancel button to show: that of the newest holder that can still be cancelled, else of the
    /// newest that has one.
    var cancel: Overlay.CancelButton? {
        let cancellable = cancellable
        return (cancellable.last { $0.cancelledBy == nil } ?? cancellable.last)?.overlay.content.cancel
    }

    /// Whether Cancel was pressed for all holders that have it, and their work has not stopped yet.
    var isCancelling: Bool {
        isLeavingForGood
            ? displayedHolder.cancelledBy != nil : cancellable.allSatisfy { $0.cancelledBy != nil }
    }

    /// Whether Escape ends the surface, or cancels its work.
    ///
    /// Not in its grace, since the user does not see it yet, and the key was not meant for it. Not while it is
    /// minimized, since the user works in the app. A notice that can be flicked or tapped away responds to Escape while
    /// it has the focus: that is the same act by keyboard.
    func yieldsToEscape(in surroundings: Surroundings) -> Bool {
        guard isVisible(in: surroundings), !isFinal, !isMinimized, !isUnseen else { return false }
        if kind == .hud, isFocused, !dismissedBy.isEmpty, !holders.contains(where: \.hasRunningBody) {
            return true
        }
        return endsByEscape(in: surroundings)
    }

    /// Whether Escape ends the surface or cancels its work, wherever the focus is,
    /// once `yieldsToEscape(in:)` allows it.
    func endsByEscape(in surroundings: Surroundings) -> Bool {
        holders.contains { escapeCancels($0, in: surroundings) }
            || holders.allSatisfy { $0.overlay.input.escapeDismisses }
    }

    /// Whether Escape acts as a holder's cancel button.
    ///
    /// A key in the app is not meant for the cross of a notice beside it.
    func escapeCancels(_ holder: Holder, in surroundings: Surroundings) -> Bool {
        guard let button = holder.overlay.content.cancel else { return false }
        return button != .cross || kind != .hud || isFocused || inputLayer(in: surroundings)?.blocks == true
    }

    private var cancellable: [Holder] { living.filter { $0.overlay.content.cancel != nil } }
}

extension Collection<Overlay.InputPolicy.Outside> {
    /// The strictest policy: the one that lets the least through.
    var strictest: Overlay.InputPolicy.Outside {
        reduce(.live) { strict, next in
            switch (strict, next) {
            case (.blocked, _), (_, .blocked): .blocked
            case (.blockedExcept(let one), .blockedExcept(let other)): .blockedExcept(one.intersection(other))
            case (.blockedExcept, .live): strict
            case (.live, .blockedExcept), (.live, .live): next
            }
        }
    }
}
