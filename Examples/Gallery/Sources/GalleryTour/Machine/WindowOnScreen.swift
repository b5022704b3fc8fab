import CGtk4
import GalleryApp
@_spi(Host) import Scrim

/// The app's window as the X server sees it.
///
/// GTK 4 does not report where on the screen a window is, and the window does not stay where the tour put it: without a
/// window manager, GTK itself lets the user drag it by its header bar and its edges.
@MainActor
struct WindowOnScreen {
    /// The identifier by which other programs know the window.
    let id: UInt
    private let display: OpaquePointer

    /// Returns `nil` without an X display.
    init?(_ window: Widget) {
        typealias GetDisplay = @convention(c) (OpaquePointer?) -> OpaquePointer?
        typealias GetWindow = @convention(c) (OpaquePointer?) -> UInt
        guard let surface = gtk_native_get_surface(gtk_widget_get_native(window)),
            String(cString: g_type_name(scrim_type_of(UnsafeMutableRawPointer(surface)))).hasPrefix("GdkX11"),
            let getDisplay = scrim_symbol("gdk_x11_display_get_xdisplay"),
            let getWindow = scrim_symbol("gdk_x11_surface_get_xid"),
            let display = unsafeBitCast(getDisplay, to: GetDisplay.self)(gdk_surface_get_display(surface))
        else { return nil }
        id = unsafeBitCast(getWindow, to: GetWindow.self)(surface)
        self.display = display
    }

    /// The window's upper left corner on the screen.
    var origin: Pointer.Place? {
        typealias GetRoot = @convention(c) (OpaquePointer) -> UInt
        typealias Number = UnsafeMutablePointer<CInt>
        typealias Translate =
            @convention(c) (
                OpaquePointer, UInt, UInt, CInt, CInt, Number, Number, UnsafeMutablePointer<UInt>
            ) -> CInt
        guard let getRoot = scrim_symbol("XDefaultRootWindow"),
            let translate = scrim_symbol("XTranslateCoordinates")
        else { return nil }
        let root = unsafeBitCast(getRoot, to: GetRoot.self)(display)
        var (x, y): (CInt, CInt) = (0, 0)
        var child: UInt = 0
        let isSeen = unsafeBitCast(translate, to: Translate.self)(display, id, root, 0, 0, &x, &y, &child)
        return isSeen != 0 ? Pointer.Place(x: Double(x), y: Double(y)) : nil
    }

    /// The size of the whole screen; the window may be anywhere on it.
    var screen: Pointer.Place? {
        typealias Extent = @convention(c) (OpaquePointer, CInt) -> CInt
        guard let width = scrim_symbol("XDisplayWidth"), let height = scrim_symbol("XDisplayHeight") else {
            return nil
        }
        let extents = [width, height].map { Double(unsafeBitCast($0, to: Extent.self)(display, 0)) }
        return Pointer.Place(x: extents[0], y: extents[1])
    }
}
