#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A surface's motion, run by the render server.
extension SurfaceView {
    /// The surface's look at an instant.
    func moment(at instant: Instant) -> SurfaceMoment {
        guard let plan else { preconditionFailure("a surface is shown with a plan") }
        return host.stage.moment(of: plan, frames: frames, isDark: environment.isDark, at: instant)
    }

    /// Moves the surface by its plan, from this moment on.
    ///
    /// The layers get their final values at once, and keyframes move them on screen. A motion that interrupts another
    /// is sampled from the core again, so the surface continues with the same position and speed.
    ///
    /// - Parameter frame: The instant of the frame that the surface is laid out for, if its layout changes with each
    ///   frame; `nil`: keyframes move the surface.
    func move(at frame: Instant? = nil) {
        guard let plan, window != nil else { return }
        let now = host.now
        let isBetweenDetents = plan.sheet?.isBetweenDetents == true
        let frames =
            isBetweenDetents
            ? nil
            : Keyframes(
                from: now,
                until: { plan.isHidden || host.stage.isAtRest(plan, at: $0) },
                moment: moment(at:))
        CATransaction.begin()
        watchEnd(of: plan, continuation: frames?.continuation)
        if isBetweenDetents {
            show(moment(at: frame ?? now))
            animate(nil)
        } else {
            show(frames?.moments.last ?? moment(at: now))
            animate(isPaused ? nil : frames)
            // In the first frame the content is nearly clear and fades in with the next plan. So does the material.
            let comesLater = plan.awaitsFrame && plan.motion.to.opacity < 1
            panel.background.showMaterial(
                plan.motion.to.opacity > 0 && !comesLater, over: frames?.duration ?? 0)
        }
        CATransaction.commit()
    }

    /// Moves the surface at once to the end of its motion, unless it is a sheet between detents.
    func endMotion() {
        guard let plan, window != nil, plan.sheet?.isBetweenDetents != true else { return }
        animate(nil)
    }

    /// Reports the end of the motion, or starts its next part; if the motion is interrupted, the stage's timer decides.
    private func watchEnd(of plan: SurfacePlan, continuation: Instant?) {
        let isAwaited = !plan.isHidden && endedGeneration != plan.generation
        guard isAwaited || continuation != nil else { return }
        let generation = plan.generation
        CATransaction.setCompletionBlock { [weak self] in
            MainActor.assumeIsolated { self?.animationsEnded(of: generation, continuation) }
        }
    }

    private func animationsEnded(of generation: Int, _ continuation: Instant?) {
        guard let continuation else { return motionEnded(generation) }
        // If the motion was interrupted before its last sample, the interrupting code has already started
        // the new motion.
        if host.now + frameTolerance >= continuation { move() }
    }

    private func motionEnded(_ generation: Int) {
        guard let plan, plan.generation == generation, endedGeneration != generation, !plan.isHidden,
            !isPaused
        else { return }
        guard plan.motion.isSettled(at: host.now + frameTolerance) else { return }
        endedGeneration = generation
        host.report(.motionEnded(id, generation: generation))
    }

    /// Sets the layers' own values, which an animation around the call, such as the keyboard's, must not animate.
    private func show(_ moment: SurfaceMoment) {
        UIView.performWithoutAnimation {
            let isMaterial = panel.background.isMaterial
            group.layer.opacity = Float(moment.groupOpacity)
            scrim.layer.opacity = Float(moment.scrimOpacity)
            box.layer.opacity = Float(moment.contentOpacity)
            panel.layer.opacity = isMaterial ? 1 : Float(moment.contentOpacity)
            panel.background.contents.layer.opacity = isMaterial ? Float(moment.contentOpacity) : 1
            panel.fade(to: isMaterial ? moment.contentOpacity : 1)
            panel.layer.transform = moment.transform
        }
    }

    /// Draws the share of the panel's shadow that the panels above it leave once all are at rest.
    func showShadow() {
        panel.shadowShare = host.stage.shadow(of: id, at: host.now + Tuning.longestTransition)
    }

