/// A key with a number of its own.
protocol Ranked {
    var rank: UInt64 { get }
}

/// Values by key, kept in the order of the keys' numbers.
///
/// Equal, and written out alike, whatever order the values came in.
struct SortedMap<Key, Value>: Hashable, Sendable, Codable
where Key: Ranked & Hashable & Sendable & Codable, Value: Hashable & Sendable & Codable {
    private var entries: [Entry] = []

    private struct Entry: Hashable, Codable {
        let key: Key
        var value: Value
    }

    var isEmpty: Bool { entries.isEmpty }

    subscript(key: Key) -> Value? {
        get {
            let place = place(of: key)
            return isThere(key, at: place) ? entries[place].value : nil
        }
        set {
            let place = place(of: key)
            switch (isThere(key, at: place), newValue) {
            case (true, let value?): entries[place].value = value
            case (true, nil): entries.remove(at: place)
            case (false, let value?): entries.insert(Entry(key: key, value: value), at: place)
            case (false, nil): break
            }
        }
    }

    private func isThere(_ key: Key, at place: Int) -> Bool {
        place < entries.count && entries[place].key.rank == key.rank
    }

    /// Where a key is, or would be.
    private func place(of key: Key) -> Int {
        entries.partitioningIndex { $0.key.rank >= key.rank }
    }
}
