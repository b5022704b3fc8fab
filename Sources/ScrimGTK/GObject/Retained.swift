import CGtk4

/// A GObject that stays allocated for as long as this value exists.
///
/// A pointer that is read after a call which may run the app's code needs one: the app may have let go of the object
/// meanwhile.
@MainActor
final class Retained<Object> {
    /// The object.
    nonisolated(unsafe) let pointer: UnsafeMutablePointer<Object>

    /// Takes a reference; a floating one becomes this value's.
    init(_ pointer: UnsafeMutablePointer<Object>) {
        self.pointer = pointer
        g_object_ref_sink(pointer)
    }

    deinit { g_object_unref(pointer) }
}
