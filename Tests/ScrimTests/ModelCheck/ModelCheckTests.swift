import Foundation
import Testing

@_spi(Host) @testable import Scrim

/// Exhaustive checks of the lifecycle and the stage.
///
/// A scenario that is too large to be closed is cut off at `MODEL_STATES` states:
/// 2,000 in `make test`, 20,000 in `make soak`.
/// 20,000 in `make soak`.
struct ModelCheck {
    private static let states =
        ProcessInfo.processInfo.environment["MODEL_STATES"].flatMap { Int($0) } ?? 2_000

    @Test(arguments: Scenario.singles.map(\.name))
    func onePresentationToClosure(name: String) throws {
        let scenario = try #require(Scenario.singles.first { $0.name == name })
        let report = check(scenario)
        #expect(report.isClosed)
    }

    @Test(arguments: Scenario.several.map(\.name))
    func severalOnOneStage(name: String) throws {
        let scenario = try #require(Scenario.several.first { $0.name == name })
        check(scenario)
    }

    @Test(arguments: Scenario.questions.map(\.name))
    func questions(name: String) throws {
        let scenario = try #require(Scenario.questions.first { $0.name == name })
        let report = check(scenario)
        #expect(report.isClosed || scenario.limit != nil)
    }

    /// The checker can fail: it finds every fault, by the invariant that is there for it.
    @Test(arguments: BrokenMachine.all.map(\.flaw.name))
    func brokenMachineIsRejected(name: String) throws {
        let broken = try #require(BrokenMachine.all.first { $0.flaw.name == name })
        var checker = Checker(broken.scenario, flaw: broken.flaw)
        let report = checker.run()
        let found = try #require(report.violation, "the checker accepts a machine that \(name)")
        #expect(
            found.invariant == broken.rejectedBy,
            "\(found)\n\(Timeline(broken.scenario, flaw: broken.flaw, trace: report.trace))")
        print(
            "model check, rejected a machine that \(name): \(found.invariant.rawValue),"
                + " after \(report.trace.count) moves")
    }

    /// Runs a check and prints its result.
    @discardableResult
    private func check(_ scenario: Scenario) -> Checker.Report {
        var checker = Checker(scenario, share: Double(Self.states) / Double(Scenario.affordable))
        let report = checker.run()
        let extent = report.isClosed ? "closed" : "to depth \(report.depth)"
        let violations = report.violation == nil ? 0 : 1
        print(
            "model check, \(scenario.name): \(report.states) states, \(report.transitions) transitions, \(extent);"
                + " \(Invariant.allCases.count) invariants, \(violations) violations")
        if let violation = report.violation {
            Issue.record("\(violation)\n\(Timeline(scenario, trace: report.trace))")
        }
        return report
    }
}
