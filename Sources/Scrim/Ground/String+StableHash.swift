extension String {
    /// A number for the text that is the same in every process, as `hashValue` is not.
    ///
    /// 64 bits by FNV-1a (Fowler, Noll, Vo).
    var stableHash: UInt64 {
        utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
