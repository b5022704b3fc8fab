// Rule 7: what a second `show` does: it joins, refreshes, replaces, updates, or gets a surface of its own.

extension StageMachine {
    /// Shows an overlay, on a surface that is already there or on one of its own.
    mutating func show(_ request: ShowRequest, now: Instant) -> [StageEffect] {
        let holder = Holder(
            id: request.id, overlay: request.sharedOverlay, view: request.view, askedAt: now,
            isScoped: request.isScoped, isUndoable: request.isUndoable)
        let isWindowGone = surroundings.regions.window == .gone
        guard request.regionState != .gone, !isWindowGone else {
            return unshown(holder, isWindowGone || request.region.isWindow ? .windowGone : .regionGone)
        }
        guard !holder.isEmpty, !request.hasNothingElse else {
            return (request.availability == .unsuitable ? [.report(request.id, .contentRefused)] : [])
                + unshown(holder, .noContent)
        }
        let earlier = earlier(than: request)
        switch request.overlay.onRepeat {
        case .join:
            if let index = earlier.last(where: { mayJoin($0, request.overlay) }) {
                return deliver(.join(holder), to: index, now: now)
            }
        case .refresh:
            if let index = earlier.last(where: isInFront) {
                return deliver(.refresh(holder), to: index, now: now)
            }
            // No overlay over the keyboard stays under the one that takes its place.
            if request.region == .keyboard { return replace(earlier, with: holder, request, now: now) }
        case .replace: return replace(earlier, with: holder, request, now: now)
        case .update, .count:
            return update(with: holder, request, now: now)
        case .separate: break
        }
        return enter(holder, request, now: now)
    }

    private mutating func replace(
        _ indices: [Int], with holder: Holder, _ request: ShowRequest, now: Instant
    ) -> [StageEffect] {
        let effects = indices.flatMap { deliver(.leave(.replaced, isFlung: false), to: $0, now: now) }
        return effects + enter(holder, request, now: now)
    }

    /// Updates what is presented under the same name or, without a name, with the same text.
    ///
    /// At another placement the presentation gets a surface of its own, and the earlier one leaves. A minimized
    /// presentation stays minimized, unless the new overlay does not allow that.
    private mutating func update(
        with holder: Holder, _ request: ShowRequest, now: Instant
    ) -> [StageEffect] {
        let overlay = request.overlay
        let minimized = minimized(updatedBy: request)
        let staysMinimized = overlay.canMinimize && request.view == nil && !minimized.isEmpty
        var same = surfaces.indices(over: request.region, overlay.kind).filter {
            surfaces[$0].isShareable && surfaces[$0].isUpdated(by: overlay)
                && surfaces[$0].subject == request.subject
                && !(staysMinimized && surfaces[$0].displayedHolder.isTrace)
        }
        var holder = holder
        if let index = same.last ?? minimized.last {
            holder.announcedStep = surfaces[index].announcedStep(updatedBy: overlay)
        }
        var effects: [StageEffect] = []
        let last = same.lastIndex { isInFront($0) && surfaces[$0].placement == overlay.placement }
        if let index = last.map({ same.remove(at: $0) }) {
            let earlier = surfaces[index].holders(updatedBy: overlay)
            // Other holders of the panel continue.
            let isShared = earlier.count < surfaces[index].living.count
            effects = deliver(isShared ? .join(holder) : .refresh(holder), to: index, now: now)
            if isShared {
                effects += earlier.flatMap { deliver(.settle($0, .replaced), to: index, now: now) }
            }
        }
        let pill = last == nil && staysMinimized ? minimized.last : nil
        if let pill {
            holder.minimize(from: request.region, to: surfaces[pill].placement)
            effects = deliver(.refresh(holder), to: pill, now: now)
        }
        for index in same + minimized where index != pill {
            let earlier = surfaces[index].holders(updatedBy: overlay)
            if earlier.count < surfaces[index].living.count {
                effects += earlier.flatMap { deliver(.settle($0, .replaced), to: index, now: now) }
            } else {
                effects += deliver(.leave(.replaced, isFlung: false), to: index, now: now)
            }
        }
        return last == nil && pill == nil ? effects + enter(holder, request, now: now) : effects
    }

