/// Everything that a host should have on screen for one stage, as one value.
@_spi(Host) public struct StagePlan: Hashable, Sendable, Codable {
    /// The surfaces, back to front; unchanged ones are shared with the previous plan, and so compare fast.
    public var surfaces: PagedArray<Shared<SurfacePlan>> = []
    /// The user input that each surface takes and blocks.
    public var input = InputPlan()
    /// The owner of the keyboard focus.
    public var focus: FocusPlan = .app
    /// The stops of the keys that move the focus between the app and the panels beside it.
    public var focusRound = FocusRound()
    /// The plan for assistive technology.
    public var access = AccessPlan()
    /// The progress of minimized work for the desktop's launcher, from 0 to 1 in whole per cent; `nil`: none is shown.
    ///
    /// It is the progress of the newest such work: a mean would go back when more work is minimized.
    public var launcherProgress: Double?
    /// Whether the host should call `Stage.frame(at:)` for each frame, because somebody follows a moving sheet.
    public var wantsFrames = false

    /// The plan while nothing is on screen.
    public init() {}

    /// Whether nothing is shown, and nothing is kept from the app.
    public var isEmpty: Bool { surfaces.isEmpty && input.isOpen }
}
