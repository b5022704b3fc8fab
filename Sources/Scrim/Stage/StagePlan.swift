/// Everything that a host should have on screen, as one value.
public struct StagePlan: Hashable, Sendable {
    /// The surfaces, back to front.
    public var surfaces: [SurfacePlan] = []
    /// What input goes where.
    public var input = InputPlan()
    /// Who holds the keyboard focus.
    public var focus: FocusPlan = .app
    /// What assistive technology sees.
    public var access = AccessPlan()
    /// Whether `HostEvent.frame` is wanted for each frame: somebody follows a sheet that is under way.
    public var wantsFrames = false

    /// Nothing is on screen.
    public init() {}
}

/// One surface, as it should be.
public struct SurfacePlan: Hashable, Sendable, Identifiable {
    /// Its name.
    public let id: SurfaceID
    /// Which of the five it is.
    public let kind: Overlay.Kind
    /// What it covers.
    public let region: Region
    /// What its panel says now: progress, "Cancelling…" and all.
    public var panel: PanelContent
    /// The app's own view; `nil`: the panel is the library's.
    public var view: ViewID?
    /// Its look, the environment considered.
    public var style: Style
    /// Where its panel sits.
    public var placement: Placement
    /// Where it is and goes.
    ///
    /// For `frameShown` and `motionEnded`, `generation` names it.
    public var motion: Motion
    /// Counts the motions of this surface; reports carry it.
    public var generation: Int
    /// Whether its first frame is awaited: report `frameShown` once it is drawn.
    public var awaitsFrame: Bool
    /// Whether its region is out of sight: keep it, draw nothing of it, run no clock for it.
    public var isHidden: Bool
    /// Whether it is on its way out: it takes no input any more.
    public var isLeaving: Bool
    /// Whether its panel takes input; if not, everything passes through it.
    public var takesInput: Bool
    /// The name for UI tests.
    public var identifier: String
    /// What a sheet at an edge is besides; `nil`: it is none.
    public var sheet: SheetPlan?
}

/// What a panel says, with all words in place.
public struct PanelContent: Hashable, Sendable {
    /// The main line.
    public var message: String?
    /// The quieter text below it.
    public var detail: String?
    /// What shows that something goes on.
    public var indicator: Indicator
    /// The cancel button's title; `nil`: there is none.
    public var cancel: String?
    /// Whether the cancel button can be taken; not while the work winds up.
    public var isCancelEnabled: Bool
    /// The action button's title; `nil`: there is none.
    public var action: String?
    /// What assistive technology calls it instead of its texts; `nil`: these.
    public var label: String?
    /// How much is done, in words, as assistive technology tells it on demand; `nil`: nothing tells.
    public var progressText: String?

    /// What a screen reader should know it as: its label, or message and detail in one.
    public var spokenText: String {
        if let label, !label.isEmpty { return label }
        return [message, detail].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The parts that there are to lay out, besides the app's own view.
    public var parts: [PanelPart] {
        var parts: [PanelPart] = []
        if indicator != .none { parts.append(.indicator) }
        if message?.isEmpty == false { parts.append(.message) }
        if detail?.isEmpty == false { parts.append(.detail) }
        if action != nil { parts.append(.action) }
        if cancel != nil { parts.append(.cancel) }
        return parts
    }
}

/// Who holds the keyboard focus.
public enum FocusPlan: Hashable, Sendable {
    /// The app.
    ///
    /// The focus that was saved is given back, unless the app moved it meanwhile.
    case app
    /// This surface's panel.
    ///
    /// The app's focus is saved when the first surface takes it; while `isTrapped`, it stays inside.
    case surface(SurfaceID, isTrapped: Bool)
}

/// What assistive technology sees.
public struct AccessPlan: Hashable, Sendable {
    /// The surface that is modal: everything below it is hidden.
    public var modal: SurfaceID?
    /// The regions that are hidden, their content and all, because a surface covers them.
    public var hiddenRegions: Set<Region> = []

    /// Nothing is on screen.
    public init() {}
}
