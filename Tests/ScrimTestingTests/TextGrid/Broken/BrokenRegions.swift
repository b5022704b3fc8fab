@_spi(Host) import Scrim

// Hosts that get one thing wrong: what it notices of the app.

final class HiddenForDetached: TextGridHost {
    override func state(of region: Region) -> Region.State {
        let state = super.state(of: region)
        return state == .detached ? .hidden : state
    }
}

/// Takes everything for visible.
final class SeesAll: TextGridHost {
    override func state(of region: Region) -> Region.State {
        let state = super.state(of: region)
        return state == .gone ? .gone : .visible
    }
}

/// Does not notice when something goes.
final class Clinger: TextGridHost {
    override func state(of region: Region) -> Region.State {
        let state = super.state(of: region)
        return state == .gone ? .hidden : state
    }
    override func closed() {}
}

final class Sleepless: TextGridHost {
    override func suspended(_ isSuspended: Bool) {}
}

final class SleepsOn: TextGridHost {
    override func suspended(_ isSuspended: Bool) {
        if isSuspended { super.suspended(true) }
    }
}

/// Lets apps' views go as soon as they are told to end.
final class EarlyReleaser: TextGridHost {
    override func apply(_ plan: StagePlan) {
        super.apply(plan)
        for surface in plan.surfaces where surface.isLeaving { surface.view.map(release) }
    }
}

final class Keeper: TextGridHost {
    override func release(_ view: ViewID) {}
}
