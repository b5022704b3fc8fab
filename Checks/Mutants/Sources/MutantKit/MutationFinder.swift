import SwiftSyntax

extension SourceText {
    /// All mutations of the file, by line.
    public var mutations: [Mutation] {
        regions.flatMap { mutations(in: $0) }
    }

    /// A hand-written mutation, which replaces the first occurrence of a text in a function.
    public func mutation(in function: String, replacing original: String, by mutated: String) -> Mutation? {
        for region in regions where region.function == function {
            let wanted = Array(original.utf8)
            let range = region.range
            guard
                let start = bytes[range].indices.first(where: {
                    bytes[$0..<range.upperBound].starts(with: wanted)
                })
            else { continue }
            return Mutation(
                kind: .byHand, range: start..<(start + wanted.count), replacement: mutated,
                line: line(of: start), function: function, original: original, mutated: mutated)
        }
        return nil
    }

    /// The parts of the file that can be mutated.
    var regions: [Region] {
        let finder = RegionFinder()
        finder.walk(tree)
        return finder.regions
    }

    /// The mutations of one of its parts.
    func mutations(in region: Region) -> [Mutation] {
        let finder = MutationFinder(self, region)
        finder.walk(region.node)
        return finder.mutations.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
    }
}

/// Finds the mutations of a region.
private final class MutationFinder: SyntaxVisitor {
    private(set) var mutations: [Mutation] = []
    private let source: SourceText
    private let region: Region

    init(_ source: SourceText, _ region: Region) {
        self.source = source
        self.region = region
        super.init(viewMode: .sourceAccurate)
    }

    // A build condition may exclude this code, so no test could notice a change.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Expressions

    override func visitPost(_ node: InfixOperatorExprSyntax) {
        guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return }
        let (left, right) = (node.leftOperand, node.rightOperand)
        switch token.text {
        case "&&", "||":
            let other = token.text == "&&" ? "||" : "&&"
            replace(node, by: "(\(left.trimmed)) \(other) (\(right.trimmed))", .connective)
            replace(node, by: "(\(left.trimmed))", .conditionDropped)
            replace(node, by: "(\(right.trimmed))", .conditionDropped)
        case "??":
            replace(node, by: "(\(right.trimmed))", .fallback)
        default:
            if let (kind, other) = MutationOperator.tokens[token.text] {
                replace(token, by: other, kind, within: node)
            }
            // A condition is negated as a whole instead.
            if let other = MutationOperator.reversed[token.text], !node.isCondition {
                replace(token, by: other, .order, within: node)
            }
        }
    }

    override func visitPost(_ node: PrefixOperatorExprSyntax) {
        switch node.operator.text {
        case "!" where !node.isCondition: replace(node, by: "(\(node.expression.trimmed))", .negation)
        case "-": replace(node, by: "(\(node.expression.trimmed))", .arithmetic)
        default: break
        }
    }

    override func visitPost(_ node: BooleanLiteralExprSyntax) {
        replace(node, by: node.literal.text == "true" ? "false" : "true", .boolean, within: node.phrase)
    }

    override func visitPost(_ node: IntegerLiteralExprSyntax) {
        guard let other = ["0": "1", "1": "0"][node.literal.text] else { return }
        replace(node, by: other, .number, within: node.phrase)
    }

    override func visitPost(_ node: FloatLiteralExprSyntax) {
        guard let other = ["0.0": "1.0", "1.0": "0.0"][node.literal.text] else { return }
        replace(node, by: other, .number, within: node.phrase)
    }

    override func visitPost(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName
        guard let (kind, other) = MutationOperator.names[name.text] else { return }
        replace(name, by: other, kind, within: Syntax(node).phrase)
    }

    override func visitPost(_ node: DeclReferenceExprSyntax) {
        guard node.parent?.is(FunctionCallExprSyntax.self) == true,
            ["min", "max"].contains(node.baseName.text),
            let (kind, other) = MutationOperator.names[node.baseName.text]
        else { return }
        replace(node.baseName, by: other, kind, within: Syntax(node).phrase)
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
        let name = member.declName.baseName
        switch name.text {
        case "contains":
            if node.trailingClosure != nil {
                replace(name, by: "allSatisfy", .quantifier, within: Syntax(node))
            } else if let label = node.arguments.first?.label, label.text == "where" {
                let edited = source.text(name.bytes.upperBound..<label.bytes.lowerBound)
                replace(
                    name.bytes.lowerBound..<(node.arguments.first?.expression.bytes.lowerBound ?? 0),
                    by: "allSatisfy\(edited)", .quantifier, within: Syntax(node))
            }
        case "allSatisfy":
            let isPlain = node.trailingClosure == nil
            replace(
                isPlain
                    ? name.bytes.lowerBound..<(node.arguments.first?.bytes.lowerBound ?? 0) : name.bytes,
                by: isPlain ? "contains(where: " : "contains", .quantifier, within: Syntax(node))
        default: break
        }
    }

    // MARK: Conditions

    override func visitPost(_ node: ConditionElementListSyntax) {
        for element in node {
            guard case .expression(let condition) = element.condition else { continue }
            negate(condition)
            if node.count > 1 { replace(condition, by: "true", .conditionDropped) }
        }
    }

    override func visitPost(_ node: WhereClauseSyntax) {
        negate(node.condition)
        replace(node.condition, by: "true", .conditionDropped)
    }

    override func visitPost(_ node: TernaryExprSyntax) { negate(node.condition) }

    private func negate(_ condition: ExprSyntax) {
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            replace(condition, by: "(\(prefix.expression.trimmed))", .negation)
        } else {
            replace(condition, by: "!(\(condition.trimmed))", .negation)
        }
    }

    // MARK: Statements

    override func visitPost(_ node: CodeBlockItemSyntax) {
        guard node.isLoneStatement else { return }
        if case .body(.value) = region.kind, node.parent?.id == region.node.id { return }
        // Without this statement the initializer would not compile.
        if region.isInitializer,
            node.isAssignment || node.item.trimmedDescription.contains(/^(self|super)\.init\b/)
        {
            return
        }
        replace(node.item, by: "_ = ()", .deletion, mutated: "nothing")
    }

    // MARK: Adding

    /// Replaces a node; `whole` is the code shown to a reader.
    private func replace(
        _ node: some SyntaxProtocol, by text: String, _ kind: MutationOperator,
        within whole: (any SyntaxProtocol)? = nil, mutated: String? = nil
    ) {
        let shown = whole.map { Syntax($0) } ?? Syntax(node)
        replace(node.bytes, by: text, kind, within: shown, mutated: mutated)
    }

    private func replace(
        _ range: Range<Int>, by text: String, _ kind: MutationOperator, within whole: Syntax,
        mutated: String? = nil
    ) {
        let bytes = whole.bytes
        let changed =
            source.text(bytes.lowerBound..<range.lowerBound) + text
            + source.text(range.upperBound..<bytes.upperBound)
        mutations.append(
            Mutation(
                kind: kind, range: range, replacement: text, line: source.line(of: range.lowerBound),
                function: region.function, original: source.text(bytes).onOneLine,
                mutated: mutated ?? changed.onOneLine))
    }
}

