import GalleryApp
import Scrim

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

    /// Light and dark see everything; the other two what they change.
    @MainActor
    func visits(_ scene: some TourScene) -> Bool {
        switch self {
        case .light, .dark: true
        case .rightToLeft: [.veil, .sheet, .hud].contains(scene.tab)
        case .classic: scene.tab != .lab
        }
    }

    @MainActor
    func apply(to shell: Shell, _ stage: Stage) {
        shell.state.isDark = self == .dark
        shell.state.isRightToLeft = self == .rightToLeft
        stage.defaults.appearance = self == .classic ? .classic : .adaptive
    }
}
