import CGtk4

/// A GObject that stays allocated for as long as this value exists.
///
/// Use one for a pointer that you read after a call that may run the app's code: the app may have
/// released the object.
@MainActor
final class Retained<Object> {
    /// The object.
    nonisolated(unsafe) let pointer: UnsafeMutablePointer<Object>

    /// Adds a reference, or takes over a floating one.
    init(_ pointer: UnsafeMutablePointer<Object>) {
        self.pointer = pointer
        g_object_ref_sink(pointer)
    }

    deinit { g_object_unref(pointer) }
}
