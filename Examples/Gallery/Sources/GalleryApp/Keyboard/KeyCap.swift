/// What one key does.
enum KeyCap: Equatable {
    case character(String)
    case shift, backspace, numbers, letters, space, enter

    /// Columns it takes, of the twenty or so in a row; space and backspace also take what others leave.
    var columns: Int32 {
        switch self {
        case .character: 2
        case .shift, .backspace, .numbers, .letters: 3
        case .space: 9
        case .enter: 4
        }
    }

    /// For scripts: `key-a`, `key-space`.
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
