import Screen
@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import UIKit

@_spi(Host) @testable import ScrimUIKit

/// An app's window on UIKit.
@MainActor
final class UIKitSubject: ConformanceSubject {
    /// The screen's clock advances frame by frame and never stalls.
    ///
    /// The first responder has the keys and its keyboard.
    ///
    /// Tab moves between focus groups, and the arrows within a group; a panel is one group.
    static let unsupported: Set<ConformanceCapability> = [
        .stalling, .quietKeys, .liveFocus, .tab, .dialogMoves,
    ]

    /// The region, which is a list that scrolls.
    private weak var page: UIScrollView?
    private let app: AppFixture
    private let dock = Dock()
    private(set) var dialogAnswers = 0
    private let other = UITextField()
    private let listens: Bool
    private weak var place: UIView?
    /// The region's view while it is out of its window.
    private var detached: UIView?
    private var views: [WeakView] = []
    private weak var list: UIScrollView?
    private var said: [String] = []
    private let bar = UIView()
    let overlays: UIKitOverlays
    let region: Region
    let appButton: Geometry.Point
    let regionButton: Geometry.Point

    private struct WeakView {
        weak var view: UIView?
    }

    init(listens: Bool) {
        self.listens = listens
        let page = UIScrollView()
        self.page = page
        app = AppFixture(region: page)
        page.contentSize = CGSize(width: 390, height: 2000)
        app.root.view.addSubview(dock)
        overlays = app.overlays
        place = app.region
        region = app.region?.overlays.region ?? .window
        appButton = Self.middle(of: app.button)
        regionButton = Self.middle(of: app.regionButton)
        app.root.view.backgroundColor = .white
        other.frame = CGRect(x: 200, y: 60, width: 120, height: 44)
        app.root.view.addSubview(other)
        for button in [app.button, app.regionButton] { button.isAccessibilityElement = true }
        app.screen.supportFocus()
        app.field.resignFirstResponder()
        app.field.becomeFirstResponder()
        app.screen.forgetPosts()
        if listens { app.screen.setVoiceOver(true) }
        app.screen.turn()
    }

    func close() {
        if listens { app.screen.setVoiceOver(false) }
        setReducedMotion(false)
        setTextScale(1)
        app.close()
        app.screen.forgetPosts()
    }

    // MARK: What happens

    /// A view controller, whose sheet has its own window if it blocks; a list is a plain view.
    func makeView() -> any OverlayContent {
        let controller = RigidController()
        controller.preferredContentSize = CGSize(width: 300, height: 120)
        views.append(WeakView(view: controller.view))
        return controller
    }

    func openDialog() async { present(from: app.root) }

    func openDialog(from view: any OverlayContent) async {
        if let controller = view as? UIViewController { present(from: controller) }
    }

