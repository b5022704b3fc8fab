import CGtk4
@_spi(Host) import Scrim

@_spi(Host) @testable import ScrimGTK

/// An action on a window with overlays, drawn at random: the same seed gives the same actions.
enum Deed: CustomStringConvertible {
    case show(Overlay.Kind, overRegion: Bool, cancel: Bool, Overlay.RepeatPolicy)
    case change(Int)
    case finish(Int)
    case dismiss(Int)
    case dismissAll
    case setRegionHidden(Bool)
    case replaceRegion
    case setWindowHidden(Bool)
    case escape
    case cancelTop
    case pass

    /// The next action.
    ///
    /// GLib's generator (Mersenne Twister) gives the same numbers for a seed on every machine.
    static func draw(_ dice: OpaquePointer) -> Deed {
        func roll(_ sides: Int32) -> Int { Int(g_rand_int_range(dice, 0, sides)) }
        switch roll(20) {
        case 0...5:
            let kinds: [Overlay.Kind] = [.veil, .loading, .activity, .sheet, .hud]
            let repeats: [Overlay.RepeatPolicy] = [.join, .refresh, .replace, .separate]
            return .show(
                kinds[roll(5)], overRegion: roll(2) == 0, cancel: roll(2) == 0, repeats[roll(4)])
        case 6, 7: return .change(roll(8))
        case 8: return .finish(roll(8))
        case 9, 10, 11: return .dismiss(roll(8))
        case 12: return .dismissAll
        case 13: return .setRegionHidden(roll(2) == 0)
        case 14: return roll(4) == 0 ? .replaceRegion : .pass
        case 15: return roll(4) == 0 ? .setWindowHidden(true) : .setWindowHidden(false)
        case 16: return .escape
        case 17: return .cancelTop
        default: return .pass
        }
    }

    var description: String {
        switch self {
        case .show(let kind, let overRegion, let cancel, let policy):
            "show \(kind)\(overRegion ? " over the region" : "")\(cancel ? " with cancel" : ""), \(policy)"
        case .change(let index): "change \(index)"
        case .finish(let index): "finish \(index)"
        case .dismiss(let index): "dismiss \(index)"
        case .dismissAll: "dismiss all"
        case .setRegionHidden(let isHidden): isHidden ? "hide the region" : "show the region"
        case .replaceRegion: "replace the region"
        case .setWindowHidden(let isHidden): isHidden ? "hide the window" : "show the window"
        case .escape: "escape"
        case .cancelTop: "cancel what is on top"
        case .pass: "let a frame pass"
        }
    }
}
