// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

public protocol EnvironmentKey<Value> {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }
}

protocol EnvironmentReader {
    func read(_ environment: EnvironmentValues)
}

@propertyWrapper
public struct Environment<Value>: EnvironmentReader {
    private final class Box { var value: Value? }
    private let box = Box()
    private let path: KeyPath<EnvironmentValues, Value>

    public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

    public var wrappedValue: Value {
        guard let value = box.value else { preconditionFailure("The environment is read in a body") }
        return value
    }

    func read(_ environment: EnvironmentValues) { box.value = environment[keyPath: path] }
}
