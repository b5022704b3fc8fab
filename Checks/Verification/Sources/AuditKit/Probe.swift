/// Writes Swift code that uses every public declaration of the double exactly as the double declares it.
///
/// Type-checked against the headers, the code fails for whatever UIKit does not have, or has in another form: names,
/// labels, types, what is optional, settable, static or overridable, and the actor that it is isolated to.
public struct Probe {
    /// The declarations that are not compared.
    ///
    /// Linux has no Objective-C runtime, so the double takes methods instead of selectors. For some generics no call
    /// can be written here. And Linux has no protocol with optional requirements. Code that uses these declarations is
    /// still type-checked against the headers.
    static let exempt: Set<String> = [
        "UIGestureRecognizer.init(target:action:)", "UIGestureRecognizer.addTarget(_:action:)",
        "CADisplayLink.init(target:selector:)", "UIKeyCommand.init(input:modifierFlags:action:)",
        "UITraitChangeObservable.registerForTraitChanges(_:handler:)",
        "UITraitChangeObservable.TraitChangeHandler",
        "NSLayoutAnchor", "NSLayoutAnchor.constraint(equalTo:)",
        "NSKeyValueObservedChange", "Progress.observe(_:options:changeHandler:)",
        "UITextInputTraits.keyboardType", "UITextInputTraits.keyboardAppearance",
        "UITextInputTraits.returnKeyType", "UITextInputTraits.isSecureTextEntry",
        "UITextInputTraits.autocorrectionType", "UITextInputTraits.autocapitalizationType",
        "UITextInputTraits.spellCheckingType", "UITextInputTraits.textContentType",
        "UITextInputTraits.smartQuotesType", "UITextInputTraits.smartDashesType",
        "UIPickerViewDelegate.pickerView(_:titleForRow:forComponent:)",
        "UITextFieldDelegate.textFieldShouldReturn(_:)",
        "UITextInputTraits.smartInsertDeleteType", "UITextInputTraits.enablesReturnKeyAutomatically",
    ]

    private let graph: SymbolGraph
    private var paths: [String: String] = [:]
    private var owners: [String: String] = [:]
    private var protocols: Set<String> = []
    private var optionalRequirements: Set<String> = []
    private var defaults: Set<String> = []

