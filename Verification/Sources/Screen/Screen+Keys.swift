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
    public func keyDown(
        _ code: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []
    ) {
        let press = UIPress(
            key: UIKey(code, characters: characters, modifierFlags: modifiers), phase: .began)
        held[code] = press
        keyTarget?.pressesBegan([press], with: UIPressesEvent(presses: [press]))
        turn()
    }

    /// Lets go of a held key.
    public func keyUp(_ code: UIKeyboardHIDUsage) {
        guard let press = held.removeValue(forKey: code) else { return }
        press.advance(to: .ended)
        keyTarget?.pressesEnded([press], with: UIPressesEvent(presses: [press]))
        turn()
    }

    /// Types text on a hardware keyboard: only a first responder that takes text gets it.
    public func type(_ text: String) {
        keyDown(.keyboardA, characters: text)
        (firstResponder as? any UIKeyInput)?.insertText(text)
        keyUp(.keyboardA)
        turn()
    }

    /// Who has the keys.
    public var firstResponder: UIResponder? { UIApplication.shared.currentFirstResponder }

    private var keyTarget: UIResponder? {
        firstResponder ?? scene.keyWindow?.topController ?? scene.keyWindow
    }
}
