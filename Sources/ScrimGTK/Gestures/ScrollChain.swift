import CGtk4
@_spi(Host) import Scrim

/// The scrollers under a finger on a sheet, along the sheet's axis: the innermost first, up to the panel.
@MainActor
struct ScrollChain {
    private let scrollers: [WeakObject<GtkWidget>]
    /// The direction that closes the sheet.
    private let closing: Point

    /// An empty chain.
    init() {
        scrollers = []
        closing = .zero
    }

    /// - Parameters:
    ///   - widget: The picked widget, if any.
    ///   - panel: The widget at which to stop.
    ///   - closing: The direction that closes the sheet (`SheetPlan.closing`).
    init(from widget: WidgetPointer?, in panel: WidgetPointer, closing: Point) {
        self.closing = closing
        var scrollers: [WeakObject<GtkWidget>] = []
        var widget = widget
        while let current = widget, current != panel {
            if current.isA(gtk_scrolled_window_get_type()), current.adjustment(along: closing) != nil {
                scrollers.append(WeakObject(current))
            }
            widget = gtk_widget_get_parent(current)
        }
        self.scrollers = scrollers
    }

    /// Whether any of the scrollers can scroll.
    var canScroll: Bool { rooms.contains { $0.closing > 0 || $0.opening > 0 } }

    /// How far each scroller can scroll.
    var rooms: [ScrollRoom] {
        scrollers.map { scroller in
            guard let adjustment = scroller.object?.adjustment(along: closing) else {
                return ScrollRoom(closing: 0, opening: 0)
            }
            let value = gtk_adjustment_get_value(adjustment)
            let down = value - gtk_adjustment_get_lower(adjustment)
            let up =
                gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) - value
            return closesDownwards
                ? ScrollRoom(closing: down, opening: up) : ScrollRoom(closing: up, opening: down)
        }
    }

    /// Stops GTK's own scrolling: a wheel's momentum would undo what a finger does.
    func stop() { scrollers.forEach { $0.object?.stopMomentum() } }

    /// Scrolls each scroller by its share, positive towards closing.
    func scroll(by shares: [Double]) {
        for (scroller, share) in zip(scrollers, shares) where share != 0 {
            guard let adjustment = scroller.object?.adjustment(along: closing) else { continue }
            let value = gtk_adjustment_get_value(adjustment)
            adjustment.setValue(closesDownwards ? value - share : value + share)
        }
    }

    /// Calls a closure each time one of the scrollers is scrolled, by anyone, until the signals are disconnected.
    func watch(_ body: @escaping @MainActor () -> Void) -> [Signal] {
        scrollers.compactMap { scroller in
            scroller.object?.adjustment(along: closing).map { Signal($0, "value-changed") { _ in body() } }
        }
    }

    /// Whether a finger that moves towards closing scrolls towards an adjustment's lower end, as in a sheet
    /// at the bottom.
    private var closesDownwards: Bool { closing.x + closing.y > 0 }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The adjustment of a scrolled window along an axis; `nil` if its policy allows no scrolling there.
    @MainActor
    fileprivate func adjustment(along way: Point) -> UnsafeMutablePointer<GtkAdjustment>? {
        var horizontal = GTK_POLICY_NEVER
        var vertical = GTK_POLICY_NEVER
        gtk_scrolled_window_get_policy(opaque, &horizontal, &vertical)
        if way.y != 0 {
            return vertical == GTK_POLICY_NEVER ? nil : gtk_scrolled_window_get_vadjustment(opaque)
        }
        return horizontal == GTK_POLICY_NEVER ? nil : gtk_scrolled_window_get_hadjustment(opaque)
    }
}
