import CGtk4

/// Emits a signal without parameters: a button's `clicked`, as a press and release on it would.
@MainActor
func emit(_ signal: String, on object: UnsafeMutableRawPointer) {
    let type = object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
    var value = GValue()
    g_value_init(&value, type)
    g_value_set_object(&value, object)
    g_signal_emitv(&value, g_signal_lookup(signal, type), 0, nil)
    g_value_unset(&value)
}