    private func animate(_ frames: Keyframes?) {
        let background = panel.background
        let contents = background.contents
        let fading = background.isMaterial ? contents.layer : panel.layer
        let opacities: [(CALayer, KeyPath<SurfaceMoment, Double>)] = [
            (group.layer, \.groupOpacity), (scrim.layer, \.scrimOpacity), (box.layer, \.contentOpacity),
            (fading, \.contentOpacity),
        ]
        guard let frames else {
            for (layer, _) in opacities { Keyframes.stop(layer, "opacity") }
            for keyPath in ["transform", "shadowPath", "shadowOpacity"] {
                Keyframes.stop(panel.layer, keyPath)
            }
            for layer in [background.layer, contents.layer] {
                Keyframes.stop(layer, "position")
                Keyframes.stop(layer, "bounds")
            }
            Keyframes.stop(background.layer, "borderColor")
            background.placeMaterial(background.bounds)
            return
        }
        for (layer, part) in opacities {
            frames.animate(layer, "opacity") { NSNumber(value: $0[keyPath: part]) }
        }
        frames.animate(panel.layer, "transform") { NSValue(caTransform3D: $0.transform) }
        animateEdges(frames)
        animateOutline(frames)
    }

    /// Animates the shadow and the line of a panel on a material, where only the content fades.
    private func animateEdges(_ frames: Keyframes) {
        let background = panel.background
        let fades =
            background.isMaterial
            && frames.moments.contains { $0.contentOpacity != frames.moments.first?.contentOpacity }
        let shares = fades ? frames.moments.map(\.contentOpacity) : []
        frames.animate(
            panel.layer, "shadowOpacity",
            through: panel.hasShadow
                ? shares.map { NSNumber(value: Double(panel.shadowOpacity(at: $0))) } : [])
        frames.animate(
            background.layer, "borderColor",
            through: background.hasLine ? shares.map { background.lineColor(at: $0) } : [])
    }

    /// Animates a change of size: the background from the old outline to the new one, the content in its middle, and
    /// the shadow around it.
    private func animateOutline(_ frames: Keyframes) {
        let (background, contents) = (panel.background, panel.background.contents)
        let (base, center) = (background.bounds.size, contents.center)
        let frame = Rect(
            background.center.x - base.width / 2, background.center.y - base.height / 2, base.width,
            base.height)
        let outlines = frames.moments.map { $0.outlined(frame, resting: self.frames.panel).cgRect }
        func animate(_ layer: CALayer, _ keyPath: String, _ value: (CGRect) -> NSValue) {
            frames.animate(layer, keyPath, through: outlines.map(value))
        }
        let changes = outlines.contains { $0 != outlines.first }
        if changes {
            animate(background.layer, "position") { NSValue(cgPoint: CGPoint(x: $0.midX, y: $0.midY)) }
            animate(background.layer, "bounds") { NSValue(cgRect: CGRect(origin: .zero, size: $0.size)) }
            animate(contents.layer, "position") {
                NSValue(
                    cgPoint: CGPoint(
                        x: center.x + ($0.width - base.width) / 2, y: center.y + ($0.height - base.height) / 2
                    ))
            }
            let shadows = outlines.compactMap { panel.shadowPath(around: $0) }
            frames.animate(panel.layer, "shadowPath", through: shadows)
        } else {
            for layer in [background.layer, contents.layer] { Keyframes.stop(layer, "position") }
            Keyframes.stop(background.layer, "bounds")
            Keyframes.stop(panel.layer, "shadowPath")
        }
        if let glass = background.glass {
            background.growGlass(from: outlines.first?.size ?? base, over: frames.duration)
            frames.animate(
                glass.layer, "position",
                through: changes
                    ? outlines.map { NSValue(cgPoint: CGPoint(x: $0.width / 2, y: $0.height / 2)) } : [])
        } else {
            let largest = outlines.reduce(base) {
                CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
            }
            background.placeMaterial(CGRect(origin: .zero, size: largest))
        }
    }
}

/// The screen's frames come slightly before or after the end of a curve.
private let frameTolerance = Duration.milliseconds(20)

extension SurfaceMoment {
    /// The panel's transform from its layout position to where it is shown.
    var transform: CATransform3D {
        let size = max(scale, 0)
        return CATransform3DScale(CATransform3DMakeTranslation(offset.x, offset.y, 0), size, size, 1)
    }
}
#endif
