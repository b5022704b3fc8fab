/// The parts of a view that are clear of obstructions.
extension UIView {
    public struct LayoutRegion: Hashable, Sendable {
        public enum AdaptivityAxis: Hashable, Sendable {
            case horizontal
            case vertical
        }

        fileprivate var axis: AdaptivityAxis?

        /// The safe area, without what is in a corner of the window, such as its controls.
        public static func safeArea(cornerAdaptation axis: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(axis: axis)
        }
    }

    public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
        var insets = safeAreaInsets
        guard let controls = window?.windowScene?.controls, let axis = region.axis else { return insets }
        switch axis {
        case .horizontal: insets.left += controls.width
        case .vertical: insets.top += controls.height
        }
        return insets
    }
}
