/// The tasks that a pure stage gives to its runner, in order.
enum StageEffect: Hashable, Sendable, Codable {
    /// The presentation is on screen for the first time.
    ///
    /// Occurs at most once for each presentation, before `settled`.
    case shown(Presentation.ID)
    /// The presentation ended; `last` is the overlay that it last wanted shown, which a journal leaves out.
    ///
    /// Occurs once for each presentation.
    case settled(Presentation.ID, Presentation.Outcome, last: Shared<Overlay>?)
    /// A notice ended that the user has not seen, or not answered.
    ///
    /// Occurs at most once for each presentation, after `settled`.
    case missed(Presentation.ID)
    /// The last pixel of the presentation is off the screen, or another presentation took its surface over.
    ///
    /// Occurs once, after `settled`.
    case gone(Presentation.ID)
    /// Cancel the body of a `during`.
    case cancelBody(Presentation.ID)
    /// Minimize a presentation as the user asked; it needs a surface for that.
    case minimize(Presentation.ID)
    /// Restore a minimized presentation as the user asked; it may need a surface for that.
    case restore(Presentation.ID)
    /// Run the app's handler for an action.
    case act(Presentation.ID, button: Int, Overlay.ActionButton)
    /// Ask the app what is wrong with a text.
    case validate(Presentation.ID, String)
    /// Search for a text in a list.
    case search(Presentation.ID, String)
    /// Release a view of the app.
    case release(ViewID)
    /// Have assistive technology speak.
    case announce(Announcement)
    /// Play the haptic of a final status.
    case play(Overlay.Haptic)
    /// Have the system report how a presentation ended, while the user is elsewhere.
    ///
    /// Occurs at most once for each presentation.
    case notify(Presentation.ID, String)
    /// Withdraw the system's notification about a presentation's end.
    ///
    /// Occurs once, after `notify`.
    case withdrawNotification(Presentation.ID)
    /// Report the presentation to the app's developer.
    case report(Presentation.ID, ReportReason)
    /// Surfaces move to another stage without ending; a journal records only that they do.
    case handedOver([Surface])
    /// The main actor was late by this much while something was visible or about to be; this presentation was in front.
    case stalled(Duration, under: Presentation.ID?)
}
