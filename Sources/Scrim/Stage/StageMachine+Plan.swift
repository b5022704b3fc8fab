/// The plan for the host, as a function of the machine.
extension StageMachine {
    /// Everything that should be on screen, and where input and focus go.
    var plan: StagePlan {
        var machine = self
        machine.turnPages()
        return plan(machine.surfaces.notes.pages ?? PlanPages())
    }

    /// The plan, if it may have changed since the last call; unchanged parts are shared with the last plan.
    mutating func newPlan() -> StagePlan? {
        turnPages() ? plan(surfaces.notes.pages ?? PlanPages()) : nil
    }

    /// Updates the pages of the plan for all changes; `false`: nothing has changed.
    @discardableResult
    private mutating func turnPages() -> Bool {
        guard surfaces.notes.hasNews else { return false }
        // If surfaces contain regions, a surface that comes or goes may change the order of others.
        if surroundings.regions.hasContainers, surfaces.notes.cameOrWent { surfaces.notes.forgetPages() }
        guard var pages = surfaces.notes.takePages() else {
            surfaces.notes.notePlan(PlanPages(order.map { newPart(at: $0) }))
            return true
        }
        let changed = surfaces.notes.unplanned
        let indices = surfaces.indices(of: changed)
        if indices.count < changed.count {
            for id in changed where index(of: id) == nil { pages.remove(id) }
        }
        for index in indices { pages.put(newPart(at: index)) }
        surfaces.notes.notePlan(pages)
        return true
    }

    /// A surface's part of the plan; its style is kept for surfaces that look alike.
    private mutating func newPart(at index: Int) -> SurfacePart {
        let look = look(of: surfaces[index])
        if surfaces.notes.style(of: look) == nil { surfaces.notes.noteStyle(style(of: look), of: look) }
        return part(of: surfaces[index])
    }

    private func plan(_ pages: PlanPages) -> StagePlan {
        let sum = pages.sum
        var plan = StagePlan()
        plan.surfaces = pages.surfaces
        plan.input.layers = pages.layers
        plan.focus = focus(sum)
        plan.focusRound = focusRound(sum)
        plan.access = access(pages, sum)
        plan.wantsFrames = sum.isFollowed
        if surroundings.defaults.reportsMinimizedWork { plan.launcherProgress = sum.minimizedProgress }
        return plan
    }

    /// The plan for one surface.
    func plan(for surface: Surface) -> SurfacePlan {
        let look = look(of: surface)
        let style = surfaces.notes.style(of: look) ?? style(of: look)
        let placement = look.cover == .refresh ? .top : surface.placement
        var panel = panel(for: surface)
        // Progress along an edge is a bar, not a ring.
        if style.topBar != nil, let progress = panel.indicator.progress { panel.indicator = .bar(progress) }
        return SurfacePlan(
            id: surface.id, kind: surface.kind, region: surface.region, panel: panel,
            view: surface.displayedHolder.view, sharedStyle: style, placement: placement,
            motion: surface.motion, generation: surface.generation,
            awaitsFrame: surface.awaitsFrame(in: surroundings),
            isHidden: surface.sight(in: surroundings) == .hidden, aside: surface.aside(in: surroundings),
            isLeaving: surface.isLeaving,
            takesInput: surface.inputLayer(in: surroundings)?.panelTakesInput ?? false,
            takesPresses: !surface.dismissedBy.isEmpty || surface.isMinimized,
            endsByEscape: surface.displayedHolder.view != nil && surface.endsByEscape(in: surroundings),
            identifier: surface.displayedHolder.name,
            stack: surface.stack?.value, timeLeft: timeLeft(of: surface), sheet: sheetPlan(for: surface))
    }

    /// The remaining time of a notice, if its overlay shows that; a notice that another one covers does not.
    private func timeLeft(of surface: Surface) -> TimeLeft? {
        let holder = surface.displayedHolder
        guard holder.overlay.timing.showsTimeLeft, !surface.isFinal,
            surface.stack?.value.isCovered != true, let whole = holder.wholeLifetime(in: surroundings)
        else { return nil }
        let course: TimeLeft.Course
        switch holder.lifetime {
        case .running(let until): course = .running(until: until)
        case .held(let left): course = .held(left: left)
        case .waiting(let left), .guarded(_, let left): course = .held(left: left ?? whole)
        case .endless: course = .held(left: whole)
        }
        return TimeLeft(whole: whole, course: course, isStepped: surroundings.environment.reducesMotion)
    }

    /// The values that decide a surface's style, apart from its surroundings.
    struct Look: Hashable, Sendable {
        let appearance: Overlay.Appearance
        let kind: Overlay.Kind
        let placement: Overlay.Placement
        let cover: Overlay.Cover
        let isDimming: Bool
    }

    private func look(of surface: Surface) -> Look {
        let overlay = surface.displayedHolder.overlay
        return Look(
            appearance: surroundings.defaults.appearance(of: overlay), kind: surface.kind,
            placement: surface.placement, cover: cover(of: surface), isDimming: overlay.isDimming)
    }

    private func style(of look: Look) -> Shared<Overlay.Style> {
        var style = look.appearance.style(for: look.kind, placement: look.placement)
            .adapted(
                to: surroundings.environment, in: surroundings.defaults.theme, cover: look.cover)
        if !look.isDimming { style.scrim = .clear }
        return Shared(style)
    }

