/// Watches the touches on a view and in its subviews for a gesture.
@MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
    }

    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true { didSet { if !isEnabled { cancelIfActive() } } }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    private var current = State.possible

    /// The state, which a subclass sets when it recognizes its gesture.
    open var state: State {
        get { current }
        set { change(to: newValue) }
    }

    private var targets: [@MainActor (UIGestureRecognizer) -> Void] = []
    /// The state to take once other recognizers have failed.
    private var awaited: State?
    var touches: [UITouch] = []
    static var delivering: [UIGestureRecognizer] = []

    public override init() {}

    /// Creates a recognizer without a target.
    public init(target: Never?, action: Never?) {}

    /// Replaces a target and a selector, which need the Objective-C runtime; the target is not retained.
    public init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
    ) {
        super.init()
        addTarget(target, action: action)
    }

    public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
    ) {
        targets.append { [weak target] recognizer in
            guard let target, let recognizer = recognizer as? Recognizer else { return }
            action(target)(recognizer)
        }
    }

    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return lastLocation.map { convertFromScreen($0, to: view) } ?? .zero }
        let points = touches.map { $0.location(in: view) }
        return CGPoint(
            x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
            y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func reset() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    // MARK: Where the fingers were last

    private var lastLocation: CGPoint?
    private weak var lastWindow: UIWindow?

    private func convertFromScreen(_ point: CGPoint, to view: UIView?) -> CGPoint {
        lastWindow?.convertFromScreen(point, to: view) ?? point
    }

    func remember() {
        guard let window = view?.window, !touches.isEmpty else { return }
        lastWindow = window
        lastLocation = location(in: nil).applying(window.layer.values.toSuper)
    }

    // MARK: State

    var isActive: Bool { state == .began || state == .changed }
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

    /// Changes the state, if the other recognizers and the delegates allow it.
    func change(to next: State) {
        guard !isOver else { return }
        let begins = state == .possible && (next == .began || next == .ended)
        if begins {
            if awaited == nil, !mayBegin() { return fail() }
            let others = peersToFail().filter { !$0.isOver }
            if others.contains(where: \.isActive) || others.contains(where: { $0.state == .ended }) {
                return fail()
            }
            if !others.isEmpty {
                awaited = next
                return
            }
            if peers.contains(where: { ($0.isActive || $0.state == .ended) && $0.prevents(self) }) {
                return fail()
            }
        }
        awaited = nil
        current = next
        if next == .failed {
            Self.resolveWaiting()
            return
        }
        if begins { takeOver() }
        for target in targets { target(self) }
        if isOver { Self.resolveWaiting() }
    }

    func fail() {
        guard state == .possible else { return }
        awaited = nil
        current = .failed
        Self.resolveWaiting()
    }

    func cancelIfActive() {
        if isActive { change(to: .cancelled) } else if state == .possible, !touches.isEmpty { fail() }
    }

    /// Resets the recognizer for the next touches.
    func prepare() {
        current = .possible
        awaited = nil
        touches = []
        relations = [:]
        reset()
    }

    var isWaiting: Bool { awaited != nil }

    private var peers: [UIGestureRecognizer] { Self.delivering.filter { $0 !== self } }

    private func mayBegin() -> Bool {
        delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// The recognizers that this one waits for, as decided when the touch began, before any recognizer received it.
    private var relations: [ObjectIdentifier: Bool] = [:]

    func askForRelations() {
        for other in peers { _ = waits(for: other) }
    }

    private func waits(for other: UIGestureRecognizer) -> Bool {
        if let known = relations[ObjectIdentifier(other)] { return known }
        let waits =
            delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
        relations[ObjectIdentifier(other)] = waits
        return waits
    }

    private func peersToFail() -> [UIGestureRecognizer] { peers.filter { waits(for: $0) } }

    /// Whether this gesture prevents another: only one proceeds, unless a delegate allows both.
    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        let together =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        return !together && canPrevent(other) && other.canBePrevented(by: self)
    }

    private func takeOver() {
        for other in peers where other.state == .possible && prevents(other) { other.fail() }
        guard cancelsTouchesInView else { return }
        TouchDelivery.cancel(touches)
    }

    private static func resolveWaiting() {
        for recognizer in delivering {
            guard let next = recognizer.awaited else { continue }
            if recognizer.peersToFail().allSatisfy({ $0.state == .failed || $0.state == .cancelled }) {
                recognizer.change(to: next)
            } else if recognizer.peersToFail().contains(where: { $0.isActive || $0.state == .ended }) {
                recognizer.fail()
            }
        }
    }
}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

// On Apple's platforms, each of these methods is optional.
extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }
}

extension UIView {
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        recognizers.append(gestureRecognizer)
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.cancelIfActive()
        gestureRecognizer.view = nil
        recognizers.removeAll { $0 === gestureRecognizer }
    }
}
