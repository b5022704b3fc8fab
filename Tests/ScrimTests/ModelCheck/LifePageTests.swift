#if RECORDS_TRANSITIONS
import Foundation
import Testing

@_spi(Host) @testable import Scrim

/// The machine makes exactly the transitions that `docs/design/life.md` lists.
struct LifePageTests {
    private static let page = "docs/design/life.md"
    /// These scenarios together make every transition.
    private static let scenarios: [Scenario] = [
        .veil, .minimizedVeil, .notice, .cancelledTogether, .lookedBackAt,
        Scenario(
            name: "a loading view, joined by one that has less grace",
            roles: [
                Scenario.Role(overlay: .loading("one").paced(grace: 3)),
                Scenario.Role(overlay: .loading("two").paced(grace: 1)),
            ], limit: 500),
        Scenario(
            name: "a loading view, refreshed by one that has less grace, and by one that has none",
            roles: [
                Scenario.Role(overlay: .loading("one").paced(grace: 3, minimum: 1, fade: 1)),
                Scenario.Role(
                    overlay: .loading("two").with(\.onRepeat, .refresh).paced(grace: 1, minimum: 2, fade: 1)),
                Scenario.Role(
                    overlay: .loading("three").with(\.onRepeat, .refresh).paced(minimum: 2, fade: 1)),
            ], limit: 2_000),
        Scenario(
            name: "a loading view, joined by one over the same view, which is hidden and comes back",
            roles: [
                Scenario.Role(
                    overlay: .loading("one").paced(minimum: 1, fade: 1), region: Scenario.region(0)),
                Scenario.Role(
                    overlay: .loading("two").paced(minimum: 2, fade: 1), region: Scenario.region(0)),
            ], world: .regions, limit: 4_000),
        Scenario(
            name: "a notice that an urgent one puts off or interrupts",
            roles: [
                Scenario.Role(
                    overlay: .hud("low").paced(grace: 2, minimum: 1, lives: 3, fade: 1),
                    region: Scenario.region(0)),
                Scenario.Role(overlay: .hud("high").with(\.priority, .high).paced(lives: 1, fade: 1)),
            ], world: [.regions, .destruction, .lateness, .jumps], limit: 8_000),
        waiting(.join), waiting(.refresh),
        Scenario(
            name: "a notice that waits for its turn with one that can be answered",
            roles: [
                Scenario.Role(overlay: .hud("high").with(\.priority, .high).paced(lives: 3, fade: 1)),
                Scenario.Role(
                    overlay: .hud("low", action: "Undo").with(\.onRepeat, .join).paced(fade: 1),
                    region: Scenario.region(0)),
                Scenario.Role(
                    overlay: .hud("late").with(\.onRepeat, .join).paced(lives: 1, fade: 1),
                    region: Scenario.region(0)),
            ], limit: 3_000),
    ]

    private static func waiting(_ policy: Overlay.RepeatPolicy) -> Scenario {
        Scenario(
            name: "a notice that waits for its turn, and one that comes to it",
            roles: [
                Scenario.Role(overlay: .hud("high").with(\.priority, .high).paced(lives: 3, fade: 1)),
                Scenario.Role(overlay: .hud("low").paced(lives: 1, fade: 1)),
                Scenario.Role(overlay: .hud("late").with(\.onRepeat, policy).paced(lives: 1, fade: 1)),
            ], limit: 3_000)
    }

    @Test func pageHasEveryTransitionAndNoOther() throws {
        let made = Self.recorded()
        let page = try Transition.Page(Self.page)
        let changes = made.filter { $0.from != $0.to }
        for transition in changes.subtracting(page.transitions).sorted() {
            Issue.record("\(Self.page) lacks \(transition)")
        }
        for transition in page.transitions.subtracting(changes).sorted() {
            Issue.record("the machine never makes \(transition)")
        }
        let payloads = made.subtracting(changes)
        for transition in payloads.subtracting(page.payloads).sorted() {
            Issue.record("\(Self.page) lacks, with the same state, \(transition)")
        }
        for transition in page.payloads.subtracting(payloads).sorted() {
            Issue.record("the machine never makes, with the same state, \(transition)")
        }
        print("life: \(changes.count) transitions, \(payloads.count) changes within a state")
    }

