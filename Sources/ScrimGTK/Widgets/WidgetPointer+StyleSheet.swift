import CGtk4
@_spi(Host) import Scrim

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Sets a style sheet for this widget alone, not its children, in place of the last one set here.
    ///
    /// A style sheet for the whole display would restyle every widget of the app.
    @MainActor
    func setStyleSheet(_ css: String, _ rank: StyleSheetRank = .library) {
        let object = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
        let provider: UnsafeMutablePointer<GtkCssProvider>
        if let kept = g_object_get_data(object, "scrim-style-sheet") {
            provider = kept.assumingMemoryBound(to: GtkCssProvider.self)
        } else {
            provider = made(gtk_css_provider_new())
            addStyleSheet(provider, rank)
            g_object_set_data_full(object, "scrim-style-sheet", provider, g_object_unref)
        }
        scrim_css_load(provider, css)
    }

    /// Adds a style sheet for this widget alone, not its children.
    @MainActor
    func addStyleSheet(_ provider: UnsafeMutablePointer<GtkCssProvider>, _ rank: StyleSheetRank = .library) {
        scrim_widget_add_style(self, provider, rank.rawValue)
    }
}

/// The priority of a style sheet.
enum StyleSheetRank: guint {
    /// Below all others: any theme overrides it.
    case below = 1
    /// Above the theme's, below the app's own (`GTK_STYLE_PROVIDER_PRIORITY_APPLICATION`, 600).
    case library = 599
    /// Above all others, including the user's (`GTK_STYLE_PROVIDER_PRIORITY_USER`, 800).
    case above = 10_000
}
