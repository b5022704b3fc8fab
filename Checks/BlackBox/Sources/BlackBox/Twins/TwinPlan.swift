import BlackBoxKit
import CGtk4

/// The random choices for an app's window; both twins are built from them.
struct TwinPlan {
    enum Kind: CaseIterable {
        case button, check, toggle, entry, dropDown, scale, spin, scroller, label, dragSource, dropTarget,
            expander
    }

    struct Control {
        let name: String
        let kind: Kind
        /// The title, with an underscore before its mnemonic.
        let title: String
        let mnemonic: Character
        let listens: Set<Listener>
        let shortcut: Shortcut?
        let isInRegion: Bool
    }

    enum Listener: CaseIterable { case click, capturedClick, motion, scroll, key, capturedKey, focus }

    struct Shortcut {
        let trigger: Key
        let scope: GtkShortcutScope
    }

    struct Key: Hashable, CustomStringConvertible {
        var name: String
        var modifiers: User.Modifiers = []

        /// The shortcut as `gtk_shortcut_trigger_parse_string` reads it.
        var trigger: String {
            (modifiers.contains(.control) ? "<Control>" : "") + (modifiers.contains(.alt) ? "<Alt>" : "")
                + (modifiers.contains(.shift) ? "<Shift>" : "") + name
        }
        var description: String { trigger }
    }

    var controls: [Control] = []
    /// The application's accelerators, one for each of its actions.
    var accelerators: [Key] = []
    var hasSearch = false
    /// True if two presses at one position always make a double click, false if they never do.
    var clicksJoin = false

    /// Each mnemonic belongs to one control, because GTK alternates between two controls that share one.
    static let mnemonics = Array("dDsSaAvVoOéÉöÖñÑжЖщЩωΩλxXkKtTfFbBß")
    private static let words = [
        "Delete", "save as", "ABORT", "Öffnen", "école", "Señal", "Файл", "Щит", "λόγος", "Next page", "x",
        "OK",
    ]

    init(_ numbers: inout RandomNumbers, isForRegion: Bool) {
        var free = Self.mnemonics.shuffled(using: &numbers)
        // Both cases of a letter are the same key.
        var seen: Set<String> = []
        free = free.filter { seen.insert($0.lowercased()).inserted }
        var keys: Set<Key> = []
        func key(_ numbers: inout RandomNumbers) -> Key {
            while true {
                let key =
                    numbers.chance(0.3)
                    ? Key(name: "F\(numbers.pick([2, 3, 4, 5, 7, 8, 9]))")
                    : Key(
                        name: numbers.pick(["q", "w", "e", "r", "g", "n", "m", "1", "Delete", "comma"]),
                        modifiers: numbers.pick([.control, [.control, .shift], .alt, [.control, .alt]]))
                if keys.insert(key).inserted { return key }
            }
        }
        for number in 0..<12 {
            let isInRegion = number >= 7
            // Most apps have mainly buttons, and a key that leaks through presses a button.
            let kind = numbers.chance(0.25) ? .button : numbers.pick(Kind.allCases)
            let mnemonic = free.removeLast()
            let word = numbers.pick(Self.words)
            let title = numbers.chance(0.5) ? "_\(mnemonic)\(word)" : "\(word) _\(mnemonic)\(word)"
            var shortcut: Shortcut?
            if numbers.chance(0.5) {
                let scopes = [
                    GTK_SHORTCUT_SCOPE_LOCAL, GTK_SHORTCUT_SCOPE_MANAGED, GTK_SHORTCUT_SCOPE_GLOBAL,
                ]
                let scope = numbers.pick(scopes)
                // The rules do not say what a blocked view's shortcuts do whose scope goes beyond the view.
                shortcut = Shortcut(
                    trigger: key(&numbers),
                    scope: isForRegion && isInRegion ? GTK_SHORTCUT_SCOPE_LOCAL : scope)
            }
            controls.append(
                Control(
                    name: "\(kind) \(number)", kind: kind, title: title, mnemonic: mnemonic,
                    listens: Set(Listener.allCases.filter { _ in numbers.chance(0.35) }), shortcut: shortcut,
                    isInRegion: isInRegion))
        }
        accelerators = (0..<3).map { _ in key(&numbers) }
        hasSearch = numbers.chance(0.4)
        clicksJoin = numbers.chance(0.3)
    }
}
