/// A stage as a pure value: an event and its instant in, effects out.
///
/// No toolkit, no clock, no task. What a host should have on screen is a function of the machine (`plan`), and so is
/// when the machine must be woken (`nextWake`). Each policy has a file of its own: sharing, the program's ends and
/// the minimum, the user's acts, regions, the queue, order, focus, announcing, the watch, time.
struct StageMachine: Hashable, Sendable, Codable {
    /// All surfaces, in the order in which they were asked for.
    ///
    /// Only `handle(_:at:in:)` changes a surface.
    var surfaces = SurfaceTable()
    /// Everything outside the surfaces that they depend on; changed only below, under *Surroundings*.
    private(set) var surroundings = Surroundings()
    /// The watch for a main actor that is late.
    var watch = Watch.off
    /// The stacks of notices that are open, and why.
    var openings = SortedMap<NoticeStack.Site, StackOpening>()

    /// Handles an event; the instant never goes back (an earlier one counts as the latest known).
    mutating func handle(_ event: StageEvent, at now: Instant) -> [StageEffect] {
        // Nothing else happens during a layout pass: whatever is due follows with the next event.
        if case .laidOut(let id, let extent) = event {
            // A sheet may block the window only at some of its heights.
            let effects = deliver(.laidOut(extent), to: id, now: now) + followCovers(now: now)
            return surface(id)?.stack == nil ? effects : effects + arrangeStacks(now: now)
        }
        var effects = lateness(now: now)
        effects += take(event, now: now)
        effects += passTime(now: now)
        if event.coalescing != .always { effects += announce(now: now) }
        return effects
    }

    private mutating func take(_ event: StageEvent, now: Instant) -> [StageEffect] {
        switch event {
        case .show(let request): return show(request, now: now) + faults(in: request)
        case .change(let id, let change):
            // The app may find a problem with a text under a lock. The field has it as its description.
            return deliver(.change(id, change), toHolder: id, now: now).filter { !isOutOfHearing($0) }
        case .end(let id, let cause): return end(id, cause, now: now)
        case .dismissLater(let id, let delay):
            return deliver(.dismissLater(id, at: now + delay.clamped), toHolder: id, now: now)
        case .finish(let id, let status, let evenIfCancelled):
            return finish(id, status, evenIfCancelled: evenIfCancelled, now: now)
        case .allow(let ids, let cause): return allow(ids, cause, now: now)
        case .takeBack(let id): return takeBack(id, now: now)
        case .bodyEnded(let id, let cause): return bodyEnded(id, cause, now: now)
        case .bodyCancelled(let id): return bodyCancelled(id, now: now)
        case .dismissAll(let region, let kind, let identifier):
            return dismissAll(region, kind, identifier, now: now)
        case .minimize(let id, let surface): return minimize(id, onto: surface, now: now)
        case .restore(let id, let surface): return restore(id, onto: surface, now: now)
        case .setDetent(let id, let detent):
            // Of the presentations that share a sheet, only the newest decides.
            guard let location = location(of: id), surfaces[location.surface].displayedHolder.id == id else {
                return []
            }
            return deliver(.setDetent(detent), to: location.surface, now: now)
        case .follow(let id, let follows):
            return surfaces.index(ofHolder: id)
                .map { deliver(.follow(id, follows), to: $0, now: now) } ?? []
        case .dragRefused(let id, let instant): return deliver(.dragRefused(at: instant), to: id, now: now)
        case .laidOut(let id, let extent): return deliver(.laidOut(extent), to: id, now: now)
        case .setDefaults(let defaults): set(defaults)
        case .watchStalls(let isOn): watch = isOn ? .idle : .off
        case .receive(let arrivals, let region, let state):
            surfaces.append(contentsOf: arrivals)
            return setRegion(region, state, now: now)
        case .handOver(let region): return handOver(region, now: now)
        case .host(let report): return take(report, now: now)
        case .wake: break
        }
        return []
    }

