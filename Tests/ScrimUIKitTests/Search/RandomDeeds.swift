@_spi(Host) import Scrim

@_spi(Host) @testable import ScrimUIKit

/// An action on a scene with overlays, drawn at random: the same seed gives the same actions.
enum Deed: CustomStringConvertible {
    case show(Overlay.Kind, over: Place, cancel: Bool, Overlay.RepeatPolicy)
    case change(Int)
    case finish(Int)
    case dismiss(Int)
    case dismissAll
    case setRegionHidden(Bool)
    case moveRegion
    case replaceRegion
    case setBackground(Bool)
    case turn(landscape: Bool)
    case setKeyboard(Bool)
    case focusField
    case tap(x: Int, y: Int)
    case drag(x: Int, from: Int, to: Int)
    case escape
    case cancelTop
    case pass(frames: Int)

    /// What an overlay is shown over.
    enum Place {
        case window
        case region
        /// A subview of the region.
        case inner
        case keyboard
    }

    static func draw(_ dice: inout Dice) -> Deed {
        switch dice.roll(26) {
        case 0...5:
            let kinds: [Overlay.Kind] = [.veil, .loading, .activity, .sheet, .hud, .question]
            let places: [Place] = [.window, .window, .region, .region, .inner, .keyboard]
            let repeats: [Overlay.RepeatPolicy] = [.join, .refresh, .replace, .separate]
            return .show(
                kinds[dice.roll(6)], over: places[dice.roll(6)], cancel: dice.roll(2) == 0,
                repeats[dice.roll(4)])
        case 6, 7: return .change(dice.roll(8))
        case 8: return .finish(dice.roll(8))
        case 9, 10, 11: return .dismiss(dice.roll(8))
        case 12: return .dismissAll
        case 13: return .setRegionHidden(dice.roll(2) == 0)
        case 14: return .moveRegion
        case 15: return dice.roll(3) == 0 ? .replaceRegion : .pass(frames: 1)
        case 16: return .setBackground(dice.roll(3) == 0)
        case 17: return .turn(landscape: dice.roll(2) == 0)
        case 18: return .setKeyboard(dice.roll(2) == 0)
        case 19: return .focusField
        case 20: return .tap(x: dice.roll(400), y: dice.roll(850))
        case 21: return .drag(x: dice.roll(400), from: dice.roll(850), to: dice.roll(850))
        case 22: return .escape
        case 23: return .cancelTop
        default: return .pass(frames: 1 + dice.roll(20))
        }
    }

    var description: String {
        switch self {
        case .show(let kind, let place, let cancel, let policy):
            "show \(kind) over the \(place)\(cancel ? " with cancel" : ""), \(policy)"
        case .change(let index): "change \(index)"
        case .finish(let index): "finish \(index)"
        case .dismiss(let index): "dismiss \(index)"
        case .dismissAll: "dismiss all"
        case .setRegionHidden(let isHidden): isHidden ? "hide the region" : "show the region"
        case .moveRegion: "move the region"
        case .replaceRegion: "replace the region"
        case .setBackground(let isBackground): isBackground ? "to the background" : "to the foreground"
        case .turn(let landscape): landscape ? "turn to landscape" : "turn to portrait"
        case .setKeyboard(let isUp): isUp ? "keyboard up" : "keyboard down"
        case .focusField: "focus the field"
        case .tap(let x, let y): "tap at (\(x), \(y))"
        case .drag(let x, let from, let to): "drag at \(x) from \(from) to \(to)"
        case .escape: "escape"
        case .cancelTop: "cancel what is on top"
        case .pass(let frames): "let \(frames) frames pass"
        }
    }
}
