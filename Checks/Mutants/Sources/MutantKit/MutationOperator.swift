/// The ways to break an expression or a statement.
public enum MutationOperator: String, Sendable, Codable, CaseIterable {
    /// `<` and `<=`, `>` and `>=`.
    case boundary
    /// `<` and `>`, `<=` and `>=`: where two things are put in order.
    case order
    /// `==` and `!=`, `===` and `!==`.
    case equality
    /// `&&` and `||`.
    case connective
    /// One side of `&&` or `||`, or one of several conditions, no longer asked.
    case conditionDropped = "condition dropped"
    /// A condition of an `if`, a `guard`, a `while`, a `where` or a ternary, or a `!`, turned round.
    case negation
    /// `+` and `-`, `*` and `/`, also where they assign; a sign dropped.
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
    /// What stands before `??`, no longer asked.
    case fallback
    /// A lone call or assignment, or a way out of a block, left out.
    case deletion
    /// What a person thought of: in a list, since no operator makes it.
    case byHand = "by hand"

    /// Names that stand for each other in an operator, both ways.
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

    /// What an operator between two operands is exchanged for.
    static let tokens: [String: (MutationOperator, String)] = [
        "<": (.boundary, "<="), "<=": (.boundary, "<"), ">": (.boundary, ">="), ">=": (.boundary, ">"),
        "==": (.equality, "!="), "!=": (.equality, "=="), "===": (.equality, "!=="),
        "!==": (.equality, "==="),
        "+": (.arithmetic, "-"), "-": (.arithmetic, "+"), "*": (.arithmetic, "/"), "/": (.arithmetic, "*"),
        "%": (.arithmetic, "*"), "&+": (.arithmetic, "&-"), "&-": (.arithmetic, "&+"),
        "+=": (.arithmetic, "-="), "-=": (.arithmetic, "+="), "*=": (.arithmetic, "/="),
        "/=": (.arithmetic, "*="), "...": (.range, "..<"), "..<": (.range, "..."),
    ]

    /// What puts two things the other way round.
    static let reversed = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]
}
