import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// A window on a touch screen with a sheet and a button behind it; it fills the screen unless it floats.
@MainActor
final class TouchBench: SheetWatching {
    let content: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let button: WidgetPointer = gtk_button_new_with_label("app")
    let screen: TouchScreen
    private let root: TestWindow
    private(set) var clicks = 0
    /// The finger's position.
    private var place = Geometry.Point.zero
    /// The window's position on the screen.
    private var origin = Geometry.Point.zero

    var window: UnsafeMutablePointer<GtkWindow> { root.window }

    init(isInstant: Bool = true, isFullscreen: Bool = true) throws {
        screen = try TouchScreen()
        root = isFullscreen ? TestWindow(width: 600, height: 400) : TestWindow(width: 300, height: 300)
        g_object_ref_sink(content)
        gtk_widget_set_valign(button, GTK_ALIGN_START)
        gtk_widget_set_size_request(button, -1, 120)
        root.setChild(button)
        if isFullscreen { gtk_window_fullscreen(window) }
        root.present()
        GtkTests.iterate { [root] in
            !isFullscreen
                || Double(gtk_widget_get_width(root.widget)) == TouchScreen.size.width
                    && Double(gtk_widget_get_height(root.widget)) == TouchScreen.size.height
        }
        Signal(button, "clicked") { [weak self] _ in self?.clicks += 1 }
        host.stage.defaults.isInstant = isInstant
        if isFullscreen { screen.waitUntilStill() } else { try findOrigin() }
    }

    /// Finds the position of a floating window.
    private func findOrigin() throws {
        let native = gtk_widget_get_native(window.widget)
        var shadow = Geometry.Point.zero
        gtk_native_get_surface_transform(native, &shadow.x, &shadow.y)
        let corner = try MutterSeat.open().findOrigin(
            of: #require(gtk_native_get_surface(native)), in: window)
        origin = Geometry.Point(x: corner.x + shadow.x, y: corner.y + shadow.y)
    }

    func close() {
        root.close()
        g_object_unref(content)
    }

    func settle() { GtkTests.settle(window) }

    // MARK: The finger

    func touch(_ widget: WidgetPointer) {
        let bounds = bounds(of: widget)
        place = Geometry.Point(x: bounds.midX, y: bounds.midY)
        screen.down(place)
        settle()
    }

    /// Taps a point in the window's own coordinates.
    func tap(at point: Geometry.Point) {
        place = Geometry.Point(x: origin.x + point.x, y: origin.y + point.y)
        screen.down(place)
        settle()
        lift()
    }

    /// Touches the center of a widget and moves on at once.
    func swipe(_ widget: WidgetPointer, _ dx: Double, _ dy: Double) {
        let start = Geometry.Point(x: bounds(of: widget).midX, y: bounds(of: widget).midY)
        screen.swipe(
            along: (0...4).map {
                Geometry.Point(x: start.x + dx * Double($0) / 4, y: start.y + dy * Double($0) / 4)
            })
        place = Geometry.Point(x: start.x + dx, y: start.y + dy)
        settle()
    }

    func move(_ dx: Double, _ dy: Double) {
        place = Geometry.Point(x: place.x + dx, y: place.y + dy)
        screen.move(to: place)
        settle()
    }

    func lift() {
        screen.up()
        settle()
    }

    func tap(_ widget: WidgetPointer) {
        touch(widget)
        lift()
    }

    /// Touches a widget and moves past the drag's threshold.
    func takeHold(of widget: WidgetPointer, closing: Bool) {
        touch(widget)
        move(0, closing ? 9 : -9)
    }

    /// A quick movement that ends with a release in motion.
    func flick(_ widget: WidgetPointer, by distance: Double) {
        touch(widget)
        screen.flick(
            along: (1...6).map { Geometry.Point(x: place.x, y: place.y + distance * Double($0) / 6) },
            every: 0.014)
        settle()
    }

    /// Ends a touchpad's scrolling on the sheet, as GTK would.
    func liftFromTouchpad() throws {
        let scrolls = try view.widget.controllers.filter {
            scrim_is_a(UnsafeMutableRawPointer($0), gtk_event_controller_scroll_get_type()) != 0
        }
        for scroll in scrolls { emit("scroll-end", on: UnsafeMutableRawPointer(scroll)) }
        settle()
    }

    /// Rests the finger until its velocity is zero, and lifts it.
    func standAndLift() {
        stand()
        lift()
    }
}
