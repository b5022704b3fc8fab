import Foundation

/// The overlay that a launch begins with, for pictures: `SCRIM_SCENE=veil` in the environment; none by itself.
///
/// With one, the services take so long that it stays up.
enum Opening: String, CaseIterable {
    case veil
    case progress
    case loading
    case keyboard
    case activity
    case sheet
    case places
    case form
    case inspector
    case wheel
    case composer
    case hud
    case library

    static var ofThisLaunch: Opening? {
        ProcessInfo.processInfo.environment["SCRIM_SCENE"].flatMap(Opening.init)
    }
}
