@_spi(Host) import Scrim

/// The view that a surface is put into.
enum SurfaceContainer: Hashable {
    /// The superview of its region, just above the region. UIKit moves, clips and hides the surface together
    /// with the region.
    case besideRegion(Region)
    /// A layer in the app's own window, above everything in it or above one of the app's dialogs: for surfaces that
    /// take text, and for those that stay under a newer dialog.
    case appWindow(over: DialogID?)
    /// The layer of notices, which block nothing. It stays in front of everything in the app's own window, or
    /// in the sheets'.
    case notices
    /// One of the library's windows, just above the app's, with a root controller: for blocking sheets whose view
    /// controller may present others, and for surfaces above those sheets.
    case sheetWindow
    /// One of the library's windows, above everything, the keyboard included.
    case coverWindow
    /// One of the library's windows, over the keyboard alone and behind the one above everything.
    case keyboardWindow
}

/// How the surfaces below a surface use the window that covers the scene.
private enum SceneCover: Comparable {
    /// They do not use it.
    case none
    /// They are in it and block nothing. A surface that takes input goes to the app's window.
    case open
    /// They block the scene. Every later surface goes above them.
    case blocked
}

/// What a surface's container depends on, apart from the plan.
struct ContainerFacts {
    /// The app's open dialogs, oldest first.
    var dialogs: [DialogID] = []
    /// The dialogs that the content of a sheet presents, in the sheets' window.
    var sheetDialogs: Set<DialogID> = []
    /// The sheets that have a window.
    var sheets: Set<SurfaceID> = []
    /// Whether each leaving surface leaves in the window over the whole scene, as far as that is decided.
    var leaving: [SurfaceID: Bool] = [:]
    /// For each view that has a notice: the surface whose content contains the view, if any.
    var contents: [Region: SurfaceID] = [:]
    /// The views with a notice that are in another window of the app: nothing over this window is in front of them.
    var elsewhere: Set<Region> = []
    /// The surfaces whose view has no room for them, so that they are laid out in the window.
    var withoutRoom: Set<SurfaceID> = []
}

extension StagePlan {
    /// The container of each surface.
    ///
    /// Only surfaces that block the whole scene get a window that covers the scene, because touches cannot reliably
    /// pass such a window. Surfaces above those are in that window, too. While a newer dialog of the app is open, a
    /// surface stays under it, in the dialog's window.
    ///
    /// A surface that has blocked the keyboard stays over it until it is gone, also while it shows its result. It
    /// takes no input then, and neither does the window, whatever hit-testing returns. If a newer surface takes input,
    /// both are in the app's window. A newer surface that comes only after the older one began to leave does not move
    /// the older one.
    ///
    /// A notice over a view is beside the view, unless a surface over the window is behind it, or the view has no room.
    /// Then it is placed like a notice over the window.
    func containers(_ facts: ContainerFacts = ContainerFacts()) -> [SurfaceID: SurfaceContainer] {
        let blocking = blockers
        let takingInput = Set(input.layers.map(\.surface))
        // A sheet counts as taking input also before its first frame and while it leaves, so that its window
        // stays the same.
        func takesInput(_ surface: SurfacePlan) -> Bool {
            takingInput.contains(surface.id) || surface.kind == .sheet || surface.kind == .question
                || surface.kind == .hud && surface.awaitsFrame && surface.takesInputOnceShown
        }
        let raised = raised(facts)
        let topmostInput = surfaces.last {
            ($0.region.isWindow || raised.contains($0.id)) && takesInput($0.value)
        }?.id
        let isInSheets = facts.dialogs.last.map(facts.sheetDialogs.contains) ?? false
        var cover = SceneCover.none
        // Whether a surface below is in the sheets' window.
        var isRaised = false
        var isUnderInput = topmostInput != nil
        var containers: [SurfaceID: SurfaceContainer] = [:]
        for surface in surfaces {
            let isNotice = surface.kind == .hud && !blocking.contains(surface.id) && surface.aside == nil
            let dialog = surface.id.dialog(of: facts.dialogs)
            if facts.sheets.contains(surface.id) { isRaised = isRaised || surface.aside == nil || isInSheets }
            // A surface above a dialog is in the dialog's window, too.
            let isUnderDialogs = dialog.map(facts.sheetDialogs.contains) != true
            let inApp: SurfaceContainer =
                isNotice ? .notices : isRaised && isUnderDialogs ? .sheetWindow : .appWindow(over: dialog)
            if surface.id == topmostInput { isUnderInput = false }
            switch surface.region {
            case .view where !raised.contains(surface.id):
                containers[surface.id] = .besideRegion(surface.region)
            case .keyboard:
                // Notices are in front of a surface that blocks the scene, too.
                containers[surface.id] =
                    isNotice && cover == .blocked ? .coverWindow : .keyboardWindow
            case .window where surface.aside != nil, .windowAndKeyboard where surface.aside != nil:
                containers[surface.id] = inApp
            case .window, .view:
                containers[surface.id] =
                    cover > (takesInput(surface.value) ? .open : .none) ? .coverWindow : inApp
            case .windowAndKeyboard:
                let isInFront = facts.leaving[surface.id] ?? !isUnderInput
                let isOver = !isNotice && !takesInput(surface.value) && isInFront
                cover = max(cover, blocking.contains(surface.id) ? .blocked : isOver ? .open : .none)
                containers[surface.id] = cover == .blocked || isOver ? .coverWindow : inApp
            }
        }
        return containers
    }

