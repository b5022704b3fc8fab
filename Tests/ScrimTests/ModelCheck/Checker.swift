@_spi(Host) @testable import Scrim

/// Visits every state that can be reached, breadth first, so that the first violation has the shortest trace.
///
/// It runs the real machine. States count as the same by their fingerprint; every invariant is asked for every
/// step, and for every state once.
struct Checker {
    /// What a check found.
    struct Report: Sendable {
        var states = 0
        var transitions = 0
        /// How many moves the longest of the shortest ways to a state has.
        var depth = 0
        /// Whether there was no state left to visit.
        var isClosed = false
        var violation: Violation?
        /// The moves that lead to the violation, or none.
        var trace: [Move] = []
    }

    private struct Node {
        let parent: Int32
        let move: Move
    }

    private let scenario: Scenario
    /// After how many states it goes no deeper; `nil`: it visits all.
    private let limit: Int?
    private let flaw: Flaw?
    private let machine: StageMachine
    private let observe: (Step) -> Void
    private var nodes: [Node] = []
    private var known: Set<Fingerprint> = []
    private var outlook = Outlook()
    private var report = Report()

    /// - Parameters:
    ///   - share: How much of the scenario's limit is visited.
    ///   - machine: The machine to begin with.
    ///   - observe: Gets every step, also one that leads to a known state.
    init(
        _ scenario: Scenario, flaw: Flaw? = nil, share: Double = 1, machine: StageMachine = StageMachine(),
        observe: @escaping (Step) -> Void = { _ in }
    ) {
        limit = scenario.limit.map { Int(Double($0) * share) }
        self.scenario = scenario
        self.flaw = flaw
        self.machine = machine
        self.observe = observe
    }

    mutating func run() -> Report {
        let start = World(scenario, flaw: flaw, machine: machine)
        known.insert(start.fingerprint)
        nodes.append(Node(parent: -1, move: .tick))
        var level = [(index: 0, world: start)]
        while !level.isEmpty {
            var next: [(index: Int, world: World)] = []
            for (index, world) in level where !expand(world, index, into: &next) { return report }
            if next.isEmpty { break }
            if let limit, known.count > limit { return report }
            report.depth += 1
            level = next
        }
        report.isClosed = true
        return report
    }

    /// Makes every move from a state; `false` where one violates an invariant.
    private mutating func expand(
        _ world: World, _ index: Int, into next: inout [(index: Int, world: World)]
    ) -> Bool {
        for move in world.moves {
            var after = world
            let step = after.make(move)
            report.transitions += 1
            observe(step)
            if let violation = step.violation() { return fail(violation, at: index, move) }
            guard known.insert(after.fingerprint).inserted else { continue }
            report.states = known.count
            if let violation = after.violation() ?? outlook.violation(from: after) {
                return fail(violation, at: index, move)
            }
            nodes.append(Node(parent: Int32(index), move: move))
            next.append((nodes.count - 1, after))
        }
        return true
    }

    private mutating func fail(_ violation: Violation, at index: Int, _ move: Move) -> Bool {
        var trace = [move]
        var index = index
        while index > 0 {
            trace.append(nodes[index].move)
            index = Int(nodes[index].parent)
        }
        report.violation = violation
        report.trace = trace.reversed()
        return false
    }
}
