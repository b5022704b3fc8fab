/// What a user does about a surface, and whom it concerns.
struct UserAct: Hashable, Sendable {
    let cause: Cause
    let surface: SurfaceID
    /// Whom it ends, or whose body it cancels; never empty.
    let holders: [PresentationID]
}

extension StageMachine {
    /// The user's act that a host reports; `nil`: it is none, or comes to nothing.
    func userAct(_ event: HostEvent) -> UserAct? {
        switch event {
        case .tappedOutside(let id):
            guard let layer = surface(id)?.inputLayer, layer.tapOutside == .dismisses else { return nil }
            return act(.tapOutside, on: id) { _ in true }
        case .escape:
            guard let id = escapeTarget, let surface = surface(id) else { return nil }
            // Escape is the cancel button where there is one; else it dismisses all.
            let isCancel = surface.cancel != nil
            return act(.escape, on: id) { !isCancel || $0.overlay.content.cancel != nil }
        case .cancelTaken(let id):
            return act(.cancelButton, on: id) { $0.overlay.content.cancel != nil }
        case .actionTaken(let id):
            guard surface(id)?.holders.last?.overlay.content.action != nil else { return nil }
            return act(.action, on: id) { _ in true }
        case .dragEnded(let id, let instant, let cancelled):
            guard !cancelled, surface(id)?.dragTarget(at: instant) == .dismissed else { return nil }
            return act(.drag, on: id) { _ in true }
        case .frameShown, .motionEnded, .regionChanged, .pointerOver, .suspended, .environmentChanged,
            .regionContained, .dragBegan, .dragMoved, .detentStepped, .frame:
            return nil
        }
    }

    /// A user's act ends all whom it concerns, without a minimum.
    ///
    /// Cancelling a `during` only asks: its body is cancelled, and ends it by returning.
    mutating func perform(_ act: UserAct, now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        for id in act.holders {
            guard let (index, place) = place(of: id) else { continue }
            let holder = surfaces[index].holders[place]
            if act.cause.cancels, holder.hasRunningBody {
                surfaces[index].holders[place].cancelling = act.cause
                surfaces[index].refreshFace()
                effects.append(.cancelBody(id))
            } else {
                // A body that has returned has decided how it ended; the user only takes its overlay away.
                effects += endByUser(id, holder.bodyEnd ?? act.cause, at: index, now: now)
            }
        }
        // Its handler belongs to the panel that is to be seen: the newest one's.
        if act.cause == .action, let newest = act.holders.last { effects.append(.act(newest)) }
        return effects
    }

    /// The surface that Escape would end: the top-most that can be, unless something above it blocks.
    private var escapeTarget: SurfaceID? {
        for surface in ordered.reversed() {
            if surface.yieldsToEscape { return surface.id }
            if let layer = surface.inputLayer, layer.region.isWindow, layer.outside != .live { return nil }
        }
        return nil
    }

    private func act(_ cause: Cause, on id: SurfaceID, where matches: (Holder) -> Bool) -> UserAct? {
        guard let surface = surface(id), !surface.isFinal, !surface.isLeaving else { return nil }
        let holders = surface.holders.filter {
            matches($0) && !(cause.cancels && $0.hasRunningBody && $0.cancelling != nil)
        }
        return holders.isEmpty ? nil : UserAct(cause: cause, surface: id, holders: holders.map(\.id))
    }

    mutating func endByUser(_ id: PresentationID, _ cause: Cause, at index: Int, now: Instant)
        -> [StageEffect]
    {
        guard surfaces[index].holders.count == 1 else {
            return surfaces[index].settle(id, cause, now: now, in: context)
        }
        return endAll(of: index, flung: cause == .drag, now: now) { _ in cause }
    }
}

extension Cause {
    /// Whether it cancels the body of a `during`, rather than only taking its overlay away.
    fileprivate var cancels: Bool { self == .cancelButton || self == .escape }
}
