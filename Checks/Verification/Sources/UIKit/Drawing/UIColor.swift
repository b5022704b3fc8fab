/// A color, or one for each of several traits.
public final class UIColor: NSObject, Sendable {
    private let resolve: @Sendable (UITraitCollection) -> CGColor

    private init(_ color: CGColor) {
        resolve = { _ in color }
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
        resolve = { _ in color }
    }

    public init(white: CGFloat, alpha: CGFloat) {
        let color = CGColor(gray: white, alpha: alpha)
        resolve = { _ in color }
    }

    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        resolve = { dynamicProvider($0).resolve($0) }
    }

    public convenience init(cgColor: CGColor) {
        self.init(cgColor)
    }

    /// The color for the current traits (`UITraitCollection.current`).
    public var cgColor: CGColor { resolve(.current) }

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(resolve(traitCollection))
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let resolve = resolve
        return UIColor { traits in
            let rgba = resolve(traits).rgba
            return UIColor(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: alpha)
        }
    }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = cgColor.rgba
        red?.pointee = rgba[0]
        green?.pointee = rgba[1]
        blue?.pointee = rgba[2]
        alpha?.pointee = rgba[3]
        return true
    }

    /// Colors are equal if they look the same in light and in dark.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return [UIUserInterfaceStyle.light, .dark].allSatisfy { style in
            let traits = UITraitCollection(userInterfaceStyle: style)
            return resolve(traits) == other.resolve(traits)
        }
    }

    public override var hash: Int { resolve(UITraitCollection(userInterfaceStyle: .light)).hash }
}

extension UIColor {
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    // Not Apple's numbers. Only the difference between light and dark is Apple's, and which one is lighter.
    public static let label = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 1) }
    public static let systemBackground = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 0 : 1, alpha: 1)
    }
    public static let systemBlue = UIColor {
        UIColor(red: 0, green: $0.userInterfaceStyle == .dark ? 0.52 : 0.48, blue: 1, alpha: 1)
    }
}
