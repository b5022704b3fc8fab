// Rule 29: a minimized presentation is a notice with a button that restores it; presentations that were minimized
// together come back one by one.

extension StageMachine {
    /// Continues a presentation as a notice.
    ///
    /// - Parameter surface: The notice's surface.
    mutating func minimize(_ id: Presentation.ID, onto surface: SurfaceID, now: Instant) -> [StageEffect] {
        guard let (index, holderIndex) = location(of: id), surfaces[index].isMinimizable else { return [] }
        var holder = surfaces[index].holders[holderIndex]
        let region = surfaces[index].region
        let effects = deliver(.moveOut(id), to: index, now: now)
        holder.lifetime = holder.lifetime.kept(at: now, minimum: .zero)
        holder.minimize(from: region, to: surroundings.defaults.minimizedPlacement)
        surfaces.append(Surface(id: surface, holder: holder, region: .window))
        return effects + setRegion(.window, surroundings.regions.window, now: now)
    }

    /// Restores a minimized presentation over its region, on a shared surface or on its own.
    mutating func restore(_ id: Presentation.ID, onto surface: SurfaceID, now: Instant) -> [StageEffect] {
        // A presentation that the program has ended only waits for its minimum.
        guard let (index, holderIndex) = location(of: id),
            surfaces[index].holders[holderIndex].closing == .open,
            let minimized = surfaces[index].holders[holderIndex].minimized
        else { return [] }
        var holder = surfaces[index].holders[holderIndex]
        let effects = deliver(.moveOut(id), to: index, now: now)
        holder.lifetime = holder.lifetime.kept(at: now, minimum: .zero)
        holder.restore()
        if holder.overlay.onRepeat == .join,
            let index = shareable(over: minimized.region, holder.overlay.kind).last(where: {
                mayJoin($0, holder.overlay)
            })
        {
            return effects + deliver(.join(holder), to: index, now: now)
        }
        surfaces.append(Surface(id: surface, holder: holder, region: minimized.region))
        return effects + setRegion(minimized.region, surroundings.regions.window, now: now)
    }

    /// The effects of a press on the library's own button; `nil`: the event is no such press.
    ///
    /// A tap on the notice of a minimized presentation restores it, too.
    func pressOwnButton(_ event: HostEvent) -> [StageEffect]? {
        switch event {
        case .actionTaken(let id, let button):
            guard let surface = surface(id),
                button == surface.displayedHolder.overlay.content.actions.count
            else { return nil }
            return press(surface.ownButton, of: surface)
        case .panelReleased(let id, let way, _):
            guard let surface = surface(id), surface.isMinimized, !onlyOpensStack(surface),
                way.isWithin(Tuning.tapSlop, of: .zero),
                surface.inputLayer(in: surroundings)?.panelTakesInput == true
            else { return nil }
            return press(.restore, of: surface)
        default: return nil
        }
    }

    private func press(_ button: Surface.OwnButton?, of surface: Surface) -> [StageEffect]? {
        guard let button, !surface.isLeaving, surface.living.allSatisfy({ $0.closing == .open }) else {
            return nil
        }
        switch button {
        case .minimize: return surface.living.map { .minimize($0.id) }
        case .restore: return surface.living.map { .restore($0.id) }
        }
    }
}
