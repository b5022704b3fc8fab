/// What happens to a stage: requests of apps, reports of hosts, and time.
///
/// Nothing else changes a `StageMachine`, so a list of events determines its state.
enum StageEvent: Hashable, Sendable, Codable {
    /// An overlay is to be shown.
    case show(ShowRequest)
    /// The program changes what a presentation shows.
    case change(Presentation.ID, SurfaceEvent.Change)
    /// The program ends a presentation.
    case end(Presentation.ID, Presentation.Cause)
    /// The program ends a presentation in a while.
    case dismissLater(Presentation.ID, after: Duration)
    /// The program ends a presentation with a status to be read; `evenIfCancelled`: also if its body was
    /// cancelled.
    case finish(Presentation.ID, Presentation.Status, evenIfCancelled: Bool = false)
    /// The app allows a user's act on these presentations, which it refused at first, or refuses for others.
    case allow([Presentation.ID], Presentation.Cause)
    /// The program takes back the work whose notice this is, as its button does.
    case takeBack(Presentation.ID)
    /// The body of a `during` returned.
    case bodyEnded(Presentation.ID, Presentation.Cause)
    /// The task that runs a `during` was cancelled from outside.
    case bodyCancelled(Presentation.ID)
    /// The program ends everything over a region, or all of one kind or name; `nil`: everywhere, and of any.
    case dismissAll(Region?, kind: Overlay.Kind? = nil, identifier: String? = nil)
    /// A presentation is minimized: it goes on as a notice, on this surface.
    case minimize(Presentation.ID, onto: SurfaceID)
    /// A minimized presentation covers its region again, on this surface unless it shares one.
    case restore(Presentation.ID, onto: SurfaceID)
    /// The program sends a sheet to a detent.
    case setDetent(Presentation.ID, Overlay.Detent)
    /// Somebody wants to know where a sheet is, frame by frame, or does no more.
    case follow(Presentation.ID, Bool)
    /// A drag that would have ended a sheet was let go, and the app refused.
    case dragRefused(SurfaceID, at: Instant)
    /// Layout found other places for a surface.
    case laidOut(SurfaceID, SurfaceExtent)
    /// The stage's defaults changed.
    indirect case setDefaults(Stage.Defaults)
    /// Whether lateness of the main actor is watched for.
    case watchStalls(Bool)
    /// Surfaces that wait for their regions arrive from another stage; one of these regions is in this state here.
    case receive([Surface], Region, Region.State)
    /// The surfaces that wait for a region, or (`nil`) all that wait, go to another stage.
    case handOver(Region?)
    /// A report of the host.
    case host(HostEvent)
    /// The instant came that was asked for.
    case wake

    /// When several events of one turn of the main loop arrive on screen together, with the turn's end.
    enum Coalescing {
        case never
        /// If many surfaces are presented: many may come and go in one turn, and applying each of them alone would
        /// cost the square of their number.
        case amongMany
        case always
    }

    /// When several of these arrive on screen together.
    var coalescing: Coalescing {
        switch self {
        case .change(_, let change):
            switch change {
            case .content, .appearance, .timing, .progress, .matches: .always
            // What the app is kept from, or gets back, it is at once; what it says about a text is on screen with
            // the text.
            case .input, .sheet, .problem: .never
            }
        case .laidOut: .always
        case .show, .end: .amongMany
        case .dismissLater, .finish, .allow, .takeBack, .bodyEnded, .bodyCancelled, .dismissAll, .minimize,
            .restore, .setDetent, .follow, .dragRefused, .setDefaults, .watchStalls, .receive, .handOver,
            .host, .wake:
            .never
        }
    }

    /// The presentation that the program does something about; `nil`: none, or it is still to come.
    var presentation: Presentation.ID? {
        switch self {
        case .change(let id, _), .end(let id, _), .dismissLater(let id, _), .finish(let id, _, _),
            .takeBack(let id), .bodyEnded(let id, _), .bodyCancelled(let id), .minimize(let id, _),
            .restore(let id, _),
            .setDetent(let id, _), .follow(let id, _):
            id
        // They share a surface, and move with it.
        case .allow(let ids, _): ids.first
        case .show, .dismissAll, .dragRefused, .laidOut, .setDefaults, .watchStalls, .receive,
            .handOver,
            .host, .wake:
            nil
        }
    }

    /// The event that replaces a user's act which the app refuses; `nil`: none.
    var whenRefused: StageEvent? {
        guard case .host(.dragEnded(let id, let instant, _)) = self else { return nil }
        return .dragRefused(id, at: instant)
    }
}

/// The request of a `show`.
struct ShowRequest: Hashable, Sendable, Codable {
    let id: Presentation.ID
    /// The surface to use if none is shared.
    let surface: SurfaceID
    var sharedOverlay: Shared<Overlay>
    let region: Region
    let regionState: Region.State
    /// What a question over the window is about, if that is a view; `nil`: it is about `region`.
    let subject: Subject?
    let view: ViewID?
    let isScoped: Bool
    var isUndoable = false
    /// Where the app's view stood, if there is one.
    var standing = ViewStanding.free

    /// The overlay to show.
    var overlay: Overlay {
        _read { yield sharedOverlay.value }
        _modify { yield &sharedOverlay.value }
    }

    /// Whether the app's view cannot be shown, and the overlay has nothing else; an activity has the library's
    /// words.
    var hasNothingElse: Bool {
        standing == .unsuitable && overlay.content.isEmpty && overlay.kind != .activity
    }
}
