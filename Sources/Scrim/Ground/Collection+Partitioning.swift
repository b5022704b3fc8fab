extension RandomAccessCollection where Index == Int {
    /// The first index of the second part of a sorted collection; the end if there is none.
    ///
    /// - Parameter isInSecondPart: Whether an element belongs to the second part; once one does, all after it
    ///   do.
    func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