    private func present(from controller: UIViewController) {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.dialogAnswers += 1 })
        controller.present(alert, animated: true)
    }

    func focusAccessory() {
        dock.becomeFirstResponder()
        dock.field.becomeFirstResponder()
    }

    func scrollRegion(by distance: Double) { page?.contentOffset.y += CGFloat(distance) }

    func makeList() -> any OverlayContent {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        list.contentSize = CGSize(width: 390, height: 1200)
        self.list = list
        return list
    }

    var listOffset: Double { Double(list?.contentOffset.y ?? 0) }
    var keptViews: Int { views.count { $0.view != nil } }

    func passMoment() async { await app.pass() }
    func setRegionHidden(_ isHidden: Bool) { place?.isHidden = isHidden }

    func setRegionDetached(_ isDetached: Bool) {
        guard let place else { return }
        detached = isDetached ? place : nil
        if isDetached { place.removeFromSuperview() } else { app.root.view.addSubview(place) }
        app.screen.turn()
    }

    func destroyRegion() { app.destroyRegion() }
    func destroyWindow() { app.screen.disconnect() }
    func tap(at point: Geometry.Point) async { app.screen.tap(at: CGPoint(point)) }
    func fingerDown(at point: Geometry.Point) async { app.screen.touchDown(at: CGPoint(point)) }
    func fingerMove(to point: Geometry.Point) async { app.screen.touchMove(to: CGPoint(point)) }
    func fingerUp() async { app.screen.touchUp() }
    func typeLetter() async { app.screen.type("a") }
    func pressEscape() async { app.screen.press(.keyboardEscape) }
    /// Presses Return as UIKit delivers it: to a text field as text, to anything else as a press.
    func pressReturn() async {
        if app.surface?.parts.field?.input.isFirstResponder == true {
            app.screen.type("\n")
        } else {
            app.screen.press(.keyboardReturnOrEnter)
        }
    }
    func pressPanelKey() async { app.screen.press(.keyboardF6) }

    func resizeWindow(to size: Geometry.Size) async {
        app.screen.resize(width: size.width, height: size.height)
    }

    func resizeRegion(to size: Geometry.Size) async {
        place?.frame.size = CGSize(width: size.width, height: size.height)
        app.screen.turn()
    }

    func setSuspended(_ isSuspended: Bool) {
        if isSuspended { app.screen.enterBackground() } else { app.screen.enterForeground() }
    }

    func setWindowHidden(_ isHidden: Bool) {
        app.window.isHidden = isHidden
        app.screen.turn()
    }

    func setActive(_ isActive: Bool) async {
        if isActive { app.screen.enterForeground() } else { app.screen.deactivate() }
    }

    var notifications: [String] { app.screen.notifications }

    func setSafeArea(_ insets: Geometry.Insets) {
        app.screen.resize(
            width: windowSize.width, height: windowSize.height,
            safeArea: UIEdgeInsets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    func makeBar(height: Double) -> any OverlayContent {
        bar.frame = CGRect(
            x: 0, y: windowSize.height - height, width: windowSize.width, height: height)
        app.root.view.addSubview(bar)
        return bar
    }

    func setBarHidden(_ isHidden: Bool) {
        bar.isHidden = isHidden
        app.screen.turn()
    }

    func setKeyboard(height: Double?) {
        if let height { app.screen.showKeyboard(height: height) } else { app.screen.hideKeyboard() }
    }

    func setTextScale(_ scale: Double) {
        app.screen.setTextSize(scale > 1.5 ? .accessibilityExtraLarge : .large)
    }

    func setRightToLeft(_ isRightToLeft: Bool) {
        app.screen.setLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
    }

    func setReducedMotion(_ reduces: Bool) { app.screen.setReduceMotion(reduces) }
    func moveFocus() { other.becomeFirstResponder() }

    // MARK: What there is to see

    var appTaps: Int { app.button.taps }
    var regionTaps: Int { app.regionButton.taps }
    var letters: Int { app.field.letters }
    var fieldHasFocus: Bool { app.field.isFirstResponder }
    var otherHasFocus: Bool { other.isFirstResponder }

    var dialogButton: Geometry.Point? {
        let buttons = app.screen.scene.windows.filter { !$0.isHidden }.flatMap { $0.everything }
        return buttons.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == "OK" }
            .map { Self.middle(of: $0) }
    }

    var accessoryLetters: Int { dock.field.letters }

    var windowSize: Geometry.Size {
        Geometry.Size(width: app.window.bounds.width, height: app.window.bounds.height)
    }

    var regionFrame: Geometry.Rect {
        guard let place else { return .zero }
        return Geometry.Rect(place.convert(place.bounds, to: place.window))
    }

    func isOnScreen(_ identifier: String) -> Bool { app.find("\(identifier).panel")?.window != nil }

    func brightness(at point: Geometry.Point) -> Double {
        // The window's root view is the app's white background; the library's windows are above it.
        let windows = app.screen.scene.windows.filter { !$0.isHidden }.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }
        return windows.reduce(1) { ground, window in
            PaintedLayer(window.element.layer).paint(at: CGPoint(point)).over(ground)
        }
    }

    func panel(_ identifier: String) -> ConformancePanel? {
        // Changes since the last frame appear in the next one.
        app.screen.turn()
        guard let panel = app.find("\(identifier).panel"), panel.window != nil, !panel.bounds.isEmpty,
            let ground = panel.subviews.first
        else { return nil }
        let opacity = sequence(first: ground.layer, next: \.superlayer)
            .reduce(1) { $0 * Double($1.presentation()?.opacity ?? $1.opacity) }
        let parts = panel.everything.filter(\.isPainted)
        var texts: [String: Geometry.Rect] = [:]
        for label in parts.compactMap({ $0 as? UILabel }) {
            if let text = label.text, !text.isEmpty { texts[text] = label.painted }
        }
        for button in parts.compactMap({ $0 as? UIButton }) {
            if let title = button.title(for: .normal) ?? button.accessibilityLabel {
                texts[title] = button.painted
            }
        }
        let indicator = parts.first { $0.accessibilityIdentifier == "\(identifier).indicator" }
        return ConformancePanel(
            time: overlays.stage.now.time, frame: panel.painted.changed(as: ground), opacity: opacity,
            texts: texts,
            indicator: indicator?.painted)
    }

    /// VoiceOver's announcements, and what it read because the focus was moved there.
    var spoken: [String] {
        app.screen.posts.compactMap { post in
            switch post.argument {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let view as UIView where post.notification == .screenChanged: view.accessibilityLabel
            default: nil
            }
        }
    }

    func isReachable(_ place: ConformancePlace) -> Bool {
        let reached = app.screen.accessibleElements
        switch place {
        case .appButton: return reached.contains { $0 === app.button }
        case .regionButton: return reached.contains { $0 === app.regionButton }
        case .panel(let identifier): return reachableText(of: identifier) != nil
        }
    }

    func reachableText(of identifier: String) -> String? {
        guard let panel = app.find("\(identifier).panel") else { return nil }
        let inside = app.screen.accessibleElements.compactMap { $0 as? UIView }
            .filter { $0.isDescendant(of: panel) }
        guard !inside.isEmpty else { return nil }
        return ([panel] + inside).compactMap(\.accessibilityLabel).joined(separator: ", ")
    }

    private static func middle(of view: UIView) -> Geometry.Point {
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: view.window)
        return Geometry.Point(x: place.x, y: place.y)
    }
}

