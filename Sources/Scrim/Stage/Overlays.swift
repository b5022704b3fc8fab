/// The overlays of one region: where an app shows, awaits and dismisses them.
///
/// Cheap to make and to throw away; `window.overlays` makes a new one each time.
@MainActor
public struct Overlays<Host: OverlayHost> {
    /// What overlays shown through it cover.
    public let region: Region
    /// The stage of the region's window.
    public let stage: Stage
    let host: Host

    /// The overlays of a region on a host's stage.
    public init(region: Region, stage: Stage, host: Host) {
        self.region = region
        self.stage = stage
        self.host = host
    }

    /// The same window's overlays over another region.
    public func over(_ region: Region) -> Overlays {
        Overlays(region: region, stage: stage, host: host)
    }
}
