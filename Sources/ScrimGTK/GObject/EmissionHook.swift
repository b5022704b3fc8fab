import CGtk4

/// A closure that is called each time an object of a class emits a signal.
///
/// The calls go on until `remove()`; releasing this value does not stop them.
@MainActor
struct EmissionHook {
    private let signal: guint
    private let hook: gulong
    private weak var body: Body?

    /// - Parameter body: Called with the object.
    @discardableResult
    init(
        _ name: String, of type: GType, do body: @escaping @MainActor (UnsafeMutableRawPointer) -> Void
    ) {
        // A class has its signals only once it is initialized.
        g_type_class_unref(g_type_class_ref(type))
        signal = g_signal_lookup(name, type)
        let kept = Body(body)
        self.body = kept
        hook = g_signal_add_emission_hook(
            signal, 0,
            { _, _, values, data in
                onMain(values, data) { values, data in
                    guard let object = values.flatMap({ g_value_get_object($0) }),
                        let body = KeptByC.object(data, as: Body.self)
                    else { return 1 }
                    return body.run(with: object) ? 1 : 0
                }
            }, KeptByC.data(of: kept), KeptByC.release)
    }

    /// Stops the calls, and frees the closure; during a call, once that has returned.
    func remove() {
        guard let body else { return }
        body.isRemoved = true
        // GLib 2.84 warns of a hook that is removed while it is called. Such a hook goes by its result.
        if body.calls == 0 { g_signal_remove_emission_hook(signal, hook) }
    }

    @MainActor
    private final class Body {
        private let call: @MainActor (UnsafeMutableRawPointer) -> Void
        /// The calls that have not returned: a closure may emit the signal again.
        private(set) var calls = 0
        var isRemoved = false

        init(_ call: @escaping @MainActor (UnsafeMutableRawPointer) -> Void) { self.call = call }

        /// - Returns: Whether the hook stays; the outermost call decides.
        func run(with object: UnsafeMutableRawPointer) -> Bool {
            guard !isRemoved else { return true }
            calls += 1
            call(object)
            calls -= 1
            return !isRemoved || calls > 0
        }
    }
}