/// A view with a text field in a bar above the keyboard, as in a chat.
private final class Dock: UIView {
    let field = LetterCounter(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))

    init() {
        super.init(frame: .zero)
        bar.addSubview(field)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}

extension UIView {
    /// The view and all of its descendants.
    fileprivate var everything: [UIView] { [self] + subviews.flatMap(\.everything) }

    fileprivate var isPainted: Bool {
        sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }

    /// The view's presentation frame, in the window's coordinates.
    @MainActor fileprivate var painted: Geometry.Rect { PaintedLayer(layer).frame }
}

extension CGPoint {
    fileprivate init(_ point: Geometry.Point) { self.init(x: point.x, y: point.y) }
}

extension Geometry.Rect {
    fileprivate init(_ rect: CGRect) { self.init(rect.minX, rect.minY, rect.width, rect.height) }

    /// The panel's frame, changed as the background differs from its resting frame; the background may
    /// reach beyond the panel.
    @MainActor fileprivate func changed(as ground: UIView) -> Geometry.Rect {
        guard let shown = ground.layer.presentation()?.frame else { return self }
        let rest = ground.layer.frame
        return Geometry.Rect(
            minX + shown.minX - rest.minX, minY + shown.minY - rest.minY, width + shown.width - rest.width,
            height + shown.height - rest.height)
    }
}

/// A controller whose view has a minimum height of 120 points.
private final class RigidController: UIViewController {
    final class Content: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 120) }
    }

    override func loadView() { view = Content() }
}
