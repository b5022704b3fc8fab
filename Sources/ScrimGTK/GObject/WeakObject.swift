import CGtk4

/// A weak reference to a GObject: `nil` as soon as the object is disposed.
@MainActor
final class WeakObject<Object> {
    // GLib writes into the reference, so it needs a stable address.
    private nonisolated(unsafe) let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

    init(_ object: UnsafeMutablePointer<Object>?) {
        reference.initialize(to: GWeakRef())
        g_weak_ref_init(reference, object)
    }

    deinit {
        g_weak_ref_clear(reference)
        reference.deallocate()
    }

    /// The object, for use in this turn of the main loop; no other thread disposes of it.
    var object: UnsafeMutablePointer<Object>? {
        guard let object = g_weak_ref_get(reference) else { return nil }
        g_object_unref(object)
        return UnsafeMutableRawPointer(object).assumingMemoryBound(to: Object.self)
    }
}
