import UIKit

extension Screen {
    /// Presses and releases a key; a key that no first responder takes goes to the key window's controllers.
    public func press(
        _ code: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []
    ) {
        keyDown(code, characters: characters, modifiers: modifiers)
        keyUp(code)
    }

    /// Presses a key and holds it.
    ///
    /// Commands that want priority come first, then the focus system, then other commands, then the first responder.
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

    /// Releases a held key.
    ///
    /// - Parameter modifiers: The modifiers that are down by now; `nil`: the same as before.
    public func keyUp(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags? = nil) {
        guard let press = held.removeValue(forKey: code) else { return }
        if let modifiers { press.key?.modifierFlags = modifiers }
        (press.receiver ?? keyTarget)?.pressesEnded([press], with: UIPressesEvent(presses: [press]))
        turn()
    }

    /// Cancels a held key, as the system may.
    public func cancelKey(_ code: UIKeyboardHIDUsage) {
        guard let press = held.removeValue(forKey: code) else { return }
        (press.receiver ?? keyTarget)?.pressesCancelled([press], with: UIPressesEvent(presses: [press]))
        turn()
    }

    /// Types text on a hardware keyboard, which only a first responder that takes text receives.
    public func type(_ text: String) {
        keyDown(.keyboardA, characters: text)
        UIApplication.shared.textInput?.insertText(text)
        keyUp(.keyboardA)
        turn()
    }

    /// Shakes the device: the first responder gets the motion, or else the key window.
    public func shake() {
        let target: UIResponder? = firstResponder ?? scene.keyWindow
        let event = UIEvent(touches: [])
        target?.motionBegan(.motionShake, with: event)
        target?.motionEnded(.motionShake, with: event)
        turn()
    }

    /// The owner of the keys: the first responder of the key window.
    public var firstResponder: UIResponder? { UIApplication.shared.currentFirstResponder }

    /// Whether becoming first responder makes the responder's window key.
    public static var respondersMakeWindowsKey: Bool {
        get { UIResponder.makesWindowKey }
        set { UIResponder.makesWindowKey = newValue }
    }

    // MARK: Focus

    /// Makes the device one with a focus system: an iPad or a Mac, not an iPhone.
    public func supportFocus() { scene.supportFocus() }

    /// The view that has the keyboard's focus; `nil`: none, or there is no focus system.
    public var focusedView: UIView? { scene.focusSystem?.focusedView }

    /// Moves the focus for Tab and the arrows, unless a text uses the key.
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
    /// The key's name in commands, for a key that types nothing.
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
