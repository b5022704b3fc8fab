import Scrim
import UIKit

/// Where things are in the scene, as gate and keepers ask.
extension UIKitHost: SurfaceHost {
    /// The covered window's extent, which is the stage's.
    var bounds: Rect { window.map { Rect(origin: .zero, size: Size($0.bounds.size)) } ?? .zero }

    /// What of the window the on-screen keyboard covers.
    var keyboardFrame: Rect? { window.flatMap { KeyboardWatch.shared.frame(in: $0) } }

    /// Where a region other than the window is.
    func geometry(of region: Region) -> RegionGeometry {
        guard let window, let view = regions.view(of: region), let own = view.window else { return .nowhere }
        return RegionGeometry(of: view, in: own).moved(from: own, to: window)
    }

    func stagePoint(_ point: CGPoint, in view: UIView) -> Point {
        guard let window, let own = view.window else { return Point(point) }
        let place = view.convert(point, to: own)
        return Point(own === window ? place : own.convert(place, to: window))
    }

    func route(ofPressAt point: Point) -> Route {
        stage.gate.route(ofPressAt: point, now: now, in: stage.geometry)
    }

    /// The surface whose panel contains a view.
    func surfaceID(containing view: UIView) -> SurfaceID? {
        sequence(first: view, next: \.superview).lazy.compactMap { ($0 as? SurfaceView)?.id }.first
    }

    /// Who has the keys in the scene: somebody on an overlay in a window of its own, or in the covered window.
    var currentResponder: UIResponder? {
        let own = [Home.cover, .keyboard].compactMap { layers.layer($0)?.window }
        return (own + [window].compactMap { $0 }).lazy.compactMap(\.currentResponder).first
    }

    /// Where the focus is while a view has it.
    func place(of view: UIView) -> FocusPlace {
        if let surface = surfaceID(containing: view) { return .panel(surface) }
        return .app(inside: regions.regions(containing: view, among: stage.gate.plan.regions))
    }

    // MARK: Layout

    func facts(of region: Region) -> LayoutFacts {
        let window = bounds
        let safe = self.window.map { Insets($0.safeAreaInsets) } ?? .zero
        switch region {
        case .window, .windowAndKeyboard:
            return LayoutFacts(
                region: window, window: window.size, safeArea: safe,
                keyboard: region == .window ? keyboardFrame : nil)
        case .keyboard:
            let keyboard = keyboardFrame ?? layers.lastKeyboard
            return LayoutFacts(region: keyboard, window: window.size, safeArea: safe)
        case .view:
            let geometry = geometry(of: region)
            return LayoutFacts(
                region: geometry.bounds, visible: geometry.visible.intersection(window), window: window.size,
                safeArea: safe, keyboard: keyboardFrame)
        }
    }

    func frames(
        of surface: SurfaceID, facts: LayoutFacts, measuring: some PanelMeasuring, at instant: Instant
    ) -> SurfaceFrames {
        stage.frames(of: surface, facts: facts, measuring: measuring, at: instant)
    }

    func reflow(of surface: SurfaceID) -> Reflow { stage.reflow(of: surface) }

    func dimming(below surface: SurfaceID, at instant: Instant) -> Double {
        plan.dimming(below: surface, at: instant, isDark: environment.isDark)
    }

    func content(of view: ViewID) -> (any OverlayContent)? { HeldContent.content(of: view) }

    func growth(of surface: SurfaceID, at instant: Instant) -> Double {
        stage.position(of: surface, at: instant)?.growth ?? 0
    }

    func report(_ event: HostEvent) { stage.report(event) }
}
