@_spi(Host) @testable import Scrim

extension Playground {
    func carryOut(_ operation: Operation) {
        switch operation {
        case .show(let overlay, let place): show(overlay, over: place)
        case .flash(let overlay, let place): flash(overlay, over: place)
        case .present(let overlay, let place): show(overlay, over: place, view: overlay)
        case .begin(let overlay, let place): show(overlay, over: place, isScoped: true)
        case .endBody(let number): pick(number).map(endBody)
        case .cancelTask(let number):
            if let index = pick(number), entries[index].isScoped, !entries[index].bodyReturned {
                entries[index].isCancelled = true
                entries[index].completion.stage?.send(.bodyCancelled(entries[index].id))
            }
        case .message(let number, let text):
            handle(number)?.message = Cast.messages[text % Cast.messages.count]
        case .progress(let number, let value):
            handle(number)?.progress = Cast.progress[value % Cast.progress.count]
        case .dismiss(let number): handle(number)?.dismiss()
        case .dismissLater(let number, let span): handle(number)?.dismiss(after: .milliseconds(span))
        case .finish(let number, let how):
            handle(number)?.finish([.success, .failure, .success("Saved"), .failure("No network")][how % 4])
        case .dismissAll(let place): overlays(over: place).dismissAll()
        case .forget(let number): if let index = pick(number) { entries[index].handle = nil }
        case .interject(let what): ground.interjection = { [weak self] in self?.interject(what) }
        case .refuse(let refuses): ground.refuses = refuses
        case .press, .release, .tap, .escape, .cancel, .action, .type, .choose, .hover, .focus, .toss, .drag,
            .grab,
            .pull,
            .letGo, .step, .tapGrabber:
            act(operation)
        case .rest(let number, let place): handle(number)?.detent = Cast.detents[place % Cast.detents.count]
        case .behave(let number, let how): handle(number)?.sheet = Cast.sheets[how % Cast.sheets.count]
        case .follow(let number, let follows):
            if let index = pick(number) {
                entries[index].completion.stage?.send(.follow(entries[index].id, follows))
            }
        case .layOut(let height): for host in hosts { host.layOut(height: Double(height)) }
        case .deliver, .lose, .hurry, .region, .window, .suspend, .activate, .dialog, .contain, .move,
            .environment, .settings:
            change(operation)
        case .wait(let milliseconds): wait(.milliseconds(milliseconds))
        case .jump(let milliseconds): ground.now = ground.now + .milliseconds(milliseconds)
        }
    }

    // MARK: The program

    private func pick(_ number: Int) -> Int? { entries.isEmpty ? nil : number % entries.count }

    private func handle(_ number: Int) -> Presentation? { pick(number).flatMap { entries[$0].handle } }

    /// The overlays of one of the two windows, or of one of the views, in whichever window it is.
    private func overlays(over place: Int) -> Overlays<UnrulyHost.View> {
        let view = place - 2
        guard views.indices.contains(view) else {
            return Overlays(region: .window, stage: hosts[place % 2].stage, host: hosts[place % 2])
        }
        let host = hosts[homes[view]]
        return Overlays(region: views[view], stage: host.stage, host: host)
    }

    private func show(_ number: Int, over place: Int, view: Int? = nil, isScoped: Bool = false) {
        let overlays = overlays(over: place)
        let handle = overlays.start(
            Cast.overlays[number % Cast.overlays.count], view: view.map { overlays.held($0) },
            PresentationRequest(
                role: isScoped ? .scoped : .kept,
                shouldEnd: { [ground] _ in
                    ground.callBack()
                    return !ground.refuses
                },
                onAction: { [ground] _, _ in ground.callBack() },
                cancelBody: { [ground] in ground.callBack() },
                file: "", line: 0))
        entries.append(
            Entry(id: handle.id, completion: handle.completion, handle: handle, isScoped: isScoped))
    }

    private func flash(_ number: Int, over place: Int) {
        let handle = overlays(over: place).flash(Cast.overlays[number % Cast.overlays.count])
        entries.append(Entry(id: handle.id, completion: handle.completion, handle: handle, isScoped: false))
    }

    /// Does what an app might do in a callback.
    private func interject(_ what: Int) {
        switch what {
        case 0: show(0, over: 0)
        case 1: show(13, over: 0)
        case 2: entries.last?.handle?.dismiss()
        case 3: hosts[0].stage.send(.dismissAll(nil))
        case 4: hosts[0].stage.report(.escape)
        case 5: entries.first?.handle?.message = "interjected"
        case 6: entries.last?.handle?.finish(.success("Saved"))
        default: show(10, over: 2, view: 1)
        }
    }

    // MARK: The user

