import Foundation
import Testing

@_spi(Host) @testable import Scrim

/// Every interleaving of undoable work with its button, its end, quitting, closing, replacing, and errors.
struct UndoModelCheck {
    /// The number of states that is visited; `MODEL_STATES` in the environment sets more.
    private static let affordable =
        ProcessInfo.processInfo.environment["MODEL_STATES"].flatMap { Int($0) } ?? 20_000

    @Test(arguments: [1, 2], [false, true])
    func workIsDoneOrTakenBackOnce(works: Int, isInterrupted: Bool) {
        let report = Self.check(UndoWorld(works: works, isInterrupted: isInterrupted))
        #expect(report.violation == nil, "\(report.trace)")
        #expect(report.isClosed || works > 1 && report.depth > 5)
        print(
            "undo model check, \(works) works\(isInterrupted ? ", interrupted" : ""): \(report.states) states,"
                + " \(report.isClosed ? "closed" : "to depth \(report.depth)")")
    }

    /// The check can fail: it finds every fault, by the violation that is there for it.
    @Test(arguments: UndoFlaw.allCases)
    func aFlawIsFound(_ flaw: UndoFlaw) {
        let report = Self.check(UndoWorld(works: 1, isInterrupted: flaw == .pressesThePanel, flaw: flaw))
        #expect(report.violation == flaw.violation)
        print("undo model check, rejected a machine that \(flaw.rawValue), after \(report.trace.count) moves")
    }

    private struct Report {
        var states = 0
        var depth = 0
        var isClosed = false
        var violation: UndoViolation?
        var trace: [UndoWorld.Move] = []
    }

    /// Searches breadth first, so that the first violation has the shortest trace.
    private static func check(_ start: UndoWorld) -> Report {
        var report = Report()
        var known: Set<UndoWorld> = [start]
        var level: [(world: UndoWorld, trace: [UndoWorld.Move])] = [(start, [])]
        while !level.isEmpty, known.count < affordable {
            var next: [(world: UndoWorld, trace: [UndoWorld.Move])] = []
            for (world, trace) in level {
                for move in world.moves {
                    var after = world
                    after.make(move)
                    guard known.insert(after).inserted else { continue }
                    report.states = known.count
                    if let violation = after.violation {
                        (report.violation, report.trace) = (violation, trace + [move])
                        return report
                    }
                    next.append((after, trace + [move]))
                }
            }
            report.depth += 1
            level = next
        }
        report.isClosed = level.isEmpty
        return report
    }
}
