// Rule 16: the app's focus is saved, kept out of the blocked app, and given back unless the app moved it
// meanwhile.
// `FocusPlan` names the surface that should have the focus.

/// Decides when the app's focus is saved, moved into a panel and given back.
///
/// The host calls the machine for each new plan, and for each focus move that it did not make itself, with what it sees
/// at that moment. It performs the returned acts in order. Afterwards the focus is where the plan wants it, if the
/// toolkit did as asked.
@_spi(Host) public struct FocusMachine: Hashable, Sendable {
    /// How a toolkit keeps keys from a view.
    public enum KeyBlocking: Hashable, Sendable {
        /// Keys pass through the host before they reach a view.
        ///
        /// The focus moves into a panel as soon as the plan names the panel.
        case atWindow
        /// Keys go straight to the focused view.
        ///
        /// So a view whose keys are blocked loses the focus, whatever blocks them. A view beside a live panel keeps it.
        case byFocus
    }

    private let blocking: KeyBlocking
    /// The plan that the machine follows.
    public private(set) var plan = FocusPlan.app
    /// Whether the host has saved the app's focus, even if no view had it.
    public private(set) var isSaved = false
    /// Whether the host has saved a view in a panel whose keys are blocked.
    private var isSavedInPanel = false
    /// Whether a panel or the stand-in has had the focus since the app's was saved; only with `.byFocus`.
    ///
    /// Then the saved view has not given up the focus by itself.
    private var isTaken = false
    /// The live surface that the plan named when the user was last seen working in the app beside it; only
    /// with `.atWindow`.
    ///
    /// The surface leaves the focus in the app if another overlay covers both, and if it comes back into sight.
    private(set) var neighbor: SurfaceID?

    /// A machine for a window in which the app has the focus.
    ///
    /// - Parameter blocking: How the toolkit keeps keys from a view.
    public init(blocking: KeyBlocking) {
        self.blocking = blocking
    }

    // MARK: Input from the host

    /// Follows a plan, once its surfaces exist and before leaving surfaces are removed.
    ///
    /// Call it again with the same plan when what the surfaces block may have changed: the machine checks whether the
    /// focus still is where the plan wants it.
    public mutating func follow(_ plan: FocusPlan, _ sight: FocusSnapshot) -> [FocusAct] {
        let isNew = plan != self.plan
        self.plan = plan
        return decide(sight, isNew: isNew)
    }

    /// The focus moved, and the host did not move it.
    public mutating func focusMoved(_ sight: FocusSnapshot) -> [FocusAct] {
        decide(sight, isNew: false)
    }

    /// The user pressed a key that leads from the app into panels or back.
    ///
    /// Tab counts only at the last control of the app or of a panel, Shift+Tab at the first. If the result is empty,
    /// the key keeps its usual meaning. F6 back into the app gives the focus to the view that had it, unless that view
    /// is blocked. After the acts the host reports where the focus is (`focusMoved(_:)`).
    public mutating func walk(
        _ step: FocusRound.Step, in round: FocusRound, _ sight: FocusSnapshot
    ) -> [FocusAct] {
        let origin = origin(of: sight, in: round)
        guard let target = round.stop(step, from: origin), target != origin else { return [] }
        let end: FocusAct.End = step == .backTab ? .last : .first
        switch (origin, target) {
        case (.app, .panel):
            // If no view of the app has the focus, the view that had it last may be saved already.
            let isKnown = isSaved && sight.owner != .app
            isSaved = true
            return (isKnown ? [] : [.save]) + [.enter(target, at: end)]
        case (.panel, .app) where step.isBetweenStops && isSaved && sight.saved.isFree:
            return giveBack()
        case (.panel, _), (.app, .app): return [.enter(target, at: end)]
        }
    }

    private func origin(of sight: FocusSnapshot, in round: FocusRound) -> FocusRound.Stop {
        switch sight.owner {
        case .panel(let panel): return .panel(panel)
        case .app, .nobody: return .app
        case .standIn:
            guard let surface = plan.surface, round.panels.contains(surface) else { return .app }
            return .panel(surface)
        }
    }

    // MARK: Decisions

    private mutating func decide(_ sight: FocusSnapshot, isNew: Bool) -> [FocusAct] {
        switch sight.owner {
        case .app: appHasFocus(sight, isNew: isNew)
        case .panel(let panel) where !sight.isBlocked || keeps(panel): panelHasFocus(panel, isNew: isNew)
        case .panel where blocking == .byFocus && sight.inPanel == .blocked: panelIsBlocked()
        case .standIn where isSavedInPanel && sight.inPanel == .free: returnToPanel()
        case .standIn where isSavedInPanel && sight.inPanel == .blocked: [.moveIn(plan.surface)]
        case .panel, .standIn: focusWasPlaced(sight)
        case .nobody: nobodyHasFocus(sight, isNew: isNew)
        }
    }

