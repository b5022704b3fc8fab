import Foundation

/// The overlay that a launch begins with, for pictures: `SCRIM_SCENE=veil` in the environment; none by default.
///
/// With one, the services are so slow that the overlay stays.
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
