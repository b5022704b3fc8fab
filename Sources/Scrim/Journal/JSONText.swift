/// Writes values as JSON (RFC 8259), on one line, keys in order: the same value is always the same text.
///
/// The core has no Foundation; the reader of the text may have it. Numbers that JSON does not have are written as
/// `"inf"`, `"-inf"` and `"nan"`.
enum JSONText {
    /// A value as JSON; what cannot be written becomes `null`.
    ///
    /// - Parameter room: The room that the app's detents are written for; `nil`: they are written by name only.
    static func of(_ value: some Encodable, in room: Geometry.Size? = nil) -> String {
        let node = Node(room: room)
        do { try value.encode(to: JSONWriter(node: node)) } catch { return "null" }
        return node.text
    }

    /// A node of the JSON that is being written.
    final class Node {
        let room: Geometry.Size?
        var value = Value.null

        init(room: Geometry.Size?) { self.room = room }

        enum Value {
            case null
            case atom(String)
            case list([Node])
            case object([String: Node])
        }

        var text: String {
            switch value {
            case .null: return "null"
            case .atom(let text): return text
            case .list(let nodes): return "[" + nodes.map(\.text).joined(separator: ",") + "]"
            case .object(let members):
                let texts = members.sorted { $0.key < $1.key }.map {
                    "\(Node.quoted($0.key)):\($0.value.text)"
                }
                return "{" + texts.joined(separator: ",") + "}"
            }
        }

        func member(_ key: String) -> Node {
            let node = Node(room: room)
            var members: [String: Node] = [:]
            if case .object(let earlier) = value { members = earlier }
            // Otherwise each new member would copy those before it.
            value = .null
            members[key] = node
            value = .object(members)
            return node
        }

        func element() -> Node {
            let node = Node(room: room)
            var nodes: [Node] = []
            if case .list(let earlier) = value { nodes = earlier }
            value = .null
            nodes.append(node)
            value = .list(nodes)
            return node
        }

        func put(_ number: Double) {
            if number.isFinite {
                value = .atom("\(number)")
            } else {
                value = .atom(number.isNaN ? "\"nan\"" : number > 0 ? "\"inf\"" : "\"-inf\"")
            }
        }

        func put(_ value: some Encodable) throws {
            switch value {
            case let flag as Bool: self.value = .atom("\(flag)")
            case let number as Double: put(number)
            case let text as String: self.value = .atom(Node.quoted(text))
            case let number as any BinaryInteger: self.value = .atom("\(number)")
            case let set as any UnorderedCollection: try put(set.ordered)
            default: try value.encode(to: JSONWriter(node: self))
            }
        }

        static func quoted(_ text: String) -> String {
            var quoted = "\""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"", "\\": quoted += "\\\(scalar)"
                case _ where scalar.value < 0x20:
                    let digits = String(scalar.value, radix: 16)
                    quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                default: quoted.unicodeScalars.append(scalar)
                }
            }
            return quoted + "\""
        }
    }

    /// A collection whose elements come in a different order in each process.
    protocol UnorderedCollection: Encodable {
        /// The elements' texts, sorted.
        var ordered: [Verbatim] { get }
    }

    /// A text that is JSON already.
    struct Verbatim: Encodable {
        let text: String

        func encode(to encoder: any Encoder) throws {
            if let writer = encoder as? JSONWriter { writer.node.value = .atom(text) }
        }
    }
}

extension JSONText {
    /// A key that is no text, so Swift writes its dictionary as a list: key, value, key, value.
    protocol ListedKey: Encodable {}
}

extension Overlay.Kind: JSONText.ListedKey {}
extension Overlay.Icon: JSONText.ListedKey {}

extension Dictionary: JSONText.UnorderedCollection where Key: JSONText.ListedKey, Value: Encodable {
    var ordered: [JSONText.Verbatim] {
        map { (key: JSONText.of($0.key), value: JSONText.of($0.value)) }.sorted { $0.key < $1.key }
            .flatMap { [JSONText.Verbatim(text: $0.key), JSONText.Verbatim(text: $0.value)] }
    }
}

extension Set: JSONText.UnorderedCollection where Element: Encodable {
    var ordered: [JSONText.Verbatim] {
        map { JSONText.of($0) }.sorted().map { JSONText.Verbatim(text: $0) }
    }
}

/// An `Encoder` that writes a value into a node.
private struct JSONWriter: Encoder {
    let node: JSONText.Node
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] {
        guard let key = CodingUserInfoKey.room, let room = node.room else { return [:] }
        return [key: room]
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if case .object = node.value {} else { node.value = .object([:]) }
        return KeyedEncodingContainer(Members(node: node))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.value = .list([])
        return Elements(node: node)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(node: node) }

    private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let node: JSONText.Node
        var codingPath: [any CodingKey] { [] }

        func encodeNil(forKey key: Key) { _ = node.member(key.stringValue) }
        func encode(_ value: some Encodable, forKey key: Key) throws {
            try node.member(key.stringValue).put(value)
        }
        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> {
            JSONWriter(node: node.member(key.stringValue)).container(keyedBy: type)
        }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            JSONWriter(node: node.member(key.stringValue)).unkeyedContainer()
        }
        func superEncoder() -> any Encoder { JSONWriter(node: node.member("super")) }
        func superEncoder(forKey key: Key) -> any Encoder { JSONWriter(node: node.member(key.stringValue)) }
    }

    private struct Elements: UnkeyedEncodingContainer {
        let node: JSONText.Node
        var codingPath: [any CodingKey] { [] }
        private(set) var count = 0

        mutating func next() -> JSONText.Node {
            count += 1
            return node.element()
        }
        mutating func encodeNil() { _ = next() }
        mutating func encode(_ value: some Encodable) throws { try next().put(value) }
        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) -> KeyedEncodingContainer<Nested> { JSONWriter(node: next()).container(keyedBy: type) }
        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
            JSONWriter(node: next()).unkeyedContainer()
        }
        mutating func superEncoder() -> any Encoder { JSONWriter(node: next()) }
    }

    private struct Single: SingleValueEncodingContainer {
        let node: JSONText.Node
        var codingPath: [any CodingKey] { [] }

        func encodeNil() { node.value = .null }
        func encode(_ value: some Encodable) throws { try node.put(value) }
    }
}