extension SyntaxProtocol {
    /// True if the node is the entire condition of an `if`, a `guard`, a `while`, a `where` or a ternary.
    fileprivate var isCondition: Bool {
        guard let parent else { return false }
        if parent.is(ConditionElementSyntax.self) || parent.is(WhereClauseSyntax.self) { return true }
        return parent.as(TernaryExprSyntax.self)?.condition.id == id
    }

    /// The code around a name or literal that shows a reader where it is: as much as fits on one line.
    fileprivate var phrase: Syntax {
        var phrase = Syntax(self)
        while let parent = phrase.parent, !parent.is(CodeBlockItemSyntax.self),
            !parent.is(ClosureExprSyntax.self), parent.trimmedDescription.count < 70,
            !parent.trimmedDescription.contains("\n")
        {
            phrase = parent
        }
        return phrase
    }
}

extension Region {
    fileprivate var isInitializer: Bool { node.parent?.parent?.is(InitializerDeclSyntax.self) == true }
}

extension CodeBlockItemSyntax {
    fileprivate var isAssignment: Bool { item.as(ExprSyntax.self)?.isAssignment == true }

    /// True if the program still compiles without the statement: a call, an assignment, or a jump.
    fileprivate var isLoneStatement: Bool {
        switch item {
        case .expr(var expression):
            while true {
                if let attempt = expression.as(TryExprSyntax.self) {
                    expression = attempt.expression
                } else if let wait = expression.as(AwaitExprSyntax.self) {
                    expression = wait.expression
                } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
                    expression = chain.expression
                } else {
                    break
                }
            }
            if expression.isAssignment { return true }
            guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
            // A trap states that something cannot happen.
            let traps = ["precondition", "preconditionFailure", "fatalError", "assert", "assertionFailure"]
            return !traps.contains(call.calledExpression.trimmedDescription)
        case .stmt(let statement):
            switch statement.as(StmtSyntaxEnum.self) {
            case .returnStmt(let way): return way.expression == nil && !isLastOfGuard
            case .continueStmt: return !isLastOfGuard
            case .breakStmt: return !isLastOfGuard && !isOnlyOfCase
            default: return false
            }
        case .decl: return false
        }
    }

    private var isLastOfGuard: Bool {
        guard let block = parent?.parent, block.parent?.is(GuardStmtSyntax.self) == true else { return false }
        return parent?.as(CodeBlockItemListSyntax.self)?.last?.id == id
    }

    private var isOnlyOfCase: Bool {
        parent?.parent?.is(SwitchCaseSyntax.self) == true
            && parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    }
}
