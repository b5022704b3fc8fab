extension Stage {
    /// All presentations that have not ended, oldest first.
    public var presentations: [Presentation.Info] {
        machine.surfaces.filter { !$0.clearsStack }.flatMap { surface in
            surface.living.map { info(of: $0, on: surface) }
        }
        .sorted { $0.id.number < $1.id.number }
    }

    /// The plan for the present moment.
    @_spi(Host) public var plan: StagePlan {
        var plan = machine.plan
        plan.input.awaitsSecondHalf = lastPlan.input.awaitsSecondHalf
        return plan
    }

    /// Whether Escape would end an overlay or cancel its work, or has cancelled work that has not stopped yet.
    ///
    /// - Parameter surface: The only surface that Escape is meant for; `nil`: any.
    @_spi(Host) public func yieldsToEscape(on surface: SurfaceID? = nil) -> Bool {
        machine.isEscapeMeant(for: surface)
    }

    /// The same, for Escape pressed while the keyboard focus is at `focus`.
    @_spi(Host) public func yieldsToEscape(at focus: FocusPlace) -> Bool { machine.isEscapeMeant(at: focus) }

    /// The views that questions over the window are about; a host reports the end of one as that of a region.
    @_spi(Host) public var subjects: Set<Region> {
        Set(machine.surfaces.indices(of: .question).compactMap { machine.surfaces[$0].subject?.region })
    }

    func info(of id: Presentation.ID) -> Presentation.Info? {
        machine.location(of: id).map {
            info(of: machine.surfaces[$0.surface].holders[$0.holder], on: machine.surfaces[$0.surface])
        }
    }

    /// The facts about a presentation that has just ended; state and age are those of one that was never seen.
    func infoOfEnded(_ id: Presentation.ID) -> Presentation.Info? {
        guard let record = records[id] else { return nil }
        let overlay = record.completion.overlay
        return Presentation.Info(
            id: id, kind: overlay.kind, region: record.region,
            identifier: overlay.identifier ?? overlay.kind.rawValue, message: overlay.content.message,
            state: .grace, age: .zero, file: record.request.file, line: record.request.line, isOrphan: false,
            holders: 1, isMinimized: false)
    }

    /// Whether any pixel of a presentation is on screen, also while it leaves.
    func isVisible(_ id: Presentation.ID) -> Bool {
        machine.surfaces.index(ofHolder: id).map { machine.surfaces[$0].isDrawn(in: machine.surroundings) }
            ?? false
    }

    /// Whether a presentation shows how its work went.
    func showsFinalStatus(of id: Presentation.ID) -> Bool { machine.holder(id)?.result != nil }

    private func info(of holder: Holder, on surface: Surface) -> Presentation.Info {
        let record = records[holder.id]
        let state: Presentation.Info.State =
            switch surface.life {
            case .detached: .detached
            case .queued, .interrupted: .queued
            case .grace: .grace
            case .up, .leaving, .afterglow:
                surface.sight(in: machine.surroundings) == .hidden ? .hidden : .shown
            }
        return Presentation.Info(
            id: holder.id, kind: holder.kind, region: holder.region(on: surface),
            identifier: holder.overlay.identifier ?? holder.kind.rawValue,
            message: holder.overlay.content.message, state: state, age: now - holder.askedAt,
            file: record?.request.file ?? "", line: record?.request.line ?? 0,
            isOrphan: isOrphan(holder, record), holders: surface.holders.count,
            isMinimized: holder.minimized != nil)
    }

    /// Whether nothing will end a presentation: it has no handle, no name, and no lifetime of its own.
    private func isOrphan(_ holder: Holder, _ record: Record?) -> Bool {
        let isEndless =
            holder.wholeLifetime(in: machine.surroundings) == nil && holder.timesOutAt == nil
            && holder.dismissesAt == nil && holder.overlay.identifier == nil
        guard let record else { return isEndless }
        return record.handle == nil && record.request.role == .kept && isEndless
    }
}
