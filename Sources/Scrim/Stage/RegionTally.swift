/// Regions in the order of their numbers, each listed once.
///
/// A region that was added several times has to be removed as often.
struct RegionTally: Sendable {
    private(set) var regions = PagedArray<Region>()
    /// For each region that was added more than once, how many times more.
    private var again = SortedMap<Region, Int>()

    mutating func add(_ region: Region) {
        let index = index(of: region)
        if isThere(region, at: index) {
            again[region] = (again[region] ?? 0) + 1
        } else {
            regions.insert(region, at: index)
        }
    }

    mutating func remove(_ region: Region) {
        let index = index(of: region)
        guard isThere(region, at: index) else { return }
        if let more = again[region] {
            again[region] = more > 1 ? more - 1 : nil
        } else {
            regions.remove(at: index)
        }
    }

    /// Where a region is, or would be.
    private func index(of region: Region) -> Int { regions.partitioningIndex { $0.rank >= region.rank } }

    private func isThere(_ region: Region, at index: Int) -> Bool {
        index < regions.count && regions[index] == region
    }
}
