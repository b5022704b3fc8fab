#if canImport(UIKit)
import UIKit

/// What the keys of a hardware keyboard mean, for all that looks at presses.
extension UIPress {
    /// Return, or Enter of a number pad, without a modifier that makes a command of it.
    @MainActor var isEnter: Bool { isEnterKey && !isCommand }

    /// The same with whatever modifier: by its release a key may have another one.
    @MainActor var isEnterKey: Bool { [.keyboardReturnOrEnter, .keypadEnter].contains(key?.keyCode) }

    /// Escape alone, or Command with a period, which stand for it where a keyboard has none.
    ///
    /// Escape with another key may be a command of the app's. From iPadOS 16 on the system makes no Escape of Command with a
    /// period. Which key has the period depends on the layout.
    @MainActor var isEscape: Bool {
        guard let key else { return false }
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if key.keyCode == .keyboardEscape { return modifiers.isEmpty }
        return key.characters == "." && modifiers.contains(.command)
    }

    /// Whether the key presses a button that has the focus.
    @MainActor var activates: Bool { isEnter || key?.keyCode == .keyboardSpacebar && !isCommand }

    /// Whether the key types a character, and presses nothing; keys without a character have a word in its place.
    ///
    /// Option makes other characters of many keys.
    @MainActor var types: Bool {
        guard let key, !activates, key.modifierFlags.isDisjoint(with: [.command, .control]) else {
            return false
        }
        return key.characters.count == 1
            && key.characters.unicodeScalars.allSatisfy {
                ![.control, .privateUse].contains($0.properties.generalCategory)
            }
    }

    /// Whether Command, Option or Control is down, which make a command of most keys.
    @MainActor private var isCommand: Bool {
        key?.modifierFlags.isDisjoint(with: [.command, .alternate, .control]) == false
    }
}
#endif
