#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Where a view is and how much of it is visible, in a window's coordinates.
struct RegionGeometry: Hashable {
    /// The whole view.
    var bounds = Rect.zero
    /// The part of the view that clipping ancestors leave visible.
    var visible = Rect.zero
    /// The part of the view that neither the device nor a bar of the system's covers.
    var clear = Rect.zero

    /// The geometry of a view that is in no window.
    static let nowhere = RegionGeometry()

    private init() {}

    /// Measures a view at its layout position, not where an animation shows it.
    @MainActor
    init(of view: UIView, in window: UIWindow) {
        let whole = view.convert(view.bounds, to: window)
        var seen = whole
        for ancestor in sequence(first: view, next: \.superview).dropFirst() where ancestor.clipsToBounds {
            seen = seen.intersection(ancestor.convert(ancestor.bounds, to: window))
        }
        bounds = Rect(whole)
        visible = seen.isNull ? Rect(origin: bounds.origin) : Rect(seen)
        clear = Rect(view.convert(view.bounds.inset(by: view.barInsets), to: window))
    }

    /// The geometry in the coordinates of another window of the scene.
    @MainActor
    func moved(from window: UIWindow, to other: UIWindow) -> RegionGeometry {
        guard window !== other else { return self }
        var geometry = self
        for part in [\RegionGeometry.bounds, \.visible, \.clear] {
            geometry[keyPath: part] = Rect(window.convert(self[keyPath: part].cgRect, to: other))
        }
        return geometry
    }

    /// The insets at which a window's safe area is clear of the bars over the view, too.
    ///
    /// - Parameters:
    ///   - safeArea: The window's safe area.
    ///   - window: The window's extent, in the coordinates of the geometry.
    func safeArea(within safeArea: Insets, of window: Rect) -> Insets {
        var insets = safeArea
        if clear.minY > bounds.minY { insets.top = max(insets.top, clear.minY - window.minY) }
        if clear.minX > bounds.minX { insets.left = max(insets.left, clear.minX - window.minX) }
        if clear.maxY < bounds.maxY { insets.bottom = max(insets.bottom, window.maxY - clear.maxY) }
        if clear.maxX < bounds.maxX { insets.right = max(insets.right, window.maxX - clear.maxX) }
        return insets
    }
}
#endif
