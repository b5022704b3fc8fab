import CGtk4
@_spi(Host) import Scrim

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Gives this one widget, not its children, a style sheet in place of the last one set here.
    ///
    /// A sheet for the whole display would be no smaller a call, but it restyles every widget of the app.
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

    /// Gives this one widget, not its children, one more style sheet.
    @MainActor
    func addStyleSheet(_ provider: UnsafeMutablePointer<GtkCssProvider>, _ rank: StyleSheetRank = .library) {
        scrim_widget_add_style(self, provider, rank.rawValue)
    }
}

/// Which style sheets give way to one of the library's.
enum StyleSheetRank: guint {
    /// None: a theme is heard first.
    case below = 1
    /// The theme's, and not the app's own (`GTK_STYLE_PROVIDER_PRIORITY_APPLICATION`, 600).
    case library = 599
    /// All, the user's too (`GTK_STYLE_PROVIDER_PRIORITY_USER`, 800).
    case above = 10_000
}
