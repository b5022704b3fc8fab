// Rule 8: notices at an edge or corner are a stack: one in front, the others as edges behind it, with their time
// paused. If the user attends to one of them, the stack opens into a list, and the time of all is paused.

/// What keeps a stack of notices open.
enum StackOpening: Hashable, Sendable, Codable {
    /// The pointer or a focus is in one of its panels.
    case attended
    /// The stack was left, or a finger opened it; it closes at an instant.
    ///
    /// - Parameter isTouched: Whether the finger that opened the stack is still down: its tap does nothing else.
    case lingering(until: Instant, isTouched: Bool = false)

    /// When the stack closes by itself; `nil`: not while it is attended to.
    var end: Instant? {
        if case .lingering(let until, _) = self { until } else { nil }
    }
}

/// The notices at one edge or corner of a region.
struct NoticeStack {
    let site: Site
    /// The indices of the notices that are not late, the front one first; without the stack's buttons.
    var early: [Int] = []
    /// The indices of the notices that came since the list was opened, in that order: they are behind all others.
    var late: [Int] = []
    /// The indices of all notices, the front one first; without the stack's buttons.
    var members: [Int] { early + late }
    /// The index of the surface with the stack's buttons; `nil`: there is none.
    var clearing: Int?

    /// Where a stack is.
    struct Site: Hashable, Sendable, Codable, Comparable, Ranked {
        let placement: Overlay.Placement
        let region: Region
        var rank: Self { self }

        /// A number for each site that can have a stack at the same time: all notices at one placement are over one
        /// view, or all are over the window.
        var number: Int { 2 * placement.number + (region.isWindow ? 0 : 1) }

        static func < (left: Self, right: Self) -> Bool {
            (left.number, left.region.rank) < (right.number, right.region.rank)
        }
    }
}

extension Surface {
    /// Where the stack of a notice is.
    var site: NoticeStack.Site { NoticeStack.Site(placement: placement, region: region) }
}

extension StageMachine {
    /// How many notices may be at a placement at once.
    func stackLimit(at placement: Overlay.Placement) -> Int {
        placement == .center ? 1 : max(surroundings.defaults.stackLimit, 1)
    }

    /// Opens and closes stacks, and gives each notice its slot in its stack.
    mutating func followStacks(now: Instant) -> [StageEffect] {
        // The buttons leave at once with the notices that they clear.
        let unseen = surfaces.indices(of: .hud).filter {
            guard surfaces[$0].clearsStack else { return false }
            return surfaces[$0].life == .detached || surfaces[$0].isHidden(in: surroundings)
        }
        var effects = remove(.dismissed, at: unseen, now: now)
        let stacks = stacks
        openings.keep { site in stacks.contains { $0.site == site } }
        for stack in stacks { openings[stack.site] = opening(of: stack, now: now) }
        for stack in stacks { effects += offerButtons(of: stack, now: now) }
        return effects + arrangeStacks(now: now)
    }

    /// Gives each notice its slot in its stack.
    mutating func arrangeStacks(now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        var slots: [Int: Shared<StackSlot>] = [:]
        for stack in stacks { slots.merge(self.slots(in: stack)) { $1 } }
        for index in surfaces.indices(of: .hud) where surfaces[index].stack != slots[index] {
            // A leaving notice keeps its slot.
            guard !surfaces[index].isLeaving else { continue }
            effects += deliver(.stacked(slots[index]), to: index, now: now)
        }
        return effects
    }

    /// A finger went down on a notice: its stack opens.
    ///
    /// A lone notice does not go away from under the finger.
    mutating func touch(_ id: SurfaceID, now: Instant) -> [StageEffect] {
        guard let surface = surface(id), surface.kind == .hud else { return [] }
        let effects = deliver(.touched, to: id, now: now)
        guard surface.stack?.takesInput == true else { return effects }
        let wasOpen = openings[surface.site] != nil
        openings[surface.site] = .lingering(until: now + Tuning.stackTouched, isTouched: !wasOpen)
        return effects
    }

    /// Whether the tap that ends on a notice has only opened its stack.
    func onlyOpensStack(_ surface: Surface) -> Bool {
        if case .lingering(_, isTouched: true) = openings[surface.site] { true } else { false }
    }

    /// After a notice was answered the list moves away from under the pointer, but stays open for
    /// the user's next answer.
    mutating func keepStackOpen(after act: UserAct, now: Instant) {
        guard let surface = surface(act.surface), surface.kind == .hud,
            openings[surface.site] == .attended
        else { return }
        openings[surface.site] = .lingering(until: now + Tuning.stackTouched)
    }

    /// The finger that opened a stack went up.
    mutating func endTouch(_ id: SurfaceID) {
        guard let site = surface(id)?.site, case .lingering(let until, true) = openings[site] else { return }
        openings[site] = .lingering(until: until)
    }

