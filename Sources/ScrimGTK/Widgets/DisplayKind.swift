import CGtk4

/// The kind of a display, read from the name of its type.
enum DisplayKind {
    case x11, wayland
    /// Another kind, such as Broadway, which draws in a browser.
    case other

    init(of display: OpaquePointer) {
        switch String(cString: g_type_name(scrim_type_of(UnsafeMutableRawPointer(display)))) {
        case "GdkX11Display": self = .x11
        case "GdkWaylandDisplay": self = .wayland
        default: self = .other
        }
    }
}
