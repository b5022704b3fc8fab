@_spi(Host) import Scrim

// Hosts with one fault each: what they notice of the app.

extension BrokenHost {
    static let regions: [BrokenHost] = [
        BrokenHost(
            "reports hidden for detached", { HiddenForDetached($0) },
            rejectedBy: [
                "a view taken out of its window takes its overlay with it"
            ]),
        BrokenHost(
            "takes everything for visible", { SeesAll($0) },
            rejectedBy: [
                "a view in no window is waited for",
                "a view taken out of its window takes its overlay with it",
                "a hidden region shows nothing, and it is back when the region is",
            ]),
        BrokenHost(
            "does not notice what is gone", { Clinger($0) },
            rejectedBy: [
                "a closed window ends everything",
                "a destroyed region ends it at once",
            ]),
        BrokenHost(
            "does not notice that it is suspended", { Sleepless($0) },
            rejectedBy: [
                "suspended and resumed, all is as it was",
                "what ends while the app is suspended is gone when it is back",
            ]),
        BrokenHost(
            "does not notice that it is resumed", { SleepsOn($0) },
            rejectedBy: [
                "suspended and resumed, all is as it was",
                "what ends while the app is suspended is gone when it is back",
            ]),
        BrokenHost(
            "does not notice that its window is minimized", { HiddenIgnorer($0) },
            rejectedBy: ["no notice's time runs while its window is out of sight"]),
        BrokenHost(
            "does not notice that the user has left", { ActivityIgnorer($0) },
            rejectedBy: ["what can be answered waits while its window is not active"]),
        BrokenHost(
            "does not notice that the user is back", { LeaveKeeper($0) },
            rejectedBy: ["what can be answered waits while its window is not active"]),
        BrokenHost(
            "lets views go early", { EarlyReleaser($0) },
            rejectedBy: [
                "an app's view is kept until its last pixel is off, and then let go"
            ]),
        BrokenHost(
            "never lets views go", { Keeper($0) },
            rejectedBy: [
                "an app's view is kept until its last pixel is off, and then let go"
            ]),
    ]
}

final class HiddenForDetached: TextGridHost {
    override func state(of region: Region) -> Region.State {
        let state = super.state(of: region)
        return state == .detached ? .hidden : state
    }
}

/// Reports every region as visible.
final class SeesAll: TextGridHost {
    override func state(of region: Region) -> Region.State {
        let state = super.state(of: region)
        return state == .gone ? .gone : .visible
    }
}

/// Does not notice that a region is destroyed.
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

/// Does not notice that its window is minimized.
private final class HiddenIgnorer: TextGridHost {
    override func windowHidden() { window?.wantFrame() }
    override func state(of region: Region) -> Region.State {
        let state = super.state(of: region)
        return window?.isHidden == true && region.isWindow && state == .hidden ? .visible : state
    }
}

private final class ActivityIgnorer: TextGridHost {
    override func activeChanged() {}
}

private final class LeaveKeeper: TextGridHost {
    override func activeChanged() { if window?.isActive == false { super.activeChanged() } }
}

/// Releases an app's view when its surface begins to leave.
final class EarlyReleaser: TextGridHost {
    override func apply(_ plan: StagePlan) {
        super.apply(plan)
        for surface in plan.surfaces where surface.isLeaving { surface.view.map(release) }
    }
}

final class Keeper: TextGridHost {
    override func release(_ view: ViewID) {}
}
