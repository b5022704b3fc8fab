/// How elements are put on pages: few pages, and a change makes few of them again.
enum Paging {
    /// How many elements a page has at most.
    static let limit = 16

    /// As few pages as these elements need, each with as many as the others.
    static func pages<Element>(of elements: [Element]) -> [ArraySlice<Element>] {
        let count = (elements.count + limit - 1) / limit
        return (0..<count).map {
            elements[elements.count * $0 / count..<elements.count * ($0 + 1) / count]
        }
    }

    /// The pages to make again if elements of some go: their neighbors as well if few elements are left, so
    /// that small pages never are many.
    ///
    /// - Parameters:
    ///   - count: How many elements there will be on the pages that some go from.
    ///   - total: How many pages there are.
    static func pagesToMakeAnew(
        _ range: Range<Int>, whereThereIsLeft count: Int, of total: Int
    ) -> Range<Int> {
        count > limit / 4 ? range : max(range.lowerBound - 1, 0)..<min(range.upperBound + 1, total)
    }
}
