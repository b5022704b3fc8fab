// Foundation on Linux boxes arrays of numbers, not structures.
extension NSValue {
    public convenience init(cgPoint point: CGPoint) {
        self.init(numbers: [point.x, point.y])
    }

    public convenience init(cgSize size: CGSize) {
        self.init(numbers: [size.width, size.height])
    }

    public convenience init(cgRect rect: CGRect) {
        self.init(numbers: [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    public convenience init(caTransform3D t: CATransform3D) {
        self.init(numbers: t.rows)
    }

    public var cgPointValue: CGPoint {
        let numbers = numbers(2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    public var cgSizeValue: CGSize {
        let numbers = numbers(2)
        return CGSize(width: numbers[0], height: numbers[1])
    }

    public var cgRectValue: CGRect {
        let numbers = numbers(4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    public var cgAffineTransformValue: CGAffineTransform {
        let m = numbers(6)
        return CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
    }

    public var caTransform3DValue: CATransform3D {
        CATransform3D(rows: numbers(16))
    }

    private convenience init(numbers: [CGFloat]) {
        let doubles = numbers.map { Double($0) }
        self.init(bytes: doubles, objCType: "[\(doubles.count)d]")
    }

    /// How many numbers are boxed; none for a value that another initializer made.
    var numberCount: Int {
        let type = String(cString: objCType)
        guard type.hasPrefix("["), type.hasSuffix("d]") else { return 0 }
        return Int(type.dropFirst().dropLast(2)) ?? 0
    }

    private func numbers(_ count: Int) -> [CGFloat] {
        precondition(numberCount == count, "a box of \(numberCount) numbers was asked for \(count)")
        var doubles = [Double](repeating: 0, count: count)
        getValue(&doubles)
        return doubles.map { CGFloat($0) }
    }
}
