import BlackBoxKit
import CBlackBox
import CGtk4
import Scrim
import ScrimGTK

/// The hostile app's overlays, shown with Scrim.
@MainActor
final class ScrimOverlays: HostileOverlays {
    weak var app: HostileApp?
    private var shown: [Shown] = []
    private var scopes: [Scope] = []
    private var regions: [WeakWidget] = []

    /// One presentation, and the ends that the app was notified of.
    private final class Shown {
        let name: String
        let handle: Presentation
        var first: Presentation.Outcome?
        var ends = 0
        var actions = 0
        var gone = 0

        init(_ name: String, _ handle: Presentation) {
            self.name = name
            self.handle = handle
        }
    }

    /// One call of `during`, and how often it has returned.
    private final class Scope {
        let name: String
        var returns = 0
        init(_ name: String) { self.name = name }
    }

    private var running: [Shown] { shown.filter { !$0.handle.hasEnded } }

    func show(_ random: inout RandomNumbers, in window: HostileWindow) {
        guard let app, running.count < 10, !window.isClosed else { return }
        let place = app.place(&random, in: window)
        var overlays = place.widget.overlays
        if place.name == "the window", random.chance(0.1) { overlays = overlays.over(.keyboard) }
        if !overlays.region.isWindow { regions.append(WeakWidget(place.widget)) }
        if random.chance(0.5) {
            overlays.stage.log = { [weak app] _ in app?.hear(.log, "stage", nil) }
        }
        if random.chance(0.1) { overlays.stage.defaults.isInstant = random.chance(0.5) }
        let overlay = Self.overlay(&random)
        let name = app.name(overlay.kind.rawValue)
        app.tell("      show \(name) over \(place.name)")
        let answers = random.chance(0.75)
        let handle: Presentation
        if overlay.kind == .sheet {
            handle = overlays.show(
                overlay,
                shouldEnd: { [weak app] _ in
                    app?.hear(.shouldEnd, name, nil)
                    return answers
                }, content: { app.makeSheet() })
            follow(Shown(name, handle))
        } else if overlay.content.action != nil {
            var entry: Shown?
            handle = overlays.show(
                overlay,
                onAction: { [weak app] in
                    entry?.actions += 1
                    app?.hear(.action, name, nil)
                })
            entry = Shown(name, handle)
            if let entry { follow(entry) }
        } else {
            handle = overlays.show(overlay)
            follow(Shown(name, handle))
        }
    }

    private func follow(_ entry: Shown) {
        shown.append(entry)
        Task { @MainActor [weak app] in
            entry.first = await entry.handle.ended
            entry.ends += 1
            app?.hear(.ended, entry.name, nil)
        }
        Task { @MainActor in
            await entry.handle.gone()
            entry.gone += 1
        }
    }

    func during(_ random: inout RandomNumbers, in window: HostileWindow) {
        guard let app, !window.isClosed, scopes.filter({ $0.returns == 0 }).count < 4 else { return }
        let place = app.place(&random, in: window)
        let scope = Scope(app.name("during"))
        scopes.append(scope)
        app.tell("      \(scope.name) over \(place.name)")
        let overlays = place.widget.overlays
        let (overlay, time) = (Self.overlay(&random), random.number(in: 1...200))
        guard overlay.kind != .sheet else {
            scope.returns = 1
            return
        }
        Task { @MainActor [weak app] in
            _ = try? await overlays.during(overlay) { () async throws -> Int in
                try? await Task.sleep(for: .milliseconds(time))
                app?.hear(.body, scope.name, nil)
                return 1
            }
            scope.returns += 1
        }
    }

    func update(_ random: inout RandomNumbers) {
        let running = running
        guard !running.isEmpty else { return }
        let handle = random.pick(running).handle
        switch random.below(9) {
        case 0: handle.message = "Changed"
        case 1: handle.message = String(repeating: "long ", count: random.below(60))
        case 2: handle.progress = Double(random.below(100)) / 100
        case 3: handle.content.cancel = random.chance(0.5) ? .standard : nil
        case 4: handle.appearance = random.chance(0.5) ? .classic : .adaptive
        case 5: handle.detent = random.pick([.content, .points(100), .full])
        case 6:
            handle.content.indicator = random.pick([.spinner, .bar(0.3), .ring(0.2), .none, .icon(.success)])
        case 7:
            let share = Double(random.below(100)) / 100
            Task.detached { handle.report(share) }
        default: handle.detents = random.pick([[.content], [.points(80), .full], [.fraction(0.5)]])
        }
    }

