/// What a pure stage asks its runner to do, in order.
enum StageEffect: Hashable, Sendable, Codable {
    /// The presentation ended, with this as what it last wanted shown; a journal leaves that out.
    ///
    /// Comes once for each.
    case settled(Presentation.ID, Presentation.Outcome, last: Shared<Overlay>?)
    /// The user has not seen the notice, or not answered it: it ended all the same.
    ///
    /// Comes at most once for each, after `settled`.
    case missed(Presentation.ID)
    /// Its last pixel is off, or another presentation took its surface over.
    ///
    /// Comes once, after `settled`.
    case gone(Presentation.ID)
    /// The body of a `during` is to be cancelled.
    case cancelBody(Presentation.ID)
    /// The user minimizes a presentation, which needs a surface for that.
    case minimize(Presentation.ID)
    /// The user restores a minimized presentation, which may need a surface for that.
    case restore(Presentation.ID)
    /// The app's handler for an action is to run.
    case act(Presentation.ID, button: Int, Overlay.ActionButton)
    /// The app is to say what is wrong with a text.
    case validate(Presentation.ID, String)
    /// A text is to be searched for in a list.
    case search(Presentation.ID, String)
    /// An app's view is no longer needed.
    case release(ViewID)
    /// Assistive technology is to speak.
    case announce(Announcement)
    /// The device is to play the haptic of a final status.
    case play(Overlay.Haptic)
    /// The system is to say how a presentation ended, while the user is elsewhere.
    ///
    /// Comes at most once for each.
    case notify(Presentation.ID, String)
    /// What the system says of a presentation's end is to be taken back.
    ///
    /// Comes once, after `notify`.
    case withdrawNotification(Presentation.ID)
    /// The app's developer is to get a report of the presentation.
    case report(Presentation.ID, ReportReason)
    /// Surfaces go to another stage, without an end; a journal keeps only that they do.
    case handedOver([Surface])
    /// The main actor was late by this much while something was visible; this presentation was in front.
    case stalled(Duration, under: Presentation.ID?)
}
