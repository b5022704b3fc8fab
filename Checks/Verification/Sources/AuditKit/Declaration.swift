/// A declaration's parts, read from its fragments.
struct Declaration {
    struct Parameter {
        var label: String?
        var type: String
    }

    let text: String

    /// - Parameters:
    ///   - paths: A nested type's full name by its identifier, because its short name has no meaning
    ///     outside its owner.
    ///   - owner: The type that `Self` stands for.
    init(_ fragments: [SymbolGraph.Fragment], paths: [String: String], owner: String) {
        var text = ""
        for fragment in fragments {
            let isNested = text.hasSuffix(".")
            let path =
                fragment.kind == "typeIdentifier" ? fragment.preciseIdentifier.flatMap { paths[$0] } : nil
            let spelling = fragment.spelling == "Self" ? owner : fragment.spelling
            text += isNested ? spelling : path ?? spelling
        }
        self.text = text
    }

    var isStatic: Bool { words.contains("static") || words.contains("class") }
    var isOverride: Bool { words.contains("override") }
    var isSettable: Bool { text.hasSuffix("{ get set }") || (words.contains("var") && !text.hasSuffix("}")) }
    var isFailable: Bool { text.contains("init?(") }

    /// The type of a property.
    var valueType: String {
        guard let colon = text.firstIndex(of: ":") else { return "" }
        let rest = text[text.index(after: colon)...]
        let end = rest.range(of: " {")?.lowerBound ?? rest.endIndex
        return rest[..<end].trimmed
    }

    /// The return type of a function; `nil`: the declaration has no parameter list or no return type.
    var returnType: String? {
        guard let list = parameterList else { return nil }
        let rest = text[list.upperBound...]
        guard let arrow = rest.range(of: "-> ") else { return nil }
        return rest[arrow.upperBound...].trimmed
    }

    var parameters: [Parameter] {
        guard let list = parameterList else { return [] }
        return text[list].dropFirst().dropLast().splitTopLevel(",").compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let names = part[..<colon].split(separator: " ")
            let whole = String(part[part.index(after: colon)...])
            let type = whole.range(of: " = ").map { String(whole[..<$0.lowerBound]) } ?? whole
            let label = names.first.map(String.init)
            return Parameter(label: label == "_" ? nil : label, type: type[...].trimmed)
        }
    }

    var words: [String] {
        let text = text.replacing("nonisolated(unsafe) ", with: "")
        let end = text.firstIndex { $0 == "(" || $0 == ":" } ?? text.endIndex
        return text[..<end].split(separator: " ").map(String.init)
    }

    /// The parameter list, from the opening to the closing bracket.
    private var parameterList: Range<String.Index>? {
        // An attribute of the declaration has no brackets.
        guard let open = text.firstIndex(of: "(") else { return nil }
        var depth = 0
        for index in text[open...].indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return open..<text.index(after: index) }
        }
        return nil
    }
}

extension Substring {
    var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// Splits at separators outside all brackets.
    func splitTopLevel(_ separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = startIndex
        for index in indices {
            switch self[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where index == startIndex || self[self.index(before: index)] != "-": depth -= 1
            case separator where depth == 0:
                parts.append(self[start..<index])
                start = self.index(after: index)
            default: break
            }
        }
        if start < endIndex { parts.append(self[start...]) }
        return parts
    }
}
