import CGtk4

/// A GObject that is not kept: `nil` as soon as it was disposed.
@MainActor
final class WeakObject<Object> {
    // GLib writes into the reference, so it needs an address that stays.
    private nonisolated(unsafe) let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

    init(_ object: UnsafeMutablePointer<Object>?) {
        reference.initialize(to: GWeakRef())
        g_weak_ref_init(reference, object)
    }

    deinit {
        g_weak_ref_clear(reference)
        reference.deallocate()
    }

    /// The object, for use in this turn of the main loop; nobody else disposes of it on another thread.
    var object: UnsafeMutablePointer<Object>? {
        guard let object = g_weak_ref_get(reference) else { return nil }
        g_object_unref(object)
        return UnsafeMutableRawPointer(object).assumingMemoryBound(to: Object.self)
    }
}
