// What animations name by a string.
extension LayerValues {
    subscript(keyPath: String) -> LayerValue? {
        get {
            switch keyPath {
            case "position": LayerValue(position)
            case "position.x": LayerValue(position.x)
            case "position.y": LayerValue(position.y)
            case "bounds": LayerValue(bounds)
            case "bounds.origin": LayerValue(bounds.origin)
            case "bounds.size": LayerValue(bounds.size)
            case "bounds.size.width": LayerValue(bounds.width)
            case "bounds.size.height": LayerValue(bounds.height)
            case "anchorPoint": LayerValue(anchorPoint)
            case "zPosition": LayerValue(zPosition)
            case "opacity": LayerValue(opacity)
            case "cornerRadius": LayerValue(cornerRadius)
            case "borderWidth": LayerValue(borderWidth)
            case "shadowOpacity": LayerValue(shadowOpacity)
            case "shadowRadius": LayerValue(shadowRadius)
            case "backgroundColor": LayerValue(backgroundColor)
            case "borderColor": LayerValue(borderColor)
            case "lineWidth": LayerValue(shape.lineWidth)
            case "strokeStart": LayerValue(shape.strokeStart)
            case "strokeEnd": LayerValue(shape.strokeEnd)
            case "strokeColor": LayerValue(shape.strokeColor)
            case "fillColor": LayerValue(shape.fillColor)
            case "path": LayerValue.discrete(shape.path)
            default: self.transformPart(keyPath)
            }
        }
        set {
            guard let newValue else { return }
            switch (keyPath, newValue) {
            case ("position", .numbers(let n)) where n.count == 2: position = CGPoint(x: n[0], y: n[1])
            case ("position.x", .numbers(let n)): position.x = n[0]
            case ("position.y", .numbers(let n)): position.y = n[0]
            case ("bounds", .numbers(let n)) where n.count == 4:
                bounds = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
            case ("bounds.origin", .numbers(let n)) where n.count == 2:
                bounds.origin = CGPoint(x: n[0], y: n[1])
            case ("bounds.size", .numbers(let n)) where n.count == 2:
                bounds.size = CGSize(width: n[0], height: n[1])
            case ("bounds.size.width", .numbers(let n)): bounds.size.width = n[0]
            case ("bounds.size.height", .numbers(let n)): bounds.size.height = n[0]
            case ("anchorPoint", .numbers(let n)) where n.count == 2: anchorPoint = CGPoint(x: n[0], y: n[1])
            case ("zPosition", .numbers(let n)): zPosition = n[0]
            case ("opacity", .numbers(let n)): opacity = Float(n[0])
            case ("cornerRadius", .numbers(let n)): cornerRadius = n[0]
            case ("borderWidth", .numbers(let n)): borderWidth = n[0]
            case ("shadowOpacity", .numbers(let n)): shadowOpacity = Float(n[0])
            case ("shadowRadius", .numbers(let n)): shadowRadius = n[0]
            case ("backgroundColor", .numbers(let n)): backgroundColor = CGColor(rgba: n)
            case ("borderColor", .numbers(let n)): borderColor = CGColor(rgba: n)
            case ("lineWidth", .numbers(let n)): shape.lineWidth = n[0]
            case ("strokeStart", .numbers(let n)): shape.strokeStart = n[0]
            case ("strokeEnd", .numbers(let n)): shape.strokeEnd = n[0]
            case ("strokeColor", .numbers(let n)): shape.strokeColor = CGColor(rgba: n)
            case ("fillColor", .numbers(let n)): shape.fillColor = CGColor(rgba: n)
            case ("path", .discrete(let path)): shape.path = path as? CGPath
            default: setTransformPart(keyPath, newValue)
            }
        }
    }

    private func transformPart(_ keyPath: String) -> LayerValue? {
        let parts = TransformParts(CATransform3DGetAffineTransform(transform))
        return switch keyPath {
        case "transform": LayerValue(transform)
        case "transform.translation": LayerValue(parts.translation)
        case "transform.translation.x": LayerValue(parts.translation.x)
        case "transform.translation.y": LayerValue(parts.translation.y)
        case "transform.scale", "transform.scale.x": LayerValue(parts.scale.width)
        case "transform.scale.y": LayerValue(parts.scale.height)
        case "transform.rotation", "transform.rotation.z": LayerValue(parts.rotation)
        default: nil
        }
    }

    private mutating func setTransformPart(_ keyPath: String, _ value: LayerValue) {
        if keyPath == "transform", case .transform(let affine) = value {
            transform = CATransform3DMakeAffineTransform(affine)
            return
        }
        guard case .numbers(let n) = value, !n.isEmpty else { return }
        var parts = TransformParts(CATransform3DGetAffineTransform(transform))
        switch keyPath {
        case "transform.translation" where n.count == 2: parts.translation = CGPoint(x: n[0], y: n[1])
        case "transform.translation.x": parts.translation.x = n[0]
        case "transform.translation.y": parts.translation.y = n[0]
        case "transform.scale": parts.scale = CGSize(width: n[0], height: n[0])
        case "transform.scale.x": parts.scale.width = n[0]
        case "transform.scale.y": parts.scale.height = n[0]
        case "transform.rotation", "transform.rotation.z": parts.rotation = n[0]
        default: return
        }
        transform = CATransform3DMakeAffineTransform(parts.transform)
    }
}

extension CGColor {
    convenience init(rgba n: [CGFloat]) {
        self.init(red: n[0], green: n[1], blue: n[2], alpha: n[3])
    }
}