    /// The surfaces of minimized presentations that an overlay updates: to the app they still are what it showed.
    private func minimized(updatedBy request: ShowRequest) -> [Int] {
        surfaces.indices(of: .hud).filter { index in
            let holder = surfaces[index].displayedHolder
            return holder.minimized?.region == request.region && holder.kind == request.overlay.kind
                && holder.closing == .open && !surfaces[index].isLeavingForGood
                && surfaces[index].isUpdated(by: request.overlay)
        }
    }

    /// The surfaces of the same kind over the same region that are presented, coming, or still leaving.
    ///
    /// Questions over the window have to be about the same view, since one answer cannot be for two views.
    private func earlier(than request: ShowRequest) -> [Int] {
        let kind = request.overlay.kind
        return shareable(over: request.region, kind).filter {
            surfaces[$0].subject == request.subject
                && (kind != .hud || surfaces[$0].placement == request.overlay.placement)
        }
    }

    /// The surfaces of a kind over a region that others may share or replace: none that stands for itself, and none
    /// under such a surface.
    func shareable(over region: Region, _ kind: Overlay.Kind) -> [Int] {
        let all = surfaces.indices(over: region, kind)
        let first = all.lastIndex { surfaces[$0].standsForItself }.map { $0 + 1 } ?? 0
        return all[first...].filter { surfaces[$0].isShareable }
    }

    /// Whether a new presentation may share a surface.
    ///
    /// It may not if the surface steps aside for a dialog, which the new one must cover; if it is a notice that leaves
    /// for a more urgent one; if it is a question under a newer cover, where nobody could answer it; or if it is over
    /// the keyboard and older than a panel, since that panel still takes text.
    func isInFront(_ index: Int) -> Bool {
        guard !surfaces[index].isAside(in: surroundings) else { return false }
        if surfaces[index].kind == .question, isUnderCover(index) { return false }
        if surfaces[index].region == .keyboard, isUnderPanel(index) { return false }
        return !(surfaces[index].isLeavingForGood && awaited.contains(index))
    }

    /// Whether an overlay may join a surface of its kind.
    func mayJoin(_ index: Int, _ overlay: Overlay) -> Bool {
        isInFront(index) && !isUnderSheet(index) && surfaces[index].takesIn(overlay)
    }

    /// Whether a newer sheet lies over a surface: an overlay that is shown from the sheet has to cover the sheet.
    ///
    /// Notices lie in front of every sheet.
    private func isUnderSheet(_ index: Int) -> Bool {
        let region = surfaces[index].region
        guard surfaces[index].kind != .hud else { return false }
        return surfaces.indices(of: .sheet).contains {
            let sheet = surfaces[$0]
            return $0 > index && !sheet.isLeaving
                && (sheet.region == region || sheet.region.isWindow && region.isWindow)
        }
    }

    /// Whether a newer surface keeps the user from a question over the window, and may itself wait for the answer.
    ///
    /// Over a view, a new question would be under that surface, too.
    private func isUnderCover(_ index: Int) -> Bool {
        surfaces[index].region.isWindow
            && surfaces.indicesOverWindow.contains { $0 > index && surfaces[$0].keepsFromQuestions }
    }

    /// Whether a newer sheet or question takes part in input, wherever it is.
    private func isUnderPanel(_ index: Int) -> Bool {
        (surfaces.indices(of: .sheet) + surfaces.indices(of: .question)).contains {
            $0 > index && surfaces[$0].inputLayer(in: surroundings) != nil
        }
    }

    /// Brings a new surface on stage; the reported state of its region applies to all surfaces there.
    private mutating func enter(_ holder: Holder, _ request: ShowRequest, now: Instant) -> [StageEffect] {
        surfaces.append(
            Surface(
                id: request.surface, holder: holder, region: request.region, subject: request.subject))
        return setRegion(request.region, request.regionState, now: now)
    }

    private func unshown(_ holder: Holder, _ cause: Presentation.Cause) -> [StageEffect] {
        let outcome = Presentation.Outcome(cause: cause, wasShown: false)
        return [.settled(holder.id, outcome, last: holder.sharedOverlay)]
            + (holder.isMissed(cause) ? [.missed(holder.id)] : []) + [.gone(holder.id)]
            + (holder.view.map { [.release($0)] } ?? [])
    }
}
