import CAdw
import CGtk4
import GalleryClient
import GalleryServer

/// The state of the whole app: the connection to the service, and the appearance.
@MainActor
package final class AppState {
    let client: GalleryClient

    /// How the network behaves; sent to the service at every change.
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

    /// The gallery's language from the next window on; `nil` for the language in which the library addresses the user.
    var language: Language?
    /// The earlier windows, in other languages.
    var former: [Shell] = []

    private let server: GalleryServer

    init(server: GalleryServer, client: GalleryClient, language: Language?) {
        self.server = server
        self.client = client
        self.language = language
    }

    private func conditionsChanged() {
        Task { [server, conditions] in await server.set(conditions) }
    }
}
