// Rule 8: an open stack has buttons for all of its notices, on a surface of the library's own.

extension StageMachine {
    /// Shows the buttons for all notices of a stack while the stack is open.
    mutating func offerButtons(of stack: NoticeStack, now: Instant) -> [StageEffect] {
        let isOffered = openings[stack.site] != nil && !cleared(stack).isEmpty
        if let index = stack.clearing {
            guard isOffered else { return deliver(.leave(.dismissed, isFlung: false), to: index, now: now) }
            let holder = surfaces[index].displayedHolder
            var content = holder.overlay.content
            content.actions = buttons(of: stack)
            guard content.actions != holder.overlay.content.actions else { return [] }
            return deliver(.change(holder.id, .content(content)), to: index, now: now)
        }
        guard isOffered, let front = stack.members.first else { return [] }
        let id = SurfaceID(buttonsOfStack: stack.site.number)
        let newest = surfaces[front].displayedHolder.overlay
        var style = surroundings.defaults.appearance(of: newest)
            .style(for: .hud, placement: stack.site.placement)
        style.padding = Tuning.stackButtonPadding
        style.panel?.cornerRadius = Tuning.stackButtonCorner
        style.minimumSize = .zero
        var overlay = Overlay.hud(nil, placement: stack.site.placement).with(\.appearance, .custom(style))
        overlay.content.actions = buttons(of: stack)
        overlay.timing.lifetime = .untilDismissed
        overlay.transition = .fade(Tuning.stackFade)
        overlay.identifier = "clear all"
        let holder = Holder(
            id: Presentation.ID(number: id.number), overlay: Shared(overlay), view: nil, askedAt: now,
            isScoped: false)
        // A surface with buttons that is still leaving turns around; the buttons of another view's stack leave first.
        if let index = index(of: id) {
            return surfaces[index].site == stack.site ? deliver(.join(holder), to: index, now: now) : []
        }
        surfaces.append(Surface(id: id, holder: holder, region: stack.site.region))
        return deliver(.begin, to: surfaces.count - 1, now: now)
    }

    /// A button for all notices of a stack was pressed.
    ///
    /// Clear All leaves out notices that wait for their turn, because nobody has seen them. Undo All includes them.
    mutating func take(_ button: Int, ofStackAt site: NoticeStack.Site, now: Instant) -> [StageEffect] {
        guard let stack = stacks.first(where: { $0.site == site }) else { return [] }
        switch button {
        case Self.clearsAll: return cleared(stack).flatMap { endByUser($0, .drag, now: now) }
        default:
            guard let group = undoGroup(of: stack) else { return [] }
            return undoables(in: group).flatMap { takeBack($0, now: now) }
        }
    }

    /// The notices that a press of Clear All ends; `nil`: the event is another one.
    func cleared(by event: HostEvent) -> [Presentation.ID]? {
        guard case .actionTaken(let id, Self.clearsAll) = event, let surface = surface(id),
            surface.clearsStack, userAct(event) != nil
        else { return nil }
        return stacks.first { $0.site == surface.site }.map { cleared($0) }
    }

    // MARK: Private

    private func cleared(_ stack: NoticeStack) -> [Presentation.ID] {
        stack.members.filter { surfaces[$0].canBeCleared }
            .flatMap { surfaces[$0].living.map(\.id) }
    }

    /// Always the first button, so that a press on it never means another button that has just come or gone.
    private static let clearsAll = 0

    private func buttons(of stack: NoticeStack) -> [Overlay.ActionButton] {
        let strings = surroundings.defaults.strings
        let titles = [strings.clearAll] + (undoGroup(of: stack) == nil ? [] : [strings.undoAll])
        return titles.map { Overlay.ActionButton($0) }
    }

    /// The group of the work that a stack's notices can undo, if there are several of one group and none of another.
    private func undoGroup(of stack: NoticeStack) -> String? {
        let groups = stack.members.compactMap { surfaces[$0].undoGroup }
        guard let group = groups.first, groups.count > 1, groups.allSatisfy({ $0 == group }) else {
            return nil
        }
        return group
    }

    /// The notices of a group's work that can still be undone, the newest first.
    private func undoables(in group: String) -> [Presentation.ID] {
        surfaces.indices(of: .hud).reversed().filter { surfaces[$0].undoGroup == group }.map {
            surfaces[$0].displayedHolder.id
        }
    }
}

extension Surface {
    /// The group of the work that the notice's button undoes; `nil`: there is none.
    fileprivate var undoGroup: String? {
        guard !isLeavingForGood, !isFinal, displayedHolder.isUndoable else { return nil }
        return displayedHolder.overlay.identifier
    }

    /// Whether Clear All ends a notice: it goes by itself, or the user has another means to end it.
    fileprivate var canBeCleared: Bool {
        guard !isMinimized, !holders.contains(where: \.hasRunningBody) else { return false }
        return canBeEndedByUser || !dismissedBy.isEmpty
            || holders.allSatisfy(\.goesByItself)
    }
}

extension Overlay.Placement {
    /// A number of its own for each placement.
    var number: Int {
        switch self {
        case .center: 0
        case .edge(.top): 1
        case .edge(.bottom): 2
        case .edge(.leading): 3
        case .edge(.trailing): 4
        case .corner(.topLeading): 5
        case .corner(.topTrailing): 6
        case .corner(.bottomLeading): 7
        case .corner(.bottomTrailing): 8
        }
    }
}
