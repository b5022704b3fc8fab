extension Stage {
    /// Tells the app's log; where it has none, the host's debug log, each presentation's reports once.
    func tell(_ report: Report) {
        if let log { return log(report) }
        guard let debugLog = host?.debugLog else { return }
        if let id = report.presentation?.id, records[id]?.told.insert(report.kind).inserted == false {
            return
        }
        debugLog(report)
    }

    /// Tells what is wrong with how a presentation was asked for.
    func tell(_ misuse: Misuse, of id: Presentation.ID) {
        guard let info = info(of: id) ?? infoOfEnded(id) else { return }
        switch misuse {
        case .contentTaken: tell(.contentTaken(info))
        case .contentRefused: tell(.contentRefused(info))
        case .unreachable: tell(.unreachable(info))
        }
    }

    /// The last reference to a presentation's handle was dropped.
    func handleDropped(of id: Presentation.ID) {
        guard let info = info(of: id), info.isOrphan, let place = machine.place(of: id) else { return }
        let surface = machine.surfaces[place.surface]
        if !surface.canBeEndedByUser { tell(.orphaned(info)) }
    }
}
