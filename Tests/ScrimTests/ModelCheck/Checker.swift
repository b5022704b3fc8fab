@_spi(Host) @testable import Scrim

/// Visits every reachable state, breadth first, so that the first violation has the shortest trace.
///
/// The checker runs the real machine. States with the same fingerprint count as one. Every invariant is checked for
/// every step, and for every state once.
struct Checker {
    /// The result of a check.
    struct Report: Sendable {
        var states = 0
        var transitions = 0
        /// The number of moves to the state that is farthest from the start.
        var depth = 0
        /// Whether every reachable state was visited.
        var isClosed = false
        var violation: Violation?
        /// The moves that lead to the violation; empty if there is none.
        var trace: [Move] = []
    }

    private struct Node {
        let parent: Int32
        let move: Move
    }

    private let scenario: Scenario
    /// The number of states after which the check goes no deeper; `nil` visits all.
    private let limit: Int?
    private let flaw: Flaw?
    private let machine: StageMachine
    private let observe: (Step) -> Void
    private var nodes: [Node] = []
    private var known: Set<Fingerprint> = []
    private var outlook = Outlook()
    private var report = Report()

    /// - Parameters:
    ///   - share: The share of the scenario's limit that is visited.
    ///   - machine: The machine to begin with.
    ///   - observe: Called for every step, even one that leads to a known state.
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

    /// Makes every possible move from a state; returns `false` if one of them violates an invariant.
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
