import CBlackBox
import CGtk4

/// A handler's arguments: the signal's parameters, the instance first.
@MainActor
package struct SignalCall {
    package let parameters: UnsafeBufferPointer<GValue>
    let result: UnsafeMutablePointer<GValue>?

    /// A parameter as text: numbers and strings as their value, objects as their type.
    package func text(_ index: Int) -> String {
        guard let base = parameters.baseAddress, parameters.indices.contains(index),
            let text = blackbox_value_text(base + index)
        else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    package func number(_ index: Int) -> Double { Double(text(index)) ?? 0 }

    /// Sets the return value of a signal that asks whether it was handled.
    package func answer(_ handled: Bool) { blackbox_value_set_bool(result, handled ? 1 : 0) }
}

private final class Handler {
    let body: @MainActor (SignalCall) -> Void
    init(_ body: @escaping @MainActor (SignalCall) -> Void) { self.body = body }
}

/// Connects a handler to a signal of any signature, of any object.
@MainActor @discardableResult
package func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
    _ body: @escaping @MainActor (SignalCall) -> Void
) -> gulong {
    blackbox_connect(
        object, signal, after ? 1 : 0,
        { data, count, parameters, result in
            guard let data else { return }
            // Only addresses are passed: GTK calls back on the main thread.
            let handler = UInt(bitPattern: data)
            let first = UInt(bitPattern: parameters)
            let answer = UInt(bitPattern: result)
            MainActor.assumeIsolated {
                guard let handler = UnsafeRawPointer(bitPattern: handler) else { return }
                Unmanaged<Handler>.fromOpaque(handler).takeUnretainedValue().body(
                    SignalCall(
                        parameters: UnsafeBufferPointer(
                            start: UnsafePointer(bitPattern: first), count: Int(count)),
                        result: UnsafeMutablePointer(bitPattern: answer)))
            }
        },
        Unmanaged.passRetained(Handler(body)).toOpaque(),
        { data in if let data { Unmanaged<Handler>.fromOpaque(data).release() } })
}
