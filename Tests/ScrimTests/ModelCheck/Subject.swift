@_spi(Host) @testable import Scrim

/// The machine under test: the real one, or the real one with something broken around it.
struct Subject: Sendable {
    private(set) var machine: StageMachine
    /// The machine's surfaces, as they are after its last event.
    private(set) var seen: [SeenSurface] = []
    let flaw: Flaw?

    init(_ machine: StageMachine = StageMachine(), flaw: Flaw? = nil) {
        self.machine = machine
        self.flaw = flaw
    }

    mutating func handle(_ event: StageEvent, at now: Instant) -> [StageEffect] {
        defer {
            _ = machine.newPlan()
            seen = machine.seen
        }
        guard let flaw else { return machine.handle(event, at: now) }
        let before = machine
        var event = event
        flaw.prepare(&machine, &event, now)
        var effects = machine.handle(event, at: now)
        flaw.spoil(before, event, &machine, &effects)
        return effects
    }

    var plan: StagePlan {
        var plan = machine.plan
        flaw?.misdraw(machine, &plan)
        return plan
    }

    var nextWake: Instant? {
        guard let flaw else { return machine.nextWake }
        return flaw.misjudge(machine, machine.nextWake)
    }
}

/// A way to break the machine from outside, so that there is no copy of it to keep in step.
struct Flaw: Sendable {
    let name: String
    /// Tampers with the machine and the event before it is taken.
    var prepare: @Sendable (inout StageMachine, inout StageEvent, Instant) -> Void = { _, _, _ in }
    /// Tampers with what came of it; the machine before the event comes first.
    var spoil: @Sendable (StageMachine, StageEvent, inout StageMachine, inout [StageEffect]) -> Void = {
        _, _, _, _ in
    }
    /// Tampers with the plan.
    var misdraw: @Sendable (StageMachine, inout StagePlan) -> Void = { _, _ in }
    /// Tampers with the timer.
    var misjudge: @Sendable (StageMachine, Instant?) -> Instant? = { $1 }
}
