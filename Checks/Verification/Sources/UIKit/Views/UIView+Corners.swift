/// How a view's corners are rounded; available from iOS 26 on.
public struct UICornerConfiguration: Hashable, Sendable {
    private enum Shape: Hashable {
        case capsule
        case corners([UICornerRadius])
    }

    private let shape: Shape

    /// Sets each corner individually; one without a radius is square.
    public static func corners(
        topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
        return UICornerConfiguration(shape: .corners(radii.map { $0 ?? .fixed(0) }))
    }

    /// Sets the same radius for each corner.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(
            topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius
        )
    }

    /// Rounds the ends to half circles.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .capsule)
    }
}

/// The radius of a corner; available from iOS 26 on.
public struct UICornerRadius: Hashable, Sendable {
    private enum Kind: Hashable {
        case fixed(Double)
        case concentric(minimum: CGFloat?)
    }

    private let kind: Kind

    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

    /// The radius of the container's corner reduced by the view's distance from it, but at least a minimum.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum))
    }
}
