/// What a host should show for one surface.
@_spi(Host) public struct SurfacePlan: Hashable, Sendable, Codable, Identifiable {
    /// The surface.
    public let id: SurfaceID
    /// Which kind of overlay the surface shows.
    public let kind: Overlay.Kind
    /// The region that the surface covers.
    public let region: Region
    /// The panel's present content.
    public var panel: PanelContent
    /// The app's own view in the panel; `nil`: there is none.
    public var view: ViewID?
    /// The style, in storage that surfaces with the same look share.
    var sharedStyle: Shared<Overlay.Style>
    /// Where the panel sits in the region.
    public var placement: Overlay.Placement
    /// The panel's pose as a function of time.
    public var motion: Motion
    /// The number of the present motion, which the reports `frameShown` and `motionEnded` carry.
    public var generation: Int
    /// Whether the surface's first frame is awaited: report `frameShown` once it is drawn.
    public var awaitsFrame: Bool
    /// Whether the surface's region is out of sight: the host keeps the surface, draws nothing of it and runs no frame
    /// clock for it.
    ///
    /// The same holds for a surface that steps aside, unless the host says that it keeps such surfaces drawn
    /// (`Stage.Environment.keepsAsideDrawn`).
    public var isHidden: Bool
    /// What a surface that was seen blocks while it steps aside for a dialog of the app; `nil`: it does not step aside.
    ///
    /// Meanwhile the surface takes no part in input, focus and accessibility. On a host that keeps it drawn under the
    /// dialog, the surface moves, fades and ends as any other.
    public var aside: Aside?
    /// Whether the surface is leaving.
    public var isLeaving: Bool
    /// Whether the panel takes input; if not, all input passes through it.
    ///
    /// False while the surface leaves.
    public var takesInput: Bool
    /// Whether a tap or a flick on the panel may end the overlay, or restore a minimized one: report where a press
    /// on it ends (`HostEvent.panelReleased`).
    public var takesPresses = false
    /// Whether the panel has a view of the app, and Escape ends the overlay or cancels its work, as long as the overlay
    /// is visible and nothing in front of it blocks Escape.
    ///
    /// The app's view may contain the toolkit's button that closes a window, as a header bar does. On a panel that
    /// button dismisses the overlay: report `HostEvent.escapeOn`. Disable the button where Escape does nothing.
    public var endsByEscape = false
    /// The panel's name for UI tests.
    public var identifier: String
    /// Where the panel is among the notices at the same edge or corner; `nil`: it is alone there, or elsewhere.
    ///
    /// Layout handles it (`Stage.frames`): a host only reports fingers that go down on the panel (`HostEvent.touched`).
    public var stack: StackSlot?
    /// How much of the notice's time is left, if the overlay shows it; `nil`: nothing is shown.
    public var timeLeft: TimeLeft?
    /// The plan of a sheet at an edge; `nil`: the surface is not a sheet.
    public var sheet: SheetPlan?

    /// What a surface that steps aside for a dialog blocks as long as it stays drawn.
    public enum Aside: Hashable, Sendable, Codable {
        /// Nothing: what is under the surface is live.
        case live
        /// What is under the surface.
        case blocking
    }

    /// The surface's look, already adapted to the environment.
    public var style: Overlay.Style {
        _read { yield sharedStyle.value }
        _modify { yield &sharedStyle.value }
    }

    /// Whether the panel's text is still news after the panel has gone: how something ended is news; work in progress
    /// and buttons are not.
    public var staysNews: Bool {
        guard panel.actions.isEmpty else { return false }
        switch panel.indicator {
        case .spinner, .bar, .ring: return false
        case .none, .icon: return kind != .sheet && kind != .question
        }
    }

    /// Whether a host has to make views for the surface even while it is scrolled out of sight: it has buttons
    /// that keys lead to, it has the app's own view, or it is a notice, which may be in the window because its
    /// view has no room.
    ///
    /// All others can wait until their region comes into sight: of a thousand rows, only the dozen in sight have views.
    public var isNeededUnseen: Bool {
        region.isWindow || view != nil || kind == .hud || panel.cancel != nil || !panel.actions.isEmpty
    }
}