    // MARK: Private

    /// The stacks of several visible notices, and those that still show their buttons.
    var stacks: [NoticeStack] {
        var stacks: [NoticeStack.Site: NoticeStack] = [:]
        for index in surfaces.indices(of: .hud) where surfaces[index].placement != .center {
            let surface = surfaces[index]
            guard case .up = surface.life, !surface.isHidden(in: surroundings) else { continue }
            var stack = stacks[surface.site] ?? NoticeStack(site: surface.site)
            if surface.clearsStack {
                stack.clearing = index
            } else if isLate(index) {
                stack.late.append(index)
            } else {
                stack.early.append(index)
            }
            stacks[surface.site] = stack
        }
        return stacks.values.filter { $0.early.count + $0.late.count > 1 || $0.clearing != nil }
            .map { stack in
                var stack = stack
                stack.early.sort { (rank(of: $0), $0) > (rank(of: $1), $1) }
                return stack
            }
            .sorted { $0.site < $1.site }
    }

    /// A notice's rank; in an open list it keeps its rank, so that the user finds it where it was.
    private func rank(of index: Int) -> NoticeRank {
        openings[surfaces[index].site] == nil ? surfaces[index].ownRank : surfaces[index].rank
    }

    /// Whether a notice came since its list was opened; a single notice under the pointer is a list of one.
    private func isLate(_ index: Int) -> Bool {
        guard openings[surfaces[index].site] != nil else { return false }
        return surfaces[index].stack?.isLate ?? !surfaces[index].isAttended
    }

    private func opening(of stack: NoticeStack, now: Instant) -> StackOpening? {
        guard stack.members.count > 1 else { return nil }
        if (stack.members + [stack.clearing].compactMap { $0 }).contains(where: { surfaces[$0].isAttended }) {
            return .attended
        }
        switch openings[stack.site] {
        case nil: return nil
        case .attended: return .lingering(until: now + Tuning.stackLinger)
        case .lingering(let until, let isTouched):
            return until > now ? .lingering(until: until, isTouched: isTouched) : nil
        }
    }

    /// The slot of each notice of a stack, by the index of its surface.
    private func slots(in stack: NoticeStack) -> [Int: Shared<StackSlot>] {
        let isOpen = openings[stack.site] != nil
        guard stack.members.count > 1 || isOpen else { return [:] }
        let takesInput = stack.members.contains {
            surfaces[$0].inputLayer(in: surroundings, alone: true)?.panelTakesInput == true
        }
        var slot = StackSlot(
            count: stack.members.count, isOpen: isOpen, behind: 0, takesInput: takesInput)
        var slots: [Int: Shared<StackSlot>] = [:]
        // In an open list the buttons stay where the user found them, even when the widest notice has gone or comes.
        for member in stack.early.map({ surfaces[$0] }) {
            slot.width = max(slot.width, member.alone.size.width, isOpen ? member.stack?.width ?? 0 : 0)
        }
        let clearing = stack.clearing.map { surfaces[$0].alone.size.height + Tuning.stackGap } ?? 0
        var next = 0.0
        var isUnderLastingNotice = false
        func place(_ index: Int, leaving left: Double) {
            let panel = surfaces[index].alone
            if slots.isEmpty || isOpen && slot.behind == 0 && next + panel.size.height + left <= panel.room {
                slot.distance = next
                slot.cover =
                    panel.size == .zero ? .zero : Size(width: slot.width, height: panel.size.height)
                next += panel.size.height + Tuning.stackGap
            } else {
                slot.behind += 1
            }
            slot.rank = rank(of: index)
            slot.isUnderLastingNotice = isUnderLastingNotice
            slots[index] = Shared(slot)
            if !surfaces[index].isMinimized, !surfaces[index].goesByItself { isUnderLastingNotice = true }
        }
        for index in stack.early { place(index, leaving: clearing) }
        // Late notices come behind the buttons, too, unless all earlier ones have gone.
        let clearsBefore = !stack.early.isEmpty && !stack.late.isEmpty
        let clearingDistance = next
        if clearsBefore { next += clearing }
        slot.isLate = true
        for index in stack.late {
            slot.width = max(slot.width, surfaces[index].alone.size.width, surfaces[index].stack?.width ?? 0)
            place(index, leaving: clearsBefore ? 0 : clearing)
        }
        if let index = stack.clearing {
            slot.rank = .buttons
            slot.isUnderLastingNotice = false
            slot.isLate = false
            slot.width = 0
            slot.behind = 0
            slot.distance = clearsBefore ? clearingDistance : next
            slots[index] = Shared(slot)
        }
        return slots
    }
}
