/// The overlays of one region: where an app shows, awaits and dismisses them.
///
/// Cheap to make and to throw away: `window.overlays` makes a new one each time. Everything shows over
/// `region`; `over(_:)` names another one of the same window.
@MainActor
public struct Overlays<Content> {
    /// What overlays shown through it cover.
    public let region: Region
    /// The stage of the region's window.
    public let stage: Stage
    /// The host of the region's window.
    @_spi(Host) public let host: any OverlayHost<Content>

    /// The overlays of a region on a host's stage.
    @_spi(Host) public init(region: Region, stage: Stage, host: any OverlayHost<Content>) {
        self.region = region
        self.stage = stage
        self.host = host
    }

    /// The same window's overlays over another region.
    public func over(_ region: Region) -> Overlays {
        Overlays(region: region, stage: stage, host: host)
    }

    // MARK: Showing

    /// Shows an overlay until something ends it.
    ///
    /// Input is blocked from now on, where the overlay blocks it.
    ///
    /// - Parameters:
    ///   - overlay: What to show.
    ///   - shouldEnd: Asked before a user's act ends it; `false` refuses. Not asked for the program's ends.
    ///   - onAction: Runs when the action button is taken; the overlay ends with it.
    /// - Returns: The handle. Keep it, to end it; only `flash` needs none.
    public func show(
        _ overlay: Overlay, shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil,
        onAction: (@MainActor () -> Void)? = nil, file: String = #fileID, line: Int = #line
    ) -> Presentation {
        start(
            overlay, view: nil,
            PresentationRequest(shouldEnd: shouldEnd, onAction: onAction, file: file, line: line))
    }

    /// Shows a view of the app's, made by `content` and kept until the last pixel is off the screen.
    public func show(
        _ overlay: Overlay, shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil,
        file: String = #fileID,
        line: Int = #line, content: @MainActor () -> Content
    ) -> Presentation {
        start(
            overlay, view: content(), PresentationRequest(shouldEnd: shouldEnd, file: file, line: line))
    }

    /// Shows a notice that goes by itself; the handle may be dropped.
    ///
    /// An overlay without a lifetime of its own stays as long as its text takes to read.
    @discardableResult
    public func flash(
        _ overlay: Overlay, onAction: (@MainActor () -> Void)? = nil, file: String = #fileID,
        line: Int = #line
    ) -> Presentation {
        start(
            passing(overlay), view: nil,
            PresentationRequest(role: .passing, onAction: onAction, file: file, line: line))
    }

    /// Shows a view of the app's, made by `content`, that goes by itself; the handle may be dropped.
    ///
    /// An overlay without a lifetime of its own stays as long as its own text, if it has one, takes to read: at
    /// least 1 s.
    @discardableResult
    public func flash(
        _ overlay: Overlay, file: String = #fileID, line: Int = #line, content: @MainActor () -> Content
    ) -> Presentation {
        start(
            passing(overlay), view: content(), PresentationRequest(role: .passing, file: file, line: line))
    }

    /// Ends everything over this region; over a window, everything on its stage.
    public func dismissAll() {
        stage.send(.dismissAll(region.isWindow ? nil : region))
    }

    // MARK: The one start

    func start(_ overlay: Overlay, view: Content?, _ request: PresentationRequest) -> Presentation {
        let completion = PresentationCompletion(id: Presentation.ID(), overlay: overlay)
        let handle = Presentation(completion)
        let region = covered(by: overlay)
        stage.show(
            ShowRequest(
                id: handle.id, surface: SurfaceID(), overlay: overlay, region: region,
                regionState: host.state(of: region), view: view.map { host.hold($0) },
                isScoped: request.role == .scoped),
            Stage.Record(completion: completion, handle: handle, request: request))
        return handle
    }

    /// With a lifetime, if it has none.
    private func passing(_ overlay: Overlay) -> Overlay {
        guard overlay.timing.lifetime == .untilDismissed else { return overlay }
        return overlay.with(\.timing.lifetime, .reading)
    }

    /// A veil over a window covers the keyboard, too.
    private func covered(by overlay: Overlay) -> Region {
        overlay.kind == .veil && region == .window ? .windowAndKeyboard : region
    }
}