    /// Whether the focus is already in the planned panel.
    ///
    /// The panel's keys may be blocked, as by a veil in its grace. Moving in again would advance by
    /// one control each time.
    private func keeps(_ panel: SurfaceID) -> Bool { blocking == .atWindow && plan.surface == panel }

    private mutating func appHasFocus(_ sight: FocusSnapshot, isNew: Bool) -> [FocusAct] {
        (isSavedInPanel, isTaken) = (false, false)
        switch (plan, blocking) {
        // A view that the trap exempts keeps the focus even when a panel appears: the user may be typing there.
        case (.surface(_, isTrapped: true), _) where sight.isBlocked: return take()
        case (_, .byFocus) where sight.isBlocked: return take()
        case (.surface(let surface, isTrapped: false), .atWindow):
            if isNew, surface != neighbor { return take() }
            (isSaved, neighbor) = (true, surface)
            return [.save]
        case (.surface, _):
            isSaved = true
            return [.save]
        case (.app, _): return forget()
        }
    }

    /// The user works in a panel.
    private mutating func panelHasFocus(_ panel: SurfaceID, isNew: Bool) -> [FocusAct] {
        let acts: [FocusAct] = isSaved ? [] : [.save]
        isSaved = true
        isSavedInPanel = false
        isTaken = blocking == .byFocus
        if panel == neighbor || plan.surface == neighbor { neighbor = nil }
        if isNew, blocking == .atWindow, case .surface(let surface, _) = plan, surface != panel {
            return acts + [.moveIn(surface)]
        }
        return acts
    }

    /// The focused view in a panel is blocked, alone or with more around it; the panel does not leave.
    private mutating func panelIsBlocked() -> [FocusAct] {
        let acts: [FocusAct] = isSaved ? [] : [.save]
        (isSaved, isSavedInPanel, isTaken) = (true, true, true)
        return acts + [.saveInPanel, .moveIn(plan.surface)]
    }

    private mutating func returnToPanel() -> [FocusAct] {
        isSavedInPanel = false
        return [.returnToPanel]
    }

    /// The focus is in a panel or on its stand-in, and stays only if the plan still wants it there.
    private mutating func focusWasPlaced(_ sight: FocusSnapshot) -> [FocusAct] {
        isSavedInPanel = false
        switch plan {
        case .surface(_, isTrapped: false) where blocking == .byFocus && sight.saved.isFree:
            return giveBack()
        case .surface(let surface, isTrapped: false) where surface == neighbor && sight.saved != .nobody:
            return [.giveBack, .save]
        case .surface(let surface, _): return [.moveIn(surface)]
        case .app where blocking == .byFocus && sight.saved == .blocked: return [.moveIn(nil)]
        case .app: return giveBack()
        }
    }

    private mutating func nobodyHasFocus(_ sight: FocusSnapshot, isNew: Bool) -> [FocusAct] {
        isSavedInPanel = false
        if plan.surface == neighbor { neighbor = nil }
        // A view in a panel gave up the focus. The app's view may have it back: no keyboard comes with that.
        let comesBack = isTaken && sight.saved == .freeWithoutKeyboard
        switch plan {
        case .surface(_, isTrapped: false) where comesBack:
            isTaken = false
            return [.giveBack, .save]
        case .surface(let surface, let isTrapped):
            if !isSaved || (blocking == .byFocus && !isTrapped) { return take() }
            return isTrapped || isNew ? [.moveIn(surface)] : []
        case .app where !isSaved: return []
        case .app where comesBack: return giveBack()
        case .app where blocking == .byFocus:
            // The view gave up the focus by itself. Giving the focus back would bring up the keyboard unasked.
            return sight.saved == .blocked ? [.moveIn(nil)] : forget()
        case .app: return giveBack()
        }
    }

    private mutating func take() -> [FocusAct] {
        isSaved = true
        isTaken = blocking == .byFocus
        return [.save, .moveIn(plan.surface)]
    }

    private mutating func giveBack() -> [FocusAct] {
        (isSaved, isSavedInPanel, isTaken) = (false, false, false)
        neighbor = nil
        return [.giveBack]
    }

    private mutating func forget() -> [FocusAct] {
        guard isSaved else { return [] }
        (isSaved, isTaken) = (false, false)
        return [.forget]
    }
}
