/// The ways to mutate an expression or a statement.
public enum MutationOperator: String, Sendable, Codable, CaseIterable {
    /// `<` and `<=`, `>` and `>=`.
    case boundary
    /// `<` and `>`, `<=` and `>=`, where they order two values.
    case order
    /// `==` and `!=`, `===` and `!==`.
    case equality
    /// `&&` and `||`.
    case connective
    /// One side of `&&` or `||`, or one of several conditions, left out.
    case conditionDropped = "condition dropped"
    /// A condition of an `if`, a `guard`, a `while`, a `where` or a ternary, or a `!`, negated.
    case negation
    /// `+` and `-`, `*` and `/`, also in assignments; a sign dropped.
    case arithmetic
    /// `...` and `..<`.
    case range
    /// `true` and `false`.
    case boolean
    /// `0` and `1`.
    case number
    /// `min` and `max`.
    case extreme
    /// `first` and `last`, `prefix` and `suffix`.
    case end
    /// `contains` and `allSatisfy`.
    case quantifier
    /// `x` and `y`, `width` and `height`.
    case axis
    /// The operand before `??`, left out.
    case fallback
    /// A lone call, assignment or jump, left out.
    case deletion
    /// A hand-written mutation from a list, which no operator makes.
    case byHand = "by hand"

    /// Names that an operator exchanges, in both directions.
    static let names: [String: (MutationOperator, String)] = {
        let pairs: [(MutationOperator, String, String)] = [
            (.extreme, "min", "max"), (.extreme, "minX", "maxX"), (.extreme, "minY", "maxY"),
            (.end, "first", "last"), (.end, "firstIndex", "lastIndex"), (.end, "prefix", "suffix"),
            (.end, "removeFirst", "removeLast"), (.end, "dropFirst", "dropLast"),
            (.end, "startIndex", "endIndex"), (.axis, "x", "y"), (.axis, "width", "height"),
        ]
        let both = pairs.flatMap { [($0.1, ($0.0, $0.2)), ($0.2, ($0.0, $0.1))] }
        return Dictionary(uniqueKeysWithValues: both)
    }()

    /// The operators that replace an operator between two operands.
    static let tokens: [String: (MutationOperator, String)] = [
        "<": (.boundary, "<="), "<=": (.boundary, "<"), ">": (.boundary, ">="), ">=": (.boundary, ">"),
        "==": (.equality, "!="), "!=": (.equality, "=="), "===": (.equality, "!=="),
        "!==": (.equality, "==="),
        "+": (.arithmetic, "-"), "-": (.arithmetic, "+"), "*": (.arithmetic, "/"), "/": (.arithmetic, "*"),
        "%": (.arithmetic, "*"), "&+": (.arithmetic, "&-"), "&-": (.arithmetic, "&+"),
        "+=": (.arithmetic, "-="), "-=": (.arithmetic, "+="), "*=": (.arithmetic, "/="),
        "/=": (.arithmetic, "*="), "...": (.range, "..<"), "..<": (.range, "..."),
    ]

    /// Comparison operators with their operands in the other order.
    static let reversed = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]
}
