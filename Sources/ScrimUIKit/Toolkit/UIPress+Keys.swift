#if canImport(UIKit)
import UIKit

/// What the keys of a hardware keyboard mean, for all code that handles presses.
extension UIPress {
    /// Whether the key is Return, or Enter on a number pad, without a modifier that makes it a command.
    @MainActor var isEnter: Bool { isEnterKey && !isCommand }

    /// The same with any modifier: when a key is released, its modifiers may have changed.
    @MainActor var isEnterKey: Bool { [.keyboardReturnOrEnter, .keypadEnter].contains(key?.keyCode) }

    /// Whether the key is Escape without a modifier, or Command with a period, which replaces Escape on
    /// keyboards without it.
    ///
    /// Escape with a modifier may be a command of the app. From iPadOS 16 on, the system does not turn Command with a
    /// period into Escape. The key of the period depends on the layout.
    @MainActor var isEscape: Bool {
        guard let key else { return false }
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if key.keyCode == .keyboardEscape { return modifiers.isEmpty }
        return key.characters == "." && modifiers.contains(.command)
    }

    /// Whether the key activates a button that has the focus.
    @MainActor var activates: Bool { isEnter || key?.keyCode == .keyboardSpacebar && !isCommand }

    /// Whether the key types a character and activates nothing.
    ///
    /// For a key without a character, `characters` is the key's name. With Option, many keys type another character.
    @MainActor var types: Bool {
        guard let key, !activates, key.modifierFlags.isDisjoint(with: [.command, .control]) else {
            return false
        }
        return key.characters.count == 1
            && key.characters.unicodeScalars.allSatisfy {
                ![.control, .privateUse].contains($0.properties.generalCategory)
            }
    }

    /// Whether Command, Option or Control is down, which turns most keys into commands.
    @MainActor private var isCommand: Bool {
        key?.modifierFlags.isDisjoint(with: [.command, .alternate, .control]) == false
    }
}
#endif
