/// How elements are put on pages: on few pages, of which a change makes few again.
enum Paging {
    /// How many elements a page has at most.
    static let limit = 16

    /// As few pages as these elements need, filled evenly.
    static func pages<Element>(of elements: [Element]) -> [ArraySlice<Element>] {
        let count = (elements.count + limit - 1) / limit
        return (0..<count).map {
            elements[elements.count * $0 / count..<elements.count * ($0 + 1) / count]
        }
    }

    /// The pages to make again if elements are removed from some: their neighbors as well if few elements are left, so
    /// that there are never many small pages.
    ///
    /// - Parameters:
    ///   - count: How many elements will be left on the pages from which some are removed.
    ///   - total: How many pages there are.
    static func pagesToMakeAnew(
        _ range: Range<Int>, whereThereIsLeft count: Int, of total: Int
    ) -> Range<Int> {
        count > limit / 4 ? range : max(range.lowerBound - 1, 0)..<min(range.upperBound + 1, total)
    }
}
