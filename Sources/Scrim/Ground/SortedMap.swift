/// A key with a rank, which orders it among other keys.
protocol Ranked {
    associatedtype Rank: Comparable
    var rank: Rank { get }
}

/// Values by key, kept in the order of the keys' ranks.
///
/// Two maps are equal, and are encoded alike, whatever the order in which their values came.
struct SortedMap<Key, Value>: Hashable, Sendable, Codable
where Key: Ranked & Hashable & Sendable & Codable, Value: Hashable & Sendable & Codable {
    private var entries: [Entry] = []

    private struct Entry: Hashable, Codable {
        let key: Key
        var value: Value
    }

    var isEmpty: Bool { entries.isEmpty }

    var values: some Sequence<Value> { entries.lazy.map(\.value) }

    /// Keeps only the values of these keys.
    mutating func keep(where isKept: (Key) -> Bool) { entries.removeAll { !isKept($0.key) } }

    subscript(key: Key) -> Value? {
        get {
            let index = index(of: key)
            return isThere(key, at: index) ? entries[index].value : nil
        }
        set {
            let index = index(of: key)
            switch (isThere(key, at: index), newValue) {
            case (true, let value?): entries[index].value = value
            case (true, nil): entries.remove(at: index)
            case (false, let value?): entries.insert(Entry(key: key, value: value), at: index)
            case (false, nil): break
            }
        }
    }

    private func isThere(_ key: Key, at index: Int) -> Bool {
        index < entries.count && entries[index].key.rank == key.rank
    }

    /// The index of a key, or the one where it would be inserted.
    private func index(of key: Key) -> Int {
        entries.partitioningIndex { $0.key.rank >= key.rank }
    }
}
