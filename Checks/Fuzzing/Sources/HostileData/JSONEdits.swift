/// A JSON text in which some values are replaced by hostile ones, by other values of the text, or by some of its keys.
struct JSONEdits {
    /// Values at the limits of a type's range, beyond them, or of another type.
    private static let hostile = [
        "0", "-0.0", "1", "-1", "0.5", "2", "255", "256", "1e3", "2147483648", "9007199254740993",
        "9223372036854775807", "-9223372036854775808", "18446744073709551615", "1e19", "1e308", "-1e308",
        "5e-324",
        "\"nan\"", "\"inf\"", "\"-inf\"", "true", "false", "null", "[]", "{}", "\"\"", "\"a\"", "\"_\"",
        "\"__\"",
        "\"{n}\"", "\"\\u0000\"", "\"\\u202e\\u200d\\ufeff\"", "\"e\\u0301\\u0301\\u0301\"", "\"\\n\\n\\n\"",
        "\"" + String(repeating: "W", count: 3_000) + "\"",
    ]

    /// The text in pieces: strings, numbers and words separately, and everything between them unchanged.
    private var pieces: [String] = []
    private var values: [Int] = []
    private var keys: [Int] = []

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var start = 0
        func piece(to end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
        while start < bytes.count {
            var end = start + 1
            if bytes[start] == UInt8(ascii: "\"") {
                while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
                    end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
                }
                end = min(end + 1, bytes.count)
                let isKey = end < bytes.count && bytes[end] == UInt8(ascii: ":")
                if isKey { keys.append(pieces.count) } else { values.append(pieces.count) }
            } else if !"{}[],: \n".utf8.contains(bytes[start]) {
                while end < bytes.count, !"{}[],: \n\"".utf8.contains(bytes[end]) { end += 1 }
                values.append(pieces.count)
            }
            pieces.append(piece(to: end))
            start = end
        }
    }

    /// The text after some edits that the bytes choose.
    mutating func edited(by choices: inout Choices) -> String {
        for _ in 0...choices.number(below: 6) where !values.isEmpty {
            let index = values[choices.number(below: values.count)]
            switch choices.number(below: 8) {
            case 0: pieces[index] = pieces[values[choices.number(below: values.count)]]
            case 1: pieces.swapAt(index, values[choices.number(below: values.count)])
            case 2 where !keys.isEmpty:
                pieces[keys[choices.number(below: keys.count)]] =
                    pieces[keys[choices.number(below: keys.count)]]
            default: pieces[index] = choices.one(of: JSONEdits.hostile)
            }
        }
        return pieces.joined()
    }
}
