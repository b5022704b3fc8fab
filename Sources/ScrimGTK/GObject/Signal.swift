import CGtk4
import Synchronization

/// A Swift closure's connection to a GObject's signal.
///
/// The signal keeps the closure until it is disconnected or the object is finalized. Letting go of this value
/// does not disconnect.
@MainActor
struct Signal {
    /// When the closure runs: before or after the signal's own handler.
    enum Order { case before, after }

    /// How many closures GObject keeps for this library; tests check that none is leaked.
    nonisolated static let keptClosures = Atomic(0)

    private let object: WeakObject<GObject>
    private let handler: gulong

    /// Connects a signal that returns nothing (or whose result is left to other handlers).
    @discardableResult
    init(
        _ object: UnsafeMutableRawPointer, _ name: String, _ order: Order = .before,
        do body: @escaping @MainActor (Arguments) -> Void
    ) {
        self.init(object, name, order, handler: Handler { arguments, _ in body(arguments) })
    }

    /// Connects a signal of an object that C hands out as an opaque pointer.
    @discardableResult
    init(
        _ object: OpaquePointer, _ name: String, _ order: Order = .before,
        do body: @escaping @MainActor (Arguments) -> Void
    ) {
        self.init(UnsafeMutableRawPointer(object), name, order, do: body)
    }

    /// Connects a signal that returns a Boolean, which usually means "handled: stop here".
    static func deciding(
        _ object: UnsafeMutableRawPointer, _ name: String, _ order: Order = .before,
        by body: @escaping @MainActor (Arguments) -> Bool
    ) -> Signal {
        Signal(
            object, name, order,
            handler: Handler { arguments, result in
                let answer = body(arguments)
                if let result { g_value_set_boolean(result, answer ? 1 : 0) }
            })
    }

    /// Connects such a signal of an object that C hands out as an opaque pointer.
    static func deciding(
        _ object: OpaquePointer, _ name: String, _ order: Order = .before,
        by body: @escaping @MainActor (Arguments) -> Bool
    ) -> Signal {
        deciding(UnsafeMutableRawPointer(object), name, order, by: body)
    }

    /// Disconnects and frees the closure.
    ///
    /// Harmless if called twice, or after the object is gone.
    func disconnect() {
        guard let object = object.object, g_signal_handler_is_connected(object, handler) != 0 else { return }
        g_signal_handler_disconnect(object, handler)
    }

    /// Runs a body during which the closure is not called.
    func whileBlocked(_ body: () -> Void) {
        let object = object.object
        if let object { g_signal_handler_block(object, handler) }
        body()
        if let object { g_signal_handler_unblock(object, handler) }
    }

    private init(_ object: UnsafeMutableRawPointer, _ name: String, _ order: Order, handler: Handler) {
        let data = KeptByC.data(of: handler)
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)
        g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
            onMain(closure, result, count, values) { closure, result, count, values in
                guard let handler = KeptByC.object(closure?.pointee.data, as: Handler.self), let values else {
                    return
                }
                handler.body(Arguments(values: UnsafeBufferPointer(start: values, count: Int(count))), result)
            }
        }
        g_closure_add_finalize_notifier(closure, data) { data, _ in KeptByC.release(data) }
        self.object = WeakObject(object.assumingMemoryBound(to: GObject.self))
        self.handler = g_signal_connect_closure(object, name, closure, order == .after ? 1 : 0)
    }

    /// The arguments of a signal: the object first, then its parameters.
    ///
    /// Valid during the call only.
    struct Arguments {
        fileprivate let values: UnsafeBufferPointer<GValue>

        func int(_ index: Int) -> Int { value(index, g_value_get_int).map { Int($0) } ?? 0 }
        func unsigned(_ index: Int) -> UInt { value(index, g_value_get_uint).map { UInt($0) } ?? 0 }
        func double(_ index: Int) -> Double { value(index, g_value_get_double) ?? 0 }
        func bool(_ index: Int) -> Bool { value(index, g_value_get_boolean) == 1 }
        /// An enumeration's or a set of flags' raw value.
        func raw(_ index: Int) -> Int {
            guard values.indices.contains(index), let value = values.baseAddress?.advanced(by: index) else {
                return 0
            }
            if scrim_value_holds_flags(value) != 0 { return Int(g_value_get_flags(value)) }
            return Int(g_value_get_enum(value))
        }
        /// An object, or whatever else is passed by pointer.
        func object<Object>(_ index: Int, as type: Object.Type = Object.self) -> UnsafeMutablePointer<Object>?
        {
            value(index, g_value_peek_pointer)??.assumingMemoryBound(to: type)
        }

        private func value<Value>(_ index: Int, _ get: (UnsafePointer<GValue>) -> Value) -> Value? {
            guard values.indices.contains(index) else { return nil }
            return values.baseAddress.map { get($0.advanced(by: index)) }
        }
    }

    private final class Handler {
        let body: @MainActor (Arguments, UnsafeMutablePointer<GValue>?) -> Void
        init(_ body: @escaping @MainActor (Arguments, UnsafeMutablePointer<GValue>?) -> Void) {
            self.body = body
            Signal.keptClosures.add(1, ordering: .relaxed)
        }

        deinit { Signal.keptClosures.subtract(1, ordering: .relaxed) }
    }
}
