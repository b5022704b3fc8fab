/// A color as four numbers from 0 to 1: red, green, blue and alpha.
public final class CGColor: NSObject, Sendable {
    let rgba: [CGFloat]

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        rgba = [red, green, blue, alpha]
    }

    public init(gray: CGFloat, alpha: CGFloat) {
        rgba = [gray, gray, gray, alpha]
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CGColor)?.rgba == rgba
    }

    public override var hash: Int { rgba.hashValue }
}
