/// What is on screen for one presentation, or for several that joined: a value with a lifecycle.
///
/// Pure: events come with their instant, and what is to be done comes back as effects. `Surface+Lifecycle.swift`
/// holds the transitions.
struct Surface: Hashable, Sendable, Identifiable {
    let id: SurfaceID
    let kind: Overlay.Kind
    let region: Region
    let placement: Placement
    let identifier: String

    /// Oldest first; the newest living one's content shows.
    ///
    /// Empty once the surface leaves.
    var holders: [Holder]
    /// The holder whose content shows, kept for the way out.
    var face: Holder
    /// Who is settled but not yet off the screen.
    var leavers: [PresentationID] = []

    var phase: Phase
    /// Whether its region is out of sight by itself (another tab).
    var isRegionHidden: Bool
    /// Whether its region, its window or the whole app is out of sight.
    var isHidden: Bool
    /// The surface that its region lies in.
    var container: SurfaceID?

    var motion = Motion.hold(.rest)
    /// Counts the motions; a completion that carries another number is stale.
    var generation = 0
    /// How far a slide goes, as layout last gave it; it decides how long one takes.
    var reach = Reach()

    /// When it was first seen, in the look that it has.
    var shownAt: Instant?
    /// Until when the program cannot take it away.
    var minimumUntil: Instant?

    /// Whether the pointer is over its panel, which holds its lifetimes still.
    var isHovered = false

    /// What it knows of itself as a sheet at an edge; `nil`: it is none.
    var sheet: SheetState?

    /// What was last announced of its text.
    var announced: String?
    /// The last announced step of progress.
    var announcedStep = 0

    /// The way from rest to just outside, and the region's extent along it, in points.
    struct Reach: Hashable, Sendable {
        var travel = 0.0
        var extent = 0.0
    }

    init(id: SurfaceID, holder: Holder, region: Region, isRegionHidden: Bool, container: SurfaceID?) {
        self.id = id
        kind = holder.overlay.kind
        self.region = region
        placement = holder.overlay.placement
        identifier = holder.overlay.identifier ?? holder.overlay.kind.rawValue
        holders = [holder]
        face = holder
        phase = .detached
        if case (.sheet, .edge) = (kind, placement) {
            sheet = SheetState(detent: holder.overlay.sheet.initial)
        }
        self.isRegionHidden = isRegionHidden
        isHidden = isRegionHidden
        self.container = container
    }

    // MARK: What it is

    /// Whether it shows a final status: it blocks nothing and expires.
    var isFinal: Bool { face.final != nil }

    /// Whether it is on its way out, for good or until its next turn.
    var isLeaving: Bool {
        switch phase {
        case .leaving, .interrupted: true
        case .detached, .queued, .grace, .up: false
        }
    }

    /// Whether it waits for its turn.
    var isQueued: Bool {
        if case .queued = phase { true } else { false }
    }

    /// How urgent it is: the most urgent of those who share it.
    var priority: Priority { holders.map(\.overlay.priority).max() ?? .low }

    /// Whether a host has it, to draw or to keep for later.
    var isPresented: Bool { phase == .up || isLeaving }

    /// Whether it is there to be seen.
    var isVisible: Bool { phase == .up && shownAt != nil && !isHidden }

    /// Whether its first frame is awaited.
    var awaitsFrame: Bool { phase == .up && shownAt == nil && !isHidden }

    /// Whether it holds its placement against other HUDs.
    var occupiesPlacement: Bool {
        guard kind == .hud else { return false }
        switch phase {
        case .detached, .queued: return false
        case .grace, .up, .leaving, .interrupted: return !isHidden
        }
    }

    // MARK: What it asks of its surroundings, for all who share it

    /// What input it takes now; `nil` when it takes part in none.
    var inputLayer: InputPlan.Layer? {
        guard !isFinal, !isHidden, !holders.isEmpty else { return nil }
        let isThere: Bool
        switch phase {
        case .detached, .queued, .leaving, .interrupted: return nil
        case .grace: isThere = false
        case .up: isThere = shownAt != nil
        }
        let policies = holders.map(\.overlay.input)
        let layer = InputPlan.Layer(
            surface: id, region: region, outside: isUndimmed ? .live : policies.map(\.outside).strictest,
            tapOutside: policies.allSatisfy { $0.tapOutside == .dismisses } && isThere && !isUndimmed
                ? .dismisses : .ignored,
            panelTakesInput: isThere && (policies.contains(where: \.panelTakesInput) || hasButtons))
        let takesPart = layer.outside != .live || layer.panelTakesInput || layer.tapOutside == .dismisses
        return takesPart ? layer : nil
    }

    /// Whether there is anything to press.
    var hasButtons: Bool { cancel != nil || face.overlay.content.action != nil }

    /// Whether it blocks the whole window, now that it is there to be seen.
    var blocksWindow: Bool {
        guard isVisible, let layer = inputLayer else { return false }
        return region.isWindow && layer.outside != .live
    }

    /// The cancel button of any holder: the newest one's that can still be taken.
    var cancel: CancelButton? {
        (cancellable.last { $0.cancelling == nil } ?? cancellable.last)?.overlay.content.cancel
    }

    /// Whether the cancel button was taken for all who have one, and their work winds up.
    var isCancelling: Bool {
        holders.isEmpty ? face.cancelling != nil : cancellable.allSatisfy { $0.cancelling != nil }
    }

    private var cancellable: [Holder] { holders.filter { $0.overlay.content.cancel != nil } }

    /// Whether Escape ends it, or cancels it.
    ///
    /// Not in its grace: nobody sees it yet, so that the key, like a press, was not meant for it.
    var yieldsToEscape: Bool {
        guard isVisible, !isFinal else { return false }
        return cancel != nil || holders.allSatisfy { $0.overlay.input.escapeDismisses }
    }
}

extension Collection<InputPolicy.Outside> {
    /// The policy that lets the least through.
    var strictest: InputPolicy.Outside {
        reduce(.live) { strict, next in
            switch (strict, next) {
            case (.blocked, _), (_, .blocked): .blocked
            case (.blockedExcept(let one), .blockedExcept(let other)): .blockedExcept(one.intersection(other))
            case (.blockedExcept, .live): strict
            case (.live, .blockedExcept), (.live, .live): next
            }
        }
    }
}
