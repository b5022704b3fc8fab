import CGtk4

/// A question with its answers in a column.
@MainActor
enum Choices {
    /// An answer: its text, its name for scripts, its style, and whether it is the current value of a list.
    struct Answer<Value> {
        let words: String
        let name: String
        var style = "flat"
        var isPresent: Bool?
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
            column.append(button(answer, choose).styled(answer.style).named(answer.name))
        }
        return column
    }

    private static func button<Value>(
        _ answer: Answer<Value>, _ choose: @escaping @MainActor (Value) -> Void
    ) -> Widget {
        guard let isPresent = answer.isPresent else {
            return .button(answer.words) { choose(answer.value) }
        }
        let mark = Widget.icon("object-select-symbolic")
        mark.opacity = isPresent ? 1 : 0
        let button = Widget.valueButton(.text(answer.words), mark) { choose(answer.value) }
        button.setAccessibleChoice(isPresent)
        button.setAccessibleLabel(answer.words)
        return button
    }
}
