/// A property that the graph connects with a view's position before it reads the view's body.
protocol DynamicProperty {
    @MainActor func connect(_ graph: Graph, at place: String, _ environment: EnvironmentValues)
}

/// A value that belongs to a position in the view tree.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let seat: Seat

    /// The storage of a view's value; the first one at a position is the one that counts there.
    private final class Seat {
        var value: Value
        var first: Seat?
        weak var graph: Graph?

        init(_ value: Value) { self.value = value }
    }

    public init(wrappedValue: Value) { seat = Seat(wrappedValue) }

    @MainActor @preconcurrency public var wrappedValue: Value {
        get { (seat.first ?? seat).value }
        nonmutating set {
            let seat = seat.first ?? seat
            seat.value = newValue
            seat.graph?.changed()
        }
    }

    @MainActor @preconcurrency public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }

    func connect(_ graph: Graph, at place: String, _ environment: EnvironmentValues) {
        let first = graph.seat(at: place) { seat }
        if first !== seat { seat.first = first }
        first.graph = graph
    }
}

/// A value that is stored elsewhere.
@propertyWrapper
public struct Binding<Value> {
    private let read: @MainActor () -> Value
    private let write: @MainActor (Value) -> Void

    @preconcurrency
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        read = get
        write = set
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        nonisolated(unsafe) let value = value
        return Binding(get: { value }, set: { _ in })
    }

    @MainActor @preconcurrency public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }
}
