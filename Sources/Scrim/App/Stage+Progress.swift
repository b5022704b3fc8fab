/// The reports of progress that wait to be shown.
///
/// A thread may report all the time. Showing each report would keep the main loop busy with frames that nobody sees.
@MainActor
struct WaitingReports {
    /// When reports may be shown again.
    var due = Instant()
    /// The presentations with new reports, in the order of arrival.
    var presentations: [PresentationCompletion] = []
    /// When some will be shown; `nil`: none waits.
    var next: Instant? { presentations.isEmpty ? nil : due }
}

extension Stage {
    /// Shows a presentation's reports: at once if none were shown a moment ago, else with those that come until then.
    func showReports(of presentation: PresentationCompletion) {
        waitingReports.presentations.append(presentation)
        showReports()
        if !waitingReports.presentations.isEmpty, activity != .working { schedule() }
    }

    /// Shows what was reported, if it is time for that.
    func showReports() {
        let (presentations, now) = (waitingReports.presentations, now)
        guard !presentations.isEmpty, waitingReports.due <= now else { return }
        waitingReports = WaitingReports(due: now + reportInterval)
        for presentation in presentations { presentation.showReports() }
    }

    /// Hands the waiting reports of presentations over to their new stage.
    func handOverReports(of ids: Set<Presentation.ID>, to other: Stage) {
        let leaving = waitingReports.presentations.filter { ids.contains($0.id) }
        waitingReports.presentations.removeAll { ids.contains($0.id) }
        for presentation in leaving { other.showReports(of: presentation) }
    }
}
