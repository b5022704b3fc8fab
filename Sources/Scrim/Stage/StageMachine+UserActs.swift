/// What a user does to a surface, and which holders it concerns.
struct UserAct: Hashable, Sendable {
    let cause: Presentation.Cause
    let surface: SurfaceID
    /// The holders that the act ends, or whose bodies it cancels; never empty.
    let holders: [Presentation.ID]
    /// The app's button that was activated, and its index; `nil`: the act is another one.
    var taken: Taken?
    /// Whether the act released a drag: the sheet continues at the speed of the release.
    var isFlung = false

    struct Taken: Hashable, Sendable {
        let index: Int
        let button: Overlay.ActionButton
    }
}

extension StageMachine {
    /// The user's act in a host's report; `nil`: there is none, or it has no effect.
    func userAct(_ event: HostEvent) -> UserAct? {
        switch event {
        case .tappedOutside(let id):
            guard surface(id)?.inputLayer(in: surroundings)?.tapOutside == .dismisses else { return nil }
            return act(.tapOutside, on: id) { _ in true }
        case .panelReleased(let id, let way, let velocity):
            guard let surface = surface(id), surface.inputLayer(in: surroundings)?.panelTakesInput == true,
                !way.isWithin(Tuning.tapSlop, of: .zero) || !onlyOpensStack(surface),
                let cause = surface.cause(
                    ofRelease: way, velocity: velocity,
                    isRightToLeft: surroundings.environment.isRightToLeft)
            else { return nil }
            return act(cause, on: id) { _ in true }
        case .escape: return escape(where: { _ in true })
        case .escapeAt(let focus):
            let meant = meant(byEscapeAt: focus)
            return escape(at: focus, where: { meant.contains($0.id) })
        case .escapeOn(let id): return escape(where: { $0.id == id })
        case .cancelTaken(let id):
            return act(.cancelButton, on: id) { $0.overlay.content.cancel != nil }
        case .actionTaken(let id, let button):
            guard let content = surface(id)?.displayedHolder.overlay.content, content.canTake(button)
            else { return nil }
            var act = act(.action, on: id) { _ in true }
            act?.taken = UserAct.Taken(index: button, button: content.actions[button])
            return act
        case .choiceTaken(let id, let row):
            guard let content = surface(id)?.displayedHolder.overlay.content, content.answersByChoosing,
                let titles = content.choices?.titles, titles.indices.contains(row)
            else { return nil }
            var act = act(.action, on: id) { _ in true }
            act?.taken = UserAct.Taken(index: row, button: Overlay.ActionButton(titles[row]))
            return act
        case .fieldSubmitted(let id):
            if let row = surface(id)?.firstFound { return userAct(.choiceTaken(id, row)) }
            if surface(id)?.isSearching == true { return nil }
            // Enter in the field is the default button.
            let button = surface(id)?.displayedHolder.overlay.content.actions.firstIndex {
                $0.role == .default
            }
            return button.flatMap { userAct(.actionTaken(id, $0)) }
        case .dragEnded(let id, at: let instant, cancelled: false):
            guard surface(id)?.dragTarget(at: instant) == .dismissed else { return nil }
            var act = act(.drag, on: id) { _ in true }
            act?.isFlung = true
            return act
        case .fieldChanged, .touched, .frameShown, .motionEnded, .pointerOver, .focused, .dragBegan,
            .dragMoved, .dragEnded, .moveBegan, .moved, .detentStepped, .grabberTapped, .regionChanged,
            .regionContained, .dialogChanged, .suspended, .activeChanged, .environmentChanged:
            return nil
        }
    }

    /// Performs a user's act on all holders that it concerns, without a minimum.
    ///
    /// Cancelling a `during` only asks: its body is cancelled, and ends the overlay by returning.
    mutating func perform(_ act: UserAct, now: Instant) -> [StageEffect] {
        if let surface = surface(act.surface), surface.clearsStack, let taken = act.taken {
            return take(taken.index, ofStackAt: surface.site, now: now)
        }
        keepStackOpen(after: act, now: now)
        // All who asked the same question get its answer before any of them ends.
        let isAsked = surface(act.surface)?.kind == .question
        var effects = isAsked ? act.holders.compactMap { act.handler(of: $0) } : []
        for id in act.holders {
            guard let holder = holder(id) else { continue }
            if act.cause.cancels, holder.hasRunningBody, holder.status == nil {
                effects += deliver(.cancelBody(id, act.cause), toHolder: id, now: now)
                effects.append(.cancelBody(id))
            } else {
                // A body that has returned, or given a status, has decided how it ended; the user
                // only removes its overlay.
                effects += endByUser(id, holder.bodyEnd ?? act.cause, isFlung: act.isFlung, now: now)
            }
        }
        effects += announceCancelling(of: act)
        // For any other button the handler is that of the visible panel, which is the newest one's.
        if !isAsked, let newest = act.holders.last.flatMap(act.handler) { effects.append(newest) }
        return effects
    }

    /// The app allows a user's act on these presentations, after refusing it at first or while refusing it for others.
    mutating func allow(
        _ ids: [Presentation.ID], _ cause: Presentation.Cause, now: Instant
    ) -> [StageEffect] {
        ids.flatMap { id -> [StageEffect] in
            guard let index = location(of: id)?.surface else { return [] }
            return perform(UserAct(cause: cause, surface: surfaces[index].id, holders: [id]), now: now)
        }
    }

    /// Undoes the work of a notice for the program, as the notice's button does, even while the notice
    /// waits for another turn.
    mutating func takeBack(_ id: Presentation.ID, now: Instant) -> [StageEffect] {
        guard let (index, _) = location(of: id), let holder = holder(id), holder.isUndoable,
            let button = holder.overlay.content.actions.first
        else { return [] }
        let act = UserAct(cause: .action, surface: surfaces[index].id, holders: [id])
        keepStackOpen(after: act, now: now)
        return endByUser(id, .action, now: now) + [.act(id, button: 0, button)]
    }

