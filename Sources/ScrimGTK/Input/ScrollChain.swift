import CGtk4
import Scrim

/// What scrolls under a finger on a sheet, along the sheet's axis: the innermost first, up to the panel.
@MainActor
struct ScrollChain {
    private let adjustments: [WeakObject<GtkAdjustment>]
    /// Whether a finger that goes towards closing scrolls towards an adjustment's lower end, as at the bottom.
    private let closesDownwards: Bool

    /// Nothing.
    init() {
        adjustments = []
        closesDownwards = true
    }

    /// - Parameters:
    ///   - widget: What was picked; `nil`: nothing.
    ///   - panel: Where to stop.
    ///   - closing: The sheet's way (`SheetPlan.closing`).
    init(from widget: WidgetPointer?, in panel: WidgetPointer, closing: Point) {
        closesDownwards = closing.x + closing.y > 0
        var adjustments: [WeakObject<GtkAdjustment>] = []
        var widget = widget
        while let current = widget, current != panel {
            if current.isA(gtk_scrolled_window_get_type()), let adjustment = current.scrolls(along: closing) {
                adjustments.append(WeakObject(adjustment))
            }
            widget = gtk_widget_get_parent(current)
        }
        self.adjustments = adjustments
    }

    /// Whether there is any.
    var isEmpty: Bool { adjustments.isEmpty }

    /// Whether any of it has somewhere to go.
    var canScroll: Bool { rooms.contains { $0.closing > 0 || $0.opening > 0 } }

    /// How far each can go.
    var rooms: [ScrollRoom] {
        adjustments.map { adjustment in
            guard let adjustment = adjustment.object else { return ScrollRoom(closing: 0, opening: 0) }
            let value = gtk_adjustment_get_value(adjustment)
            let down = value - gtk_adjustment_get_lower(adjustment)
            let up =
                gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) - value
            return closesDownwards
                ? ScrollRoom(closing: down, opening: up) : ScrollRoom(closing: up, opening: down)
        }
    }

    /// Scrolls each by its share, positive towards closing.
    func scroll(by shares: [Double]) {
        for (adjustment, share) in zip(adjustments, shares) where share != 0 {
            guard let adjustment = adjustment.object else { continue }
            let value = gtk_adjustment_get_value(adjustment)
            gtk_adjustment_set_value(adjustment, closesDownwards ? value - share : value + share)
        }
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// What a scrolled window scrolls along a way; `nil`: nothing, as its policy has it.
    @MainActor
    fileprivate func scrolls(along way: Point) -> UnsafeMutablePointer<GtkAdjustment>? {
        var horizontal = GTK_POLICY_NEVER
        var vertical = GTK_POLICY_NEVER
        gtk_scrolled_window_get_policy(opaque, &horizontal, &vertical)
        if way.y != 0 {
            return vertical == GTK_POLICY_NEVER ? nil : gtk_scrolled_window_get_vadjustment(opaque)
        }
        return horizontal == GTK_POLICY_NEVER ? nil : gtk_scrolled_window_get_hadjustment(opaque)
    }
}
