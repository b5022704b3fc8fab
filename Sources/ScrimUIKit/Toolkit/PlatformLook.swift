#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The generation of the platform's look that the host draws: that of iOS 26, with glass, capsules and concentric
/// corners, or the previous one.
@MainActor
enum PlatformLook {
    /// Whether to draw the newest look if the system has it; tests may set it to false.
    static var isNewest = isNewest(in: { Bundle.main.object(forInfoDictionaryKey: $0) })

    /// Whether the values of an app's `Info.plist` allow the newest look: an app can ask for the previous one.
    static func isNewest(in info: (String) -> Any?) -> Bool {
        info("UIDesignRequiresCompatibility") as? Bool != true
    }

    /// The smallest width with room for more than one column, in points; less is compact.
    ///
    /// The system does not report this for a view. On an iPad of 12.9 inches, adjacent windows of 639 points are
    /// compact (https://github.com/lionheart/openradar-mirror/issues/18466). The number is our own estimate. It is half
    /// of such an iPad's 1366 points less the line between two windows, which have regular width there.
    static let regularWidth = 678.0

    /// The distance of low sheets from the edges of the screen from iOS 26 on, like the system's, in points.
    ///
    /// The number is ours.
    private static let lowInset = 8.0

    /// The distance of low sheets from the edges, in points; 0: they are flush.
    static var sheetInset: Double {
        if #available(iOS 26, *), isNewest { return lowInset }
        return 0
    }
}

extension UIView {
    /// Rounds the corners of the view and of everything that is clipped to it.
    ///
    /// From iOS 26 on, a corner near a corner of the screen is concentric with that one, and at least as
    /// round as requested.
    func roundCorners(_ corners: Corners) {
        if #available(iOS 26, *), PlatformLook.isNewest {
            func radius(_ points: Double) -> UICornerRadius {
                points > 0 ? .containerConcentric(minimum: points) : .fixed(0)
            }
            cornerConfiguration = .corners(
                topLeftRadius: radius(corners.topLeft), topRightRadius: radius(corners.topRight),
                bottomLeftRadius: radius(corners.bottomLeft), bottomRightRadius: radius(corners.bottomRight))
        } else {
            layer.cornerRadius = corners.largest
            layer.maskedCorners = corners.mask
        }
    }

    /// Rounds a control as the platform does: fully from iOS 26 on, and by a radius in points before.
    func roundControl(_ points: Double) {
        if #available(iOS 26, *), PlatformLook.isNewest {
            cornerConfiguration = points > 0 ? .capsule() : .corners(radius: .fixed(0))
        } else {
            layer.cornerRadius = points
        }
    }
}

extension Corners {
    /// The corners that are round.
    fileprivate var mask: CACornerMask {
        var mask: CACornerMask = []
        if topLeft > 0 { mask.insert(.layerMinXMinYCorner) }
        if topRight > 0 { mask.insert(.layerMaxXMinYCorner) }
        if bottomLeft > 0 { mask.insert(.layerMinXMaxYCorner) }
        if bottomRight > 0 { mask.insert(.layerMaxXMaxYCorner) }
        return mask
    }
}
#endif
