@_spi(Host) import Scrim

// Hosts that get one thing wrong: who has the focus.

final class FocusIgnorer: TextGridHost {
    override func follow(_ new: FocusPlan) {}
}

/// Gives the focus up for whatever comes.
final class FocusGiver: TextGridHost {
    override func apply(_ plan: StagePlan) {
        super.apply(plan)
        if let surface = plan.surfaces.last { window.focus = .panel(surface.id) }
        if plan.surfaces.isEmpty { window.focus = .view(window.views[2]) }
    }
}

/// Takes the focus as soon as anything is blocked.
final class EarlyFocus: TextGridHost {
    override func apply(_ plan: StagePlan) {
        var plan = plan
        if plan.focus == .app, let surface = plan.input.windowBlocker {
            plan.focus = .surface(surface, isTrapped: true)
        }
        super.apply(plan)
    }
}

/// Keeps the focus.
final class FocusKeeping: TextGridHost {
    override func follow(_ new: FocusPlan) {
        if new != .app { super.follow(new) }
    }
}

/// Gives the focus back, wherever it is by then.
final class FocusRestorer: TextGridHost {
    private var saved: TextGridWindow.Focus?
    private var last = FocusPlan.app

    override func follow(_ new: FocusPlan) {
        if last == .app, new != .app { saved = window.focus }
        super.follow(new)
        if last != .app, new == .app, let saved { window.focus = saved }
        last = new
    }
}

/// Gives the focus back when the first that took it goes.
final class FirstLeaver: TextGridHost {
    private var known: Set<SurfaceID> = []

    override func apply(_ plan: StagePlan) {
        super.apply(plan)
        let now = Set(plan.surfaces.map(\.id))
        if !known.isSubset(of: now) { window.focus = .view(window.views[2]) }
        known = now
    }
}

/// Lets the app take the focus out of a veil.
final class FocusLeaker: TextGridHost {
    override func moveFocus(to view: TextGridView) { window.focus = .view(view) }
}

/// Has no key that leads into a panel.
final class FocusLocker: TextGridHost {
    override func walk(_ step: FocusRound.Step) -> Bool { false }
}

/// Has no key that leads out of a panel.
final class FocusTrapper: TextGridHost {
    override func walk(_ step: FocusRound.Step) -> Bool {
        if case .panel = window.focus { true } else { super.walk(step) }
    }
}

/// Keeps to itself that a panel has the focus.
final class FocusConcealer: TextGridHost {
    override func tellPanel() {}
}
