extension Stage {
    /// All that have not ended, oldest first.
    public var presentations: [PresentationInfo] {
        machine.surfaces.flatMap { surface in surface.holders.map { info(of: $0, on: surface) } }
            .sorted { $0.id.number < $1.id.number }
    }

    /// What should be on screen now.
    public var plan: StagePlan { machine.plan }

    func info(of id: PresentationID) -> PresentationInfo? {
        machine.place(of: id).map {
            info(of: machine.surfaces[$0.surface].holders[$0.holder], on: machine.surfaces[$0.surface])
        }
    }

    func isVisible(_ id: PresentationID) -> Bool {
        machine.place(of: id).map { machine.surfaces[$0.surface].isVisible } ?? false
    }

    private func info(of holder: Holder, on surface: Surface) -> PresentationInfo {
        let record = records[holder.id]
        let state: PresentationInfo.State =
            switch surface.phase {
            case .detached: .detached
            case .queued, .interrupted: .queued
            case .grace: .grace
            case .up, .leaving: surface.isHidden ? .hidden : .shown
            }
        return PresentationInfo(
            id: holder.id, kind: surface.kind, region: surface.region, identifier: surface.identifier,
            message: holder.overlay.content.message, state: state, age: now - holder.askedAt,
            file: record?.file ?? "", line: record?.line ?? 0,
            isOrphan: record.map { $0.handle == nil && !$0.endsByItself } ?? true,
            holders: surface.holders.count)
    }
}
