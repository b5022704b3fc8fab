/// The function of one key.
enum KeyCap: Equatable {
    case character(String)
    case shift, backspace, numbers, letters, space, enter

    /// The number of columns that the key spans, of about twenty in a row; space and backspace
    /// also take unused columns.
    var columns: Int32 {
        switch self {
        case .character: 2
        case .shift, .backspace, .numbers, .letters: 3
        case .space: 9
        case .enter: 4
        }
    }

    /// The name for scripts: `key-a`, `key-space`.
    var name: String {
        switch self {
        case .character(let character): "key-\(character)"
        case .shift: "key-shift"
        case .backspace: "key-backspace"
        case .numbers: "key-numbers"
        case .letters: "key-letters"
        case .space: "key-space"
        case .enter: "key-return"
        }
    }
}
