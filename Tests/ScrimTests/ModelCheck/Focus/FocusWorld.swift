@_spi(Host) @testable import Scrim

/// A small window, every state of which can be visited, and a host that does what the focus machine says.
///
/// The window has two views of the app, a live sheet, a veil, a notice and a curtain.
struct FocusWorld: Hashable {
    /// The field has the on-screen keyboard, and the button has none.
    enum View: Hashable, CaseIterable { case field, button }

    /// A panel that may be presented, in any order and any number of times.
    enum Panel: UInt64, Hashable, CaseIterable {
        case sheet = 1
        case veil, notice
        /// Blocks everything and has no control, as some notices do; the plan does not name it.
        case curtain

        var blocks: Bool { self == .veil || self == .curtain }
        /// Whether the plan names the panel.
        var takesFocus: Bool { self == .sheet || self == .veil }
    }

    enum Holder: Hashable {
        case nobody, standIn
        case view(View)
        case panel(Panel)
    }

    enum Move: Hashable {
        case show(Panel), end(Panel), remove(Panel)
        /// The sheet goes out of sight, as with its window, or comes back; only if keys pass through the host.
        case hideSheet, revealSheet
        /// The app, or the user where possible, moves the focus.
        case focus(View?)
        case work(Panel)
        /// The user presses Tab, Shift+Tab or F6.
        case walk(FocusRound.Step)
        case destroy(View)
        /// The gate blocks the keys of the field alone, or lets them through again.
        case toggleGate
    }

    let blocking: FocusMachine.KeyBlocking
    var machine: FlawedFocusMachine
    /// The presented panels, back to front.
    var standing: [Panel] = []
    var leaving: Set<Panel> = []
    var isSheetHidden = false
    /// Whether the sheet has its other identity: that of each new surface is one that the machine does not know.
    var isOtherSheet = false
    /// Whether the user was in the app beside the sheet when that went out of sight, and has stayed there.
    var isBesideHidden = false
    var alive = Set(View.allCases)
    var isFieldBlocked = false
    var holder = Holder.view(.field)
    var saved: View?
    var lastInApp: View? = .field
    /// The panel in which the user worked when its keys were blocked.
    var savedInPanel: Panel?
    /// The view in which the app or the user last wanted the focus.
    var wish: View? = .field
    /// The view in which the user was when the veil came, and what was beside it; `nil` once that has changed.
    var before: Place?

    struct Place: Hashable {
        let view: View
        let plan: FocusPlan
    }

    init(_ blocking: FocusMachine.KeyBlocking, flaw: FocusFlaw? = nil) {
        self.blocking = blocking
        machine = FlawedFocusMachine(blocking: blocking, flaw: flaw)
    }

    var plan: FocusPlan {
        guard let top = standing.last(where: { $0.takesFocus && !isHidden($0) }) else { return .app }
        return .surface(id(of: top), isTrapped: standing.contains(.veil))
    }

    func id(of panel: Panel) -> SurfaceID {
        SurfaceID(number: panel == .sheet && isOtherSheet ? 9 : panel.rawValue)
    }

    private func isHidden(_ panel: Panel) -> Bool { panel == .sheet && isSheetHidden }

    /// Whether keys reach a panel.
    func isLive(_ panel: Panel) -> Bool {
        guard let index = standing.firstIndex(of: panel), !isHidden(panel) else { return false }
        return panel != .curtain && !standing[(index + 1)...].contains(where: \.blocks)
    }

    func isBlocked(_ view: View) -> Bool {
        standing.contains(where: \.blocks) || (view == .field && isFieldBlocked)
    }

    /// The panels that keys reach: all beside the app, or a veil's and those in front of it.
    ///
    /// The notice has an action, so keys reach it.
    var round: FocusRound {
        guard let blocker = standing.lastIndex(where: \.blocks) else {
            return FocusRound(standing.filter { !isHidden($0) }.map { id(of: $0) })
        }
        let panels = standing[blocker...].filter { $0 != .curtain && !isHidden($0) }.map { id(of: $0) }
        return panels == [plan.surface] ? FocusRound() : FocusRound(panels, views: [])
    }

