/// A view's drawing on screen: its position, its look, and its animations.
open class CALayer: NSObject {
    /// The values that were set last.
    var values = LayerValues()
    /// The values that the render server has; `nil` until a commit finds the layer in a window.
    var committed: LayerValues?
    var running: [RunningAnimation] = []
    private(set) var layoutIsDue = false

    open weak var delegate: (any CALayerDelegate)?
    open fileprivate(set) weak var superlayer: CALayer?
    fileprivate var layers: [CALayer] = []
    /// The sublayers, back to front; `nil`: none.
    open var sublayers: [CALayer]? {
        get { layers.isEmpty ? nil : layers }
        set {
            for old in layers { old.removeFromSuperlayer() }
            for new in newValue ?? [] { addSublayer(new) }
        }
    }
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    public override init() {}

    /// Makes a layer of the same class for the presentation copy.
    func makeCopy() -> CALayer { CALayer() }
}

// MARK: - What is animated when it changes

extension CALayer {
    public var frame: CGRect {
        get { values.frame }
        set {
            var next = values
            next.frame = newValue
            position = next.position
            bounds = next.bounds
        }
    }

    public var bounds: CGRect {
        get { values.bounds }
        set {
            if newValue.size != values.bounds.size { setNeedsLayout() }
            change("bounds", \.bounds, newValue)
        }
    }

    public var position: CGPoint {
        get { values.position }
        set { change("position", \.position, newValue) }
    }

    public var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { change("anchorPoint", \.anchorPoint, newValue) }
    }

    public var transform: CATransform3D {
        get { values.transform }
        set { change("transform", \.transform, newValue) }
    }

    public var opacity: Float {
        get { values.opacity }
        set { change("opacity", \.opacity, newValue) }
    }

    public var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    public var masksToBounds: Bool {
        get { values.masksToBounds }
        set { values.masksToBounds = newValue }
    }

    public var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change("cornerRadius", \.cornerRadius, newValue) }
    }

    public var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change("backgroundColor", \.backgroundColor, newValue) }
    }

    public var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change("borderWidth", \.borderWidth, newValue) }
    }

    public var borderColor: CGColor? {
        get { values.borderColor }
        set { change("borderColor", \.borderColor, newValue) }
    }

    public var shadowColor: CGColor? {
        get { values.shadowColor }
        set { values.shadowColor = newValue }
    }

    public var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { change("shadowOpacity", \.shadowOpacity, newValue) }
    }

    public var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { values.shadowOffset = newValue }
    }

    public var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { change("shadowRadius", \.shadowRadius, newValue) }
    }

    public var shadowPath: CGPath? {
        get { values.shadowPath }
        set { values.shadowPath = newValue }
    }

    /// Sets the value at once, and animates the change if an animation is due.
    func change<Value: LayerValue>(_ key: String, _ path: WritableKeyPath<LayerValues, Value>, _ value: Value)
    {
        let before = values[keyPath: path]
        values[keyPath: path] = value
        guard committed != nil,
            let action = action(forChangeOf: key, from: before.numbers, to: value.numbers)
        else { return }
        add(action, forKey: key)
    }
}

// MARK: - The tree

extension CALayer {
    public func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    }

    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        layers.insert(layer, at: min(Int(idx), layers.count))
        setNeedsLayout()
    }

    public func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        parent.layers.removeAll { $0 === self }
        superlayer = nil
        leaveScreen()
    }

    /// Moves these sublayers in front of the others and into this order, without removing any from the screen.
    func arrange(_ front: [CALayer]) {
        let behind = layers.filter { layer in !front.contains { $0 === layer } }
        // The setter would remove all of them first.
        layers = behind + front
        setNeedsLayout()
    }

    /// Removes all animations and committed values, because the layer leaves the screen.
    func leaveScreen() {
        committed = nil
        removeAllAnimations()
        for layer in sublayers ?? [] { layer.leaveScreen() }
    }

    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(toRoot).applying((l?.toRoot ?? .identity).inverted())
    }

    /// The transform from this layer's coordinates to those around the topmost layer.
    var toRoot: CGAffineTransform {
        values.toSuper.concatenating(superlayer?.toRoot ?? .identity)
    }

    /// Returns the same time, because all layers share the screen's time.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
}

// MARK: - Layout

extension CALayer {
    public func setNeedsLayout() {
        layoutIsDue = true
    }

    public func needsLayout() -> Bool { layoutIsDue }

    /// Lays out from the topmost layer that needs layout down to the last.
    public func layoutIfNeeded() {
        var top = self
        while let parent = top.superlayer, parent.layoutIsDue { top = parent }
        top.layoutDown()
    }

    func layoutDown() {
        // A layout that requests another one is repeated a few times only.
        for _ in 0..<8 where layoutIsDue {
            layoutIsDue = false
            layoutNow()
        }
        for layer in sublayers ?? [] { layer.layoutDown() }
    }

    private func layoutNow() {
        delegate?.layoutSublayers(of: self)
    }
}

public protocol CALayerDelegate: NSObjectProtocol {
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) {}
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
