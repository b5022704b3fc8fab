import CGtk4
@_spi(Host) import Scrim

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The children in the order in which Tab goes through them.
    @MainActor
    var childrenInTabOrder: [Retained<GtkWidget>] {
        let children = keptChildren
        let order = TabOrder.controls(
            of: children.map { $0.pointer.bounds(in: self) ?? .zero },
            isRightToLeft: gtk_widget_get_direction(self) == GTK_TEXT_DIR_RTL)
        return order.map { children[$0] }
    }
}
