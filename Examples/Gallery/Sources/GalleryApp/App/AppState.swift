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

    /// What the gallery speaks from the next window on; `nil`: the language in which the library speaks to the user.
    var language: Language?
    /// The windows of other languages before.
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
