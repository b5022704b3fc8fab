import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// A window on a touch screen, over the whole of it unless it floats, with a sheet in it and a button behind.
@MainActor
final class TouchBench: SheetWatching {
    let content: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let button: WidgetPointer = gtk_button_new_with_label("app")
    let screen: TouchScreen
    private let root: TestWindow
    private(set) var clicks = 0
    /// Where the finger is.
    private var place = Geometry.Point.zero
    /// Where the window is on the screen.
    private var origin = Geometry.Point.zero

    var window: UnsafeMutablePointer<GtkWindow> { root.window }

    init(isInstant: Bool = true, isFullscreen: Bool = true) throws {
        screen = try TouchScreen.open()
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
        if isFullscreen { screen.waitUntilStill() } else { findOrigin() }
    }

    /// Finds where a window that floats is: on Wayland the pointer alone can tell, and it is still while it is mapped.
    private func findOrigin() {
        var shadow = Geometry.Point.zero
        gtk_native_get_surface_transform(gtk_widget_get_native(window.widget), &shadow.x, &shadow.y)
        var target = Geometry.Point(x: 40, y: 40)
        var asked = (movements: 0, at: gint64(0))
        var found: [Geometry.Point] = []
        func isFound() -> Bool {
            let movements = screen.movements
            if let seen = movements.last, movements.count > asked.movements, asked.at > 0 {
                found.append(Geometry.Point(x: target.x - seen.x + shadow.x, y: target.y - seen.y + shadow.y))
                if found.count >= 3, found.suffix(3).allSatisfy({ $0 == found.last }) { return true }
                target.x += found.count % 2 == 0 ? 1 : -1
            } else if g_get_monotonic_time() < asked.at + 60_000 {
                return false
            } else {
                // Nobody was there.
                target.x += 50
                if target.x > TouchScreen.size.width { target = Geometry.Point(x: 40, y: target.y + 50) }
                if target.y > TouchScreen.size.height { target.y = 40 }
            }
            asked = (screen.movements.count, g_get_monotonic_time())
            screen.point(at: target)
            return false
        }
        GtkTests.iterate(until: isFound, within: 30)
        origin = found.last ?? .zero
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

    /// Taps at a place in the window's own coordinates.
    func tap(at point: Geometry.Point) {
        place = Geometry.Point(x: origin.x + point.x, y: origin.y + point.y)
        screen.down(place)
        settle()
        lift()
    }

    /// Touches the middle of a widget and moves on at once.
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

    /// Touches and gets the drag's threshold over with.
    func takeHold(of widget: WidgetPointer, closing: Bool) {
        touch(widget)
        move(0, closing ? 9 : -9)
    }

    /// A quick movement, let go in the middle of it.
    func flick(_ widget: WidgetPointer, by distance: Double) {
        touch(widget)
        screen.flick(
            along: (1...6).map { Geometry.Point(x: place.x, y: place.y + distance * Double($0) / 6) },
            every: 0.014)
        settle()
    }

    /// Ends a touchpad's scroll on the sheet, as GTK would.
    func liftFromTouchpad() throws {
        let scrolls = try view.widget.controllers.filter {
            scrim_is_a(UnsafeMutableRawPointer($0), gtk_event_controller_scroll_get_type()) != 0
        }
        for scroll in scrolls { emit("scroll-end", on: UnsafeMutableRawPointer(scroll)) }
        settle()
    }

    /// Holds the finger still until nothing is left of its velocity, and lifts it.
    func standAndLift() {
        stand()
        lift()
    }
}
