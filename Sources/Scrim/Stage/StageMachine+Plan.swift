/// What a host should have on screen, as a function of the machine.
extension StageMachine {
    /// Everything that should be on screen, and where input and focus go.
    var plan: StagePlan {
        let order = surfaces.order ?? order
        let parts = order.map { surfaces[part: $0] ?? part(of: surfaces[$0]) }
        var plan = StagePlan()
        plan.surfaces = parts.compactMap(\.plan)
        plan.input.layers = parts.compactMap(\.layer)
        plan.focus = focus(among: parts)
        plan.focusRound = focusRound(among: parts)
        plan.access = access(among: parts)
        plan.wantsFrames = parts.contains(where: \.isFollowed)
        return plan
    }

    /// The plan where it may be another than when it was last asked for here; what has not changed is not made anew.
    mutating func newPlan() -> StagePlan? {
        guard surfaces.hasNews else { return nil }
        for index in surfaces.indices where !surfaces.hasPart(index) {
            let look = look(of: surfaces[index])
            if surfaces.style(of: look) == nil { surfaces.noteStyle(style(of: look), of: look) }
            surfaces[part: index] = part(of: surfaces[index])
        }
        surfaces.notePlan(surfaces.order ?? order)
        return plan
    }

    /// One surface, as it should be.
    func plan(for surface: Surface) -> SurfacePlan {
        let look = look(of: surface)
        let style = surfaces.style(of: look) ?? style(of: look)
        let placement = look.cover == .refresh ? .top : surface.placement
        var panel = panel(for: surface)
        // A bar along an edge is no ring.
        if style.topBar != nil, let progress = panel.indicator.progress { panel.indicator = .bar(progress) }
        return SurfacePlan(
            id: surface.id, kind: surface.kind, region: surface.region, panel: panel,
            view: surface.displayedHolder.view, sharedStyle: style, placement: placement,
            motion: surface.motion, generation: surface.generation,
            awaitsFrame: surface.awaitsFrame(in: surroundings),
            isHidden: surface.isHidden(in: surroundings), isLeaving: surface.isLeaving,
            takesInput: surface.inputLayer(in: surroundings)?.panelTakesInput ?? false,
            isDismissedByHand: !surface.dismissedBy.isEmpty, identifier: surface.identifier,
            sheet: sheetPlan(for: surface))
    }

    /// What decides a surface's style, besides its surroundings.
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
            appearance: overlay.appearance ?? surroundings.defaults.appearance, kind: surface.kind,
            placement: surface.placement, cover: cover(of: surface), isDimming: overlay.isDimming)
    }

    private func style(of look: Look) -> Shared<Overlay.Style> {
        var style = look.appearance.style(for: look.kind, placement: look.placement)
            .covering(look.cover).adapted(to: surroundings.environment)
        if !look.isDimming { style.scrim = .clear }
        return Shared(style)
    }

    /// How much a surface hides of what is below.
    ///
    /// A status that is to be read needs more than a bar.
    private func cover(of surface: Surface) -> Overlay.Cover {
        switch surface.kind {
        case .activity, .loading:
            let overlay = surface.displayedHolder.overlay
            return overlay.cover == .bar && !overlay.content.indicator.isOngoing ? .refresh : overlay.cover
        case .veil, .sheet, .hud: return .opaque
        }
    }

    /// What a surface's panel says, with all words in place.
    func panel(for surface: Surface) -> PanelContent {
        let strings = surroundings.defaults.strings
        let content = surface.displayedHolder.overlay.content
        let isCancelling = surface.isCancelling
        var message = content.message
        if surface.kind == .activity, message == nil { message = strings.loading }
        var cancel: String?
        if !surface.isFinal {
            switch surface.isLeavingForGood ? content.cancel : surface.cancel {
            case nil: break
            case .standard: cancel = isCancelling ? strings.cancelling : strings.cancel
            case .titled(let title): cancel = isCancelling ? strings.cancelling : title
            }
        }
        return PanelContent(
            message: message, detail: content.detail, indicator: content.indicator.drawable, cancel: cancel,
            isCancelEnabled: !isCancelling && !surface.isLeaving, action: content.action?.text,
            actionMnemonic: content.action?.mnemonic,
            label: surface.isFinal ? nil : content.label,
            progressText: content.indicator.percent.map { strings.percent.replacing("{n}", by: "\($0)") })
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
