/// The overlays of one region: where an app shows, awaits and dismisses them.
///
/// `window.overlays` makes a new value each time. On UIKit, each time also checks the window and reads the user's
/// settings, so do not ask for it in each frame. A value that you keep follows its region into another window.
///
/// Everything shows over `region`; `over(_:)` names another one of the same window. Methods that need no view (`show`,
/// `flash`, `during`, `dismissAll`, `presentations`) are in `Overlay.Presenter`, which does not depend on a toolkit.
@MainActor
public struct Overlays<Content>: Overlay.Presenter {
    /// The region that these overlays cover.
    public let region: Region
    /// The stage of the region's window now; without a window yet, a stage that waits with the region.
    public var stage: Stage { origin.home(of: region) }
    /// The host of the window that the region was in when these overlays were made.
    @_spi(Host) public let host: any OverlayHost<Content>

    /// The host's stage.
    private let origin: Stage

    /// The host of the region's window now.
    private var presentHost: any OverlayHost<Content> { stage.host as? any OverlayHost<Content> ?? host }

    /// The overlays of a region on a host's stage.
    @_spi(Host) public init(region: Region, stage: Stage, host: any OverlayHost<Content>) {
        self.region = region
        origin = stage
        self.host = host
    }

    /// The same window's overlays over another region.
    public func over(_ region: Region) -> Overlays {
        Overlays(region: region, stage: stage, host: host)
    }

    /// Keeps the window's notices clear of your bar: a tab bar, a player, a floating button.
    ///
    /// ```swift
    /// window.overlays.keepNoticesClear(of: tabBar)
    /// ```
    ///
    /// This applies to notices, including those of minimized work, over the window or over a view that reaches below
    /// the bar. Notices follow the bar when it moves, and are at the edge while it is hidden or has faded out. A view
    /// that would take more than half of a notice's room does not count as a bar. Overlays that block the app cover its
    /// bars, too.
    ///
    /// - Parameter bar: A view of this window. It is not retained, and is forgotten once it is destroyed.
    public func keepNoticesClear(of bar: Content) {
        presentHost.keepNoticesClear(of: bar)
    }

    // MARK: The app's views

    /// Shows one of your views, made by `content` and kept until the last pixel is off the screen.
    ///
    /// ```swift
    /// let list = map.overlays.show(.sheet(detents: [.points(120), .full])) { places }
    /// ```
    ///
    /// - Parameters:
    ///   - overlay: What to show; mostly `.sheet`.
    ///   - shouldEnd: Asked before a user's act ends it; `false` refuses. Not asked for the program's ends.
    ///   - content: Makes the view, at once. A trailing closure is this one; label the one of an action `onAction:`.
    /// - Returns: The handle. Keep it to end the overlay.
    public func show(
        _ overlay: Overlay, shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil,
        file: String = #fileID,
        line: Int = #line, content: @MainActor () -> Content
    ) -> Presentation {
        start(
            overlay, view: held(content()),
            PresentationRequest(shouldEnd: shouldEnd, file: file, line: line))
    }

    /// Shows one of your views, and asks before a user's act ends it.
    ///
    /// ```swift
    /// let form = window.overlays.show(
    ///     .form(label: "New event"),
    ///     shouldEnd: { [overlays = window.overlays] _ in
    ///         await overlays.ask(
    ///             "Discard the event?", answers: [.destructive("Discard", true), .cancel()]) == true
    ///     }
    /// ) { eventForm }
    /// ```
    ///
    /// The view stays while `shouldEnd` runs. Meanwhile, other attempts of the user to end it are refused
    /// without asking again.
    ///
    /// - Parameters:
    ///   - overlay: What to show; mostly `.form` or `.sheet`.
    ///   - shouldEnd: Asked before a user's act ends it; `false` refuses. Not asked for the program's ends.
    ///   - content: Makes the view, at once.
    /// - Returns: The handle. Keep it to end the overlay.
    @_disfavoredOverload
    public func show(
        _ overlay: Overlay, shouldEnd: @escaping @MainActor (Presentation.Cause) async -> Bool,
        file: String = #fileID, line: Int = #line, content: @MainActor () -> Content
    ) -> Presentation {
        start(overlay, view: held(content()), .asking(shouldEnd, file: file, line: line))
    }

    /// Shows one of your views, made by `content`, which disappears by itself; the handle may be dropped.
    ///
    /// ```swift
    /// page.overlays.flash(.hud(), content: { Stars(4) })
    /// ```
    ///
    /// An overlay without a lifetime stays as long as its text takes to read, or its `Overlay.Content.label` if there
    /// is no text, and at least `Stage.Defaults.answerTime`. A screen reader says the label. Presses go through the
    /// view to the app; if the view has controls, add `.with(\.input, Overlay.InputPolicy(outside: .live))`.
    ///
    /// Label the closure: a trailing closure is the action of the other `flash`, whatever it returns.
    @discardableResult
    @_disfavoredOverload
    public func flash(
        _ overlay: Overlay, file: String = #fileID, line: Int = #line, content: @MainActor () -> Content
    ) -> Presentation {
        start(
            overlay.passing, view: held(content()),
            PresentationRequest(role: .passing, file: file, line: line))
    }

    /// Has the host hold a view, unless no overlay can show the view or the window is gone.
    func held(_ view: Content) -> HeldView {
        let host = presentHost
        let availability = host.availability(of: view)
        let isHeld = availability != .unsuitable && stage.host != nil
        return HeldView(id: isHeld ? host.hold(view) : nil, availability: availability)
    }
}

/// A view of the app that a presentation is to show.
struct HeldView {
    /// The host's name for the view; `nil`: the host does not hold the view.
    let id: ViewID?
    /// Whether the view was free before, or in the app's tree.
    let availability: ViewAvailability
}
