import GalleryApp
@_spi(Host) import Scrim

/// How the gallery looks while it is toured.
enum Look: String, CaseIterable {
    case light = "Light"
    case dark = "Dark"
    case rightToLeft = "Right to left"
    case classic = "Classic"

    /// For file names.
    var slug: String {
        switch self {
        case .light: "light"
        case .dark: "dark"
        case .rightToLeft: "rtl"
        case .classic: "classic"
        }
    }

    @MainActor
    func apply(to shell: Shell, _ stage: Stage) {
        shell.state.isDark = self == .dark
        shell.state.isRightToLeft = self == .rightToLeft
        stage.defaults.appearance = self == .classic ? .classic : .adaptive
    }
}
