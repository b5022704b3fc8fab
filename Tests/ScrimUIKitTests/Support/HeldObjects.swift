@_spi(Host) import Scrim
import UIKit

@_spi(Host) @testable import ScrimUIKit

/// Weak references to the objects that a surface holds, or that were made for it; none of them may outlive the surface.
///
/// Reflection finds the objects, so a new property of a new class is covered without a change here: the library's own
/// objects, views in the surface's tree, and gesture recognizers. The app's content, and objects that a scene has only
/// one of, are left out.
@MainActor
struct HeldObjects {
    private struct Weak {
        let name: String
        weak var object: AnyObject?
    }

    private var kept: [Weak] = []
    private var seen: Set<ObjectIdentifier> = []
    private let content: [AnyObject]

    /// - Parameters:
    ///   - app: The app whose presented surfaces are recorded, with their windows and layers.
    ///   - content: The app's own views and controllers in them.
    init(in app: AppFixture, content: [AnyObject] = []) {
        self.content = content
        for surface in app.host.surfaces { follow(surface) }
        for window in app.ours { follow(window) }
        for layer in app.host.layers.windowLayers { follow(layer) }
        follow(app.host.layers.noticeLayer)
        let windows = app.ours as [UIWindow]
        for recognizer in windows.flatMap({ $0.gestureRecognizers ?? [] }) { follow(recognizer) }
        if let placeholder = app.host.focus.placeholder { follow(placeholder) }
    }

    /// How many objects were found.
    var count: Int { kept.count }

    /// The names of the objects that still exist.
    var left: [String] { kept.filter { $0.object != nil }.map(\.name) }

    private mutating func follow(_ value: Any?) {
        guard let value else { return }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .class else {
            for child in mirror.children { follow(child.value) }
            return
        }
        let object = value as AnyObject
        guard isOurs(object), seen.insert(ObjectIdentifier(object)).inserted else { return }
        kept.append(Weak(name: String(reflecting: type(of: object)), object: object))
        var level: Mirror? = mirror
        while let current = level {
            // Objects inside UIKit's own classes are found through those classes' properties.
            if String(reflecting: current.subjectType).hasPrefix("ScrimUIKit.") {
                for child in current.children { follow(child.value) }
            }
            level = current.superclassMirror
        }
        if let view = object as? UIView {
            for subview in view.subviews { follow(subview) }
            for recognizer in view.gestureRecognizers ?? [] { follow(recognizer) }
        }
        if let controller = object as? UIViewController { follow(controller.viewIfLoaded) }
        if let window = object as? UIWindow { follow(window.rootViewController) }
    }

    private func isOurs(_ object: AnyObject) -> Bool {
        if content.contains(where: { $0 === object }) || object is UIKitHost || object is SceneLayers
            || object is FocusKeeper
        {
            return false
        }
        if String(reflecting: type(of: object)).hasPrefix("ScrimUIKit.") { return true }
        // The app's window, its root and their content are left out.
        if let view = object as? UIView {
            return sequence(first: view, next: \.superview).contains { $0 is SurfaceView || $0 is LayerView }
        }
        return object is UIGestureRecognizer
    }
}
