/// A value that can be animated, as the numbers to interpolate.
protocol LayerValue {
    var numbers: [CGFloat] { get }
    init(numbers: [CGFloat])
}

extension CGFloat: LayerValue {
    var numbers: [CGFloat] { [self] }
    init(numbers: [CGFloat]) { self = numbers[0] }
}

extension Float: LayerValue {
    var numbers: [CGFloat] { [CGFloat(self)] }
    init(numbers: [CGFloat]) { self.init(numbers[0]) }
}

extension CGPoint: LayerValue {
    var numbers: [CGFloat] { [x, y] }
    init(numbers: [CGFloat]) { self.init(x: numbers[0], y: numbers[1]) }
}

extension CGRect: LayerValue {
    var numbers: [CGFloat] { [minX, minY, width, height] }
    init(numbers: [CGFloat]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

/// Interpolates number by number, as Core Animation does for transforms without rotation.
extension CATransform3D: LayerValue {
    var numbers: [CGFloat] { rows }
    init(numbers: [CGFloat]) { self.init(rows: numbers) }
}

/// No color has no numbers.
extension CGColor?: LayerValue {
    var numbers: [CGFloat] { self?.rgba ?? [] }
    init(numbers: [CGFloat]) {
        self =
            numbers.isEmpty
            ? nil : CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }
}

extension [CGFloat] {
    /// Interpolates from `self` (0) to the other numbers (1); if the counts differ, the value changes at the end.
    func mixed(with other: [CGFloat], _ fraction: CGFloat) -> [CGFloat] {
        guard count == other.count else { return fraction < 1 ? self : other }
        return zip(self, other).map { $0 + ($1 - $0) * fraction }
    }
}

extension LayerValues {
    private struct Part {
        let get: (LayerValues) -> [CGFloat]
        let set: (inout LayerValues, [CGFloat]) -> Void

        init<Value: LayerValue>(_ path: WritableKeyPath<LayerValues, Value>) {
            get = { $0[keyPath: path].numbers }
            set = { $0[keyPath: path] = Value(numbers: $1) }
        }
    }

    // Used only on the main thread, like the layers.
    private nonisolated(unsafe) static let parts = [
        "position": Part(\.position), "bounds": Part(\.bounds), "anchorPoint": Part(\.anchorPoint),
        "transform": Part(\.transform), "opacity": Part(\.opacity), "cornerRadius": Part(\.cornerRadius),
        "backgroundColor": Part(\.backgroundColor), "borderWidth": Part(\.borderWidth),
        "borderColor": Part(\.borderColor), "shadowOpacity": Part(\.shadowOpacity),
        "shadowRadius": Part(\.shadowRadius), "fillColor": Part(\.shape.fillColor),
        "strokeColor": Part(\.shape.strokeColor), "lineWidth": Part(\.shape.lineWidth),
        "strokeEnd": Part(\.shape.strokeEnd),
    ]

    /// The values by the key paths that animations use.
    subscript(key: String) -> [CGFloat]? {
        get { Self.parts[key]?.get(self) }
        set { if let newValue { Self.parts[key]?.set(&self, newValue) } }
    }
}
