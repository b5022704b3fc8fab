import CGtk4
@_spi(Host) import Scrim

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Gives this one widget, not its children, a style sheet in place of the last one set here.
    ///
    /// A sheet for the whole display would be no smaller a call, but it restyles every widget of the app.
    @MainActor
    func setStyleSheet(_ css: String) {
        let object = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
        let provider: UnsafeMutablePointer<GtkCssProvider>
        if let kept = g_object_get_data(object, "scrim-style-sheet") {
            provider = kept.assumingMemoryBound(to: GtkCssProvider.self)
        } else if let new = gtk_css_provider_new() {
            provider = new
            scrim_widget_add_style(self, provider)
            g_object_set_data_full(object, "scrim-style-sheet", provider, g_object_unref)
        } else {
            return
        }
        scrim_css_load(provider, css)
    }
}
