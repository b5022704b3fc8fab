@_spi(Host) @testable import Scrim

/// The real machine and its surroundings, at one moment of one history.
struct World: Sendable {
    let scenario: Scenario
    var subject: Subject
    var now = Instant()
    /// Whether something is due for which the machine was not woken yet.
    var isLate = false

    /// The states of the scenario's views and of its window, as a host would know them.
    var regions: [Region.State]
    var window = Region.State.visible
    var isSuspended = false
    /// Whether the user works in the window.
    var isActive = true
    /// Whether a dialog of the app is open in the window.
    var hasDialog = false

    var witness: Witness

    var machine: StageMachine { subject.machine }
    var seen: [SeenSurface] { subject.seen }

    init(_ scenario: Scenario, flaw: Flaw? = nil, machine: StageMachine = StageMachine()) {
        self.scenario = scenario
        var machine = machine
        _ = machine.handle(.setDefaults(scenario.defaults), at: Instant())
        if scenario.world.contains(.reader) {
            var environment = Stage.Environment()
            environment.readerLooksBack = true
            _ = machine.handle(.host(.environmentChanged(environment)), at: Instant())
        }
        _ = machine.newPlan()
        subject = Subject(machine, flaw: flaw)
        regions = scenario.views.map { _ in .visible }
        witness = Witness(roles: scenario.roles.count)
    }

    func seen(_ id: SurfaceID) -> SeenSurface? { seen.first { $0.id == id } }

    /// The state of a region, regardless of its window's.
    func state(of region: Region) -> Region.State {
        guard let index = scenario.views.firstIndex(of: region) else { return window }
        return window == .gone ? .gone : regions[index]
    }

    /// Whether the surface can be seen at all.
    func canSee(_ surface: Surface) -> Bool {
        state(of: surface.region) == .visible && window == .visible && !isSuspended
            && !isAside(surface.id, over: surface.region, surface.kind)
    }

    /// Whether a notice waits for the user: its window is out of sight or, if it
    /// has an action, the user works elsewhere.
    func awaitsUser(_ surface: SeenSurface) -> Bool {
        guard surface.kind == .hud, !surface.isLeavingForGood else { return false }
        let isAnswerable = surface.displayedHolder.overlay.content.action != nil
        return window != .visible || isSuspended || isAnswerable && !isActive
    }

    /// The notices that wait for the user.
    var waiting: Set<SurfaceID> { Set(seen.filter(awaitsUser).map(\.id)) }

    /// The same for a surface in the plan.
    func canSee(_ surface: SurfacePlan) -> Bool { machine.surface(surface.id).map { canSee($0) } ?? false }

    /// Whether a surface waits for a dialog: only the scenario's first was shown before the dialog opens.
    func isAside(_ id: SurfaceID, over region: Region, _ kind: Overlay.Kind) -> Bool {
        guard hasDialog, id == Scenario.surface(0), region.isWindow else { return false }
        return kind != .hud || scenario.roles[0].overlay.input.outside != .live
    }

    /// Makes the move, and returns everything that came of it.
    mutating func make(_ move: Move) -> Step {
        let before = self
        var step = Step(before: before, move: move)
        isLate = false
        switch move {
        case .tick: now = now + Scenario.tick
        case .jump: now = now + Scenario.jump
        case .oversleep:
            now = now + Scenario.tick
            isLate = true
        case .region(let index, let state): regions[index] = state
        case .transfer(let index): regions[index] = .visible
        case .window(let state): window = state
        case .suspend(let suspended): isSuspended = suspended
        case .activate(let active): isActive = active
        case .dialog(let isOpen): hasDialog = isOpen
        case .grow(let id): grow(id)
        default: break
        }
        for event in events(for: move) {
            take(event, &step)
        }
        step.takeAnnouncements()
        layOut()
        witness.observe(step, now: now, seen: seen, waiting: waiting, scenario: scenario)
        step.after = self
        return step
    }

