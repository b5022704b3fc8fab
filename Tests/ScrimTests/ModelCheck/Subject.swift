@_spi(Host) @testable import Scrim

/// The machine under test: the real one, optionally with a fault around it.
struct Subject: Sendable {
    private(set) var machine: StageMachine
    /// The machine's surfaces after its last event.
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

/// A fault that is added around the machine, so that no copy of the machine has to be maintained.
struct Flaw: Sendable {
    let name: String
    /// Changes the machine and the event before it is handled.
    var prepare: @Sendable (inout StageMachine, inout StageEvent, Instant) -> Void = { _, _, _ in }
    /// Changes the result; the machine before the event is the first argument.
    var spoil: @Sendable (StageMachine, StageEvent, inout StageMachine, inout [StageEffect]) -> Void = {
        _, _, _, _ in
    }
    /// Changes the plan.
    var misdraw: @Sendable (StageMachine, inout StagePlan) -> Void = { _, _ in }
    /// Changes the next wake-up.
    var misjudge: @Sendable (StageMachine, Instant?) -> Instant? = { $1 }
}
