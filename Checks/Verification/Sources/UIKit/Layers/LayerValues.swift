/// Everything that a layer shows; one type for the set values, the committed ones and those on screen.
struct LayerValues {
    var position = CGPoint.zero
    var bounds = CGRect.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var cornerRadius: CGFloat = 0
    var backgroundColor: CGColor?
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var shadowColor: CGColor?
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var shape = ShapeValues()

    /// The frame, in the superlayer's coordinates.
    var frame: CGRect {
        get {
            let origin = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
            let box = CGRect(origin: origin, size: bounds.size)
                .applying(CATransform3DGetAffineTransform(transform))
            return box.offsetBy(dx: position.x, dy: position.y)
        }
        set {
            // With a transform, the frame's size is the size of the transformed box.
            let inverse = CATransform3DGetAffineTransform(transform).inverted()
            let box = CGRect(origin: .zero, size: newValue.size).applying(inverse)
            bounds.size = box.size
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width,
                y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    /// The transform from the layer's own coordinates to its superlayer's.
    var toSuper: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

struct ShapeValues {
    var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var strokeColor: CGColor?
    var lineWidth: CGFloat = 1
    var strokeEnd: CGFloat = 1
}
