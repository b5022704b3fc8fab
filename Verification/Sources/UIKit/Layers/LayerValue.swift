/// What an animation moves between.
enum LayerValue {
    case numbers([CGFloat])
    case transform(CGAffineTransform)
    /// Changes at once at the end: a path, a mask, a color that has none on the other side.
    case discrete(Any?)

    init(_ value: Any?) {
        switch value {
        case let value as Double: self = .numbers([CGFloat(value)])
        case let value as CGFloat: self = .numbers([value])
        case let value as Float: self = .numbers([CGFloat(value)])
        case let value as Int: self = .numbers([CGFloat(value)])
        case let value as CGPoint: self = .numbers([value.x, value.y])
        case let value as CGSize: self = .numbers([value.width, value.height])
        case let value as CGRect: self = .numbers([value.minX, value.minY, value.width, value.height])
        case let value as CATransform3D: self = .transform(CATransform3DGetAffineTransform(value))
        case let value as CGAffineTransform: self = .transform(value)
        case let value as CGColor: self = .numbers(value.rgba)
        case let value as NSNumber: self = .numbers([CGFloat(value.doubleValue)])
        case let value as NSValue: self.init(unboxing: value)
        default: self = .discrete(value)
        }
    }

    private init(unboxing value: NSValue) {
        switch value.numberCount {
        case 2: self.init(value.cgPointValue)
        case 4: self.init(value.cgRectValue)
        case 6: self.init(value.cgAffineTransformValue)
        case 16: self.init(value.caTransform3DValue)
        default: self = .discrete(value)
        }
    }

    /// Between the two, 0 at `self` and 1 at the other, and beyond.
    func mixed(with other: LayerValue, _ fraction: CGFloat) -> LayerValue {
        switch (self, other) {
        case (.numbers(let from), .numbers(let to)) where from.count == to.count:
            .numbers(zip(from, to).map { $0 + ($1 - $0) * fraction })
        case (.transform(let from), .transform(let to)):
            .transform(TransformParts(from).mixed(with: TransformParts(to), fraction).transform)
        default: fraction < 1 ? self : other
        }
    }

    func adding(_ other: LayerValue) -> LayerValue {
        switch (self, other) {
        case (.numbers(let left), .numbers(let right)) where left.count == right.count:
            .numbers(zip(left, right).map { $0 + $1 })
        case (.transform(let left), .transform(let right)): .transform(right.concatenating(left))
        default: other
        }
    }

    var number: CGFloat? {
        guard case .numbers(let numbers) = self, numbers.count == 1 else { return nil }
        return numbers[0]
    }
}

/// A transform taken apart, so that its parts can be animated each for itself.
struct TransformParts {
    var translation: CGPoint
    var scale: CGSize
    var rotation: CGFloat

    init(_ transform: CGAffineTransform) {
        translation = CGPoint(x: transform.tx, y: transform.ty)
        rotation = atan2(transform.b, transform.a)
        let width = hypot(transform.a, transform.b)
        let determinant = transform.a * transform.d - transform.b * transform.c
        scale = CGSize(
            width: width, height: width == 0 ? hypot(transform.c, transform.d) : determinant / width)
    }

    var transform: CGAffineTransform {
        CGAffineTransform(translationX: translation.x, y: translation.y).rotated(by: rotation)
            .scaledBy(x: scale.width, y: scale.height)
    }

    func mixed(with other: TransformParts, _ fraction: CGFloat) -> TransformParts {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
        var mixed = self
        mixed.translation = CGPoint(
            x: mix(translation.x, other.translation.x), y: mix(translation.y, other.translation.y))
        mixed.scale = CGSize(
            width: mix(scale.width, other.scale.width), height: mix(scale.height, other.scale.height))
        mixed.rotation = mix(rotation, other.rotation)
        return mixed
    }
}
