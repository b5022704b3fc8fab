import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// A window that shows a sheet and reads its position, whatever moves the sheet.
@MainActor
protocol SheetWatching: AnyObject {
    var window: UnsafeMutablePointer<GtkWindow> { get }
    /// The sheet's content: a vertical box, which the bench keeps.
    var content: WidgetPointer { get }
    /// Waits until everything that was done so far is handled.
    func settle()
}

extension SheetWatching {
    var host: GtkHost { GtkHost.of(window) }

    /// Adds to the content.
    func add(_ children: WidgetPointer...) {
        for child in children { gtk_box_append(content.cast(to: GtkBox.self), child) }
    }

    /// Shows the content in a sheet and waits until the sheet rests.
    func show(_ detents: [Overlay.Detent], _ change: (inout Overlay) -> Void = { _ in }) -> Presentation {
        var overlay = Overlay.sheet(detents: detents)
        change(&overlay)
        let sheet = window.overlays.show(overlay) { content }
        GtkTests.iterate { sheet.isVisible && isAtRest }
        settle()
        return sheet
    }

    /// The only surface.
    var view: SurfaceView {
        get throws { try #require(host.surfaces.first) }
    }

    var isAtRest: Bool {
        guard let view = host.surfaces.first, let plan = view.plan else { return false }
        return plan.motion.isSettled(at: .now) && plan.sheet?.isBetweenDetents != true
            && !view.frames.panel.isEmpty
            && gtk_widget_get_height(content) > 0
    }

    /// The visible height of the sheet as drawn, from the window's bottom edge.
    var height: Double {
        guard let view = host.surfaces.first else { return 0 }
        return Double(gtk_widget_get_height(view.widget)) - bounds(of: view.panel.widget).minY
    }

    /// The frame of a widget in the window.
    func bounds(of widget: WidgetPointer) -> Geometry.Rect {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, window.widget, &bounds) != 0 else { return .zero }
        return Geometry.Rect(
            Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
            Double(bounds.size.height))
    }

    /// Waits until a finger's or pointer's velocity is zero.
    func stand() {
        let end = g_get_monotonic_time() + gint64(1.5 * VelocityTracker.window * 1_000_000)
        GtkTests.iterate { g_get_monotonic_time() >= end }
    }

    /// Waits for the frame that shows a movement; the server's event may arrive one frame late.
    func comes(to height: Double, _ location: SourceLocation = #_sourceLocation) {
        if !GtkTests.iterate(until: { abs(self.height - height) < 0.1 }, within: 3, location) {
            Issue.record("It is \(self.height) high, not \(height)", sourceLocation: location)
        }
    }
}

/// Lists for sheets.
extension SheetBench {
    /// A list that fills the available space; its rows are as high as their text.
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

    /// The scroll offset of a list, in points.
    static func offset(_ list: WidgetPointer) -> Double {
        gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(list.opaque))
    }

    static func scroll(_ list: WidgetPointer, to offset: Double) {
        gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(list.opaque), offset)
    }
}
