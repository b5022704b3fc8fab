/// A value in a shared box: a copy costs a reference, and comparing two copies of the same box costs no more.
///
/// Members read as if there were no box: `shared.name`. A change makes a new box, and leaves all other copies
/// as they were.
@_spi(Host)
@dynamicMemberLookup
public struct Shared<Value: Hashable & Sendable & Codable>: Hashable, Sendable, Codable,
    CustomStringConvertible
{
    private var box: Box

    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    /// Puts a value in a box of its own.
    public init(_ value: Value) { box = Box(value) }

    /// The value itself.
    public var value: Value {
        _read { yield box.value }
        _modify {
            var changed = box.value
            defer { box = Box(changed) }
            yield &changed
        }
    }

    /// A member of the value.
    public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
        _read { yield value[keyPath: member] }
        _modify { yield &value[keyPath: member] }
    }

    /// A read-only member of the value.
    public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
        _read { yield value[keyPath: member] }
    }

    /// Whether both have the same box.
    func isSame(as other: Shared) -> Bool { box === other.box }

    /// Whether both have the same box, or equal values.
    public static func == (one: Shared, other: Shared) -> Bool {
        one.isSame(as: other) || one.box.value == other.box.value
    }

    /// The value's description, as if there were no box: digests of plans must not contain the box's address.
    public var description: String { "\(box.value)" }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }

    /// Reads the value, as if there were no box.
    public init(from decoder: any Decoder) throws { box = Box(try Value(from: decoder)) }

    /// Writes the value, as if there were no box.
    public func encode(to encoder: any Encoder) throws { try box.value.encode(to: encoder) }
}