    /// The diagram may leave out transitions, but draws none that the table lacks.
    @Test func diagramDrawsOnlyWhatTheTableHas() throws {
        let page = try Transition.Page(Self.page)
        #expect(page.arrows.count > 12)
        for arrow in page.arrows {
            #expect(
                page.transitions.contains { $0.from.hasSuffix(arrow.from) && $0.to.hasSuffix(arrow.to) },
                "no event leads from \(arrow.from) to \(arrow.to)")
        }
    }

    @Test func everyFileOfThePageIsThere() throws {
        let page = try Transition.Page(Self.page)
        #expect(page.files.count > 5)
        for file in page.files { _ = try Repository.text("Sources/" + file) }
    }

    /// All transitions in these scenarios, including several within one event of the stage.
    private static func recorded() -> Set<Transition> {
        var made: Set<Transition> = []
        // The transitions since the last step, with their surfaces.
        var latest: [(id: SurfaceID, from: String)] = []
        let recorder = TransitionRecorder { id, before, event, after in
            latest.append((id, before.name))
            if case .remove = event {
                made.insert(Transition(from: before.name, event: "remove", to: "gone"))
            } else if before != after {
                made.insert(Transition(from: before.name, event: event.name, to: after.name))
            }
        }
        for scenario in scenarios {
            var machine = StageMachine()
            machine.record(with: recorder)
            var checker = Checker(scenario, machine: machine) { step in
                if case .show(let role) = step.move {
                    let id = Scenario.surface(role)
                    let began =
                        latest.first { $0.id == id }?.from ?? step.after.machine.surface(id)?.life.name
                    if let began { made.insert(Transition(from: "new", event: "show", to: began)) }
                }
                for surface in step.handedOver {
                    made.insert(Transition(from: surface.life.name, event: "handOver", to: "gone"))
                }
                latest = []
            }
            let report = checker.run()
            #expect(report.violation == nil, "after \(report.trace)")
        }
        return made
    }
}

/// A row of the page's tables.
struct Transition: Hashable, Comparable, CustomStringConvertible {
    let from: String
    let event: String
    let to: String

    var description: String { "| \(from) | `\(event)` | \(to) |" }

    static func < (one: Transition, other: Transition) -> Bool { one.description < other.description }

    /// The contents of a page.
    struct Page {
        /// The table of transitions.
        let transitions: Set<Transition>
        /// The table of events that change only the payload of a state.
        let payloads: Set<Transition>
        let files: Set<String>
        /// The arrows of the diagram between named states.
        let arrows: [(from: String, to: String)]

        init(_ path: String) throws {
            let sections = try Repository.text(path).split(separator: "\n## ")
            func rows(_ title: String) -> [[String]] {
                let section = sections.first { $0.hasPrefix(title) } ?? ""
                return section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map {
                    $0.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) }
                }
            }
            let (table, payloadTable) = (rows("Transitions"), rows("Same state"))
            transitions = Set(table.map { Transition(from: $0[0], event: $0[1], to: $0[2]) })
            payloads = Set(payloadTable.map { Transition(from: $0[0], event: $0[1], to: $0[0]) })
            files = Set((table + payloadTable).map { $0[3] })
            arrows = sections[0].matches(of: /\n    +(\w+) --> (\w+):/)
                .map { (String($0.1), String($0.2)) }
        }
    }
}

extension Life {
    /// The state's name on the page.
    fileprivate var name: String {
        switch self {
        case .detached: "detached"
        case .queued: "queued"
        case .grace: "grace"
        case .up(.awaitingFrame): "up.awaitingFrame"
        case .up(.shown): "up.shown"
        case .leaving: "leaving"
        case .afterglow: "afterglow"
        case .interrupted: "interrupted"
        }
    }
}

extension SurfaceEvent {
    /// The case's name.
    fileprivate var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }
}
#endif
