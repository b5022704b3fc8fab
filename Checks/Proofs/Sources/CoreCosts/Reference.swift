/// What the costs of the core are counted in: the same work in every version of the core, compiled beside it.
///
/// How many instructions a line of Swift comes to differs by a quarter from one compiler to another, and with the C
/// library that memory comes from. This has what the core is made of, in about the same mixture: structures with
/// enumerations and texts in them, arrays that are shared and then changed, dictionaries, closures, objects that are
/// counted.
struct Reference {
    private enum State: Hashable {
        case waiting(since: Int)
        case shown(until: Int, Label)
        case gone
    }

    private final class Label: Hashable {
        let text: String
        init(_ text: String) { self.text = text }
        static func == (one: Label, other: Label) -> Bool { one.text == other.text }
        func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }

    private struct Row: Hashable {
        let number: Int
        var state: State
        var title: String
        var values: [Double]
    }

    private var rows: [Row]
    private var places: [Int: Int]
    private var before: [Row] = []
    private var step = 0

    init() {
        rows = (0..<32).map {
            Row(number: $0 * 7, state: .waiting(since: $0), title: "Row number \($0)", values: [0, 1, 2])
        }
        places = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.number, $0) })
    }

    mutating func perform() {
        step += 1
        for number in stride(from: 0, to: 224, by: 7) {
            guard let place = places[number] else { continue }
            // Shared with what is kept, so that a change copies.
            before = rows
            Self.change(&rows[place], at: step)
        }
        let shown = rows.filter { if case .shown = $0.state { true } else { false } }
        let sum = shown.flatMap(\.values).reduce(0, +)
        let sorted = rows.sorted { ($0.values[0], $1.number) < ($1.values[0], $0.number) }
        if sorted == before || sum == -1 { rows[0].title = "Never" }
    }

    private static func change(_ row: inout Row, at step: Int) {
        switch row.state {
        case .waiting(let since) where since <= step: row.state = .shown(until: step + 3, Label(row.title))
        case .waiting: break
        case .shown(let until, let label):
            row.values[step % 3] += Double(until)
            if until <= step { row.state = label.text.isEmpty ? .waiting(since: step) : .gone }
        case .gone: row.state = .waiting(since: step + row.number % 5)
        }
    }
}
