import CGtk4

/// What a display is one of, which GDK tells by the names of its types alone.
enum DisplayKind {
    case x11, wayland
    /// As Broadway, in a browser.
    case other

    init(of display: OpaquePointer) {
        switch String(cString: g_type_name(scrim_type_of(UnsafeMutableRawPointer(display)))) {
        case "GdkX11Display": self = .x11
        case "GdkWaylandDisplay": self = .wayland
        default: self = .other
        }
    }
}
