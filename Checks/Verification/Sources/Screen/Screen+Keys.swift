import UIKit

extension Screen {
    /// Presses a key and lets it go; what no first responder takes goes to the key window's controllers.
    public func press(
        _ code: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []
    ) {
        keyDown(code, characters: characters, modifiers: modifiers)
        keyUp(code)
    }

    /// Presses a key and holds it.
    ///
    /// Commands that want priority come first, then the focus system, then the other commands, then who has the keys.
    public func keyDown(
        _ code: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []
    ) {
        let key = UIKey(
            code, characters: characters.isEmpty ? code.input : characters, modifierFlags: modifiers)
        defer { turn() }
        guard let target = keyTarget else { return }
        if key.command(from: target, priority: true) || moveFocus(key) { return }
        if key.command(from: target, priority: false) { return }
        let press = UIPress(key: key)
        held[code] = press
        press.receiver = target
        target.pressesBegan([press], with: UIPressesEvent(presses: [press]))
    }

    /// Lets go of a held key.
    ///
    /// - Parameter modifiers: Those that are down by now; `nil`: the same as before.
    public func keyUp(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags? = nil) {
        guard let press = held.removeValue(forKey: code) else { return }
        if let modifiers { press.key?.modifierFlags = modifiers }
        (press.receiver ?? keyTarget)?.pressesEnded([press], with: UIPressesEvent(presses: [press]))
        turn()
    }

    /// The system takes a held key away.
    public func cancelKey(_ code: UIKeyboardHIDUsage) {
        guard let press = held.removeValue(forKey: code) else { return }
        (press.receiver ?? keyTarget)?.pressesCancelled([press], with: UIPressesEvent(presses: [press]))
        turn()
    }

    /// Types text on a hardware keyboard: only a first responder that takes text gets it.
    public func type(_ text: String) {
        keyDown(.keyboardA, characters: text)
        (firstResponder as? any UIKeyInput)?.insertText(text)
        keyUp(.keyboardA)
        turn()
    }

    /// The user shakes the device: the responder that has the keys hears of it, or the window if there is none.
    public func shake() {
        let target: UIResponder? = firstResponder ?? scene.keyWindow
        let event = UIEvent(touches: [])
        target?.motionBegan(.motionShake, with: event)
        target?.motionEnded(.motionShake, with: event)
        turn()
    }

    /// Who has the keys.
    public var firstResponder: UIResponder? { UIApplication.shared.currentFirstResponder }

    /// Whether what becomes first responder makes its window key.
    public static var respondersMakeWindowsKey: Bool {
        get { UIResponder.makesWindowKey }
        set { UIResponder.makesWindowKey = newValue }
    }

    // MARK: Focus

    /// The device is one with a focus system: an iPad or a Mac, not an iPhone.
    public func supportFocus() { scene.supportFocus() }

    /// The view that has the keyboard's focus; `nil`: none, or there is no focus system.
    public var focusedView: UIView? { scene.focusSystem?.focusedView }

    /// Tab and the arrows: text gets them first, where it has a use for them.
    private func moveFocus(_ key: UIKey) -> Bool {
        guard let system = scene.focusSystem else { return false }
        switch key.keyCode {
        case .keyboardTab where !(firstResponder is UITextView):
            return system.tab(isForward: !key.modifierFlags.contains(.shift))
        case .keyboardDownArrow: return system.arrow(.down)
        case .keyboardRightArrow: return system.arrow(.right)
        case .keyboardUpArrow: return system.arrow(.up)
        case .keyboardLeftArrow: return system.arrow(.left)
        default: return false
        }
    }

    private var keyTarget: UIResponder? {
        focusedView ?? firstResponder ?? scene.keyWindow?.topController ?? scene.keyWindow
    }
}

extension UIKeyboardHIDUsage {
    /// What commands call a key that types nothing.
    fileprivate var input: String {
        switch self {
        case .keyboardF6: UIKeyCommand.f6
        case .keyboardUpArrow: UIKeyCommand.inputUpArrow
        case .keyboardDownArrow: UIKeyCommand.inputDownArrow
        case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
        case .keyboardRightArrow: UIKeyCommand.inputRightArrow
        case .keyboardPageUp: UIKeyCommand.inputPageUp
        case .keyboardPageDown: UIKeyCommand.inputPageDown
        default: ""
        }
    }
}
