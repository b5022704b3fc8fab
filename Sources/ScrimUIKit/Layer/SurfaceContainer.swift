@_spi(Host) import Scrim

/// Which view a surface is put into.
enum SurfaceContainer: Hashable {
    /// The superview of its region, just above the region: as UIKit moves, clips and hides the region, so it does the
    /// surface.
    case besideRegion(Region)
    /// A layer in the app's own window, over all that is in it, or over one of the app's dialogs: for what takes text,
    /// and what stays under a newer dialog.
    case appWindow(over: DialogID?)
    /// The layer in the app's own window that stays in front: for notices, which block nothing.
    case notices
    /// A window of the library's above everything, the keyboard included.
    case coverWindow
    /// A window of the library's over the keyboard alone.
    case keyboardWindow
}

extension StagePlan {
    /// The container of each surface.
    ///
    /// Only what blocks the whole scene gets a window that covers the scene, because no touch can pass such a window
    /// reliably. What lies over a surface in that window belongs there, too. While a newer dialog of the app is open, a
    /// surface stays under it, in the app's window.
    ///
    /// - Parameter dialogs: The app's open dialogs, oldest first.
    func containers(over dialogs: [DialogID] = []) -> [SurfaceID: SurfaceContainer] {
        let blocking = Set(input.layers.filter { $0.outside == .blocked }.map(\.surface))
        var isCovered = false
        var containers: [SurfaceID: SurfaceContainer] = [:]
        for surface in surfaces {
            let isNotice = surface.kind == .hud && !blocking.contains(surface.id) && surface.aside == nil
            let inApp = isNotice ? SurfaceContainer.notices : .appWindow(over: surface.id.dialog(of: dialogs))
            switch surface.region {
            case .view: containers[surface.id] = .besideRegion(surface.region)
            case .keyboard: containers[surface.id] = .keyboardWindow
            case .window where surface.aside != nil, .windowAndKeyboard where surface.aside != nil:
                containers[surface.id] = inApp
            case .window: containers[surface.id] = isCovered ? .coverWindow : inApp
            case .windowAndKeyboard:
                isCovered = isCovered || blocking.contains(surface.id)
                containers[surface.id] = isCovered || surface.isLeaving ? .coverWindow : inApp
            }
        }
        return containers
    }

    /// Whether the whole scene is blocked, which begins with `show`, before there is anything to see.
    var isSceneBlocked: Bool {
        input.layers.contains { $0.region == .windowAndKeyboard && $0.outside == .blocked }
    }

    /// Whether anything over the keyboard takes touches: the keyboard is blocked, or a panel over it is not.
    var takesTouchesOverKeyboard: Bool {
        input.layers.contains { $0.region == .keyboard && ($0.blocks || $0.panelTakesInput) }
    }

    /// The regions of views that are blocked while nothing is drawn over them yet, by the surface that blocks them.
    var unseenBlocks: [SurfaceID: Region] {
        let seen = Set(surfaces.map(\.id))
        let blocks = input.layers.filter {
            !$0.region.isWindow && $0.region != .keyboard && $0.blocks && !seen.contains($0.surface)
        }
        return Dictionary(blocks.map { ($0.surface, $0.region) }) { first, _ in first }
    }
}

extension SurfaceID {
    /// The newest of the app's dialogs that the surface is over; `nil`: it is older than all of them.
    func dialog(of dialogs: [DialogID]) -> DialogID? { dialogs.last { !$0.isNewer(than: self) } }
}
