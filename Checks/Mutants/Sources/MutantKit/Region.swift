import SwiftSyntax

/// A part of a file that is written once for each of its mutants: the statements of a body, or an expression
/// outside of a body.
struct Region {
    enum Kind {
        /// Statements, and how they end.
        case body(Ending)
        /// A property's initial value, or a default argument.
        case expression
    }

    enum Ending {
        /// The statements are a single expression, which is returned.
        case value
        /// Every path ends in a `return` with a value.
        case returns
        /// Nothing is returned.
        case nothing
    }

    let kind: Kind
    let node: Syntax
    let function: String

    var range: Range<Int> { node.bytes }
}

/// Finds the regions of a file, in order and without overlap.
final class RegionFinder: SyntaxVisitor {
    private(set) var regions: [Region] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.signature.parameterClause)
        add(node.body?.statements, in: node, returns: node.signature.returnClause.hasValue)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.signature.parameterClause)
        add(node.body?.statements, in: node, returns: false)
        return .skipChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.body?.statements, in: node, returns: false)
        return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter(let statements) = node.accessors else { return .visitChildren }
        add(statements, in: node, returns: true)
        return .skipChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.body?.statements, in: node, returns: node.accessorSpecifier.tokenKind == .keyword(.get))
        return .skipChildren
    }

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(EnumCaseElementSyntax.self) != true else { return .skipChildren }
        regions.append(Region(kind: .expression, node: Syntax(node.value), function: node.functionName))
        return .skipChildren
    }

    // A build condition may exclude this code, so no test could notice a change. The Apple hosts' files are inside a
    // condition that holds where they are built.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let holds = node.clauses.first?.condition?.trimmedDescription == "canImport(UIKit)"
        return holds && node.clauses.count == 1 ? .visitChildren : .skipChildren
    }

    // Code that is evaluated at build time cannot read the switch at run time.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ statements: CodeBlockItemListSyntax?, in node: some SyntaxProtocol, returns: Bool) {
        guard let statements, !statements.isEmpty else { return }
        let ending: Region.Ending = !returns ? .nothing : statements.isValue ? .value : .returns
        regions.append(
            Region(kind: .body(ending), node: Syntax(statements), function: node.functionName))
    }
}

extension ReturnClauseSyntax? {
    /// True if the function returns a value.
    fileprivate var hasValue: Bool {
        guard let type = self?.type.trimmedDescription else { return false }
        return !["Void", "()", "Never"].contains(type)
    }
}

extension CodeBlockItemListSyntax {
    /// True if the statements are a single expression, which a body can return implicitly.
    var isValue: Bool {
        guard count == 1, let item = first?.item else { return false }
        switch item {
        case .expr(let expression): return !expression.isAssignment
        case .stmt(let statement):
            guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else { return false }
            return !expression.returns
        case .decl: return false
        }
    }
}

extension ExprSyntax {
    /// True for an assignment, which has no value of its own.
    var isAssignment: Bool {
        guard let infix = self.as(InfixOperatorExprSyntax.self) else { return false }
        if infix.operator.is(AssignmentExprSyntax.self) { return true }
        let token = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        return token.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(token)
    }

    /// True if an `if` or `switch` contains a `return`, so it is not an expression.
    fileprivate var returns: Bool {
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.found
    }
}

/// Looks for a `return` that belongs to the function itself, or for an `if` without an `else`.
private final class ReturnFinder: SyntaxVisitor {
    private(set) var found = false

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        found = true
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        if node.elseBody == nil { found = true }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