    /// A user ends one presentation, which needs no minimum.
    mutating func endByUser(
        _ id: Presentation.ID, _ cause: Presentation.Cause, isFlung: Bool = false, now: Instant
    ) -> [StageEffect] {
        guard let index = location(of: id)?.surface else { return [] }
        // A copy: unoptimized code of Swift 6.3 reads a borrowed element after its access has ended (AddressSanitizer).
        let surface = surfaces[index]
        guard surface.holders.count == 1 else {
            return deliver(.settle(id, cause), to: index, now: now)
        }
        return deliver(.leave(cause, isFlung: isFlung), to: index, now: now)
    }

    /// Whether Escape is for a surface, even for one whose cancelled work is still stopping.
    ///
    /// - Parameter id: The one surface that Escape is for; `nil`: any that it ends.
    func isEscapeMeant(for id: SurfaceID?) -> Bool { escapeTarget { id == nil || $0.id == id } != nil }

    /// Whether Escape is for a surface, with the keyboard focus at a place.
    func isEscapeMeant(at focus: FocusPlace) -> Bool {
        let meant = meant(byEscapeAt: focus)
        return escapeTarget { meant.contains($0.id) } != nil
    }

    /// The surfaces that Escape may be for while the keyboard focus is at a place: the panel that has the focus, those
    /// whose content contains the place, and those that block the place.
    ///
    /// Surfaces beside the place, or behind the panel, are not meant: the user works elsewhere.
    private func meant(byEscapeAt focus: FocusPlace) -> Set<SurfaceID> {
        var meant = Set(blockers(of: focus).map(\.id))
        for region in focus.regions { meant.formUnion(containers(of: region)) }
        if let panel = focus.surface.flatMap({ surface($0) }) {
            meant.formUnion([panel.id] + containers(of: panel.region))
        }
        return meant
    }

    /// The surfaces that keep the user from a place, back to front, with the panel there; none behind that panel.
    private func blockers(of focus: FocusPlace) -> [Surface] {
        var isBehind = focus.surface.flatMap { surface($0) } != nil
        var blockers: [Surface] = []
        for surface in ordered {
            if surface.id == focus.surface { isBehind = false }
            guard !isBehind, let layer = surface.inputLayer(in: surroundings), layer.blocks,
                layer.region.isWindow || focus.regions.contains(layer.region),
                !layer.outside.lets(focus.regions)
            else { continue }
            blockers.append(surface)
        }
        return blockers
    }

    private func escape(at focus: FocusPlace? = nil, where isMeant: (Surface) -> Bool) -> UserAct? {
        guard let surface = escapeTarget(at: focus, where: isMeant) else { return nil }
        // Escape is the cancel button for holders that have one; without any, it dismisses all.
        let cancels = surface.living.contains { surface.escapeCancels($0, in: surroundings) }
        return act(.escape, on: surface.id) { !cancels || surface.escapeCancels($0, in: surroundings) }
    }

    /// The surface that Escape would end: of those that it can end, and that nothing above blocks, the one with the
    /// focus, else the front-most.
    ///
    /// A notice that can be flicked or tapped away needs the focus for that, wherever it is.
    ///
    /// - Parameters:
    ///   - place: Where the keyboard focus is; `nil`: unknown. A surface that covers the place comes first, since keys
    ///     do not reach the place.
    ///   - isMeant: Whether Escape may be for a surface.
    private func escapeTarget(
        at place: FocusPlace? = nil, where isMeant: (Surface) -> Bool
    ) -> Surface? {
        let notice = ordered.last { $0.kind == .hud && $0.isFocused && isMeant($0) }
        if let notice, notice.yieldsToEscape(in: surroundings) { return notice }
        var blocked: Set<Region> = []
        var targets: [Surface] = []
        for surface in ordered.reversed() {
            if isMeant(surface), !blocked.contains(surface.region), surface.yieldsToEscape(in: surroundings) {
                targets.append(surface)
            }
            if let layer = surface.inputLayer(in: surroundings), layer.blocks {
                if layer.region.isWindow { break }
                blocked.insert(layer.region)
            }
        }
        guard targets.count > 1 else { return targets.first }
        if let place {
            let covers = blockers(of: place).filter { !$0.region.isWindow && $0.id != place.surface }
            if let cover = targets.first(where: { target in covers.contains { $0.id == target.id } }) {
                return cover
            }
        }
        let focus = plan.focus.surface
        return targets.first { $0.isFocused } ?? targets.first { $0.id == focus } ?? targets[0]
    }

    private func act(
        _ cause: Presentation.Cause, on id: SurfaceID, where matches: (Holder) -> Bool
    ) -> UserAct? {
        guard let surface = surface(id), !surface.isFinal, !surface.isLeaving else { return nil }
        let holders = surface.holders.filter { holder in
            guard matches(holder) else { return false }
            // A body that was asked to stop is not asked again.
            if cause.cancels, case .cancelling = holder.body { return false }
            return true
        }
        return holders.isEmpty ? nil : UserAct(cause: cause, surface: id, holders: holders.map(\.id))
    }
}

extension UserAct {
    /// The effect that runs a presentation's handler for the activated button; `nil`: no button was activated.
    fileprivate func handler(of id: Presentation.ID) -> StageEffect? {
        taken.map { .act(id, button: $0.index, $0.button) }
    }
}

extension Presentation.Cause {
    /// Whether the act cancels the body of a `during`, rather than only taking its overlay away.
    var cancels: Bool { self == .cancelButton || self == .escape }
}
