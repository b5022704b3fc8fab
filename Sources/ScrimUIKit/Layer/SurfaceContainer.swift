@_spi(Host) import Scrim

/// Which view a surface is put into.
enum SurfaceContainer: Hashable {
    /// The superview of its region, just above the region: as UIKit moves, clips and hides the region, so it does the
    /// surface.
    case besideRegion(Region)
    /// A layer in the app's own window, over all that is in it, or over one of the app's dialogs: for what takes text,
    /// and what stays under a newer dialog.
    case appWindow(over: DialogID?)
    /// The layer that stays in front of all that is in the app's own window, or in the sheets': for notices, which block
    /// nothing.
    case notices
    /// A window of the library's just above the app's, with a root controller: for sheets that block, on which a view
    /// controller may present others, and for what lies over them.
    case sheetWindow
    /// A window of the library's above everything, the keyboard included.
    case coverWindow
    /// A window of the library's over the keyboard alone, behind the one above everything.
    case keyboardWindow
}

/// What the surfaces below a surface have in the window that covers the scene.
private enum SceneCover: Comparable {
    /// Nothing.
    case none
    /// Something that blocks nothing: what takes input goes to the app's window.
    case open
    /// Something that blocks the scene: whatever comes is over it.
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
    /// Whether each surface that leaves does so over the whole scene, as far as that is decided.
    var leaving: [SurfaceID: Bool] = [:]
    /// The surface whose content contains each view that a notice is over, as far as there is one.
    var contents: [Region: SurfaceID] = [:]
    /// The views that a notice is over and that are in another window of the app: nothing over this one is in front of them.
    var elsewhere: Set<Region> = []
    /// What is over a view without room, and is laid out in the window.
    var withoutRoom: Set<SurfaceID> = []
}

extension StagePlan {
    /// The container of each surface.
    ///
    /// Only what blocks the whole scene gets a window that covers the scene, because no touch can pass such a window
    /// reliably. What lies over a surface in that window belongs there, too. While a newer dialog of the app is open, a
    /// surface stays under it, in the window that the dialog is in.
    ///
    /// What has blocked the keyboard stays over it to the end, its result included: then it takes no input, nor does the
    /// window, whatever hit-testing says. Where something newer takes input, both are in the app's window. What comes only
    /// when it leaves does not move it any more.
    ///
    /// A notice over a view is beside the view, unless something over the window is behind it, or the view has no room: then
    /// it is where a notice over the window is.
    func containers(_ facts: ContainerFacts = ContainerFacts()) -> [SurfaceID: SurfaceContainer] {
        let blocking = blockers
        let takingInput = Set(input.layers.map(\.surface))
        // Before its first frame, and on its way out, a sheet takes no input, and changes its window no more than meanwhile.
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
            // What is over a dialog is in its window, too.
            let isUnderDialogs = dialog.map(facts.sheetDialogs.contains) != true
            let inApp: SurfaceContainer =
                isNotice ? .notices : isRaised && isUnderDialogs ? .sheetWindow : .appWindow(over: dialog)
            if surface.id == topmostInput { isUnderInput = false }
            switch surface.region {
            case .view where !raised.contains(surface.id):
                containers[surface.id] = .besideRegion(surface.region)
            case .keyboard:
                // Notices are in front of what blocks the scene, too.
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

    /// The surfaces over views that cannot stay beside their views.
    ///
    /// One kind has no room there. The other are notices in front of a surface over the window, which would be drawn over
    /// them there.
    ///
    /// A view in the content of a sheet is in front of what is behind the sheet. A surface that steps aside is under a
    /// dialog of the app, as everything beside a view is.
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
                // It is over the window from then on.
                if hasNoRoom { foremost = index }
            }
        }
        return raised
    }

    /// Whether there are only notices of the window, which can go to another one, and nothing is blocked.
    var isOfNotices: Bool {
        surfaces.allSatisfy { $0.kind == .hud && $0.region.isWindow }
            && !input.layers.contains(where: \.blocks)
    }

    /// The surfaces that block all that is around their panel.
    private var blockers: Set<SurfaceID> {
        Set(input.layers.filter { $0.outside == .blocked }.map(\.surface))
    }

    /// Whether a sheet gets a window: it blocks the app's, and its content is a view controller; `nil`: it is not known yet.
    ///
    /// - Parameter isController: Whether the content under an identifier is a view controller.
    func needsWindow(_ surface: SurfacePlan, isController: (ViewID) -> Bool) -> Bool? {
        guard surface.kind == .sheet, surface.region == .window, let view = surface.view else { return false }
        if surface.isHidden || surface.aside != nil { return nil }
        return blockers.contains(surface.id) && isController(view)
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

extension SurfacePlan {
    /// Whether a notice has something to press, or can be flicked or tapped away.
    fileprivate var takesInputOnceShown: Bool {
        takesPresses || panel.cancel != nil || !panel.actions.isEmpty
    }
}
