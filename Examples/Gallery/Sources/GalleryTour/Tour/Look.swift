import GalleryApp
@_spi(Host) import Scrim

/// How the gallery looks while it is toured.
enum Look: String, CaseIterable {
    case light = "Light"
    case dark = "Dark"
    case classic = "Classic"
    case rightToLeft = "Right to left"
    case german = "German"

    /// For file names.
    var slug: String {
        switch self {
        case .light: "light"
        case .dark: "dark"
        case .classic: "classic"
        case .rightToLeft: "rtl"
        case .german: "german"
        }
    }

    /// What is spoken: the direction of the text follows from it.
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
