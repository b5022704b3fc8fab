/// A list in pages, which it shares with the lists that were made from it.
///
/// A change makes one new page; the other pages are shared with the old list. So a change to one of a thousand elements
/// costs about one page, and so does comparing the two lists.
@_spi(Host)
public struct PagedArray<Element: Hashable & Sendable & Codable>: Sendable {
    /// A run of neighboring elements.
    final class Page: Sendable {
        let elements: [Element]

        init(_ elements: [Element]) { self.elements = elements }
    }

    private(set) var pages: [Page] = []
    /// The index after the last element of each page.
    private var ends: [Int] = []

    /// An empty list.
    public init() {}

    /// The list of these elements.
    public init(_ elements: some Sequence<Element>) {
        replacePages(0..<0, with: Paging.pages(of: Array(elements)).map { Page(Array($0)) })
    }

    /// Replaces pages by others.
    mutating func replacePages(_ range: Range<Int>, with others: [Page]) {
        if range.count == others.count, zip(pages[range], others).allSatisfy({ $0 === $1 }) { return }
        let isAsLong =
            range.count == others.count
            && zip(pages[range], others).allSatisfy { $0.elements.count == $1.elements.count }
        pages.replaceSubrange(range, with: others)
        guard !isAsLong else { return }
        ends.removeSubrange(range.lowerBound...)
        ends.reserveCapacity(pages.count)
        for page in pages[range.lowerBound...] { ends.append(endIndex + page.elements.count) }
    }

    /// The elements that may differ from those of another list.
    ///
    /// If both lists have as many pages: all elements on pages that the other list does not share at the same index.
    /// Otherwise: all between the pages with which both lists begin and end.
    func elements(differingFrom other: PagedArray) -> [Element] {
        let pairs = zip(pages, other.pages)
        guard pages.count != other.pages.count else {
            return pairs.lazy.filter { $0 !== $1 }.flatMap { $0.0.elements }
        }
        let start = pairs.lazy.prefix { $0 === $1 }.count
        let end = zip(pages[start...].reversed(), other.pages[start...].reversed()).lazy
            .prefix { $0 === $1 }.count
        return pages[start..<pages.count - end].flatMap { $0.elements }
    }

    /// The page with an element, and the element's index on the page.
    private func location(of index: Int) -> (page: Int, element: Int) {
        let page = ends.partitioningIndex { $0 > index }
        return (page, index - (page > 0 ? ends[page - 1] : 0))
    }
}

extension PagedArray: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    /// Always 0.
    public var startIndex: Int { 0 }
    /// How many elements there are.
    public var endIndex: Int { ends.last ?? 0 }

    /// The element at an index.
    public subscript(index: Int) -> Element {
        _read {
            let (page, element) = location(of: index)
            yield pages[page].elements[element]
        }
        _modify {
            let (page, element) = location(of: index)
            var elements = pages[page].elements
            defer { pages[page] = Page(elements) }
            yield &elements[element]
        }
    }

    /// Goes through the pages, one after another.
    public func makeIterator() -> Iterator { Iterator(pages: pages) }

    /// Replaces elements; only their pages are made again, and the neighbors of a page with few elements left.
    public mutating func replaceSubrange(
        _ subrange: Range<Int>, with newElements: some Collection<Element>
    ) {
        var range = pagesOf(subrange)
        if newElements.count < subrange.count {
            let count = range.reduce(0) { $0 + pages[$1].elements.count } - subrange.count + newElements.count
            range = Paging.pagesToMakeAnew(range, whereThereIsLeft: count, of: pages.count)
        }
        let start = range.lowerBound > 0 ? ends[range.lowerBound - 1] : 0
        var elements = pages[range].flatMap { $0.elements }
        elements.replaceSubrange(
            subrange.lowerBound - start..<subrange.upperBound - start, with: newElements)
        replacePages(range, with: Paging.pages(of: elements).map { Page(Array($0)) })
    }

    /// The pages of these elements; for an empty range, the page on which elements would be put.
    private func pagesOf(_ subrange: Range<Int>) -> Range<Int> {
        guard let last = pages.indices.last else { return 0..<0 }
        let first = Swift.min(location(of: subrange.lowerBound).page, last)
        return first..<(subrange.isEmpty ? first : location(of: subrange.upperBound - 1).page) + 1
    }
}

extension PagedArray {
    /// Goes through a list, page by page.
    public struct Iterator: IteratorProtocol {
        fileprivate let pages: [Page]
        private var page = 0
        private var element = 0

        fileprivate init(pages: [Page]) { self.pages = pages }

        /// The next element; `nil`: that was the last.
        public mutating func next() -> Element? {
            while page < pages.count {
                let elements = pages[page].elements
                if element < elements.count {
                    defer { element += 1 }
                    return elements[element]
                }
                (page, element) = (page + 1, 0)
            }
            return nil
        }
    }
}

extension PagedArray: Hashable {
    /// Whether both have equal elements in the same order; shared pages are not compared.
    public static func == (one: PagedArray, other: PagedArray) -> Bool {
        guard one.ends == other.ends else { return one.count == other.count && one.elementsEqual(other) }
        return zip(one.pages, other.pages).allSatisfy { $0 === $1 || $0.elements == $1.elements }
    }

    /// Hashes the elements, whatever pages they are on.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
    }
}

extension PagedArray: Codable, ExpressibleByArrayLiteral, CustomStringConvertible {
    /// The list of these elements.
    public init(arrayLiteral elements: Element...) { self.init(elements) }

    /// Reads an array.
    public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }

    /// Writes an array.
    public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }

    /// The elements, as an array describes them.
    public var description: String { "\(Array(self))" }
}
