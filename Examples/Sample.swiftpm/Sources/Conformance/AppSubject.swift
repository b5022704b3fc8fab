import ScrimTesting
import ScrimUIKit
import UIKit

/// An app's window on UIKit for the conformance suite: a button, a text field that is first responder, and a view with
/// a button in it.
///
/// It acts from within the app: a tap goes to the control that UIKit's hit test returns, a letter to the first
/// responder, Escape to the front panel as VoiceOver's gesture does.
@MainActor
final class AppSubject: ConformanceSubject {
    static let unsupported = Set(ConformanceCapability.allCases)

    let overlays: UIKitOverlays
    let region: Region
    private let scene: UIWindowScene
    private let pass: @MainActor () async -> Void
    private let window: UIWindow
    private let button = TapCounter(type: .system)
    private let field = LetterCounter(frame: .zero)
    private var place: UIView?
    private let placeButton = TapCounter(type: .system)

    init(in scene: UIWindowScene, passing pass: @escaping @MainActor () async -> Void) {
        self.scene = scene
        self.pass = pass
        window = UIWindow(windowScene: scene)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let size = window.bounds.size
        button.frame = CGRect(x: 20, y: 60, width: 120, height: 44)
        field.frame = CGRect(x: 20, y: 120, width: size.width - 40, height: 44)
        let place = UIView()
        place.frame = CGRect(x: 0, y: 200, width: size.width, height: size.height - 200)
        placeButton.frame = CGRect(x: 20, y: 200, width: 120, height: 44)
        place.addSubview(placeButton)
        for view in [button, field, place] as [UIView] { root.view.addSubview(view) }
        field.becomeFirstResponder()
        overlays = window.overlays
        region = place.overlays.region
        self.place = place
    }

    /// Removes the window.
    func close() {
        field.resignFirstResponder()
        window.isHidden = true
        window.windowScene = nil
    }

    // MARK: What happens

    func makeView() -> any OverlayContent { RigidView(frame: CGRect(x: 0, y: 0, width: 300, height: 120)) }
    func passMoment() async { await pass() }
    func setRegionHidden(_ isHidden: Bool) { place?.isHidden = isHidden }

    func destroyRegion() {
        place?.removeFromSuperview()
        place = nil
    }

    /// An app cannot close its scene, so this posts the notification about it.
    func destroyWindow() {
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    }

    func tap(at point: Geometry.Point) async {
        let place = CGPoint(x: point.x, y: point.y)
        for window in windows {
            guard let hit = window.hitTest(window.convert(place, from: self.window), with: nil) else {
                continue
            }
            let views = sequence(first: hit, next: \.superview)
            views.lazy.compactMap { $0 as? UIControl }.first?.sendActions(for: .primaryActionTriggered)
            return
        }
    }

    func typeLetter() async {
        for window in windows {
            guard let responder = window.firstResponder as? any UIKeyInput else { continue }
            return responder.insertText("a")
        }
    }

    func pressEscape() async {
        for window in windows
        where window.all.last(where: { $0.isPanel })?.accessibilityPerformEscape() == true {
            return
        }
    }

    // MARK: What there is to see

    var appButton: Geometry.Point { middle(of: button) }
    var regionButton: Geometry.Point { middle(of: placeButton) }
    var appTaps: Int { button.taps }
    var regionTaps: Int { placeButton.taps }
    var letters: Int { field.letters }
    var fieldHasFocus: Bool { field.isFirstResponder }

    func isOnScreen(_ identifier: String) -> Bool {
        windows.contains { $0.all.contains { $0.accessibilityIdentifier == "\(identifier).panel" } }
    }

    /// The scene's visible windows, front to back.
    private var windows: [UIWindow] {
        let shown = scene.windows.filter { !$0.isHidden }.enumerated()
        return shown.sorted {
            ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
        }.map(\.element)
    }

    var windowSize: Geometry.Size {
        Geometry.Size(width: window.bounds.width, height: window.bounds.height)
    }

    var regionFrame: Geometry.Rect {
        guard let view = place else { return .zero }
        let frame = view.convert(view.bounds, to: nil)
        return Geometry.Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }

    private func middle(of view: UIView) -> Geometry.Point {
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        return Geometry.Point(x: place.x, y: place.y)
    }
}

/// A button that counts its taps.
private final class TapCounter: UIButton {
    private(set) var taps = 0

    override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
        taps += 1
    }
}

/// A text field that counts the typed letters.
private final class LetterCounter: UITextField {
    private(set) var letters = 0

    override func insertText(_ text: String) {
        super.insertText(text)
        letters += 1
    }
}

extension UIView {
    fileprivate var isPanel: Bool { accessibilityIdentifier?.hasSuffix(".panel") == true }

    /// The visible views in this hierarchy, back to front.
    fileprivate var all: [UIView] { isHidden ? [] : [self] + subviews.flatMap(\.all) }

    /// The first responder in this hierarchy.
    fileprivate var firstResponder: UIView? { all.first(where: \.isFirstResponder) }
}

/// A view with a minimum height of 120 points.
private final class RigidView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 120) }
}
