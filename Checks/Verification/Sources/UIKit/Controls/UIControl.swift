@MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    private var actions: [(action: UIAction, events: UIControl.Event)] = []
    /// How far outside a finger may be and still count as inside, points.
    private let slop: CGFloat = 70

    open var isEnabled = true { didSet { setNeedsLayout() } }
    open var isHighlighted = false { didSet { setNeedsLayout() } }
    open private(set) var isTracking = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var state: UIControl.State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        return state
    }

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        for index in actions.indices where actions[index].action === action {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }

    /// Calls the closure for each action and target, in the order in which they were added; without the Objective-C
    /// runtime there are no targets.
    public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stops = false
        for entry in actions where !stops { iterator(entry.action, nil, entry.events, &stops) }
    }

    open func sendActions(for controlEvents: UIControl.Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform() }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        isTracking = true
        isHighlighted = true
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isHighlighted = isInside(touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        stopTracking()
        if isInside(touches) { primaryAction() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        stopTracking()
    }

    private func isInside(_ touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first else { return false }
        return bounds.insetBy(dx: -slop, dy: -slop).contains(touch.location(in: self))
    }

    /// Performs what a plain tap does, if anything.
    func primaryAction() {}

    private func stopTracking() {
        isTracking = false
        isHighlighted = false
    }
}

/// A closure with a title.
@MainActor
open class UIAction: NSObject {
    open var title: String
    private let handler: (UIAction) -> Void

    public init(title: String = "", handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
    }

    func perform() {
        handler(self)
    }
}
