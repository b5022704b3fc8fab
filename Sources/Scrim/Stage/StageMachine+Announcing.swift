// Rule 20: what assistive technology announces and finds. A text is announced once it is visible and when it
// changes, progress in steps. A blocking surface is modal, and what it covers is hidden, and silent until the cover
// has gone. The haptic of a final status plays at the same moment.

extension StageMachine {
    /// The announcements that are due.
    mutating func announce(now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        // A cover of the window may have gone, or block no more.
        if surfaces.unannounced.contains(where: { surfaces[$0].region.isWindow }) {
            surfaces.notes.forgetSilence()
        }
        for index in surfaces.unannounced {
            let id = surfaces[index].id
            surfaces.notes.noteAnnounced(id)
            guard surfaces[index].isVisible(in: surroundings), !surfaces[index].clearsStack else { continue }
            var spoken = surfaces[index].spoken
            // Another presentation's progress may have been announced in between.
            spoken.step = surfaces[index].displayedHolder.announcedStep
            let panel = panel(for: surfaces[index])
            let announcements = announcements(of: surfaces[index], panel, after: &spoken)
            let haptic = haptic(of: surfaces[index], after: &spoken)
            guard spoken != surfaces[index].spoken else { continue }
            guard !isBehindModal(index) else {
                surfaces.notes.noteSilent(id)
                continue
            }
            effects += deliver(.announced(spoken), to: index, now: now)
            surfaces.notes.noteAnnounced(id)
            effects += announcements.map(StageEffect.announce)
            if let haptic { effects.append(.play(haptic)) }
        }
        return effects
    }

    /// The haptic that is due, for a final status that was not shown before; `nil`: none is due.
    private func haptic(of surface: Surface, after spoken: inout SurfaceEvent.Spoken) -> Overlay.Haptic? {
        // Not the panel's, which may have the app's own picture for the status.
        let haptic = surface.displayedHolder.overlay.content.indicator.haptic
        guard haptic != spoken.haptic else { return nil }
        spoken.haptic = haptic
        return surroundings.defaults.playsHaptics ? haptic : nil
    }

    private func announcements(
        of surface: Surface, _ panel: PanelContent, after spoken: inout SurfaceEvent.Spoken
    ) -> [Announcement] {
        var announcements: [Announcement] = []
        let news = Self.news(of: surface, panel)
        // Another key in the hint, or another wording around the same news, does not count.
        if spoken.text != news {
            spoken.text = news
            let text = spokenText(of: surface, panel)
            let isAssertive = surface.inputLayer(in: surroundings)?.blocks ?? false
            if !text.isEmpty, !isKnown(news, of: surface, panel) {
                announcements.append(Announcement(text, isAssertive: isAssertive, of: surface.id))
            }
        }
        // While the progress is unknown, the last announced step still holds.
        guard let percent = panel.indicator.percent else { return announcements }
        let step = percent / Tuning.announcedPercent
        if step > spoken.step {
            spoken.step = step
            var words = surroundings.defaults.strings.percent
                .replacing("{n}", by: "\(step * Tuning.announcedPercent)")
            // What was just announced includes the detail.
            if announcements.isEmpty, let detail = panel.spokenDetail { words += ", \(detail)" }
            announcements.append(Announcement(words, isAssertive: false, of: surface.id))
        } else if percent + Tuning.announcedPercent <= spoken.step * Tuning.announcedPercent {
            // Progress that goes back by a whole step starts again; a value that wavers about a step does not.
            spoken.step = step
        }
        return announcements
    }

    /// Whether “Loading…”, the name of an overlay without a text, was already announced for another view.
    ///
    /// A page may have many pictures, each with a loading overlay.
    private func isKnown(_ news: String, of surface: Surface, _ panel: PanelContent) -> Bool {
        guard news == panel.label, news != surface.displayedHolder.overlay.content.label,
            !surface.region.isWindow
        else { return false }
        return surfaces.contains {
            $0.id != surface.id && $0.spoken.text == news && $0.isVisible(in: surroundings)
        }
    }

    /// The announcement that work is being cancelled, as the button shows: the work may take a while to stop.
    func announceCancelling(of act: UserAct) -> [StageEffect] {
        guard act.cause.cancels, let surface = surface(act.surface), surface.isVisible(in: surroundings),
            act.holders.contains(where: { holder($0)?.isCancelling == true }),
            let title = panel(for: surface).cancel, surface.isCancelling
        else { return [] }
        let isAssertive = surface.inputLayer(in: surroundings)?.blocks ?? false
        return [
            .announce(Announcement(PanelText.buttonTitle(title), isAssertive: isAssertive, of: surface.id))
        ]
    }

    /// The news in a surface's announcement; an announcement is due when the news changes.
    ///
    /// The detail of running work is none: it may change many times a second, for hours. It is announced with the text
    /// and with the progress. The detail of a result is read to its end, so it counts.
    func news(of surface: Surface) -> String { Self.news(of: surface, panel(for: surface)) }

    private static func news(of surface: Surface, _ panel: PanelContent) -> String {
        let text = panel.indicator.isOngoing ? panel.spokenTitle : panel.spokenText
        return spokenAction(of: surface, panel).map { "\(text), \($0)" } ?? text
    }

    /// The title of the action that is announced with a surface's text; `nil`: there is none, or the surface is a
    /// question, whose answers are read with the focus.
    private static func spokenAction(of surface: Surface, _ panel: PanelContent) -> String? {
        guard surface.kind != .question, surface.canBeAnswered else { return nil }
        let title = PanelText.buttonTitle(panel.actions.first?.title ?? "")
        return title.isEmpty ? nil : title
    }

    /// The announcement of a surface: its text, its action, and the key for it.
    ///
    /// A question has the focus, so its answers are read with it. The key is left out if the panel
    /// has the focus already.
    private func spokenText(of surface: Surface, _ panel: PanelContent) -> String {
        guard let title = Self.spokenAction(of: surface, panel) else { return panel.spokenText }
        let strings = surroundings.defaults.strings
        let hint: String
        if let key = surroundings.environment.panelKey, !surface.takesFocus(in: surroundings) {
            hint = strings.actionByKey.replacing("{key}", by: key).replacing("{action}", by: title)
        } else {
            hint = strings.action.replacing("{action}", by: title)
        }
        return [panel.spokenText, hint].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Whether an effect is an announcement about something that assistive technology does not reach now.
    func isOutOfHearing(_ effect: StageEffect) -> Bool {
        guard case .announce(let announcement) = effect, let id = announcement.surface,
            let index = index(of: id)
        else { return false }
        return isBehindModal(index)
    }

    /// The plan for assistive technology.
    func access(_ pages: PlanPages, _ sum: PartSum) -> AccessPlan {
        var plan = AccessPlan()
        (plan.modal, plan.exempt) = (sum.windowBlocker, sum.exempt)
        plan.hiddenRegions = pages.hiddenRegions
        return plan
    }
}
