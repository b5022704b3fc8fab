/// What happens to a stage: what apps ask for, what hosts report, and time.
enum StageEvent: Hashable, Sendable {
    case show(ShowRequest)
    /// The content or the look of a presentation's overlay is another.
    case change(PresentationID, Overlay.Content, Appearance?)
    /// The program ends it.
    case end(PresentationID, Cause)
    /// The program ends it with a status to be read.
    case finish(PresentationID, Status)
    /// The body of a `during` returned.
    case bodyEnded(PresentationID, Cause)
    /// The task that runs a `during` was cancelled from outside.
    case bodyCancelled(PresentationID)
    case dismissAll(Region?)
    /// A sheet is to behave otherwise.
    case behave(PresentationID, Sheet)
    /// A sheet is to go to a detent.
    case rest(PresentationID, Detent)
    /// Whether somebody wants to know where a sheet is, frame by frame.
    case observe(PresentationID, Bool)
    /// A drag that would have ended the sheet was let go, and the app refused.
    case dragRefused(SurfaceID, at: Instant)
    case host(HostEvent)
    /// The instant came that was asked for.
    case wake
}

/// What `show` asks for.
struct ShowRequest: Hashable, Sendable {
    let id: PresentationID
    /// The surface to use if none is shared.
    let surface: SurfaceID
    let overlay: Overlay
    let region: Region
    let regionState: RegionState
    let view: ViewID?
    let isScoped: Bool
}
