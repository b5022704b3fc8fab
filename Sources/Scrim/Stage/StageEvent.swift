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
    /// The program ends a presentation with a status to be read; `evenIfCancelled`: also if its body was cancelled.
    case finish(Presentation.ID, Presentation.Status, evenIfCancelled: Bool = false)
    /// The app allows a user's act on these presentations, after refusing it at first or while refusing it for others.
    case allow([Presentation.ID], Presentation.Cause)
    /// The program undoes the work of this notice, as the notice's button does.
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
    /// Somebody begins to follow a sheet's position frame by frame, or stops.
    case follow(Presentation.ID, Bool)
    /// A drag that would have ended a sheet was released, and the app refused.
    case dragRefused(SurfaceID, at: Instant)
    /// Layout found other frames for a surface.
    case laidOut(SurfaceID, SurfaceExtent)
    /// The stage's defaults changed.
    indirect case setDefaults(Stage.Defaults)
    /// Turns the watch for a late main actor on or off.
    case watchStalls(Bool)
    /// Surfaces that wait for their regions arrive from another stage; the given region is in this state here.
    case receive([Surface], Region, Region.State)
    /// The surfaces that wait for a region, or (`nil`) all that wait, go to another stage.
    case handOver(Region?)
    /// A report of the host.
    case host(HostEvent)
    /// The instant came for which a wake-up was requested.
    case wake

    /// Whether several events of one turn of the main loop are applied together, at the end of the turn.
    enum Coalescing {
        case never
        /// If many surfaces are presented: many may come and go in one turn, and applying each of them alone would
        /// cost the square of their number.
        case amongMany
        case always
    }

    /// Whether several events like this one are applied together.
    var coalescing: Coalescing {
        switch self {
        case .change(_, let change):
            switch change {
            case .content, .appearance, .timing, .progress, .matches: .always
            // Blocking changes at once. A problem appears together with the text that it is about.
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

    /// The presentation that the program acts on; `nil`: none, or it does not exist yet.
    var presentation: Presentation.ID? {
        switch self {
        case .change(let id, _), .end(let id, _), .dismissLater(let id, _), .finish(let id, _, _),
            .takeBack(let id), .bodyEnded(let id, _), .bodyCancelled(let id), .minimize(let id, _),
            .restore(let id, _),
            .setDetent(let id, _), .follow(let id, _):
            id
        // These presentations share a surface, and move with it.
        case .allow(let ids, _): ids.first
        case .show, .dismissAll, .dragRefused, .laidOut, .setDefaults, .watchStalls, .receive,
            .handOver,
            .host, .wake:
            nil
        }
    }

    /// The event that replaces a user's act if the app refuses it; `nil`: none.
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
    /// The view that a question over the window is about; `nil`: it is about `region`.
    let subject: Subject?
    let view: ViewID?
    let isScoped: Bool
    var isUndoable = false
    /// Whether the app's view was free, if there is one.
    var availability = ViewAvailability.free

    /// The overlay to show.
    var overlay: Overlay {
        _read { yield sharedOverlay.value }
        _modify { yield &sharedOverlay.value }
    }

    /// Whether the app's view cannot be shown, and the overlay has nothing else; an activity has the library's text.
    var hasNothingElse: Bool {
        availability == .unsuitable && overlay.content.isEmpty && overlay.kind != .activity
    }
}
