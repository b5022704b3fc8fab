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

/// Emits a signal whose only parameter is a text: an input method's `commit`.
@MainActor
func emit(_ signal: String, on object: UnsafeMutableRawPointer, _ text: String) {
    let type = object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
    var values = [GValue(), GValue()]
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], object)
    g_value_init(&values[1], GType(SCRIM_TYPE_STRING))
    g_value_set_string(&values[1], text)
    g_signal_emitv(values, g_signal_lookup(signal, type), 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
}
