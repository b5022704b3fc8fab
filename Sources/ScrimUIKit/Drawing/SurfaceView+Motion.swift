import Scrim
import UIKit

/// A surface's motion, on the render server.
extension SurfaceView {
    /// What it looks like at an instant.
    func moment(at instant: Instant) -> SurfaceMoment {
        guard let plan else { preconditionFailure("a surface is shown with a plan") }
        return plan.moment(
            at: instant, frames: frames, reflow: host.reflow(of: id), isDark: environment.isDark,
            covered: host.dimming(below: id, at: instant))
    }

    /// Moves it as the plan says, from this moment on.
    ///
    /// The model is at the end at once; what is on screen follows by keyframes. What interrupts it is sampled from
    /// the core again, so it goes on from the same place at the same speed.
    ///
    /// - Parameter frame: The moment of the one frame that it is laid out for, while its layout changes with each;
    ///   `nil`: it goes by itself.
    func move(at frame: Instant? = nil) {
        guard let plan, window != nil else { return }
        let now = host.now
        CATransaction.begin()
        watchEnd(of: plan)
        if plan.sheet?.isLoose == true {
            show(moment(at: frame ?? now))
            animate(nil)
        } else {
            let reflow = host.reflow(of: id)
            let frames = Keyframes(
                from: now,
                until: { plan.isHidden || (plan.motion.isSettled(at: $0) && reflow.isSettled(at: $0)) },
                moment: moment(at:))
            show(frames?.moments.last ?? moment(at: now))
            animate(frames)
            panel.ground.showMaterial(plan.motion.to.opacity > 0, over: frames?.duration ?? 0)
        }
        CATransaction.commit()
    }

    /// Tells when the motion has come to its end; one that is broken off is left to the stage's timer.
    private func watchEnd(of plan: SurfacePlan) {
        guard !plan.isHidden, ended != plan.generation else { return }
        let generation = plan.generation
        CATransaction.setCompletionBlock { [weak self] in
            MainActor.assumeIsolated { self?.motionEnded(generation) }
        }
    }

    private func motionEnded(_ generation: Int) {
        guard let plan, plan.generation == generation, ended != generation, !plan.isHidden else { return }
        // The screen's frames fall a little before or after the curve's end.
        guard plan.motion.isSettled(at: host.now + .milliseconds(20)) else { return }
        ended = generation
        host.report(.motionEnded(id, generation: generation, finished: true))
    }

    /// Sets the model; no animation around it, the keyboard's for example, is to make a motion of its own of it.
    private func show(_ moment: SurfaceMoment) {
        UIView.performWithoutAnimation {
            let isMaterial = panel.ground.isMaterial
            group.layer.opacity = Float(moment.group)
            scrim.layer.opacity = Float(moment.scrim)
            box.layer.opacity = Float(moment.content)
            panel.layer.opacity = isMaterial ? 1 : Float(moment.content)
            panel.ground.contents.layer.opacity = isMaterial ? Float(moment.content) : 1
            panel.layer.transform = moment.transform
        }
    }

    private func animate(_ frames: Keyframes?) {
        let ground = panel.ground
        let contents = ground.contents
        let fading = ground.isMaterial ? contents.layer : panel.layer
        let opacities: [(CALayer, KeyPath<SurfaceMoment, Double>)] = [
            (group.layer, \.group), (scrim.layer, \.scrim), (box.layer, \.content), (fading, \.content),
        ]
        guard let frames else {
            for (layer, _) in opacities { Keyframes.stop(layer, "opacity") }
            Keyframes.stop(panel.layer, "transform")
            for layer in [ground.layer, contents.layer] {
                Keyframes.stop(layer, "position")
                Keyframes.stop(layer, "bounds")
            }
            ground.coverMaterial(ground.bounds)
            return
        }
        for (layer, part) in opacities {
            frames.animate(layer, "opacity") { NSNumber(value: $0[keyPath: part]) }
        }
        frames.animate(panel.layer, "transform") { NSValue(caTransform3D: $0.transform) }

        animateOutline(frames)
    }

    /// A change of size: the ground goes from the old outline to the new one, its content in its middle.
    private func animateOutline(_ frames: Keyframes) {
        let (ground, contents) = (panel.ground, panel.ground.contents)
        let rest = self.frames.panel
        let base = ground.bounds.size
        func size(_ moment: SurfaceMoment) -> CGSize {
            CGSize(
                width: base.width + moment.outline.width - rest.width,
                height: base.height + moment.outline.height - rest.height)
        }
        let (middle, centre) = (ground.center, contents.center)
        frames.animate(ground.layer, "position") {
            NSValue(
                cgPoint: CGPoint(
                    x: middle.x + $0.outline.midX - rest.midX, y: middle.y + $0.outline.midY - rest.midY))
        }
        frames.animate(ground.layer, "bounds") {
            NSValue(cgRect: CGRect(origin: .zero, size: size($0)))
        }
        frames.animate(contents.layer, "position") {
            let size = size($0)
            return NSValue(
                cgPoint: CGPoint(
                    x: centre.x + (size.width - base.width) / 2, y: centre.y + (size.height - base.height) / 2
                ))
        }
        let largest = frames.moments.map(size).reduce(base) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
        ground.coverMaterial(CGRect(origin: .zero, size: largest))
    }
}

extension SurfaceMoment {
    /// How the panel is shown, against where it is laid out.
    var transform: CATransform3D {
        let size = max(scale, 0)
        return CATransform3DScale(CATransform3DMakeTranslation(offset.x, offset.y, 0), size, size, 1)
    }
}
