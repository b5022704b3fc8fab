import Screen
@_spi(Host) import Scrim
import UIKit

@_spi(Host) @testable import ScrimUIKit

/// A scene with a region, and a comparison of its views with the core's state.
@MainActor
final class RandomScene {
    let app = AppFixture()
    private var region = UIView()
    private var inner = UIView()
    private var shown: [Presentation] = []
    private var isBackground = false

    init() {
        region = makeRegion()
    }

    var screen: Screen { app.screen }
    var host: UIKitHost { app.host }
    var isEmpty: Bool { host.stage.presentations.isEmpty && host.plan.surfaces.isEmpty }

    private func makeRegion() -> UIView {
        app.destroyRegion()
        let view = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
        let button = TapCounter()
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        view.addSubview(button)
        inner = UIView(frame: CGRect(x: 10, y: 80, width: 260, height: 200))
        view.addSubview(inner)
        app.root.view.addSubview(view)
        return view
    }

    // MARK: Doing

    func perform(_ deed: Deed) {
        switch deed {
        case .show(let kind, let place, let cancel, let policy):
            shown.append(show(kind, over: place, cancel: cancel, policy))
        case .change(let index): pick(index)?.message = "Changed, and rather longer than before"
        case .finish(let index): pick(index)?.finish(.success("Done"))
        case .dismiss(let index): pick(index)?.dismiss()
        case .dismissAll: app.overlays.dismissAll()
        case .setRegionHidden(let isHidden): region.isHidden = isHidden
        case .moveRegion: region.frame.origin = CGPoint(x: region.frame.minX == 0 ? 60 : 0, y: 230)
        case .replaceRegion:
            region.removeFromSuperview()
            region = makeRegion()
        case .setBackground(let isBackground):
            self.isBackground = isBackground
            if isBackground { screen.enterBackground() } else { screen.enterForeground() }
        case .turn(let landscape):
            screen.resize(width: landscape ? 844 : 390, height: landscape ? 390 : 844)
        case .setKeyboard(let isUp):
            if isUp { screen.showKeyboard(height: 300) } else { screen.hideKeyboard() }
        case .focusField: app.field.becomeFirstResponder()
        case .tap(let x, let y): screen.tap(at: CGPoint(x: x, y: y))
        case .drag(let x, let from, let to):
            screen.touchDown(at: CGPoint(x: x, y: from))
            screen.drag(to: CGPoint(x: x, y: to), over: 0.1)
            screen.touchUp()
        case .escape: screen.press(.keyboardEscape)
        case .cancelTop: if let top = host.plan.surfaces.last { host.stage.report(.cancelTaken(top.id)) }
        case .pass(let frames): screen.advance(by: Double(frames) * Screen.frame)
        }
        shown.removeAll(where: \.hasEnded)
        if !isBackground { screen.advance(by: Screen.frame) } else { screen.turn() }
    }

    private func pick(_ index: Int) -> Presentation? { shown.isEmpty ? nil : shown[index % shown.count] }

    private func overlays(over place: Deed.Place) -> UIKitOverlays {
        switch place {
        case .window: app.overlays
        case .region: region.overlays
        case .inner: inner.overlays
        case .keyboard: app.overlays.over(.keyboard)
        }
    }

    private func show(
        _ kind: Overlay.Kind, over place: Deed.Place, cancel: Bool, _ policy: Overlay.RepeatPolicy
    ) -> Presentation {
        let overlays = overlays(over: place)
        let timing = Overlay.Timing(grace: .milliseconds(30), minimum: .milliseconds(60))
        let button: Overlay.CancelButton? = cancel ? .standard : nil
        switch kind {
        case .veil:
            return overlays.show(
                .veil("Veil", cancel: button).with(\.timing, timing).with(\.onRepeat, policy))
        case .loading:
            return overlays.show(
                .loading("Load", cancel: button).with(\.timing, timing).with(\.onRepeat, policy))
        case .activity:
            return overlays.show(.activity().with(\.timing, timing).with(\.onRepeat, policy))
        case .sheet:
            return overlays.show(.sheet(input: cancel ? .dismissing : .live)) {
                UIView(frame: CGRect(x: 0, y: 0, width: 200, height: policy == .join ? 160 : 500))
            }
        case .hud:
            let short = Overlay.Timing(lifetime: .fixed(.milliseconds(200)))
            let notice =
                cancel
                ? Overlay.hud("Deleted", placement: .bottom, action: "Undo")
                : .hud("Notice").with(\.timing, short)
            return overlays.show(notice.with(\.onRepeat, policy))
        case .question:
            let answers: [Overlay.ActionButton] = [.init("Yes", role: .default), "No"]
            return overlays.show(
                .question("Sure?", actions: answers, cancel: button).with(\.onRepeat, policy))
        }
    }

    // MARK: Comparing

    /// The differences between the screen and the core.
    func faults() -> [String] {
        guard !isBackground else { return [] }
        return mappingFaults() + hitFaults() + focusFaults() + windowFaults() + motionFaults()
    }

    private func mappingFaults() -> [String] {
        let plan = host.stage.plan
        let wanted = Set(plan.surfaces.filter { !$0.isHidden }.map(\.id))
        let there = Set(host.surfaces.filter { $0.isInSight && $0.window?.isHidden == false }.map(\.id))
        return there.subtracting(wanted).map { "\($0) is on screen and should not be" }
            + wanted.subtracting(there).map { "\($0) should be on screen and is not" }
    }

