/// Choices made from bytes, so the fuzzer decides and its input repeats the decisions.
///
/// When the bytes are used up, every choice is the first option.
struct Choices {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: some Collection<UInt8>) { self.bytes = Array(bytes)[...] }

    var isUsedUp: Bool { bytes.isEmpty }

    /// A number from 0 up to, but not including, `limit`; 0 if the limit is less than 1.
    mutating func number(below limit: Int) -> Int {
        guard limit > 1 else { return 0 }
        let isSmall = limit <= 256
        let first = Int(bytes.popFirst() ?? 0)
        return (isSmall ? first : first << 8 | Int(bytes.popFirst() ?? 0)) % limit
    }

    mutating func one<Element>(of list: [Element]) -> Element { list[number(below: list.count)] }

    mutating func oneIn(_ count: Int) -> Bool { number(below: count) == count - 1 }

    /// The remaining bytes as text.
    ///
    /// Invalid UTF-8 is replaced.
    mutating func rest() -> String {
        defer { bytes = [] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
