// Foundation on Linux boxes arrays of numbers, not structures.
extension NSValue {
    public convenience init(cgPoint point: CGPoint) {
        self.init(numbers: point.numbers)
    }

    public convenience init(cgRect rect: CGRect) {
        self.init(numbers: rect.numbers)
    }

    public convenience init(caTransform3D t: CATransform3D) {
        self.init(numbers: t.numbers)
    }

    public var cgRectValue: CGRect {
        let numbers = numbers
        precondition(numbers.count == 4, "a box of \(numbers.count) numbers was asked for 4")
        return CGRect(numbers: numbers)
    }

    private convenience init(numbers: [CGFloat]) {
        let doubles = numbers.map { Double($0) }
        self.init(bytes: doubles, objCType: "[\(doubles.count)d]")
    }

    /// The boxed number, or the numbers of a boxed structure.
    var numbers: [CGFloat] {
        if let number = self as? NSNumber { return [CGFloat(number.doubleValue)] }
        let type = String(cString: objCType)
        guard type.hasPrefix("["), type.hasSuffix("d]") else { return [] }
        var doubles = [Double](repeating: 0, count: Int(type.dropFirst().dropLast(2)) ?? 0)
        getValue(&doubles)
        return doubles.map { CGFloat($0) }
    }
}
