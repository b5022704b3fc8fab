/// Regions in the order of their numbers, each once, however often it was added.
struct RegionTally: Sendable {
    private(set) var regions: [Region] = []
    /// How often each was added, in the same order.
    private var counts: [Int] = []

    mutating func add(_ region: Region) {
        let place = place(of: region)
        if isThere(region, at: place) {
            counts[place] += 1
        } else {
            regions.insert(region, at: place)
            counts.insert(1, at: place)
        }
    }

    mutating func remove(_ region: Region) {
        let place = place(of: region)
        guard isThere(region, at: place) else { return }
        counts[place] -= 1
        guard counts[place] == 0 else { return }
        regions.remove(at: place)
        counts.remove(at: place)
    }

    /// Where a region is, or would be.
    private func place(of region: Region) -> Int { regions.partitioningIndex { $0.rank >= region.rank } }

    private func isThere(_ region: Region, at place: Int) -> Bool {
        place < regions.count && regions[place] == region
    }
}
