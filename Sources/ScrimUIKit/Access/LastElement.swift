#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// An element that assistive technology was on.
@MainActor
struct LastElement {
    private(set) weak var element: AnyObject?
    /// Whether there was one, which may be gone.
    let wasThere: Bool

    init(element: AnyObject?) {
        self.element = element
        wasThere = element != nil
    }

    /// The element, unless it is gone, or is a view that the surface does not hold any more.
    ///
    /// An element that is no view cannot be asked where it is.
    func element(in surface: SurfaceView) -> AnyObject? {
        (element as? UIView)?.isDescendant(of: surface) == false ? nil : element
    }
}

/// Where assistive technology has been: in the app last, and before it came to each panel.
///
/// From a panel that leaves under it, assistive technology goes back there. An element reports that it is reached, and not
/// from where. So the trail is as good as the looks are frequent.
@MainActor
struct AccessTrail {
    /// What the last look found, and the panel that it is on; without one, it is in the app.
    private var last: (panel: SurfaceID?, element: LastElement)?
    private var lastInApp: LastElement?
    /// What assistive technology was on before it came to each panel.
    private var origins: [SurfaceID: LastElement] = [:]

    init() {}

    /// Looks at the element that assistive technology is on; `nil`: at none.
    mutating func note(_ element: AnyObject?) {
        guard let element else { return }
        let panel = (element as? UIView)?.enclosingSurfaces.first?.id
        if let panel, panel != last?.panel { origins[panel] = last?.element }
        let found = LastElement(element: element)
        if panel == nil { lastInApp = found }
        last = (panel: panel, element: found)
    }

    /// What is still there of where assistive technology came from to a panel, and was last in the app, in this order.
    func origins(of panel: SurfaceID) -> [AnyObject] {
        [origins[panel], lastInApp].compactMap { $0?.element }
    }

    /// Forgets from where panels were reached that are gone.
    mutating func forget(where isGone: (SurfaceID) -> Bool) {
        origins = origins.filter { !isGone($0.key) }
    }
}

extension UIView {
    /// The surfaces that the view is in, the innermost first.
    var enclosingSurfaces: [SurfaceView] {
        sequence(first: self, next: \.superview).compactMap { $0 as? SurfaceView }
    }
}
#endif
