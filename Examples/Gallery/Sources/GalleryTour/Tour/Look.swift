import GalleryApp
@_spi(Host) import Scrim

/// The gallery's look during a tour.
enum Look: String, CaseIterable {
    case light = "Light"
    case dark = "Dark"
    case classic = "Classic"
    case rightToLeft = "Right to left"
    case german = "German"

    /// The name in files.
    var slug: String {
        switch self {
        case .light: "light"
        case .dark: "dark"
        case .classic: "classic"
        case .rightToLeft: "rtl"
        case .german: "german"
        }
    }

    /// The language, which determines the text direction.
    var language: Language {
        switch self {
        case .light, .dark, .classic: .english
        case .rightToLeft: .arabic
        case .german: .german
        }
    }

    @MainActor
    func apply(to shell: Shell, _ stage: Stage) {
        shell.state.isDark = self == .dark
        stage.defaults.appearance = self == .classic ? .classic : .adaptive
    }
}