    /// How much a surface hides of the view below it.
    ///
    /// A final status with a text needs more than a bar, and so does a button.
    private func cover(of surface: Surface) -> Overlay.Cover {
        switch surface.kind {
        case .activity, .loading:
            let overlay = surface.displayedHolder.overlay
            guard overlay.cover == .bar else { return overlay.cover }
            return overlay.content.indicator.isOngoing && !surface.hasButtons ? .bar : .refresh
        case .veil, .sheet, .hud, .question: return .opaque
        }
    }

    /// The content of a surface's panel, with all words.
    func panel(for surface: Surface) -> PanelContent {
        let strings = surroundings.defaults.strings
        let content = surface.displayedHolder.overlay.content
        let isCancelling = surface.isCancelling
        var message = content.message
        if surface.displayedHolder.kind == .activity, message == nil {
            message = strings.loading
        }
        if surface.times > 1, let text = message {
            message = strings.repeated.replacing("{n}", by: "\(surface.times)").replacing("{text}", by: text)
        }
        let button = surface.isFinal ? nil : surface.isLeavingForGood ? content.cancel : surface.cancel
        var panel = PanelContent(
            message: message, detail: content.detail,
            indicator: content.indicator.drawable.themed(by: surroundings.defaults.theme.icons),
            field: field(of: surface), choices: choices(of: content),
            cancel: button.map { isCancelling ? strings.cancelling : $0.title(in: strings, of: surface) },
            isCancelEnabled: !isCancelling && !surface.isLeaving,
            actions: content.actions.indices.map { content.planned($0) } + ownActions(of: surface),
            leadsWithDefault: surroundings.environment.buttonOrder == .defaultFirst,
            label: surface.isFinal ? nil : content.label,
            progressText: content.indicator.percent.map { strings.percent.replacing("{n}", by: "\($0)") })
        panel.cancelIsCross = button == .cross
        if panel.isNameless, showsWork(surface) { panel.label = strings.loading }
        return panel
    }

    /// Whether a surface is a veil, loading or activity overlay that shows running work, without a view of the app.
    private func showsWork(_ surface: Surface) -> Bool {
        let holder = surface.displayedHolder
        switch holder.kind {
        case .veil, .loading, .activity:
            return !surface.isFinal && holder.view == nil && holder.overlay.content.indicator.isOngoing
        case .sheet, .hud, .question: return false
        }
    }
}

extension Overlay.CancelButton {
    /// The button's title, or the name of a cross: a cross closes a notice, and cancels anything else.
    fileprivate func title(in strings: Stage.Strings, of surface: Surface) -> String {
        switch self {
        case .standard: strings.cancel
        case .titled(let title): title
        case .cross:
            surface.displayedHolder.kind == .hud && !surface.holders.contains(where: \.hasRunningBody)
                ? strings.close : strings.cancel
        }
    }
}

extension StageMachine {
    /// The library's own button, which hosts show like one of the app's.
    private func ownActions(of surface: Surface) -> [PanelContent.Action] {
        switch surface.ownButton {
        case nil: []
        case .minimize: [PanelContent.Action(title: surroundings.defaults.strings.hide, isOwn: true)]
        case .restore: [PanelContent.Action(title: surroundings.defaults.strings.show, isOwn: true)]
        }
    }

    /// The field of a panel: the app's, or the one that searches its list.
    private func field(of surface: Surface) -> PanelContent.Field? {
        let content = surface.displayedHolder.overlay.content
        if let field = content.field { return PanelContent.Field(field, revision: surface.fieldRevision) }
        guard let choices = content.choices, choices.isSearchable else { return nil }
        return PanelContent.Field(
            label: surroundings.defaults.strings.search, text: choices.search.text,
            revision: surface.fieldRevision, purpose: .search)
    }

    private func choices(of content: Overlay.Content) -> PanelContent.Choices? {
        guard let choices = content.choices else { return nil }
        return PanelContent.Choices(
            rows: choices.seen.map {
                PanelContent.Choices.Row(
                    index: $0, title: choices.titles[$0], isSelected: choices.selection.contains($0))
            },
            allowsSeveral: choices.allowsSeveral, emptyText: surroundings.defaults.strings.nothingFound)
    }
}

extension Overlay.Content {
    fileprivate func planned(_ index: Int) -> PanelContent.Action {
        let button = actions[index]
        return PanelContent.Action(
            title: button.text, mnemonic: button.mnemonic, role: button.role,
            isEnabled: index > 0 || (field?.problem == nil && choices?.isAcceptable != false))
    }
}

extension PanelContent.Field {
    init(_ field: Overlay.Field, revision: Int) {
        self.init(
            label: field.label, text: field.text, revision: revision,
            purpose: Purpose(field.purpose), isSecure: field.isSecure, problem: field.shownProblem)
    }
}

extension PanelContent.Field.Purpose {
    fileprivate init(_ purpose: Overlay.Field.Purpose) {
        switch purpose {
        case .text: self = .text
        case .secure, .shownSecure: self = .secure
        case .code, .hiddenCode: self = .code
        }
    }
}

extension String {
    /// The text with the first occurrence of a mark replaced (the core has no Foundation).
    func replacing(_ mark: String, by text: String) -> String {
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(mark) {
                return String(self[..<index]) + text
                    + String(self[self.index(index, offsetBy: mark.count)...])
            }
            index = self.index(after: index)
        }
        return self
    }
}
