import CGtk4
@_spi(Host) import Scrim

/// Knows whether an open popover that closes by itself has the focus, and when it closes.
///
/// Such a popover grabs the keys of its window. If something beside it took the focus, keys would reach neither.
@MainActor
final class PopoverGrab {
    private var closing: Signal?
    private let gate: InputGate
    private let onClose: @MainActor () -> Void

    /// - Parameter onClose: Called in the turn after the popover has closed.
    init(_ gate: InputGate, onClose: @escaping @MainActor () -> Void) {
        (self.gate, self.onClose) = (gate, onClose)
    }

    /// Whether the focused widget is in such a popover and the plan leaves the app live; the popover is then watched.
    ///
    /// A plan that traps the focus waits for no popover: those of the blocked app close.
    func holds(_ focus: WidgetPointer?, from plan: FocusPlan) -> Bool {
        let hasHeld = closing != nil
        stop()
        guard case .surface(let panel, isTrapped: false) = plan else { return false }
        guard let popover = focus?.popoverWithKeys else {
            // The key that closed the popover may come again, and must not answer the panel.
            if hasHeld { gate.noteTyping(on: panel, at: .now) }
            return false
        }
        closing = Signal(popover, "unmap", .after) { [onClose] _ in Later.run(onClose) }
        return true
    }

    /// Stops watching.
    func stop() {
        closing?.disconnect()
        closing = nil
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The innermost open popover around the widget that closes by itself; `nil` if there is none.
    @MainActor
    fileprivate var popoverWithKeys: WidgetPointer? {
        sequence(first: self) { gtk_widget_get_parent($0) }.first { widget in
            widget.isA(gtk_popover_get_type()) && gtk_widget_get_mapped(widget) != 0
                && gtk_popover_get_autohide(widget.cast(to: GtkPopover.self)) != 0
        }
    }
}