    /// Hit-tests a grid of points: the hit view matches the gate, and no surface that takes input is drawn
    /// in front of it.
    private func hitFaults() -> [String] {
        let stage = host.stage
        let size = app.window.bounds.size
        var faults: [String] = []
        for x in stride(from: 15.0, to: size.width, by: 55) {
            for y in stride(from: 15.0, to: size.height, by: 65) {
                guard let hit = screen.hit(at: CGPoint(x: x, y: y)) else {
                    faults.append("at (\(x), \(y)) nothing is hit")
                    continue
                }
                let point = Geometry.Point(x: x, y: y)
                let route = stage.gate.route(ofPressAt: point, now: stage.now, in: stage.geometry)
                // The keyboard is in front of everything that does not cover the keyboard.
                if !isOverlay(hit), hit.window !== app.window, !coversKeyboard(route) { continue }
                if !isHit(hit, by: route) {
                    faults.append("at (\(x), \(y)) the gate says \(route), hit is \(type(of: hit))")
                }
                if let front = surfaceInFront(at: point) {
                    let story = "\(name(front)) is drawn in front, and the gate says \(route)"
                    faults.append("at (\(x), \(y)) \(story)")
                }
            }
        }
        return faults
    }

    private func name(_ id: SurfaceID) -> String {
        guard let plan = host.surface(id)?.plan else { return "\(id)" }
        return "\(plan.kind) over \(plan.region) (\(id))"
    }

    private func isOverlay(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains {
            $0 is SurfaceView || $0 is LayerView || $0 is TouchBlockingView || $0 is OverlayWindow
        }
    }

    /// True if the hit view is where the press is routed.
    private func isHit(_ hit: UIView, by route: Route) -> Bool {
        switch route {
        case .app: !isOverlay(hit)
        case .panel(let id): host.surface(id).map { hit.isDescendant(of: $0.panel) } ?? false
        case .blocked: isOverlay(hit) && !hit.isInPanel
        }
    }

    /// A surface that would take a press itself, and is drawn in front of the one that takes the press at this point.
    private func surfaceInFront(at point: Geometry.Point) -> SurfaceID? {
        let gate = host.stage.gate
        let taker: SurfaceView?
        switch gate.route(at: point, in: host.stage.geometry) {
        case .app: taker = nil
        case .panel(let id), .blocked(let id): taker = host.surface(id)
        }
        guard let taker else { return nil }
        // Like the keyboard, overlays over it are in front of everything that does not cover the keyboard.
        let isUnderKeyboard =
            taker.plan.map { ![.keyboard, .windowAndKeyboard].contains($0.region) } ?? false
        return gate.plan.layers.first { layer in
            guard let other = host.surface(layer.surface), other !== taker, other.isInSight,
                other.isDrawn(inFrontOf: taker), !(isUnderKeyboard && layer.region == .keyboard)
            else { return false }
            return layer.panelTakesInput && other.panelContains(point)
                || layer.blocks && host.region(layer.region, contains: point)
        }?.surface
    }

    /// True if a press is also kept from the keyboard.
    private func coversKeyboard(_ route: Route) -> Bool {
        guard case .blocked(let id) = route else { return false }
        return host.stage.gate.plan.layers.contains {
            $0.surface == id && [.keyboard, .windowAndKeyboard].contains($0.region)
        }
    }

    private func focusFaults() -> [String] {
        let responder = screen.firstResponder
        let isOurs = responder is PlaceholderResponder
        switch host.stage.plan.focus {
        case .surface(let id, isTrapped: true):
            return isOurs ? [] : ["\(id) should hold the keys, and \(String(describing: responder)) does"]
        case .app, .surface(_, isTrapped: false):
            guard app.field.isFirstResponder else { return [] }
            let route = host.stage.gate.keyRoute(focus: host.place(of: app.field))
            let isFree = route == .app && !host.stage.gate.blocksTextInput(focus: .nowhere)
            return isFree ? [] : ["the field has the keys, and they go to \(route)"]
        }
    }

    private func windowFaults() -> [String] {
        let plan = host.plan
        let ours = screen.scene.windows.filter { $0 is OverlayWindow && !$0.isHidden }
        var faults: [String] = []
        if ours.contains(where: \.isKeyWindow) { faults.append("a window of ours is key") }
        if plan.surfaces.isEmpty, plan.input.isOpen {
            if !ours.isEmpty { faults.append("a window of ours is left") }
            if app.window.subviews.contains(where: { $0 is LayerView || $0 is PlaceholderResponder }) {
                faults.append("a view of ours is left in the window")
            }
            if NSLayoutConstraint.activeCount > 0 { faults.append("constraints are left") }
        }
        return faults
    }

    /// Compares positions on screen with the core's own curves.
    private func motionFaults() -> [String] {
        host.surfaces.compactMap { surface in
            guard let plan = surface.plan, !plan.isHidden, surface.isInSight,
                let shown = surface.panel.layer.presentation()?.transform
            else { return nil }
            // A layout between detents is made for the next frame, which the double shows at once.
            let next = plan.sheet?.isBetweenDetents == true ? host.now + .seconds(Screen.frame) : host.now
            let ways = [host.now, next].map { instant in
                let wanted = surface.moment(at: instant).transform
                return max(
                    abs(shown.m41 - wanted.m41), abs(shown.m42 - wanted.m42),
                    abs(shown.m11 - wanted.m11) * 100)
            }
            let way = ways.min() ?? 0
            return way > 6 ? "\(surface.id) is \(way) points from where its curve has it" : nil
        }
    }
}

extension UIView {
    /// True if the view is a panel or inside one.
    fileprivate var isInPanel: Bool { sequence(first: self, next: \.superview).contains { $0 is PanelView } }
}
