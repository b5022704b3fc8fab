/// All presentations of one window: their order, queue, input, focus.
///
/// A host makes one for each window and keeps it; apps reach it through the toolkit's `overlays`.
@MainActor
public final class Stage {
    /// What overlays use where they say nothing themselves.
    public var defaults = StageDefaults()

    /// Answers, for each press and key, where it may go.
    public var gate = InputGate()

    private let host: any OverlayHost

    /// A stage for a host. The host must outlive every call; it usually owns the stage.
    public init(host: some OverlayHost) {
        self.host = host
    }

    // MARK: For hosts

    /// Takes what a host reports. May be called at any time, from inside any call.
    public func report(_ event: HostEvent) {}

    /// The instant came that `OverlayHost.wake(at:)` asked for.
    public func wake() {}

    /// Where everything of a surface goes; to be called in the host's layout pass.
    public func frames(of surface: SurfaceID, facts: LayoutFacts, measuring: some PanelMeasuring) -> SurfaceFrames {
        SurfaceFrames()
    }

    /// The decaying rest of the last change of layout, for drawing.
    public func reflow(of surface: SurfaceID) -> Reflow { .none }

    /// The geometry questions of the gate, answered by the host.
    public var geometry: InputGate.Geometry {
        let host = host
        return InputGate.Geometry(
            panelContains: { surface, point in MainActor.assumeIsolated { host.panel(of: surface, contains: point) } },
            regionContains: { region, point in MainActor.assumeIsolated { host.region(region, contains: point) } })
    }
}
