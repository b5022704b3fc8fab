import Scrim

/// In which of a scene's layers a surface lies.
enum Home: Hashable {
    /// Just above its region, beside it: as UIKit moves, clips and hides the one, so it does the other.
    case beside(Region)
    /// In the app's own window, over all that is in it: what lets touches through, and what takes text.
    case window
    /// In a window of its own above everything, the keyboard included.
    case cover
    /// In a window of its own that lies over the keyboard alone.
    case keyboard
}

extension StagePlan {
    /// Where each surface belongs.
    ///
    /// Only what blocks the whole scene gets a window that covers it: through such a window no touch can be let
    /// reliably. What lies over a surface there belongs there, too.
    var homes: [SurfaceID: Home] {
        let blocking = Set(input.layers.filter { $0.outside == .blocked }.map(\.surface))
        var isCovered = false
        var homes: [SurfaceID: Home] = [:]
        for surface in surfaces {
            switch surface.region {
            case .view: homes[surface.id] = .beside(surface.region)
            case .keyboard: homes[surface.id] = .keyboard
            case .window: homes[surface.id] = isCovered ? .cover : .window
            case .windowAndKeyboard:
                isCovered = isCovered || blocking.contains(surface.id)
                homes[surface.id] = isCovered || surface.isLeaving ? .cover : .window
            }
        }
        return homes
    }

    /// Whether the scene is covered: from `show` on, before there is anything to see.
    var isSceneBlocked: Bool {
        input.layers.contains { $0.region == .windowAndKeyboard && $0.outside == .blocked }
    }

    /// Whether anything over the keyboard takes touches: the keyboard is blocked, or a panel over it is not.
    var takesTouchesOverKeyboard: Bool {
        input.layers.contains { $0.region == .keyboard && ($0.outside != .live || $0.panelTakesInput) }
    }

    /// The views' regions that are blocked while nothing is to be seen over them yet, by who blocks them.
    var unseenBlocks: [SurfaceID: Region] {
        let seen = Set(surfaces.map(\.id))
        let blocks = input.layers.filter {
            !$0.region.isWindow && $0.region != .keyboard && $0.outside != .live && !seen.contains($0.surface)
        }
        return Dictionary(blocks.map { ($0.surface, $0.region) }) { first, _ in first }
    }
}
