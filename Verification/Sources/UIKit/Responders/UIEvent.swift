@MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches
        case motion
        case remoteControl
        case presses
        case scroll = 10
        case hover
        case transform = 14
    }

    open var type: EventType { .touches }
    open var timestamp: TimeInterval { time }
    open var allTouches: Set<UITouch>? { touches }

    private let time = CACurrentMediaTime()
    private let touches: Set<UITouch>

    package init(touches: Set<UITouch>) {
        self.touches = touches
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        touches.filter { $0.view === view }
    }
}

/// One finger on its way over the screen.
@MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began
        case moved
        case stationary
        case ended
        case cancelled
    }

    public enum TouchType: Int, Sendable {
        case direct
        case indirect
        case pencil
        case indirectPointer
    }

    open private(set) var phase = Phase.began
    open private(set) var timestamp = CACurrentMediaTime()
    open private(set) var tapCount: Int
    open private(set) var view: UIView?
    open private(set) var window: UIWindow?
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    open var type: TouchType { .direct }

    /// On the screen.
    private var point: CGPoint
    private var lastPoint: CGPoint
    /// A recognizer took the touch from its view.
    var isCancelledForView = false

    package init(at point: CGPoint, in window: UIWindow?, view: UIView?, tapCount: Int) {
        self.point = point
        lastPoint = point
        self.window = window
        self.view = view
        self.tapCount = tapCount
    }

    open func location(in view: UIView?) -> CGPoint {
        window?.convertFromScreen(point, to: view) ?? point
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        window?.convertFromScreen(lastPoint, to: view) ?? lastPoint
    }

    package func advance(to phase: Phase, at point: CGPoint) {
        lastPoint = self.point
        self.point = point
        self.phase = phase
        timestamp = CACurrentMediaTime()
    }

    package func lift(to phase: Phase) {
        advance(to: phase, at: point)
    }

    func track(_ recognizers: [UIGestureRecognizer]) {
        gestureRecognizers = recognizers
    }
}

/// One key or button, held down.
///
/// Of no actor, unlike the event that carries it.
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began
        case changed
        case stationary
        case ended
        case cancelled
    }

    open private(set) var phase: Phase
    open private(set) var key: UIKey?
    open private(set) var timestamp = CACurrentMediaTime()

    package init(key: UIKey, phase: Phase) {
        self.key = key
        self.phase = phase
    }

    package func advance(to phase: Phase) {
        self.phase = phase
        timestamp = CACurrentMediaTime()
    }
}

@MainActor
open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }
    open private(set) var allPresses: Set<UIPress>

    package init(presses: Set<UIPress>) {
        allPresses = presses
        super.init(touches: [])
    }
}

@MainActor
open class UIKey: NSObject {
    open private(set) var keyCode: UIKeyboardHIDUsage
    open private(set) var characters: String
    open private(set) var charactersIgnoringModifiers: String
    open private(set) var modifierFlags: UIKeyModifierFlags

    package init(_ keyCode: UIKeyboardHIDUsage, characters: String, modifierFlags: UIKeyModifierFlags) {
        self.keyCode = keyCode
        self.characters = characters
        charactersIgnoringModifiers = characters
        self.modifierFlags = modifierFlags
    }
}

/// A few of the usages that a USB keyboard reports (HID usage tables, page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardA = 0x04
    case keyboardReturnOrEnter = 0x28
    case keyboardEscape = 0x29
    case keyboardDeleteOrBackspace = 0x2A
    case keyboardTab = 0x2B
    case keyboardSpacebar = 0x2C
    case keyboardF6 = 0x3F
    case keyboardHome = 0x4A
    case keyboardPageUp = 0x4B
    case keyboardEnd = 0x4D
    case keyboardPageDown = 0x4E
    case keyboardRightArrow = 0x4F
    case keyboardLeftArrow = 0x50
    case keyboardDownArrow = 0x51
    case keyboardUpArrow = 0x52
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
