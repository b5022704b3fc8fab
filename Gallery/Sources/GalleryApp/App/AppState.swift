import CAdw
import CGtk4
import GalleryClient
import GalleryServer

/// What the whole app shares: the way to the service, and how things look.
@MainActor
package final class AppState {
    let client: GalleryClient

    /// How the network behaves; handed to the service at every change.
    package var conditions = Conditions() {
        didSet { conditionsChanged() }
    }

    package var isDark: Bool {
        get { adw_style_manager_get_dark(adw_style_manager_get_default()) != 0 }
        set {
            adw_style_manager_set_color_scheme(
                adw_style_manager_get_default(),
                newValue ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
        }
    }

    package var isRightToLeft: Bool {
        get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
        set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }

    private let server: GalleryServer

    init(server: GalleryServer, client: GalleryClient) {
        self.server = server
        self.client = client
    }

    private func conditionsChanged() {
        Task { [server, conditions] in await server.set(conditions) }
    }
}