    private func act(_ operation: Operation) {
        switch operation {
        case .press(let finger, let x):
            for stage in stages {
                _ = stage.gate.press(
                    finger, at: Point(x: Double(x), y: 0), now: ground.now, in: stage.geometry)
            }
        case .release(let finger, let x): for stage in stages { release(finger, x: x, on: stage) }
        case .tap(let x):
            for stage in stages {
                _ = stage.gate.press(9, at: Point(x: Double(x), y: 0), now: ground.now, in: stage.geometry)
                release(9, x: x, on: stage)
            }
        case .escape: for stage in stages { stage.report(.escape) }
        case .cancel(let number): report(on: number) { .cancelTaken($0) }
        case .action(let number): report(on: number) { .actionTaken($0, number % 3) }
        case .type(let number, let text):
            let text = Cast.messages[text % Cast.messages.count] ?? ""
            report(on: number) { text.isEmpty ? .fieldSubmitted($0) : .fieldChanged($0, text) }
        case .choose(let number, let place): report(on: number) { .choiceTaken($0, place) }
        case .hover(let number, let isOver): report(on: number) { .pointerOver($0, isOver) }
        case .focus(let number, let isFocused): report(on: number) { .focused($0, isFocused) }
        case .toss(let number, let way):
            report(on: number) { .panelReleased($0, by: Point(x: 0, y: Double(way))) }
        default: drag(operation)
        }
    }

    private func release(_ finger: Int, x: Int, on stage: Stage) {
        let point = Point(x: Double(x), y: 0)
        let release = stage.gate.release(finger, at: point, now: ground.now, in: stage.geometry)
        if let tapped = release.tappedOutside { stage.report(.tappedOutside(tapped)) }
    }

    private func drag(_ operation: Operation) {
        let now = ground.now
        switch operation {
        case .drag(let number, let distance):
            report(on: number, isSheet: true) { .dragBegan($0, at: now) }
            report(on: number, isSheet: true) { .dragMoved($0, by: Double(distance), at: now) }
            report(on: number, isSheet: true) { .dragEnded($0, at: now, cancelled: false) }
        case .grab(let number): report(on: number, isSheet: true) { .dragBegan($0, at: now) }
        case .pull(let number, let distance):
            report(on: number, isSheet: true) { .dragMoved($0, by: Double(distance), at: now) }
        case .letGo(let number, let cancelled):
            report(on: number, isSheet: true) { .dragEnded($0, at: now, cancelled: cancelled) }
        case .step(let number, let larger):
            report(on: number, isSheet: true) { .detentStepped($0, larger: larger) }
        case .tapGrabber(let number): report(on: number, isSheet: true) { .grabberTapped($0) }
        default: break
        }
    }

    private var stages: [Stage] { hosts.map(\.stage) }

    /// Reports an event of one of the surfaces on screen.
    private func report(on number: Int, isSheet: Bool = false, _ event: (SurfaceID) -> HostEvent) {
        let surfaces = hosts.flatMap { host in
            host.plan.surfaces.filter { !isSheet || $0.sheet != nil }.map { (host.stage, $0.id) }
        }
        guard !surfaces.isEmpty else { return }
        let (stage, id) = surfaces[number % surfaces.count]
        stage.report(event(id))
    }

    // MARK: The toolkit

    private func change(_ operation: Operation) {
        let host = hosts[0]
        switch operation {
        case .deliver(let number, let twice):
            for host in hosts where !host.owed.isEmpty {
                let report = host.owed.remove(at: number % host.owed.count)
                host.stage.report(report)
                if twice { host.stage.report(report) }
            }
        case .lose(let number):
            if !host.owed.isEmpty { host.owed.remove(at: number % host.owed.count) }
        case .hurry(let isHasty): host.isHasty = isHasty
        case .region(let view, let state): setView(view % views.count, state)
        case .window(let state):
            guard host.window != .gone else { return }
            host.window = state
            host.stage.report(.regionChanged(.window, state))
        case .suspend(let suspended):
            host.isSuspended = suspended
            host.stage.report(.suspended(suspended))
        case .activate(let active):
            host.stage.report(.activeChanged(active))
        case .dialog(let opens):
            host.dialog = opens ? DialogID() : nil
            host.stage.report(.dialogChanged(host.dialog))
        case .contain(let view, let number):
            let sheets = host.plan.surfaces.filter { $0.kind == .sheet }
            let sheet = sheets.isEmpty ? nil : sheets[number % sheets.count].id
            host.stage.report(.regionContained(views[view % views.count], in: sheet))
        case .move(let view): move(view % views.count)
        case .environment(let which):
            host.environment.reducesMotion = which % 2 == 1
            host.environment.hasScreenReader = which >= 2
            host.environment.readerLooksBack = which >= 2
            host.stage.report(.environmentChanged(host.environment))
        case .settings(let which):
            host.stage.defaults.isInstant = which == 1
            host.stage.defaults.queueLimit = which == 2 ? 1 : 16
            host.stage.defaults.appearance = which == 3 ? .classic : .adaptive
        default: break
        }
    }

    /// Sets the state of a view; a destroyed one is replaced by a new one.
    private func setView(_ view: Int, _ state: Region.State) {
        let host = hosts[homes[view]]
        let region = views[view]
        host.states[region] = state
        if state == .gone { views[view] = .view(Region.ID()) }
        host.stage.report(.regionChanged(region, state))
    }

    /// Moves a detached view to the other window.
    private func move(_ view: Int) {
        let region = views[view]
        let (from, to) = (hosts[homes[view]], hosts[1 - homes[view]])
        guard from.states[region] == .detached else { return }
        homes[view] = 1 - homes[view]
        to.states[region] = .visible
        from.stage.transfer(region, to: to.stage)
    }
}
