extension UIView {
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(transformToScreen.concatenating(coordinateSpace.toScreen.inverted()))
    }

    var transformToScreen: CGAffineTransform {
        toRoot.concatenating(root.layer.values.toSuper)
    }

    /// The transform to another view's coordinates (`nil`: to the window's); between windows, it goes by way
    /// of the screen.
    private func transform(to view: UIView?) -> CGAffineTransform {
        guard let view = view ?? window else { return toRoot }
        if view === root { return toRoot }
        if view.root === root { return toRoot.concatenating(view.toRoot.inverted()) }
        return toRoot.concatenating(root.layer.values.toSuper)
            .concatenating(view.toRoot.concatenating(view.root.layer.values.toSuper).inverted())
    }

    /// The transform to the coordinates of the topmost ancestor.
    private var toRoot: CGAffineTransform {
        guard let superview else { return .identity }
        return layer.values.toSuper.concatenating(superview.toRoot)
    }

    private var root: UIView { superview?.root ?? self }

    /// The window's unsafe edges, as far as they reach into this view, with the bars and the app's own insets.
    public var safeAreaInsets: UIEdgeInsets {
        guard let controller else { return inheritedSafeArea }
        return inheritedSafeArea.adding(controller.barInsets).adding(controller.additionalSafeAreaInsets)
    }

    private var inheritedSafeArea: UIEdgeInsets {
        if let window = self as? UIWindow { return window.systemSafeArea }
        guard let superview, window != nil else { return .zero }
        // Each view of a layout asks for this, so one step from the superview is used instead of the way
        // over the screen.
        let values = layer.values
        let safe = superview.bounds.inset(by: superview.safeAreaInsets).applying(values.toSuper.inverted())
        let bounds = values.bounds
        return UIEdgeInsets(
            top: max(0, safe.minY - bounds.minY), left: max(0, safe.minX - bounds.minX),
            bottom: max(0, bounds.maxY - safe.maxY), right: max(0, bounds.maxX - safe.maxX))
    }

    func safeAreaMayHaveChanged() {
        let insets = safeAreaInsets
        guard insets != knownSafeArea else { return }
        knownSafeArea = insets
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
    }

    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let direction = traitCollection.layoutDirection
        return switch semanticContentAttribute {
        case .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// Distributes the superview's change of size among the flexible parts.
    func resize(from old: CGSize, to new: CGSize) {
        var next = frame
        let mask = autoresizingMask
        func share(_ delta: CGFloat, _ before: Bool, _ length: Bool, _ after: Bool) -> (CGFloat, CGFloat) {
            let count = [before, length, after].count { $0 }
            guard count > 0 else { return (0, 0) }
            let part = delta / CGFloat(count)
            return (before ? part : 0, length ? part : 0)
        }
        let (x, width) = share(
            new.width - old.width, mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
            mask.contains(.flexibleRightMargin))
        let (y, height) = share(
            new.height - old.height, mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
            mask.contains(.flexibleBottomMargin))
        next.origin.x += x
        next.origin.y += y
        next.size.width += width
        next.size.height += height
        frame = next
    }
}

extension UIEdgeInsets {
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
            right: right + other.right)
    }
}
