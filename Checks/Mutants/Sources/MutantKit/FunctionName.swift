import SwiftSyntax

extension SyntaxProtocol {
    /// The declaration that contains the node, with its types: `StageMachine.end(_:_:now:)`.
    var functionName: String {
        var names: [String] = []
        var next: Syntax? = Syntax(self)
        while let node = next {
            if let name = node.ownName { names.append(name) }
            next = node.parent
        }
        return names.reversed().joined(separator: ".")
    }
}

extension Syntax {
    /// This node's own name, if it is a declaration.
    fileprivate var ownName: String? {
        switch self.as(SyntaxEnum.self) {
        case .functionDecl(let node): node.name.text + labels(node.signature.parameterClause)
        case .initializerDecl(let node): "init" + labels(node.signature.parameterClause)
        case .subscriptDecl(let node): "subscript" + labels(node.parameterClause)
        case .deinitializerDecl: "deinit"
        case .accessorDecl(let node):
            node.accessorSpecifier.tokenKind == .keyword(.get) ? nil : node.accessorSpecifier.text
        case .patternBinding(let node): isLocal ? nil : node.pattern.trimmedDescription
        case .structDecl(let node): node.name.text
        case .classDecl(let node): node.name.text
        case .enumDecl(let node): node.name.text
        case .actorDecl(let node): node.name.text
        case .protocolDecl(let node): node.name.text
        case .extensionDecl(let node): node.extendedType.trimmedDescription
        default: nil
        }
    }

    private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
        "(\(clause.parameters.map { $0.firstName.text + ":" }.joined()))"
    }

    /// True if the node is declared among statements.
    private var isLocal: Bool { parent?.parent?.parent?.is(CodeBlockItemSyntax.self) == true }
}
