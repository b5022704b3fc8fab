@MainActor
open class UIEvent: NSObject {
    /// A motion of the device.
    public enum EventSubtype: Int, Sendable {
        case none
        case motionShake
    }

    open var allTouches: Set<UITouch>? { touches }
    open var timestamp: TimeInterval { known ?? touches.map(\.timestamp).max() ?? CACurrentMediaTime() }

    private let touches: Set<UITouch>
    /// The time of an event that has no touches yet; `nil`: that of the touches.
    private let known: TimeInterval?

    package init(touches: Set<UITouch>, timestamp: TimeInterval? = nil) {
        self.touches = touches
        known = timestamp
    }
}

/// One finger's touch, from down to up.
@MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began
        case moved
        case ended
        case cancelled
    }

    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirectPointer = 3
    }

    open private(set) var type: TouchType
    open private(set) var phase = Phase.began
    open private(set) var timestamp = CACurrentMediaTime()
    open private(set) var view: UIView?
    open private(set) var window: UIWindow?
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// How long the finger has been down, in seconds.
    var duration: TimeInterval { timestamp - began }
    private let began = CACurrentMediaTime()

    /// The position on the screen.
    private var point: CGPoint
    /// Whether a recognizer took the touch from its view.
    var isCancelledForView = false

    package init(at point: CGPoint, in window: UIWindow?, view: UIView?, type: TouchType = .direct) {
        self.type = type
        self.point = point
        self.window = window
        self.view = view
    }

    open func location(in view: UIView?) -> CGPoint {
        window?.convertFromScreen(point, to: view) ?? point
    }

    /// - Parameter delay: How long ago the finger moved, in seconds. A busy app gets its events late.
    package func advance(to phase: Phase, at point: CGPoint, delay: TimeInterval = 0) {
        self.point = point
        self.phase = phase
        timestamp = CACurrentMediaTime() - delay
    }

    package func lift(to phase: Phase, delay: TimeInterval = 0) {
        advance(to: phase, at: point, delay: delay)
    }

    func track(_ recognizers: [UIGestureRecognizer]) {
        gestureRecognizers = recognizers
    }
}

/// One key or button, held down.
///
/// Not isolated to an actor, unlike the event that carries it.
open class UIPress: NSObject {
    open private(set) var key: UIKey?
    /// The responder that received the press, and also receives its end.
    package weak var receiver: UIResponder?

    package init(key: UIKey) {
        self.key = key
    }
}

@MainActor
open class UIPressesEvent: UIEvent {
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
    open package(set) var modifierFlags: UIKeyModifierFlags

    package init(_ keyCode: UIKeyboardHIDUsage, characters: String, modifierFlags: UIKeyModifierFlags) {
        self.keyCode = keyCode
        self.characters = characters
        self.modifierFlags = modifierFlags
    }
}

/// A few of the usages that a USB keyboard reports (HID usage tables, page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardA = 0x04
    case keyboardReturnOrEnter = 0x28
    case keyboardEscape = 0x29
    case keyboardTab = 0x2B
    case keyboardSpacebar = 0x2C
    case keyboardPeriod = 0x37
    case keyboardF6 = 0x3F
    case keyboardPageUp = 0x4B
    case keyboardPageDown = 0x4E
    case keyboardRightArrow = 0x4F
    case keyboardLeftArrow = 0x50
    case keyboardDownArrow = 0x51
    case keyboardUpArrow = 0x52
    case keypadEnter = 0x58
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
