import CGtk4
@_spi(Host) import Scrim

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The children that are shown, in the order in which Tab goes through them.
    @MainActor
    var childrenInTabOrder: [Retained<GtkWidget>] {
        let children = keptChildren.filter { gtk_widget_get_child_visible($0.pointer) != 0 }
        let order = TabOrder.controls(
            of: children.map { $0.pointer.bounds(in: self) ?? .zero },
            isRightToLeft: gtk_widget_get_direction(self) == GTK_TEXT_DIR_RTL)
        return order.map { children[$0] }
    }
}
