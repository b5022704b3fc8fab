import CGtk4
@_spi(Host) import Scrim

/// The keys that are down at this moment, in whichever window they were pressed.
enum KeysDown {
    /// Hardware codes, as X knows them; `nil` if the display does not report them, as on Wayland.
    @MainActor
    static func on(_ display: OpaquePointer?) -> Set<HeldKeys.Code>? {
        typealias Query = @convention(c) (OpaquePointer?, UnsafeMutablePointer<UInt8>) -> CInt
        typealias GetDisplay = @convention(c) (OpaquePointer?) -> OpaquePointer?
        guard let display, DisplayKind(of: display) == .x11,
            let query = scrim_symbol("XQueryKeymap"), let get = scrim_symbol("gdk_x11_display_get_xdisplay")
        else { return nil }
        var keys = [UInt8](repeating: 0, count: 32)
        _ = unsafeBitCast(query, to: Query.self)(unsafeBitCast(get, to: GetDisplay.self)(display), &keys)
        let isDown = { (code: HeldKeys.Code) -> Bool in keys[Int(code / 8)] & (1 << UInt8(code % 8)) != 0 }
        return Set((0..<256 as Range<HeldKeys.Code>).filter(isDown))
    }
}
