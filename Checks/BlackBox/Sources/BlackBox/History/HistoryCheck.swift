import BlackBoxKit
import CGtk4
import Scrim
import ScrimGTK

/// The screen depends only on the overlays that are presented and on the window, never on what happened before.
///
/// After random steps, pixels, accessible tree, focus, and the widgets that a grid of points picks equal those of the
/// same overlays in a fresh window with the same surroundings. After all overlays have ended, the window looks and
/// reacts like one that never had an overlay.
@MainActor
final class HistoryCheck: Check {
    static let name = "history"
    /// How long a failing story is shortened, in seconds.
    private static let shrinkSeconds = 60.0
    private let user: User
    private var hurries = false

    init(user: User) { self.user = user }

    func run(seed: Int, story: Int) -> Find? {
        var numbers = RandomNumbers(seed: seed, story: story)
        let animated = story % 2 == 1
        hurries = story % 4 >= 2
        var way = HistoryStep.way(&numbers, length: numbers.number(in: 2...12))
        if Options.onlyTells { return Find(fault: "not run", steps: way.map(\.description)) }
        guard var fault = fault(after: way, animated: animated, name: nil) else { return nil }
        way = shrunk(way, seconds: Self.shrinkSeconds) {
            guard let again = self.fault(after: $0, animated: animated, name: nil), again.kind == fault.kind
            else {
                return false
            }
            fault = again
            return true
        }
        if Options.out != nil { _ = self.fault(after: way, animated: animated, name: "\(seed)-\(story)") }
        return Find(
            fault: fault.text,
            steps: [(animated ? "animations on" : "animations off") + (hurries ? ", in a hurry" : "")]
                + way.map(\.description)
        )
    }

    struct Fault {
        let kind: String
        let details: [String]
        var text: String { ([kind] + details).joined(separator: "\n") }
    }

    private func fault(after way: [HistoryStep], animated: Bool, name: String?) -> Fault? {
        let told = HistoryTelling(user: user, animated: animated, hurries: hurries)
        defer { told.end() }
        return told.fault(after: way, name: name)
    }
}
