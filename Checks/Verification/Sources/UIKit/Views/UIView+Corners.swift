/// How a view's corners are rounded, from iOS 26 on.
public struct UICornerConfiguration: Hashable, Sendable {
    private enum Shape: Hashable {
        case capsule
        case corners([UICornerRadius])
    }

    private let shape: Shape

    /// Each corner by itself; one without a radius is square.
    public static func corners(
        topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
        return UICornerConfiguration(shape: .corners(radii.map { $0 ?? .fixed(0) }))
    }

    /// The same radius for all, each by itself.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(
            topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius
        )
    }

    /// Ends that are half circles.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .capsule)
    }
}

/// The radius of a corner, from iOS 26 on.
public struct UICornerRadius: Hashable, Sendable {
    private enum Kind: Hashable {
        case fixed(Double)
        case concentric(minimum: CGFloat?)
    }

    private let kind: Kind

    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

    /// What the container's corner leaves at the view's distance from it, and at least a minimum.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum))
    }
}