    /// The app's views that keys can enter, in Tab order.
    var stops: [View] {
        View.allCases.filter { alive.contains($0) && !(blocking == .byFocus && isBlocked($0)) }
    }

    /// Whether a step moves the focus in the round; Tab does so only from the last of the app's views.
    func leadsOn(_ step: FocusRound.Step) -> Bool {
        guard !round.isEmpty else { return false }
        switch (step, holder) {
        case (.tab, .view(let view)): return view == stops.last
        case (.backTab, .view(let view)): return view == stops.first
        case (.tab, .nobody), (.backTab, .nobody): return false
        case (.tab, _), (.backTab, _), (.next, _), (.previous, _): return true
        }
    }

    // MARK: Moves

    var moves: [Move] {
        var moves = Panel.allCases.flatMap { panel -> [Move] in
            if leaving.contains(panel) { return [.remove(panel)] }
            guard standing.contains(panel) else { return [.show(panel)] }
            return isLive(panel) ? [.end(panel), .work(panel)] : [.end(panel)]
        }
        for view in alive { moves += [.focus(view), .destroy(view)] }
        moves += [.focus(nil), .toggleGate]
        if blocking == .atWindow, standing.contains(.sheet) {
            moves.append(isSheetHidden ? .revealSheet : .hideSheet)
        }
        for step in FocusRound.Step.allCases where leadsOn(step) { moves.append(.walk(step)) }
        return moves
    }

    mutating func make(_ move: Move) {
        switch move {
        case .show(.veil):
            if case .view(let view) = holder { before = Place(view: view, plan: plan) } else { before = nil }
        case .end(.veil), .remove: break
        case .show, .end, .hideSheet, .revealSheet, .focus, .work, .walk, .destroy, .toggleGate: before = nil
        }
        switch move {
        case .hideSheet:
            isBesideHidden = holder.isInApp && plan == .surface(id(of: .sheet), isTrapped: false)
        case .remove, .focus(.some), .destroy, .toggleGate: break
        case .show, .end, .revealSheet, .focus(.none), .work, .walk: isBesideHidden = false
        }
        switch move {
        case .show(let panel):
            standing.append(panel)
            if panel == .sheet {
                isOtherSheet = machine.machine.neighbor == SurfaceID(number: panel.rawValue)
            }
            follow()
        case .hideSheet, .revealSheet:
            isSheetHidden.toggle()
            follow()
        case .end(let panel):
            standing.removeAll { $0 == panel }
            if panel == .sheet { isSheetHidden = false }
            if savedInPanel == panel { savedInPanel = nil }
            leaving.insert(panel)
            follow()
        case .remove(let panel):
            leaving.remove(panel)
            follow()
            if holder == .panel(panel) { holder = .nobody }
        case .focus(let view):
            let isLost = losesWish
            holder = view.map(Holder.view) ?? .nobody
            savedInPanel = nil
            if view != nil || isLost { wish = view }
            focusMoved()
        case .work(let panel):
            // If keys follow the focus, nobody knows who had them before.
            if !machine.machine.isSaved, blocking == .byFocus { wish = nil }
            holder = .panel(panel)
            savedInPanel = nil
            focusMoved()
        case .walk(let step):
            let wasInApp = holder.isInApp
            perform(machine.walk(step, in: round, sight))
            if holder.isInApp, !wasInApp, case .view(let view) = holder { wish = view }
            focusMoved()
        case .destroy(let view):
            alive.remove(view)
            if wish == view { wish = nil }
            let wasSaved = saved == view
            if wasSaved { saved = nil }
            if lastInApp == view { lastInApp = nil }
            if holder == .view(view) {
                if losesWish { wish = nil }
                holder = .nobody
                focusMoved()
            } else if wasSaved, blocking == .byFocus {
                focusMoved()
            }
        case .toggleGate:
            isFieldBlocked.toggle()
            follow()
        }
    }

