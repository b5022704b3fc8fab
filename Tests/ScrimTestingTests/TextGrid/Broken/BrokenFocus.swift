@_spi(Host) import Scrim

// Hosts with one fault each: who has the focus.

extension BrokenHost {
    static let focus: [BrokenHost] = [
        BrokenHost(
            "goes through buttons by their importance", { TabByImportance($0) },
            rejectedBy: [
                "Tab goes through a question's buttons as one reads them, and round"
            ]),
        BrokenHost(
            "stops at the last button", { TabStopper($0) },
            rejectedBy: [
                "Tab goes through a question's buttons as one reads them, and round"
            ]),
        BrokenHost(
            "moves no focus", { FocusIgnorer($0) },
            rejectedBy: [
                "veils that end out of order give the focus back to the app",
                "a sheet takes the focus, and gives it back",
                "Escape cancels the body where there is a cancel button",
                "in grace the focus stays where it is",
            ]),
        BrokenHost(
            "gives every overlay the focus", { FocusGiver($0) },
            rejectedBy: [
                "a notice takes no focus",
                "a notice lets every tap through",
                "where the app moved the focus meanwhile, it stays",
                "over the keyboard, what would type is blocked, and the focus stays",
            ]),
        BrokenHost(
            "moves the focus in grace", { EarlyFocus($0) },
            rejectedBy: [
                "in grace the focus stays where it is"
            ]),
        BrokenHost(
            "keeps the focus", { FocusKeeping($0) },
            rejectedBy: [
                "veils that end out of order give the focus back to the app",
                "a sheet takes the focus, and gives it back",
                "what ends while the app is suspended is gone when it is back",
                "a window's veil blocks typing, and gives the focus back",
            ]),
        BrokenHost(
            "gives the focus back blindly", { FocusRestorer($0) },
            rejectedBy: [
                "where the app moved the focus meanwhile, it stays",
                "under a veil the focus stays inside, whatever the app does",
            ]),
        BrokenHost(
            "gives the focus back with the first that goes", { FirstLeaver($0) },
            rejectedBy: [
                "where the app moved the focus meanwhile, it stays"
            ]),
        BrokenHost(
            "lets the focus out of a veil", { FocusLeaker($0) },
            rejectedBy: [
                "under a veil the focus stays inside, whatever the app does"
            ]),
        BrokenHost(
            "leads nowhere by key", { FocusLocker($0) },
            rejectedBy: [
                "a key leads to a notice's action, and back to where one was",
                "a notice stays while the focus is in it",
            ]),
        BrokenHost(
            "leads to a notice, and leaves the focus in it", { FocusTrapper($0) },
            rejectedBy: ["a key leads to a notice's action, and back to where one was"]),
        BrokenHost(
            "does not tell of the focus in a panel", { FocusConcealer($0) },
            rejectedBy: [
                "a notice stays while the focus is in it",
                "the focus opens a stack, and each notice has its own button",
                "one button of an open stack takes back all works of a group",
            ]),
        BrokenHost(
            "says nothing", { Mute($0) },
            rejectedBy: [
                "a notice is told, and again when its text is another",
                "a veil is told once, when it is seen",
                "progress is told in quarters",
            ]),
    ]
}

final class FocusIgnorer: TextGridHost {
    override func follow(_ new: FocusPlan) {}
}

/// Gives the focus to every overlay that comes.
final class FocusGiver: TextGridHost {
    override func apply(_ plan: StagePlan) {
        super.apply(plan)
        if let surface = plan.surfaces.last { window?.focus = .panel(surface.id) }
        if plan.surfaces.isEmpty { window?.focus = .view(views[2]) }
    }
}

/// Moves the focus as soon as anything is blocked, even in grace.
final class EarlyFocus: TextGridHost {
    override func apply(_ plan: StagePlan) {
        var plan = plan
        if plan.focus == .app, let surface = plan.input.windowBlocker {
            plan.focus = .surface(surface, isTrapped: true)
        }
        super.apply(plan)
    }
}

/// Never gives the focus back.
final class FocusKeeping: TextGridHost {
    override func follow(_ new: FocusPlan) {
        if new != .app { super.follow(new) }
    }
}

/// Gives the focus back even if the app has moved it meanwhile.
final class FocusRestorer: TextGridHost {
    private var saved: TextGridWindow.Focus?
    private var last = FocusPlan.app

    override func follow(_ new: FocusPlan) {
        if last == .app, new != .app { saved = window?.focus }
        super.follow(new)
        if last != .app, new == .app, let saved { window?.focus = saved }
        last = new
    }
}

/// Gives the focus back when the first of several panels leaves.
final class FirstLeaver: TextGridHost {
    private var known: Set<SurfaceID> = []

    override func apply(_ plan: StagePlan) {
        super.apply(plan)
        let now = Set(plan.surfaces.map(\.id))
        if !known.isSubset(of: now) { window?.focus = .view(views[2]) }
        known = now
    }
}

/// Lets the app move the focus out of a veil.
final class FocusLeaker: TextGridHost {
    override func moveFocus(to view: TextGridView) { window?.focus = .view(view) }
}

/// Has no key that moves the focus into a panel.
final class FocusLocker: TextGridHost {
    override func walk(_ step: FocusRound.Step) -> Bool { false }
}

/// Has no key that moves the focus out of a panel.
final class FocusTrapper: TextGridHost {
    override func walk(_ step: FocusRound.Step) -> Bool {
        if case .panel = window?.focus { true } else { super.walk(step) }
    }
}

/// Never reports that a panel has the focus.
final class FocusConcealer: TextGridHost {
    override func reportPanel() {}
}

/// Follows the plan's order of the buttons instead of their positions.
final class TabByImportance: TextGridHost {
    override func tabStops(of surface: SurfaceID) -> [PanelPart] {
        let stops = super.tabStops(of: surface)
        return plan.surfaces.first { $0.id == surface }?.value.elements.map(\.part).filter(stops.contains)
            ?? []
    }
}

/// Stops at the last button instead of going round.
final class TabStopper: TextGridHost {
    override func tab(backwards: Bool) {
        if case .panel(let surface) = window?.focus, !backwards,
            tabStop(in: surface) == tabStops(of: surface).last,
            tabStop(in: surface) != nil
        {
            return
        }
        super.tab(backwards: backwards)
    }
}
