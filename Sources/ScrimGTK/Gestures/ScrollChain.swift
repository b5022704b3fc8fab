import CGtk4
@_spi(Host) import Scrim

/// The scrollers under a finger on a sheet, along the sheet's axis: the innermost first, up to the panel.
@MainActor
struct ScrollChain {
    private let scrollers: [WeakObject<GtkWidget>]
    /// The sheet's way.
    private let closing: Point

    /// Nothing.
    init() {
        scrollers = []
        closing = .zero
    }

    /// - Parameters:
    ///   - widget: The picked widget; `nil`: none.
    ///   - panel: Where to stop.
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

    /// Whether any of the scrollers has somewhere to go.
    var canScroll: Bool { rooms.contains { $0.closing > 0 || $0.opening > 0 } }

    /// How far each can go.
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

    /// Stops what GTK scrolls them by: a wheel's momentum would take back what a finger does.
    func stop() { scrollers.forEach { $0.object?.stopMomentum() } }

    /// Scrolls each by its share, positive towards closing.
    func scroll(by shares: [Double]) {
        for (scroller, share) in zip(scrollers, shares) where share != 0 {
            guard let adjustment = scroller.object?.adjustment(along: closing) else { continue }
            let value = gtk_adjustment_get_value(adjustment)
            adjustment.setValue(closesDownwards ? value - share : value + share)
        }
    }

    /// Calls a closure each time that one of them was scrolled, by whomever, until the signals are disconnected.
    func watch(_ body: @escaping @MainActor () -> Void) -> [Signal] {
        scrollers.compactMap { scroller in
            scroller.object?.adjustment(along: closing).map { Signal($0, "value-changed") { _ in body() } }
        }
    }

    /// Whether a finger that goes towards closing scrolls towards an adjustment's lower end, as at the bottom.
    private var closesDownwards: Bool { closing.x + closing.y > 0 }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The adjustment by which a scrolled window scrolls along a way; `nil`: its policy has none.
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