    /// Whether the app gives up a focus that it does not want back.
    private var losesWish: Bool {
        if !holder.isInApp, saved.map(sight(of:)) == .freeWithoutKeyboard { return false }
        return switch plan {
        case .app where blocking == .byFocus: !(saved.map(isBlocked) ?? false)
        case .app: !machine.machine.isSaved
        case .surface(_, let isTrapped): blocking == .byFocus && !isTrapped
        }
    }

    private mutating func follow() {
        let acts = machine.follow(plan, sight)
        perform(acts)
    }

    private mutating func focusMoved() {
        let acts = machine.focusMoved(sight)
        perform(acts)
        if holder.isInApp || !machine.machine.isSaved { noteAppFocus() }
    }

    private mutating func noteAppFocus() {
        switch holder {
        case .view(let view): lastInApp = view
        case .nobody: lastInApp = nil
        case .panel, .standIn: break
        }
    }

    // MARK: The host

    var sight: FocusSnapshot {
        let saved = saved.map(sight(of:)) ?? .nobody
        switch holder {
        case .nobody: return FocusSnapshot(owner: .nobody, saved: saved)
        case .standIn:
            let inPanel = savedInPanel.map(sight(in:)) ?? .nobody
            return FocusSnapshot(owner: .standIn, saved: saved, inPanel: inPanel)
        case .view(let view): return FocusSnapshot(owner: .app, isBlocked: isBlocked(view), saved: saved)
        case .panel(let panel):
            return FocusSnapshot(
                owner: .panel(id(of: panel)), isBlocked: !isLive(panel), saved: saved,
                inPanel: sight(in: panel))
        }
    }

    /// What the focus machine sees of a saved view; only a host whose keys follow the focus reports whether it has the
    /// on-screen keyboard.
    func sight(of view: View) -> FocusSnapshot.Saved {
        if isBlocked(view) { return .blocked }
        return blocking == .byFocus && view == .button ? .freeWithoutKeyboard : .free
    }

    /// Whether keys reach the panel that the user worked in; only a host whose keys follow the focus reports that.
    private func sight(in panel: Panel) -> FocusSnapshot.Saved {
        guard blocking == .byFocus else { return .nobody }
        return isLive(panel) ? .free : standing.contains(panel) ? .blocked : .nobody
    }

    private mutating func perform(_ acts: [FocusAct]) {
        for act in acts {
            switch act {
            case .save, .enter, .giveBack, .forget: savedInPanel = nil
            case .moveIn, .saveInPanel, .returnToPanel: break
            }
            switch act {
            case .save:
                noteAppFocus()
                saved = blocking == .atWindow || holder.isInApp ? lastInApp : nil
            case .moveIn(let surface):
                holder = blocking == .byFocus ? .standIn : panel(surface).map { .panel($0) } ?? .nobody
            case .enter(.panel(let surface), _): holder = panel(surface).map { .panel($0) } ?? holder
            case .enter(.app, let end):
                holder = (end == .first ? stops.first : stops.last).map { .view($0) } ?? holder
            case .giveBack:
                holder = saved.map { .view($0) } ?? .nobody
                saved = nil
            case .forget: saved = nil
            case .saveInPanel: if case .panel(let panel) = holder { savedInPanel = panel }
            case .returnToPanel:
                holder = savedInPanel.map { .panel($0) } ?? holder
                savedInPanel = nil
            }
        }
    }

    private func panel(_ surface: SurfaceID?) -> Panel? {
        surface.flatMap { surface in Panel.allCases.first { id(of: $0) == surface } }
    }
}

extension FocusWorld.Holder {
    fileprivate var isInApp: Bool { if case .view = self { true } else { false } }
}
