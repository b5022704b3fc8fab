/// A fixed piece of work, the unit for the costs of the core.
///
/// The instructions that a line of Swift compiles to differ by a quarter between compilers, and with the C library's
/// allocator. This work is compiled with the same tools and uses about the same mixture as the core: structures with
/// enumerations and texts, shared arrays that are then changed, dictionaries, closures, and reference-counted objects.
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
            // `before` shares the rows' storage, so the change has to copy it.
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