    private mutating func take(_ event: HostEvent, now: Instant) -> [StageEffect] {
        switch event {
        case .frameShown(let id, let generation):
            return deliver(.frameShown(generation: generation), to: id, now: now)
        case .motionEnded(let id, let generation):
            return deliver(.motionEnded(generation: generation), to: id, now: now)
        case .pointerOver(let id, let isOver): return deliver(.pointerOver(isOver), to: id, now: now)
        case .focused(let id, let isFocused): return deliver(.focused(isFocused), to: id, now: now)
        case .dragBegan(let id, let instant): return deliver(.dragBegan(at: instant), to: id, now: now)
        case .dragMoved(let id, let distance, let content, let instant):
            return deliver(.dragMoved(by: distance, content: content, at: instant), to: id, now: now)
        case .dragEnded(let id, let instant, let cancelled):
            let act = userAct(event)
            let effects = deliver(.dragEnded(at: instant, cancelled: cancelled), to: id, now: now)
            return effects + (act.map { perform($0, now: now) } ?? [])
        case .moveBegan(let id): return deliver(.moveBegan, to: id, now: now)
        case .moved(let id, let way): return deliver(.moved(by: way), to: id, now: now)
        case .detentStepped(let id, let larger):
            return deliver(.detentStepped(larger: larger), to: id, now: now)
        case .grabberTapped(let id): return deliver(.grabberTapped, to: id, now: now)
        case .fieldChanged(let id, let text): return deliver(.typed(text), to: id, now: now)
        case .fieldSubmitted(let id):
            if let row = surface(id)?.firstFound { return take(.choiceTaken(id, row), now: now) }
            guard let act = userAct(event) else { return deliver(.submitted, to: id, now: now) }
            return perform(act, now: now)
        case .choiceTaken(let id, let row):
            let act = userAct(event)
            let effects = deliver(.chose(row), to: id, now: now)
            return effects + (act.map { perform($0, now: now) } ?? [])
        case .touched(let id): return touch(id, now: now)
        case .panelReleased(let id, _, _):
            let act = userAct(event)
            let own = pressOwnButton(event)
            endTouch(id)
            return own ?? act.map { perform($0, now: now) } ?? []
        case .tappedOutside, .escape, .escapeAt, .escapeOn, .cancelTaken, .actionTaken:
            return pressOwnButton(event) ?? userAct(event).map { perform($0, now: now) } ?? []
        case .regionChanged(let region, let state):
            let before = surroundings.regions.state(of: region)
            return setRegion(region, state, now: now) + faults(over: region, was: before)
        case .regionContained(let region, let surface):
            return changeRegions(of: region, now: now) { $0.setContainer(surface, of: region) }
        case .dialogChanged(let dialog): return changeRegions(now: now) { $0.dialog = dialog }
        case .suspended(let isSuspended):
            return changeRegions(now: now) { $0.isSuspended = isSuspended }
        case .activeChanged(let isActive): return changeRegions(now: now) { $0.isActive = isActive }
        case .environmentChanged(let environment): set(environment)
        }
        return []
    }

    // MARK: Surroundings

    // Nothing else changes the surroundings, so the notes about surfaces are dropped whenever they may be wrong.

    private mutating func set(_ defaults: Stage.Defaults) {
        surroundings.defaults = defaults
        surfaces.forgetNotes()
    }

    private mutating func set(_ environment: Stage.Environment) {
        surroundings.environment = environment
        surfaces.forgetNotes()
    }

    /// Changes what is known of regions, and informs every surface that was hidden or shown by it.
    ///
    /// - Parameter region: The only region concerned; `nil`: any may be.
    mutating func changeRegions(
        of region: Region? = nil, now: Instant, _ change: (inout RegionTable) -> Void
    ) -> [StageEffect] {
        let before = surroundings
        change(&surroundings.regions)
        guard surroundings.regions != before.regions else { return [] }
        if !surroundings.regions.hasSameContainers(as: before.regions) { surfaces.notes.forgetPages() }
        var effects: [StageEffect] = []
        for index in region.map({ surfaces.indices(over: $0) }) ?? Array(surfaces.indices) {
            let surface = surfaces[index]
            let former = surface.sight(in: before)
            if former != surface.sight(in: surroundings) {
                effects += sightChanged(at: index, from: former, since: before, now: now)
            } else if surface.isAside(in: before) != surface.isAside(in: surroundings) {
                // The surface stays hidden for another reason, but its plan says whether it steps aside.
                surfaces.notes.forget(surface.id)
            }
        }
        return effects + changeAttention(since: before.regions, now: now)
    }

    /// Forgets the state of a region that nothing covers.
    mutating func forgetState(ofUncovered region: Region) {
        if !surfaces.covers(region) { surroundings.regions.forgetState(of: region) }
    }

    #if RECORDS_TRANSITIONS
    /// Records each event with a recorder.
    mutating func record(with recorder: TransitionRecorder) { surroundings.recorder = recorder }
    #endif