    func finish(_ random: inout RandomNumbers) {
        let running = running
        guard !running.isEmpty else { return }
        random.pick(running).handle.finish(random.pick([.success("Done"), .failure("It failed"), .success]))
    }

    func dismiss(_ random: inout RandomNumbers) {
        let running = running
        if !running.isEmpty { random.pick(running).handle.dismiss() }
    }

    func dismissAll(_ window: HostileWindow) { window.pointer.overlays.dismissAll() }

    func setKeyboard(_ window: HostileWindow, _ keyboard: Widget?) {
        if !window.isClosed { window.pointer.overlays.setKeyboard(keyboard) }
    }

    func anyRegion(_ random: inout RandomNumbers) -> Widget? {
        regions.removeAll { $0.widget == nil }
        return regions.isEmpty ? nil : random.pick(regions).widget
    }

    func end(_ windows: [HostileWindow]) -> [String] {
        for window in windows where !window.isClosed { dismissAll(window) }
        for entry in running { entry.handle.dismiss() }
        let isOver = MainLoop.turn(atMost: 8) {
            self.shown.allSatisfy { $0.handle.hasEnded && $0.ends > 0 && $0.gone > 0 }
                && self.scopes.allSatisfy { $0.returns > 0 }
                && windows.allSatisfy { $0.isClosed || $0.pointer.overlays.presentations.isEmpty }
        }
        // Gives a second end the time to happen.
        MainLoop.turn(for: 0.1)
        var faults: [String] = []
        for entry in shown {
            if !entry.handle.hasEnded { faults.append("\(entry.name) has not ended") }
            if entry.ends != 1 { faults.append("\(entry.name): `ended` returned \(entry.ends) times") }
            if entry.gone != 1 { faults.append("\(entry.name): `gone` returned \(entry.gone) times") }
            if entry.first != entry.handle.outcome {
                faults.append("\(entry.name) ended twice, in different ways")
            }
            if entry.actions > 1 {
                faults.append("\(entry.name): the action was taken \(entry.actions) times")
            }
            if entry.handle.isVisible { faults.append("\(entry.name) is still visible") }
        }
        for scope in scopes where scope.returns != 1 {
            faults.append("\(scope.name) returned \(scope.returns) times")
        }
        for window in windows where !window.isClosed {
            let left = window.pointer.overlays.presentations
            if !left.isEmpty { faults.append("\(window.name) still lists \(left.map(\.kind))") }
        }
        if !isOver, faults.isEmpty { faults.append("the end took more than 8 s") }
        return faults
    }

    private static func overlay(_ random: inout RandomNumbers) -> Overlay {
        let cancel: Overlay.CancelButton? = random.chance(0.5) ? .standard : nil
        let edge = random.pick(Overlay.Placement.Edge.allCases)
        let timing = Overlay.Timing(
            grace: .milliseconds(random.chance(0.5) ? 0 : random.below(60)),
            minimum: .milliseconds(random.below(100)))
        let `repeat` = random.pick([Overlay.RepeatPolicy.join, .refresh, .replace, .separate])
        let overlay: Overlay
        switch random.below(8) {
        case 0, 1: overlay = .veil("A veil", cancel: cancel).with(\.timing, timing)
        case 2:
            overlay = .loading("Loading", cancel: cancel, cover: random.pick(Overlay.Cover.allCases))
                .with(\.timing, timing)
        case 3: overlay = .activity("Busy").with(\.timing, timing)
        case 4, 5:
            overlay = .sheet(
                from: edge,
                detents: random.pick([[.content], [.content, .points(150), .full], [.fraction(0.4)]]),
                input: random.pick([.live, .dismissing, .block]), label: "A sheet")
        case 6: overlay = .hud("A notice", placement: .edge(edge), action: "Undo")
        default:
            overlay = .hud("Saved", icon: .success)
                .with(\.timing, Overlay.Timing(lifetime: .fixed(.milliseconds(random.number(in: 60...250)))))
        }
        return overlay.with(\.onRepeat, `repeat`)
    }
}
