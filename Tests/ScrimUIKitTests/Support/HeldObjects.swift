@_spi(Host) import Scrim
import UIKit

@_spi(Host) @testable import ScrimUIKit

/// What a surface holds, and what is made for it beside it, kept weakly: none of it may outlive the surface.
///
/// The objects are found by reflection, so that a new property of a new class is followed without a word here: the
/// library's own, views in the surface's tree, and gesture recognizers. The app's content, and what a scene has only
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
    ///   - app: Where surfaces are shown at this moment: all of them count, with their windows and layers.
    ///   - content: The app's own views and controllers on them.
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

    /// The names of those that are still there.
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
            // What UIKit keeps in its own classes is followed by what it tells of them.
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
        // The app's window, its root and what is in it are not.
        if let view = object as? UIView {
            return sequence(first: view, next: \.superview).contains { $0 is SurfaceView || $0 is LayerView }
        }
        return object is UIGestureRecognizer
    }
}
