/// Chooses by bytes, so that a fuzzer decides and its input repeats what it decided.
///
/// When the bytes are used up, every choice is the first.
struct Choices {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: some Collection<UInt8>) { self.bytes = Array(bytes)[...] }

    var isUsedUp: Bool { bytes.isEmpty }

    /// A number from 0 to `limit`, without the limit; 0 where the limit is less than 1.
    mutating func number(below limit: Int) -> Int {
        guard limit > 1 else { return 0 }
        let isSmall = limit <= 256
        let first = Int(bytes.popFirst() ?? 0)
        return (isSmall ? first : first << 8 | Int(bytes.popFirst() ?? 0)) % limit
    }

    mutating func one<Element>(of list: [Element]) -> Element { list[number(below: list.count)] }

    mutating func oneIn(_ count: Int) -> Bool { number(below: count) == count - 1 }

    /// The bytes that are left, as text.
    ///
    /// Bytes that are not UTF-8 are replaced.
    mutating func rest() -> String {
        defer { bytes = [] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
