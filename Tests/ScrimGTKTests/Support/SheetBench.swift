import CGtk4
import Testing

@testable import Scrim
@testable import ScrimGTK

/// A window with a sheet in it, under a real pointer.
@MainActor
final class SheetBench {
    let app: AppFixture
    /// What the sheet shows.
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

    /// Adds to the content.
    func add(_ children: WidgetPointer...) {
        for child in children { gtk_box_append(content.cast(to: GtkBox.self), child) }
    }

    /// A list that takes the room that there is; its rows are as high as their text.
    static func makeList(rows: Int = 60, named name: String = "row") -> WidgetPointer {
        let list: WidgetPointer = gtk_scrolled_window_new()
        let rowBox: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        for index in 0..<rows {
            gtk_box_append(rowBox.cast(to: GtkBox.self), gtk_label_new("\(name) \(index)"))
        }
        gtk_scrolled_window_set_policy(list.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(list.opaque, rowBox)
        gtk_widget_set_vexpand(list, 1)
        gtk_widget_set_hexpand(list, 1)
        return list
    }

    /// How far a list is scrolled, in points.
    static func offset(_ list: WidgetPointer) -> Double {
        gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(list.opaque))
    }

    static func scroll(_ list: WidgetPointer, to offset: Double) {
        gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(list.opaque), offset)
    }

    /// Shows the content as a sheet and waits until it rests.
    func show(_ detents: [Detent], _ change: (inout Overlay) -> Void = { _ in }) -> Presentation {
        var overlay = Overlay.sheet(detents: detents)
        change(&overlay)
        let sheet = app.window.overlays.show(overlay) { content }
        GtkTests.iterate { sheet.isVisible && isAtRest }
        input.settle()
        return sheet
    }

    /// The only surface.
    var view: SurfaceView {
        get throws { try #require(app.host.surfaces.first) }
    }

    var isAtRest: Bool {
        guard let view = app.host.surfaces.first, let plan = view.plan else { return false }
        return plan.motion.isSettled(at: .now) && plan.sheet?.isLoose != true && !view.frames.panel.isEmpty
            && gtk_widget_get_height(content) > 0
    }

    /// How much of the sheet is on screen, as it is drawn, from the window's bottom edge.
    var height: Double {
        guard let view = app.host.surfaces.first else { return 0 }
        return Double(gtk_widget_get_height(view.widget)) - bounds(of: view.panel.widget).minY
    }

    /// Where a widget is in the window.
    func bounds(of widget: WidgetPointer) -> Rect {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, app.window.widget, &bounds) != 0 else { return .zero }
        return Rect(
            Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
            Double(bounds.size.height))
    }

    /// Waits for the frame that shows a movement: the server's word of it may come after one more.
    func comes(to height: Double, _ location: SourceLocation = #_sourceLocation) {
        if !GtkTests.iterate(until: { abs(self.height - height) < 0.01 }, within: 3, location) {
            Issue.record("It is \(self.height) high, not \(height)", sourceLocation: location)
        }
    }

    /// Holds the pointer still until nothing is left of its velocity, and lets go.
    func standAndRelease() {
        let end = g_get_monotonic_time() + gint64(1.5 * VelocityTracker.window * 1_000_000)
        GtkTests.iterate { g_get_monotonic_time() >= end }
        input.release()
    }

    /// Presses somewhere and gets the drag's threshold over with, towards opening or closing: what comes after is
    /// followed to the point.
    func takeHold(of widget: WidgetPointer, closing: Bool) {
        input.press(widget)
        // GTK takes a movement of more than eight points for a drag, and the sheet follows from there on.
        input.move(0, closing ? 9 : -9)
    }
}