    /// Sheets are laid out from the beginning; what they do before is up to the host.
    private mutating func layOut() {
        for surface in machine.surfaces where surface.sheet != nil && surface.sheet?.room == nil {
            _ = subject.handle(.laidOut(surface.id, SurfaceExtent(room: Self.room)), at: now)
        }
    }

    private static let room = DetentRoom(
        region: Size(width: 400, height: 800), side: .bottom, available: 800, maximum: 800, content: 300,
        underlap: 0,
        overpull: 0)
    private static let grownContent = 600.0

    /// Lays out a sheet whose content asks for another size.
    private mutating func grow(_ id: SurfaceID) {
        guard let surface = seen(id), var room = surface.sheet?.room else { return }
        room.content = room.content == Self.grownContent ? Self.room.content : Self.grownContent
        let movesItself = surface.sheet?.drag != nil || surface.isVisible || surface.isLeaving
        _ = subject.handle(
            .laidOut(id, SurfaceExtent(room: room, movesItself: movesItself)), at: now)
    }

    /// Lets the machine handle an event, and acts as the stage that receives handed-over surfaces.
    private mutating func take(_ event: StageEvent, _ step: inout Step) {
        for effect in subject.handle(event, at: now) {
            switch effect {
            case .minimize(let id): take(.minimize(id, onto: Scenario.pill(Scenario.role(of: id))), &step)
            case .restore(let id): take(.restore(id, onto: Scenario.surface(Scenario.role(of: id))), &step)
            default: break
            }
            guard case .handedOver(let surfaces) = effect else {
                step.effects.append(effect)
                continue
            }
            step.handedOver += surfaces
            for region in scenario.views where surfaces.contains(where: { $0.region == region }) {
                step.effects += subject.handle(
                    .receive(surfaces.filter { $0.region == region }, region, state(of: region)), at: now)
            }
        }
    }

    private func events(for move: Move) -> [StageEvent] {
        if case .transfer(let index) = move {
            let region = scenario.views[index]
            return [.host(.regionChanged(region, .detached)), .handOver(region)]
        }
        guard case .letGo(let surface, let dismisses) = move else {
            let event = event(for: move)
            // Changes of one turn are spoken at its end, for which the stage asks to be woken.
            return [event, event?.coalescing == .always ? .wake : nil].compactMap { $0 }
        }
        return [
            // Far enough that no earlier movement matters.
            .host(.dragMoved(surface, by: dismisses ? 1e5 : 0, at: now)),
            .host(.dragEnded(surface, at: now, cancelled: false)),
        ]
    }