    /// The surfaces over views that cannot be placed beside their views.
    ///
    /// Some have no room there. Others are notices in front of a surface over the window, which would cover them there.
    ///
    /// A view in a sheet's content is in front of everything behind the sheet. A surface that steps aside is under one
    /// of the app's dialogs, like everything beside a view.
    private func raised(_ facts: ContainerFacts) -> Set<SurfaceID> {
        var raised: Set<SurfaceID> = []
        /// The index of the foremost surface over the window, so far.
        var foremost = -1
        for (index, surface) in surfaces.enumerated() where !surface.isHidden && surface.aside == nil {
            if surface.region.isWindow {
                foremost = index
            } else if facts.dialogs.last?.isNewer(than: surface.id) != true {
                let content = facts.contents[surface.region].flatMap { id in
                    surfaces.firstIndex { $0.id == id }
                }
                let isUnder =
                    surface.kind == .hud && surface.region != .keyboard
                    && !facts.elsewhere.contains(surface.region) && foremost > content ?? -1
                let hasNoRoom = facts.withoutRoom.contains(surface.id)
                if isUnder || hasNoRoom { raised.insert(surface.id) }
                // From here on the surface counts as over the window.
                if hasNoRoom { foremost = index }
            }
        }
        return raised
    }

    /// Whether the plan has only notices of the window, which can go to another window, and nothing is blocked.
    var isOfNotices: Bool {
        surfaces.allSatisfy { $0.kind == .hud && $0.region.isWindow }
            && !input.layers.contains(where: \.blocks)
    }

    /// The surfaces that block everything around their panel.
    private var blockers: Set<SurfaceID> {
        Set(input.layers.filter { $0.outside == .blocked }.map(\.surface))
    }

    /// Whether a sheet gets a window: it blocks the app's, and its content is a view controller; `nil`: not known yet.
    ///
    /// - Parameter isController: Whether the content under an identifier is a view controller.
    func needsWindow(_ surface: SurfacePlan, isController: (ViewID) -> Bool) -> Bool? {
        guard surface.kind == .sheet, surface.region == .window, let view = surface.view else { return false }
        if surface.isHidden || surface.aside != nil { return nil }
        return blockers.contains(surface.id) && isController(view)
    }

    /// Whether the whole scene is blocked, which begins with `show`, before anything is visible.
    var isSceneBlocked: Bool {
        input.layers.contains { $0.region == .windowAndKeyboard && $0.outside == .blocked }
    }

    /// Whether anything over the keyboard takes touches: the keyboard is blocked, or a panel over it takes input.
    var takesTouchesOverKeyboard: Bool {
        input.layers.contains { $0.region == .keyboard && ($0.blocks || $0.panelTakesInput) }
    }

    /// The view regions that are blocked while nothing is drawn over them yet, by the blocking surface.
    var unseenBlocks: [SurfaceID: Region] {
        let seen = Set(surfaces.map(\.id))
        let blocks = input.layers.filter {
            !$0.region.isWindow && $0.region != .keyboard && $0.blocks && !seen.contains($0.surface)
        }
        return Dictionary(blocks.map { ($0.surface, $0.region) }) { first, _ in first }
    }
}

extension SurfaceID {
    /// The newest of the app's dialogs that the surface is above; `nil`: the surface is older than all of them.
    func dialog(of dialogs: [DialogID]) -> DialogID? { dialogs.last { !$0.isNewer(than: self) } }
}

extension SurfacePlan {
    /// Whether a notice has something to press, or can be flicked or tapped away.
    fileprivate var takesInputOnceShown: Bool {
        takesPresses || panel.cancel != nil || !panel.actions.isEmpty
    }
}
