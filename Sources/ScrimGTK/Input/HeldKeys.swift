import CGtk4

/// The keys that were down already when an overlay came: held, they repeat into whatever has the focus by then,
/// and must not take its buttons.
@MainActor
struct HeldKeys {
    /// Hardware codes of keys that were pressed and not released in our sight.
    private var pressed: Set<UInt32> = []
    /// Hardware codes of keys that activate nothing until they are released.
    private var ignored: Set<UInt32> = []

    /// An overlay came: whatever is down now is ignored.
    mutating func ignoreKeysDown(in window: UnsafeMutablePointer<GtkWindow>) {
        ignored.formUnion(pressed)
        ignored.formUnion(Self.down(on: gtk_widget_get_display(window.widget)))
        ignored.formUnion(Self.handled(in: window))
    }

    /// A key is pressed, or repeats; true if the press began after the overlay came.
    mutating func press(_ code: UInt32) -> Bool {
        pressed.insert(code)
        return !ignored.contains(code)
    }

    mutating func release(_ code: UInt32) {
        pressed.remove(code)
        ignored.remove(code)
    }

    /// What X says is down; Wayland does not tell.
    private static func down(on display: OpaquePointer?) -> Set<UInt32> {
        typealias Query = @convention(c) (OpaquePointer?, UnsafeMutablePointer<UInt8>) -> CInt
        typealias GetDisplay = @convention(c) (OpaquePointer?) -> OpaquePointer?
        guard let display,
            String(cString: g_type_name(scrim_type_of(UnsafeMutableRawPointer(display)))) == "GdkX11Display",
            let query = scrim_symbol("XQueryKeymap"), let get = scrim_symbol("gdk_x11_display_get_xdisplay")
        else { return [] }
        var keys = [UInt8](repeating: 0, count: 32)
        _ = unsafeBitCast(query, to: Query.self)(unsafeBitCast(get, to: GetDisplay.self)(display), &keys)
        let isDown = { (code: UInt32) -> Bool in keys[Int(code / 8)] & (1 << UInt8(code % 8)) != 0 }
        return Set((0..<256 as Range<UInt32>).filter(isDown))
    }

    /// The key whose press the app is handling at this moment, when it was this that made it show the overlay.
    private static func handled(in window: UnsafeMutablePointer<GtkWindow>) -> Set<UInt32> {
        var codes: Set<UInt32> = []
        var widget = gtk_window_get_focus(window) ?? window.widget
        while true {
            for controller in widget.controllers {
                if let event = gtk_event_controller_get_current_event(controller),
                    gdk_event_get_event_type(event) == GDK_KEY_PRESS
                {
                    codes.insert(gdk_key_event_get_keycode(event))
                }
            }
            guard let parent: WidgetPointer = gtk_widget_get_parent(widget) else { return codes }
            widget = parent
        }
    }
}
