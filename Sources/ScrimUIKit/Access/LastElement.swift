#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// An element that assistive technology was on.
@MainActor
struct LastElement {
    private(set) weak var element: AnyObject?
    /// Whether there was an element, which may be gone by now.
    let wasThere: Bool

    init(element: AnyObject?) {
        self.element = element
        wasThere = element != nil
    }

    /// The element, unless it is gone or is a view outside the surface.
    ///
    /// An element that is not a view cannot be asked where it is.
    func element(in surface: SurfaceView) -> AnyObject? {
        (element as? UIView)?.isDescendant(of: surface) == false ? nil : element
    }
}

/// Where assistive technology has been: last in the app, and before it came to each panel.
///
/// It goes back there from a panel that leaves under it. An element reports that it is reached, but not from where, so
/// the trail is only as complete as the calls of `note` are frequent.
@MainActor
struct AccessTrail {
    /// The element that the last look found, and the panel that it is on; `nil`: in the app.
    private var last: (panel: SurfaceID?, element: LastElement)?
    private var lastInApp: LastElement?
    /// What assistive technology was on before it came to each panel.
    private var origins: [SurfaceID: LastElement] = [:]

    init() {}

    /// Notes the element that assistive technology is on; `nil`: none.
    mutating func note(_ element: AnyObject?) {
        guard let element else { return }
        let panel = (element as? UIView)?.enclosingSurfaces.first?.id
        if let panel, panel != last?.panel { origins[panel] = last?.element }
        let found = LastElement(element: element)
        if panel == nil { lastInApp = found }
        last = (panel: panel, element: found)
    }

    /// The elements to go back to that still exist: where the panel was reached from, then the last one in the app.
    func origins(of panel: SurfaceID) -> [AnyObject] {
        [origins[panel], lastInApp].compactMap { $0?.element }
    }

    /// Forgets how panels that are gone were reached.
    mutating func forget(where isGone: (SurfaceID) -> Bool) {
        origins = origins.filter { !isGone($0.key) }
    }
}

extension UIView {
    /// The view that an element of assistive technology is, or the nearest that contains the element; `nil`: it is in
    /// none that can be found.
    static func around(_ element: AnyObject) -> UIView? {
        let containers = sequence(first: element) { ($0 as? UIAccessibilityElement)?.accessibilityContainer }
        return containers.lazy.compactMap { $0 as? UIView }.first
    }

    /// The surfaces that the view is in, the innermost first.
    var enclosingSurfaces: [SurfaceView] {
        sequence(first: self, next: \.superview).compactMap { $0 as? SurfaceView }
    }
}
#endif
