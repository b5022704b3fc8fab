#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Which generation of the platform's look the host draws: that of iOS 26, with glass, capsules and concentric corners,
/// or the one before.
@MainActor
enum PlatformLook {
    /// Whether the newest look is drawn where the system has it; tests say otherwise.
    static var isNewest = isNewest(in: { Bundle.main.object(forInfoDictionaryKey: $0) })

    /// Whether an app takes the newest look, by the values of its `Info.plist`: it can ask for the one before.
    static func isNewest(in info: (String) -> Any?) -> Bool {
        info("UIDesignRequiresCompatibility") as? Bool != true
    }

    /// The width from which on a place has room for more than one column, in points; below it is compact.
    ///
    /// The system says that of no view. Of its windows beside each other on an iPad of 12.9 inches those of 639 points are
    /// compact (https://github.com/lionheart/openradar-mirror/issues/18466). The number is our own reckoning: half of such
    /// an iPad's 1366 points less the line between two windows, which have regular width there.
    static let regularWidth = 678.0

    /// How far low sheets keep from the edges of the screen from iOS 26 on, as the system's do, in points.
    ///
    /// The number is ours.
    private static let lowInset = 8.0

    /// How far low sheets keep from the edges; 0: they are flush.
    static var sheetInset: Double {
        if #available(iOS 26, *), isNewest { return lowInset }
        return 0
    }
}

extension UIView {
    /// Rounds the corners of the view and of what is drawn for it.
    ///
    /// From iOS 26 on a corner near a corner of the screen is concentric with that, and at least as round as asked for.
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

    /// Rounds the ends of a control, as the platform has it: fully from iOS 26 on, before by a radius in points.
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
