@_spi(Host) @testable import Scrim

/// What a focus machine does, for everything that the host can see, in every reachable state.
///
/// Rows exclude each other. Column by column, values that lead to the same rows share one row.
struct FocusTable {
    /// The columns that a decision depends on, each with its values.
    private static let columns: [(title: String, values: [String])] = [
        ("focus is in", ["the app", "the planned panel", "another panel", "the stand-in", "nothing"]),
        ("plan", ["app", "panel", "trapped panel"]),
        ("its keys", ["free", "blocked"]),
        ("plan is new", ["no", "yes"]),
        ("user was beside it", ["no", "yes"]),
        ("saved", ["no", "nobody", "free view", "view without keyboard", "blocked view"]),
        ("view in a panel", ["none", "free", "blocked"]),
    ]

    private let rows: [[String]]
    /// The number of columns that matter: the last one only if keys follow the focus.
    private let width: Int

    init(_ blocking: FocusMachine.KeyBlocking) {
        width = Self.columns.count - (blocking == .byFocus ? 0 : 1)
        rows = Self.rows(of: Self.decisions(blocking))
    }

    /// A Markdown table.
    var text: String {
        let head = Self.columns.prefix(width).map(\.title) + ["acts"]
        let rule = [String](repeating: "---", count: head.count)
        let body = rows.map { row in Array(row.prefix(width)) + row.suffix(1) }
        let lines: [[String]] = [head, rule] + body
        return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }

    /// The rows of decisions that agree in all columns before `column`.
    private static func rows(of decisions: [[Int]: String], from column: Int = 0) -> [[String]] {
        guard column < columns.count else { return decisions.values.first.map { [[$0]] } ?? [] }
        var groups: [(values: [Int], rows: [[String]])] = []
        let values = Set(decisions.keys.map { $0[column] }).sorted()
        for value in values {
            let rows = rows(of: decisions.filter { $0.key[column] == value }, from: column + 1)
            if let index = groups.firstIndex(where: { $0.rows == rows }) {
                groups[index].values.append(value)
            } else {
                groups.append(([value], rows))
            }
        }
        return groups.flatMap { group in
            let names = group.values.map { columns[column].values[$0] }.joined(separator: ", ")
            let cell = group.values == values && column > 0 ? "any" : names
            return group.rows.map { [cell] + $0 }
        }
    }

    // MARK: Asking the machine

    private static let (one, other) = (SurfaceID(number: 1), SurfaceID(number: 2))
    private static let plans: [FocusPlan] =
        [.app] + [one, other].flatMap { [.surface($0, isTrapped: false), .surface($0, isTrapped: true)] }

    /// The acts for every decision, by the indices of the columns' values.
    private static func decisions(_ blocking: FocusMachine.KeyBlocking) -> [[Int]: String] {
        var decisions: [[Int]: String] = [:]
        var known: Set<FocusMachine> = [FocusMachine(blocking: blocking)]
        var open = Array(known)
        while let machine = open.popLast() {
            for sight in sights(of: machine, blocking) {
                for plan in plans {
                    var after = machine
                    let acts = after.follow(plan, sight)
                    let key = key(machine, plan, sight, isNew: plan != machine.plan)
                    decisions[key] = words(acts, plan)
                    if known.insert(after).inserted { open.append(after) }
                }
                var after = machine
                let acts = after.focusMoved(sight)
                decisions[key(machine, machine.plan, sight, isNew: false)] = words(acts, machine.plan)
                if known.insert(after).inserted { open.append(after) }
            }
        }
        return decisions
    }

    /// What a host can see; a saved view only if one is saved.
    private static func sights(
        of machine: FocusMachine, _ blocking: FocusMachine.KeyBlocking
    ) -> [FocusSnapshot] {
        let isSeen = blocking == .byFocus
        let views: [FocusSnapshot.Saved] =
            isSeen ? [.free, .freeWithoutKeyboard, .blocked] : [.free, .blocked]
        let saved: [FocusSnapshot.Saved] = [.nobody] + (machine.isSaved ? views : [])
        let isSavedInPanel = Mirror(reflecting: machine).descendant("isSavedInPanel") as? Bool == true
        let waiting: [FocusSnapshot.Saved] = isSavedInPanel ? [.nobody, .free, .blocked] : [.nobody]
        let panels = [one, other].map { FocusSnapshot.Owner.panel($0) }
        let owners: [(FocusSnapshot.Owner, Bool, [FocusSnapshot.Saved])] =
            [(.app, false, [.nobody]), (.app, true, [.nobody]), (.standIn, false, waiting)]
            + panels.map { ($0, false, isSeen ? [.free] : [.nobody]) }
            + panels.map { ($0, true, isSeen ? [.nobody, .blocked] : [.nobody]) }
            + [(.nobody, false, [.nobody])]
        return owners.flatMap { owner, isBlocked, inPanel in
            inPanel.flatMap { inPanel in
                saved.map { FocusSnapshot(owner: owner, isBlocked: isBlocked, saved: $0, inPanel: inPanel) }
            }
        }
    }

    private static func key(
        _ machine: FocusMachine, _ plan: FocusPlan, _ sight: FocusSnapshot, isNew: Bool
    ) -> [Int] {
        let owner =
            switch sight.owner {
            case .app: 0
            case .panel(let panel): panel == plan.surface ? 1 : 2
            case .standIn: 3
            case .nobody: 4
            }
        let planned =
            switch plan {
            case .app: 0
            case .surface(_, let isTrapped): isTrapped ? 2 : 1
            }
        // One that gave up the focus by itself is a free view like others.
        let isTaken = Mirror(reflecting: machine).descendant("isTaken") as? Bool == true
        let saved =
            switch sight.saved {
            case .nobody: machine.isSaved ? 1 : 0
            case .free: 2
            case .freeWithoutKeyboard: isTaken ? 3 : 2
            case .blocked: 4
            }
        let neighbor = Mirror(reflecting: machine).descendant("neighbor") as? SurfaceID
        let isBeside = neighbor != nil && neighbor == plan.surface
        let inPanel =
            switch sight.inPanel {
            case .nobody: 0
            case .free, .freeWithoutKeyboard: 1
            case .blocked: 2
            }
        return [owner, planned, sight.isBlocked ? 1 : 0, isNew ? 1 : 0, isBeside ? 1 : 0, saved, inPanel]
    }

    private static func words(_ acts: [FocusAct], _ plan: FocusPlan) -> String {
        acts.isEmpty
            ? "–"
            : acts.map { act in
                switch act {
                case .save: "`save`"
                case .moveIn(let surface): surface == nil ? "`moveIn(nil)`" : "`moveIn`"
                case .giveBack: "`giveBack`"
                case .forget: "`forget`"
                case .enter: "`enter`"
                case .saveInPanel: "`saveInPanel`"
                case .returnToPanel: "`returnToPanel`"
                }
            }.joined(separator: ", ")
    }
}
