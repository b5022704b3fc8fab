import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// A window with a sheet in it, under a real pointer.
@MainActor
final class SheetBench: SheetWatching {
    let app: AppFixture
    var window: UnsafeMutablePointer<GtkWindow> { app.window }
    func settle() { input.settle() }
    /// The sheet's content.
    let content: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    var input: RealInput { app.input }

    /// - Parameter isInstant: Whether the sheet moves at once, as in an app's own tests.
    init(isInstant: Bool = true) throws {
        app = try AppFixture()
        g_object_ref_sink(content)
        app.present()
        app.stage.defaults.isInstant = isInstant
    }

    func close() {
        app.close()
        g_object_unref(content)
    }

    /// Rests the pointer until its velocity is zero, and releases.
    func standAndRelease() {
        stand()
        input.release()
    }

    /// Presses on a widget and moves past the drag's threshold, towards opening or closing.
    ///
    /// From then on the sheet follows to the point.
    func takeHold(of widget: WidgetPointer, closing: Bool) {
        input.press(widget)
        // GTK counts a movement of more than eight points as a drag, and the sheet follows from there on.
        input.move(0, closing ? 9 : -9)
    }
}
