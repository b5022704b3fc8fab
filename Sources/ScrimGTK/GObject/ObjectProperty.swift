import CGtk4

/// Reads properties of GObjects by name; `nil` where the class has no such property of that type.
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

    /// An object, whom somebody else keeps.
    static func object(_ object: UnsafeMutableRawPointer, _ name: String) -> UnsafeMutableRawPointer? {
        read(object, name, GType(SCRIM_TYPE_OBJECT)) { g_value_get_object($0) } ?? nil
    }

    /// A list of objects, with a reference that is the caller's.
    static func list(_ object: UnsafeMutableRawPointer, _ name: String) -> OpaquePointer? {
        let list = read(object, name, GType(SCRIM_TYPE_INTERFACE)) { g_value_dup_object($0) } ?? nil
        return list.flatMap { scrim_is_list_model($0) != 0 ? OpaquePointer($0) : nil }
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