    private func event(for move: Move) -> StageEvent? {
        switch move {
        case .show(let role): return .show(request(for: role))
        case .change(let role):
            var content = scenario.roles[role].overlay.content
            content.message = "changed"
            return .change(Scenario.presentation(role), .content(content))
        case .dismiss(let role): return .end(Scenario.presentation(role), .dismissed)
        case .finish(let role, let says):
            return .finish(Scenario.presentation(role), .success(says ? "done" : nil))
        case .bodyEnds(let role, let cause): return .bodyEnded(Scenario.presentation(role), cause)
        case .taskCancelled(let role): return .bodyCancelled(Scenario.presentation(role))
        case .dismissAll: return .dismissAll(nil)
        case .frame(let surface, let isStale):
            return .host(.frameShown(surface, generation: generation(of: surface, isStale: isStale)))
        case .motionEnds(let surface, let isStale):
            return .host(.motionEnded(surface, generation: generation(of: surface, isStale: isStale)))
        case .tapOutside(let surface): return .host(.tappedOutside(surface))
        case .escape: return .host(.escape)
        case .cancel(let surface): return .host(.cancelTaken(surface))
        case .action(let surface): return .host(.actionTaken(surface))
        case .ownButton(let surface):
            return .host(
                .actionTaken(surface, seen(surface)?.displayedHolder.overlay.content.actions.count ?? 0))
        case .type(let surface, let good):
            return .host(.fieldChanged(surface, good ? Scenario.goodText : Scenario.badText))
        case .submit(let surface): return .host(.fieldSubmitted(surface))
        case .choose(let surface, let row): return .host(.choiceTaken(surface, row))
        case .validate(let role, let isStale): return validation(for: role, isStale: isStale)
        case .hover(let surface, let isOver): return .host(.pointerOver(surface, isOver))
        case .focus(let surface, let isFocused): return .host(.focused(surface, isFocused))
        case .grab(let surface): return .host(.dragBegan(surface, at: now))
        case .letGo: return nil
        case .pull(let id, let way): return moved(id, by: Double(way), scrolled: 0)
        case .scroll(let id):
            // As in `ScrollHandover`: towards opening, the sheet moves first.
            let surface = seen(id)
            let isLargest = surface?.snapshot(at: now)?.points == surface?.stops?.largest
            return moved(id, by: 0, scrolled: isLargest ? -60 : 60)
        case .lift(let id): return .host(.dragEnded(id, at: now, cancelled: false))
        case .tapGrabber(let id): return .host(.grabberTapped(id))
        case .behave(let role, let how):
            return .change(Scenario.presentation(role), .sheet(Scenario.behaviors[how]))
        case .grow: return nil
        case .region(let index, let state): return .host(.regionChanged(scenario.views[index], state))
        case .transfer: return nil
        case .window(let state): return .host(.regionChanged(.window, state))
        case .suspend(let suspended): return .host(.suspended(suspended))
        case .activate(let active): return .host(.activeChanged(active))
        case .dialog(let isOpen): return .host(.dialogChanged(isOpen ? Scenario.dialog : nil))
        case .tick, .jump: return .wake
        case .oversleep: return nil
        }
    }

    /// What the app found about the text in a presentation's field or, if stale, about a text that is gone.
    private func validation(for role: Int, isStale: Bool) -> StageEvent? {
        let id = Scenario.presentation(role)
        let field = seen.lazy.flatMap(\.living).first { $0.id == id }?.overlay.content.field
        guard let text = field?.text else { return nil }
        let other = text == Scenario.goodText ? Scenario.badText : Scenario.goodText
        let judged = isStale ? other : text
        return .change(id, .problem(judged == Scenario.goodText ? nil : Scenario.problem, of: judged))
    }

    /// Moves the finger on from where it is, over a list with much to scroll.
    private func moved(_ id: SurfaceID, by way: Double, scrolled: Double) -> StageEvent? {
        guard let drag = seen(id)?.sheet?.drag else { return nil }
        let content = ContentScroll(by: (drag.content?.by ?? 0) + scrolled, room: 1000)
        return .host(.dragMoved(id, by: drag.by + way, content: content, at: now))
    }

    private func request(for role: Int) -> ShowRequest {
        let part = scenario.roles[role]
        return ShowRequest(
            id: Scenario.presentation(role), surface: Scenario.surface(role),
            sharedOverlay: Shared(part.overlay),
            region: part.region, regionState: state(of: part.region), subject: nil,
            view: part.hasView ? Scenario.view(role) : nil, isScoped: part.isScoped)
    }

    private func generation(of surface: SurfaceID, isStale: Bool) -> Int {
        let generation = seen(surface)?.generation ?? 0
        return isStale ? generation - 1 : generation
    }
}

/// A move and its results.
struct Step: Sendable {
    let before: World
    let move: Move
    var effects: [StageEffect] = []
    /// The surfaces that went to another stage, as they left this one.
    var handedOver: [Surface] = []
    var announcements: [Announcement] = []
    var after: World

    /// Separates the announcements from the other effects.
    mutating func takeAnnouncements() {
        announcements = effects.compactMap { if case .announce(let spoken) = $0 { spoken } else { nil } }
        effects.removeAll { if case .announce = $0 { true } else { false } }
    }

    init(before: World, move: Move) {
        self.before = before
        self.move = move
        after = before
    }
}
