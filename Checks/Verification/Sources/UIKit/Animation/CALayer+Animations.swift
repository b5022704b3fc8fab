extension CALayer {
    public func add(_ anim: CAAnimation, forKey key: String?) {
        if let key { removeAnimation(forKey: key) }
        let copy = anim.duplicate()
        let duration = copy.duration > 0 ? copy.duration : CATransaction.animationDuration
        running.append(
            RunningAnimation(copy, key: key, groups: CATransaction.openGroups, duration: duration))
    }

    public func removeAnimation(forKey key: String) {
        let removed = running.filter { $0.key == key }
        running.removeAll { $0.key == key }
        for animation in removed { animation.stop(finished: false) }
    }

    public func removeAllAnimations() {
        let removed = running
        running = []
        for animation in removed { animation.stop(finished: false) }
    }

    func removeAnimationsInTree() {
        removeAllAnimations()
        for layer in sublayers ?? [] { layer.removeAnimationsInTree() }
    }

    public func animation(forKey key: String) -> CAAnimation? {
        running.last { $0.key == key }?.animation
    }

    public func animationKeys() -> [String]? {
        let keys = running.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// The layer as it is on screen at this moment; `nil` for a layer that is not on screen.
    public func presentation() -> Self? {
        guard let shown else { return nil }
        let copy = makeCopy()
        copy.values = shown
        return copy as? Self
    }

    /// Hands the layer and its sublayers to the render server.
    func commit(at now: CFTimeInterval) {
        committed = values
        for animation in running { animation.commit(at: now) }
        for layer in sublayers ?? [] { layer.commit(at: now) }
    }

    /// Ends the animations that are over by now.
    func endAnimations(at now: CFTimeInterval) {
        for animation in running where animation.isOver(at: now) {
            if animation.animation.isRemovedOnCompletion { running.removeAll { $0 === animation } }
            animation.stop(finished: true)
        }
        for layer in sublayers ?? [] { layer.endAnimations(at: now) }
    }

    /// Whether an animation block that does not allow touches still moves the layer.
    var blocksTouches: Bool { running.contains { ($0.animation as? PropertyTween)?.blocksTouches == true } }

    /// The animation for a change of a property: a view's layer follows `UIView.animate`, and another
    /// layer always animates.
    func action(forChangeOf key: String, from before: [CGFloat], to target: [CGFloat]) -> CAAnimation? {
        if delegate is UIView {
            return ViewAnimation.current?.action(for: key, on: self, from: before, to: target)
        }
        guard delegate == nil, !CATransaction.disablesActions else { return nil }
        return PropertyTween(key: key, from: presentationValue(key) ?? before)
    }

    func presentationValue(_ key: String) -> [CGFloat]? { shown?[key] }

    /// The committed values, with the present effect of the animations.
    private var shown: LayerValues? {
        guard var shown = committed else { return nil }
        for animation in running { animation.apply(to: &shown, at: CACurrentMediaTime()) }
        return shown
    }
}

/// An animation from a property's old value to its present one.
final class PropertyTween: CAPropertyAnimation {
    private var from: [CGFloat] = []
    /// The value that a view's animation goes to; `nil`: to the present one, whatever it becomes.
    ///
    /// A view's animation is added to the property, so what is set outside a block meanwhile shows at once.
    var target: [CGFloat]?
    /// Whether the animation starts and ends slowly, as a view's does.
    var eases = false
    /// Whether the view takes no touches during the animation.
    var blocksTouches = false

    convenience init(key: String, from: [CGFloat]) {
        self.init(keyPath: key)
        self.from = from
    }

    override func emptyCopy() -> CAAnimation { PropertyTween() }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        (copy as? PropertyTween)?.from = from
        (copy as? PropertyTween)?.target = target
        (copy as? PropertyTween)?.eases = eases
        (copy as? PropertyTween)?.blocksTouches = blocksTouches
        return copy
    }

    override func value(at fraction: CGFloat, model: [CGFloat]) -> [CGFloat] {
        let value = from.mixed(with: target ?? model, eases ? Self.eased(fraction) : fraction)
        guard let target, target.count == model.count else { return value }
        return zip(value, zip(model, target)).map { $0 + $1.0 - $1.1 }
    }

    /// The cubic Bézier curve with the control points (0.42, 0) and (0.58, 1).
    private static func eased(_ time: CGFloat) -> CGFloat {
        func curve(_ t: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
            let u = 1 - t
            return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
        }
        var (low, high) = (CGFloat(0), CGFloat(1))
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if curve(middle, 0.42, 0.58) < time { low = middle } else { high = middle }
        }
        return curve((low + high) / 2, 0, 1)
    }
}