    // MARK: Delivering

    /// Delivers an event to a surface: the only way in which surfaces change.
    mutating func deliver(_ event: SurfaceEvent, to index: Int, now: Instant) -> [StageEffect] {
        guard surfaces[index].isUp else { return take(event, at: index, now: now) }
        // A surface that finishes has other content afterwards, so its former content is checked; one that
        // leaves keeps its own.
        let finishes = event.isFinish && surfaces[index].isInTheWay
        let effects = take(event, at: index, now: now)
        let hasGone = (event.isRemoval || !surfaces[index].isUp) && surfaces[index].isInTheWay
        guard hasGone || finishes && surfaces[index].isFinal else { return effects }
        return effects + markUncovered(under: index, now: now)
    }

    /// Makes the surfaces under a panel that has gone count as new to the user: those over the same view, or around it.
    private mutating func markUncovered(under index: Int, now: Instant) -> [StageEffect] {
        let region = surfaces[index].region
        let under =
            region.isWindow
            ? Array(order.prefix { $0 != index })
            : surfaces.indices(over: region).filter { $0 < index }
                + containers(of: region).compactMap { self.index(of: $0) }
        let isLive = surfaces[index].isLive
        var effects: [StageEffect] = []
        for other in under where surfaces[other].seen != nil {
            guard !isLive || surfaces[other].kind == .sheet else { continue }
            guard surfaces[other].holders.contains(where: \.hasSomethingToPress) else { continue }
            effects += deliver(.uncovered, to: other, now: now)
        }
        return effects
    }

    private mutating func take(_ event: SurfaceEvent, at index: Int, now: Instant) -> [StageEffect] {
        guard surroundings.regions.dialog != nil else {
            return surfaces[index].handle(event, at: now, in: surroundings)
        }
        // Whether a notice steps aside for a dialog depends on all of its holders, and one of them may
        // have come or gone.
        let former = surfaces[index].sight(in: surroundings)
        let effects = surfaces[index].handle(event, at: now, in: surroundings)
        guard surfaces[index].sight(in: surroundings) != former else { return effects }
        return effects + sightChanged(at: index, from: former, since: surroundings, now: now)
    }

    mutating func deliver(_ event: SurfaceEvent, to id: SurfaceID, now: Instant) -> [StageEffect] {
        index(of: id).map { deliver(event, to: $0, now: now) } ?? []
    }

    mutating func deliver(_ event: SurfaceEvent, toHolder id: Presentation.ID, now: Instant) -> [StageEffect]
    {
        location(of: id).map { deliver(event, to: $0.surface, now: now) } ?? []
    }

    /// Removes surfaces at once: those that are destroyed or were never seen have no exit transition.
    mutating func remove(
        _ cause: Presentation.Cause, now: Instant, where matches: (Surface) -> Bool
    ) -> [StageEffect] {
        remove(cause, at: surfaces.indices.filter { matches(surfaces[$0]) }, now: now)
    }

    /// Removes the surfaces at these indices at once; the indices ascend.
    mutating func remove(_ cause: Presentation.Cause, at indices: [Int], now: Instant) -> [StageEffect] {
        guard !indices.isEmpty else { return [] }
        let effects = indices.flatMap { deliver(.remove(cause), to: $0, now: now) }
        let regions = Set(indices.map { surfaces[$0].region })
        surfaces.remove(at: indices)
        for region in regions { forgetState(ofUncovered: region) }
        return effects
    }

    // MARK: Finding

    func index(of id: SurfaceID) -> Int? { surfaces.index(of: id) }

    func surface(_ id: SurfaceID) -> Surface? { index(of: id).map { surfaces[$0] } }

    /// The surface that a living presentation holds, and its index among the holders.
    func location(of id: Presentation.ID) -> (surface: Int, holder: Int)? {
        guard let index = surfaces.index(ofHolder: id), !surfaces[index].isLeavingForGood,
            let holder = surfaces[index].holders.firstIndex(where: { $0.id == id })
        else { return nil }
        return (index, holder)
    }

    /// A living presentation's share of its surface.
    func holder(_ id: Presentation.ID) -> Holder? {
        location(of: id).map { surfaces[$0.surface].holders[$0.holder] }
    }

    /// The size for which the app computes its own detents, in a presentation's sheet; `nil`: it has none yet.
    func room(of id: Presentation.ID) -> Size? {
        location(of: id).flatMap { surfaces[$0.surface].sheet?.room?.region }
    }
}
