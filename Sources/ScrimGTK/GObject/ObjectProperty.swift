import CGtk4

/// Properties of GObjects by name; reading returns `nil` if the class has no such property of that type.
@MainActor
enum ObjectProperty {
    static func bool(_ object: UnsafeMutableRawPointer, _ name: String) -> Bool? {
        read(object, name, GType(SCRIM_TYPE_BOOLEAN)) { g_value_get_boolean($0) != 0 }
    }

    static func int(_ object: UnsafeMutableRawPointer, _ name: String) -> Int? {
        read(object, name, GType(SCRIM_TYPE_INT)) { Int(g_value_get_int($0)) }
    }

    static func enumeration(_ object: UnsafeMutableRawPointer, _ name: String) -> Int? {
        read(object, name, GType(SCRIM_TYPE_ENUM)) { Int(g_value_get_enum($0)) }
    }

    static func string(_ object: UnsafeMutableRawPointer, _ name: String) -> String? {
        read(object, name, GType(SCRIM_TYPE_STRING)) { g_value_get_string($0).map { String(cString: $0) } }
            ?? nil
    }

    /// An object, without a reference for the caller.
    static func object(_ object: UnsafeMutableRawPointer, _ name: String) -> UnsafeMutableRawPointer? {
        read(object, name, GType(SCRIM_TYPE_OBJECT)) { g_value_get_object($0) } ?? nil
    }

    /// A list of objects; the caller owns the reference.
    static func list(_ object: UnsafeMutableRawPointer, _ name: String) -> OpaquePointer? {
        let list = read(object, name, GType(SCRIM_TYPE_INTERFACE)) { g_value_dup_object($0) } ?? nil
        return list.flatMap { scrim_is_list_model($0) != 0 ? OpaquePointer($0) : nil }
    }

    /// Sets a text; does nothing if the class has no such property.
    static func set(_ object: UnsafeMutableRawPointer, _ name: String, to text: String) {
        guard string(object, name) != text,
            g_object_class_find_property(scrim_object_class(object), name) != nil
        else { return }
        var value = GValue()
        g_value_init(&value, GType(SCRIM_TYPE_STRING))
        g_value_set_string(&value, text)
        g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &value)
        g_value_unset(&value)
    }

    private static func read<Value>(
        _ object: UnsafeMutableRawPointer, _ name: String, _ fundamental: GType,
        _ get: (UnsafePointer<GValue>) -> Value
    ) -> Value? {
        guard let property = g_object_class_find_property(scrim_object_class(object), name),
            g_type_fundamental(property.pointee.value_type) == fundamental
        else { return nil }
        var value = GValue()
        g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
        defer { g_value_unset(&value) }
        return get(&value)
    }
}
