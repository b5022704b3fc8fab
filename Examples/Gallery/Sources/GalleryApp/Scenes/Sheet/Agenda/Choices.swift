import CGtk4

/// A question and its answers, one below the other.
@MainActor
enum Choices {
    /// An answer: its words, its name for scripts, and its style.
    struct Answer<Value> {
        let words: String
        let name: String
        var style = "flat"
        let value: Value
    }

    static func view<Value>(
        _ question: String, detail: String? = nil, _ answers: [Answer<Value>], isGround: Bool,
        _ choose: @escaping @MainActor (Value) -> Void
    ) -> Widget {
        let column = Widget.column(spacing: 8).styled("choices")
        column.setStyle("ground", isGround)
        column.append(.centered(question, .heading))
        if let detail { column.append(.centered(detail)) }
        for answer in answers {
            column.append(
                Widget.button(answer.words) { choose(answer.value) }.styled(answer.style).named(answer.name))
        }
        return column
    }
}
