/// Everything that a host is to have on screen for one stage, as one value.
@_spi(Host) public struct StagePlan: Hashable, Sendable, Codable {
    /// The surfaces, back to front; those that did not change are shared with the plan before, and compare as
    /// fast.
    public var surfaces: PagedArray<Shared<SurfacePlan>> = []
    /// What each surface takes and blocks of the user's input.
    public var input = InputPlan()
    /// The owner of the keyboard focus.
    public var focus: FocusPlan = .app
    /// The way that keys take the focus, between the app and the panels beside it.
    public var focusRound = FocusRound()
    /// The plan for assistive technology.
    public var access = AccessPlan()
    /// The progress of minimized work for the desktop's launcher, from 0 to 1 in whole per cent; `nil`: it shows none.
    ///
    /// That of the newest with a progress: a mean would go back when more work is minimized.
    public var launcherProgress: Double?
    /// Whether the host is to call `Stage.frame(at:)` for each frame: somebody follows a sheet that moves.
    public var wantsFrames = false

    /// The plan while nothing is on screen.
    public init() {}

    /// Whether there is nothing to show, and nothing to keep from the app.
    public var isEmpty: Bool { surfaces.isEmpty && input.isOpen }
}
