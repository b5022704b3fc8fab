extension Stage {
    /// Sends a report to the app's log; without one to the host's debug log, each kind once for a presentation.
    func write(_ report: Report) {
        if let log { return log(report) }
        guard let debugLog = host?.debugLog else { return }
        if let id = report.presentation?.id, records[id]?.logged.insert(report.kind).inserted == false {
            return
        }
        debugLog(report)
    }

    /// Sends a report about a presentation; `overdue` and `unattended` only while it has not ended.
    func write(_ reason: ReportReason, of id: Presentation.ID) {
        let takesLong = reason == .overdue || reason == .unattended
        guard let info = info(of: id) ?? (takesLong ? nil : infoOfEnded(id)) else { return }
        switch reason {
        case .overdue: write(.overdue(info))
        case .unattended: write(.unattended(info))
        case .contentTaken: write(.contentTaken(info))
        case .contentRefused: write(.contentRefused(info))
        case .unreachable: write(.unreachable(info))
        case .contentCut(let size): write(.contentCut(info, by: size))
        }
    }

    /// Reports an orphan, once the last reference to a presentation's handle is dropped.
    func handleDropped(of id: Presentation.ID) {
        guard let info = info(of: id), info.isOrphan, let location = machine.location(of: id) else { return }
        let surface = machine.surfaces[location.surface]
        if !surface.canBeEndedByUser { write(.orphaned(info)) }
    }
}
