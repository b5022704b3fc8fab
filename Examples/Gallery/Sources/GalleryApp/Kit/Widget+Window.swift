import CGtk4

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// A window's size without its frame.
    package var windowSize: (width: Int32, height: Int32) {
        var size: (width: Int32, height: Int32) = (0, 0)
        gtk_window_get_default_size(self.as(GtkWindow.self), &size.width, &size.height)
        return size
    }

    /// True if a window is wider than high.
    package var isLandscape: Bool {
        windowSize.width > windowSize.height
    }

    /// Calls `body` when a window's size changes, once per dimension.
    @MainActor
    func onSizeChange(_ body: @escaping @MainActor () -> Void) {
        onChange(of: "default-width", body)
        onChange(of: "default-height", body)
    }
}
