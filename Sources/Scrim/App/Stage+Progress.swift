/// What was reported of progress and waits to be shown.
///
/// A thread may report all the time. Shown each time, its reports would keep the main loop busy, for frames that nobody sees.
@MainActor
struct WaitingReports {
    /// When reports may be shown again.
    var due = Instant()
    /// The presentations that have news, in the order in which they came.
    var presentations: [PresentationCompletion] = []
    /// When some will be shown; `nil`: none waits.
    var next: Instant? { presentations.isEmpty ? nil : due }
}

extension Stage {
    /// Shows what was reported of a presentation: at once if nothing was shown a moment ago, else with what is reported until
    /// then.
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

    /// Leaves what waits to be shown of presentations to their new stage.
    func handOverReports(of ids: Set<Presentation.ID>, to other: Stage) {
        let leaving = waitingReports.presentations.filter { ids.contains($0.id) }
        waitingReports.presentations.removeAll { ids.contains($0.id) }
        for presentation in leaving { other.showReports(of: presentation) }
    }
}
