import CGtk4

/// A closure that is called each time an object of a class emits a signal.
///
/// The calls go on until `remove()`; releasing this value does not stop them.
@MainActor
struct EmissionHook {
    private let signal: guint
    private let hook: gulong

    /// - Parameter body: Called with the object.
    @discardableResult
    init(
        _ name: String, of type: GType, do body: @escaping @MainActor (UnsafeMutableRawPointer) -> Void
    ) {
        // A class has its signals only once it is initialized.
        g_type_class_unref(g_type_class_ref(type))
        signal = g_signal_lookup(name, type)
        hook = g_signal_add_emission_hook(
            signal, 0,
            { _, _, values, data in
                onMain(values, data) { values, data in
                    guard let object = values.flatMap({ g_value_get_object($0) }) else { return }
                    if let kept = KeptByC.object(data, as: Body.self) { kept.call(object) }
                }
                return 1
            }, KeptByC.data(of: Body(body)), KeptByC.release)
    }

    /// Stops the calls, and frees the closure.
    func remove() { g_signal_remove_emission_hook(signal, hook) }

    private final class Body {
        let call: @MainActor (UnsafeMutableRawPointer) -> Void
        init(_ call: @escaping @MainActor (UnsafeMutableRawPointer) -> Void) { self.call = call }
    }
}