    public init(_ graph: SymbolGraph) {
        self.graph = graph
        for symbol in graph.symbols where Self.types.contains(symbol.kind.identifier) {
            paths[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
            if symbol.kind.identifier == "swift.protocol" { protocols.insert(symbol.pathComponents[0]) }
        }
        for relationship in graph.relationships where relationship.kind == "defaultImplementationOf" {
            optionalRequirements.insert(relationship.target)
            defaults.insert(relationship.source)
        }
    }

    private static let types = [
        "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias",
    ]

    /// The probe, one line for each declaration, with its name behind it.
    public var text: String {
        var lines = ["import UIKit", "import UIKit.UIGestureRecognizerSubclass", ""]
        var overrides: [String: [String]] = [:]
        var count = 0
        for symbol in graph.symbols {
            let name = symbol.pathComponents.joined(separator: ".")
            guard !Self.exempt.contains(name), !defaults.contains(symbol.identifier.precise) else { continue }
            let declaration = Declaration(
                symbol.declarationFragments, paths: paths,
                owner: symbol.pathComponents.dropLast().joined(separator: "."))
            for body in bodies(symbol, declaration) {
                count += 1
                let actor = declaration.words.contains("@MainActor") ? "@MainActor " : ""
                lines.append("\(actor)private func probe\(count)\(body) // \(name)")
            }
            if let override = override(symbol, declaration) {
                overrides[symbol.pathComponents.dropLast().joined(separator: "."), default: []].append(
                    override)
            }
        }
        for relationship in graph.relationships
        where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
            guard let source = paths[relationship.source] else { continue }
            guard let target = paths[relationship.target], !protocols.contains(source),
                !Self.exempt.contains(target)
            else { continue }
            count += 1
            let type = protocols.contains(target) ? "any \(target)" : target
            lines.append(
                "@MainActor private func probe\(count)(_ x: \(source)) -> \(type) { x } // \(source): \(target)"
            )
        }
        for (type, members) in overrides.sorted(by: { $0.key < $1.key }) {
            lines.append("private class Override\(type.filter { $0 != "." }): \(type) {")
            lines += members.map { "    \($0) // \(type)" }
            lines.append("}")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func bodies(_ symbol: SymbolGraph.Symbol, _ declaration: Declaration) -> [String] {
        let path = symbol.pathComponents
        let owner = path.dropLast().joined(separator: ".")
        let self_ = declaration.isStatic ? owner : "x"
        let isOptional = optionalRequirements.contains(symbol.identifier.precise)
        let receiver = "_ x: inout \(protocols.contains(owner) ? "any \(owner)" : owner)"
        switch symbol.kind.identifier {
        case "swift.class", "swift.struct", "swift.enum": return ["(_ x: \(path.joined(separator: "."))) {}"]
        case "swift.typealias": return ["(_ x: \(path.joined(separator: ".")).Type) {}"]
        case "swift.protocol": return ["(_ x: any \(path.joined(separator: "."))) {}"]
        case "swift.enum.case": return ["() { _ = \(path.joined(separator: ".")) }"]
        case "swift.var": return ["() { let _: \(declaration.valueType) = \(path[0]) }"]
        case "swift.property", "swift.type.property":
            let place = "\(self_).\(path[path.count - 1])"
            let type = declaration.valueType
            var body = type.hasSuffix("?") ? "if case .some = \(place) {}; " : ""
            body += "let v: \(type.hasSuffix("!") ? "\(type.dropLast())" : type) = \(place); _ = v"
            if declaration.isSettable { body += "; \(place) = v" }
            return ["(\(receiver)) { \(body) }"]
        case "swift.method", "swift.type.method", "swift.func":
            let name = path[path.count - 1].prefix { $0 != "(" }
            let call = path.count > 1 ? "\(self_).\(name)" : String(name)
            return [
                calling(call, declaration, isOptional: isOptional, receiver: path.count > 1 ? receiver : nil)
            ]
        case "swift.init":
            let result = declaration.isFailable ? "\(owner)?" : owner
            let (list, arguments) = passing(declaration.parameters)
            let exact = declaration.isFailable ? "if case .some = \(owner)(\(arguments)) {}; " : ""
            return ["(\(list)) -> \(result) { \(exact)return \(owner)(\(arguments)) }"]
        case "swift.func.op":
            guard path[path.count - 1] == "<(_:_:)" else { return [] }
            return ["(_ a: \(owner), _ b: \(owner)) -> Bool { a < b }"]
        default: return []
        }
    }

    private func calling(
        _ name: String, _ declaration: Declaration, isOptional: Bool, receiver: String?
    ) -> String {
        let (list, arguments) = passing(declaration.parameters)
        let all = [receiver, list.isEmpty ? nil : list].compactMap { $0 }.joined(separator: ", ")
        let call = "\(name)\(isOptional ? "?" : "")(\(arguments))"
        guard let result = declaration.returnType else {
            return "(\(all)) { \(isOptional ? "_ = " : "")\(call) }"
        }
        let exact = result.hasSuffix("?") && !isOptional ? "if case .some = \(call) {}; " : ""
        let type = isOptional && !result.hasSuffix("?") ? "\(result)?" : result
        return "(\(all)) { \(exact)let v: \(type) = \(call); _ = v }"
    }

    private func passing(_ parameters: [Declaration.Parameter]) -> (list: String, arguments: String) {
        let list = parameters.enumerated().map { "_ a\($0): \($1.type)" }
        let arguments = parameters.enumerated().map { index, parameter in
            let value = parameter.type.hasPrefix("inout ") ? "&a\(index)" : "a\(index)"
            return parameter.label.map { "\($0): \(value)" } ?? value
        }
        return (list.joined(separator: ", "), arguments.joined(separator: ", "))
    }

    /// The override of a member that subclasses may override, with exactly the same type; `nil`: it
    /// cannot be overridden.
    private func override(_ symbol: SymbolGraph.Symbol, _ declaration: Declaration) -> String? {
        guard symbol.accessLevel == "open", !declaration.isOverride else { return nil }
        let path = symbol.pathComponents
        let name = path[path.count - 1]
        let kind = declaration.isStatic ? "class " : ""
        switch symbol.kind.identifier {
        case "swift.property", "swift.type.property":
            let setter = declaration.isSettable ? " set {}" : ""
            let type = declaration.valueType
            return "override \(kind)var \(name): \(type) { get { super.\(name) }\(setter) }"
        case "swift.method", "swift.type.method":
            let base = name.prefix { $0 != "(" }
            let (_, arguments) = passing(declaration.parameters)
            let list = declaration.parameters.enumerated().map { "\($1.label ?? "_") a\($0): \($1.type)" }
            let result = declaration.returnType.map { " -> \($0)" } ?? ""
            return
                "override \(kind)func \(base)(\(list.joined(separator: ", ")))\(result) { super.\(base)(\(arguments)) }"
        default: return nil
        }
    }
}
