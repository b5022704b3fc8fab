import BlackBoxKit
import CGtk4
import Scrim
import ScrimGTK

/// No history on the screen: what is seen is a function of what is up and of the window, never of how that came.
///
/// After a random way the pixels, the accessible tree, what a grid of points picks and the focus are those of the same
/// overlays shown afresh in a fresh window of the same surroundings. After all have gone the window is as one that never
/// had an overlay, and hears what such a one hears.
@MainActor
final class HistoryCheck: Check {
    static let name = "history"
    /// A find is made shorter for so long.
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
